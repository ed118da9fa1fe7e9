// @ts-check
/** The power plant at the end of a match: shut down and steaming, or open to the sky. */

const BASE = 0.82; // where the ground begins, of the height

/**
 * A cooling tower with its waist.
 * @param {CanvasRenderingContext2D} pen @param {number} x its middle @param {number} top @param {number} wide
 * @param {number} base
 */
function tower(pen, x, top, wide, base) {
  const rim = wide * 0.34,
    foot = wide * 0.5,
    waist = top + (base - top) * 0.38;
  pen.beginPath();
  pen.moveTo(x - foot, base);
  pen.quadraticCurveTo(x - wide * 0.24, waist, x - rim, top);
  pen.lineTo(x + rim, top);
  pen.quadraticCurveTo(x + wide * 0.24, waist, x + foot, base);
  pen.fill();
}

/**
 * Steam over a tower, in round clouds.
 * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} h
 */
function steam(pen, x, y, h) {
  pen.fillStyle = '#f3e6dc2b';
  for (const [right, up, size] of [
    [0, 0.02, 0.05],
    [0.04, 0.08, 0.065],
    [0.09, 0.15, 0.08],
    [0.16, 0.22, 0.095],
  ]) {
    pen.beginPath();
    pen.arc(x + h * right, y - h * up, h * size, 0, 7);
    pen.fill();
  }
}

/**
 * The chimney with its rings.
 * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} top @param {number} wide @param {number} base
 * @param {boolean} won
 */
function chimney(pen, x, top, wide, base, won) {
  pen.fillStyle = won ? '#3d2c34' : '#241416';
  pen.fillRect(x, top, wide, base - top);
  pen.fillStyle = won ? '#b0563f' : '#5d2318';
  for (const at of [0.04, 0.2, 0.36]) pen.fillRect(x, top + (base - top) * at, wide, (base - top) * 0.07);
}

/**
 * What burns through: a beam out of the open hall.
 * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} h
 */
function beam(pen, x, y, h) {
  const light = pen.createLinearGradient(0, y, 0, 0);
  light.addColorStop(0, '#ffd98acc');
  light.addColorStop(0.4, '#ff8a3c66');
  light.addColorStop(1, '#ff8a3c00');
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(x - h * 0.05, y);
  pen.lineTo(x - h * 0.14, 0);
  pen.lineTo(x + h * 0.14, 0);
  pen.lineTo(x + h * 0.05, y);
  pen.fill();
  const glow = pen.createRadialGradient(x, y, 0, x, y, h * 0.3);
  glow.addColorStop(0, '#ffe3a0ee');
  glow.addColorStop(0.35, '#ff9d2e88');
  glow.addColorStop(1, '#ff5a1c00');
  pen.fillStyle = glow;
  pen.fillRect(x - h * 0.3, y - h * 0.3, h * 0.6, h * 0.6);
}

/**
 * The hall of the reactor: whole with its lit windows, or with a torn roof.
 * @param {CanvasRenderingContext2D} pen @param {number} left @param {number} wide @param {number} h
 * @param {boolean} won
 */
function hall(pen, left, wide, h, won) {
  const base = h * BASE,
    roof = h * 0.6;
  pen.fillStyle = won ? '#3a2830' : '#22110f';
  pen.beginPath();
  pen.moveTo(left, base);
  pen.lineTo(left, roof);
  if (won) {
    pen.lineTo(left + wide * 0.22, roof);
    pen.arc(left + wide / 2, roof, wide * 0.28, Math.PI, 0);
    pen.lineTo(left + wide, roof);
  } else {
    for (const [x, y] of [
      [0.14, 0.63],
      [0.24, 0.58],
      [0.34, 0.68],
      [0.66, 0.69],
      [0.76, 0.59],
      [0.88, 0.64],
      [1, 0.6],
    ])
      pen.lineTo(left + wide * x, h * y);
  }
  pen.lineTo(left + wide, base);
  pen.fill();
  pen.fillStyle = won ? '#8fd6c6' : '#ff7a2e66';
  for (let i = 0; i < 6; i += 1) pen.fillRect(left + wide * (0.08 + i * 0.15), h * 0.72, wide * 0.08, h * 0.03);
}

/** @param {CanvasRenderingContext2D} pen @param {number} w @param {number} h @param {boolean} won */
export function paintPlant(pen, w, h, won) {
  const base = h * BASE,
    left = w * 0.66,
    wide = Math.min(w * 0.22, h * 0.72);
  if (won) {
    pen.fillStyle = '#ffcf8a55';
    pen.beginPath();
    pen.arc(w * 0.56, h * 0.74, h * 0.24, 0, 7);
    pen.fill();
  }
  for (const [before, top] of [
    [0.47, 0.46],
    [0.17, 0.4],
  ]) {
    const x = left - h * before; // by the height, so that they stand apart in every picture
    if (won) steam(pen, x, h * top, h);
    pen.fillStyle = won ? '#2f2029' : '#1c1014';
    tower(pen, x, h * top, h * 0.26, base);
  }
  chimney(pen, left + wide * 1.1, h * 0.3, h * 0.035, base, won);
  if (!won) beam(pen, left + wide / 2, h * 0.7, h);
  hall(pen, left, wide, h, won);
  const ground = pen.createLinearGradient(0, base, 0, h);
  ground.addColorStop(0, won ? '#22302b' : '#1b1714');
  ground.addColorStop(1, '#0e1312');
  pen.fillStyle = ground;
  pen.fillRect(0, base, w, h - base);
}
