// @ts-check
/** The street at the end of a fire: the house that stands, or what is left of it. */

/** Roofs of the neighbours. @param {CanvasRenderingContext2D} pen @param {number} w @param {number} h */
function street(pen, w, h) {
  pen.fillStyle = '#2a1a26';
  for (const [x, width, top] of [
    [0.04, 0.08, 0.6],
    [0.16, 0.1, 0.55],
    [0.3, 0.07, 0.62],
    [0.42, 0.1, 0.58],
  ]) {
    pen.beginPath();
    pen.moveTo(w * x, h * 0.82);
    pen.lineTo(w * x, h * (top + 0.08));
    pen.lineTo(w * (x + width / 2), h * top);
    pen.lineTo(w * (x + width), h * (top + 0.08));
    pen.lineTo(w * (x + width), h * 0.82);
    pen.fill();
  }
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} size */
function flame(pen, x, y, size) {
  for (const [shade, share] of /** @type {[string, number][]} */ ([
    ['#f2541b', 1],
    ['#ff9d2e', 0.68],
    ['#ffe58a', 0.38],
  ])) {
    const r = size * share;
    pen.fillStyle = shade;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.bezierCurveTo(x - r, y, x - r * 0.8, y - r, x - r * 0.1, y - r * 2);
    pen.bezierCurveTo(x, y - r * 1.3, x + r * 0.9, y - r * 1.1, x + r * 0.8, y - r * 0.5);
    pen.bezierCurveTo(x + r * 0.8, y - r * 0.1, x + r * 0.4, y, x, y);
    pen.fill();
  }
}

/** Smoke over the roof. @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} h */
function smoke(pen, x, y, h) {
  pen.strokeStyle = '#cfc6c033';
  pen.lineWidth = h * 0.05;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(x - h * 0.06, y - h * 0.12, x + h * 0.06, y - h * 0.2, x, y - h * 0.32);
  pen.bezierCurveTo(x - h * 0.05, y - h * 0.42, x + h * 0.03, y - h * 0.48, x, y - h * 0.6);
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {number} w @param {number} h @param {boolean} won */
export function paintStreet(pen, w, h, won) {
  const left = w * 0.58,
    wide = w * 0.34,
    base = h * 0.82;
  if (won) {
    pen.fillStyle = '#ffcf8a55';
    pen.beginPath();
    pen.arc(w * 0.88, h * 0.72, h * 0.26, 0, 7);
    pen.fill();
  }
  street(pen, w, h);
  smoke(pen, w * 0.8, h * 0.5, h);
  pen.fillStyle = won ? '#3a2428' : '#2a1512';
  pen.beginPath();
  if (won) {
    pen.moveTo(left - wide * 0.06, h * 0.6);
    pen.lineTo(left + wide / 2, h * 0.42);
    pen.lineTo(left + wide * 1.06, h * 0.6);
    pen.lineTo(left + wide, h * 0.6);
    pen.lineTo(left + wide, base);
    pen.lineTo(left, base);
    pen.lineTo(left, h * 0.6);
  } else {
    pen.moveTo(left, base);
    pen.lineTo(left + wide * 0.04, h * 0.66);
    pen.lineTo(left + wide * 0.2, h * 0.72);
    pen.lineTo(left + wide * 0.34, h * 0.63);
    pen.lineTo(left + wide * 0.55, h * 0.71);
    pen.lineTo(left + wide * 0.75, h * 0.65);
    pen.lineTo(left + wide, base);
  }
  pen.fill();
  if (won) {
    pen.fillStyle = '#1d1216';
    for (let i = 0; i < 4; i += 1) pen.fillRect(left + wide * (0.08 + i * 0.23), h * 0.66, wide * 0.13, h * 0.08);
  }
  const ground = pen.createLinearGradient(0, base, 0, h);
  ground.addColorStop(0, won ? '#1f3324' : '#16211a');
  ground.addColorStop(1, '#0e1711');
  pen.fillStyle = ground;
  pen.fillRect(0, base, w, h - base);
  if (!won)
    for (const [x, y, size] of [
      [0.1, 0.8, 0.055],
      [0.3, 0.72, 0.05],
      [0.5, 0.78, 0.075],
      [0.7, 0.72, 0.05],
      [0.9, 0.81, 0.065],
    ])
      flame(pen, left + wide * x, h * y, h * size);
}
