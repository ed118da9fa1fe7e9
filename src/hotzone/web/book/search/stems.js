// @ts-check
/** Words as the search knows them: folded to plain letters, without endings, in four languages at once. */

/**
 * Endings by language, the longest first: light lists that keep at least four letters.
 * @type {Record<string, string[]>}
 */
const ENDINGS = {
  en: ['ingly', 'ings', 'ing', 'edly', 'ers', 'ies', 'ed', 'es', 'er', 'ly', 's', 'e', 'y'],
  ru: [
    ...[
      'иями',
      'ться',
      'ется',
      'ются',
      'аться',
      'иться',
      'ением',
      'ения',
      'ению',
      'ений',
      'ение',
      'ыми',
      'ими',
      'ами',
      'ями',
    ],
    ...['ого', 'его', 'ому', 'ему', 'ешь', 'ишь', 'ать', 'ять', 'ить', 'еть', 'уть', 'ала', 'или', 'ает', 'ует', 'ает'],
    ...['ой', 'ей', 'ий', 'ый', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ую', 'юю', 'ом', 'ем', 'ам', 'ям', 'ах', 'ях'],
    ...['ов', 'ев', 'ет', 'ит', 'ут', 'ют', 'ат', 'ят', 'ть', 'ся', 'ы', 'и', 'а', 'я', 'о', 'е', 'у', 'ю', 'ь', 'й'],
  ],
  cs: [
    ...[
      'ovani',
      'ovat',
      'enim',
      'emi',
      'ami',
      'ych',
      'ich',
      'ymi',
      'imi',
      'eho',
      'emu',
      'ove',
      'uje',
      'ete',
      'ime',
      'eme',
    ],
    ...[
      'ou',
      'em',
      'am',
      'um',
      'ho',
      'mu',
      'ch',
      'at',
      'it',
      'et',
      'im',
      'ym',
      'ni',
      'te',
      'a',
      'e',
      'i',
      'o',
      'u',
      'y',
    ],
  ],
  it: [
    ...[
      'zione',
      'zioni',
      'mente',
      'ando',
      'endo',
      'are',
      'ere',
      'ire',
      'ata',
      'ato',
      'ati',
      'ate',
      'uta',
      'uto',
      'iamo',
    ],
    ...['ano', 'ono', 'che', 'chi', 'ghe', 'a', 'e', 'i', 'o'],
  ],
};
const SHORTEST = 4; // letters that stay

/** Words that ask, and words that say nothing. */
const EMPTY = new Set(
  `a an the of to in on at is are be do does did how what when where who which why can could may must should i we you
  my our
  me it its if or and not no for with by from there this that have has happens happen about into get one
  как что когда где кто какой какая какие можно ли мне я мы ты вы мой наш в во на с со из у и или не для по к от ли
  это если
  происходит будет делать нужно
  jak co kdy kde kdo ktery ktera ktere muzu mohu smim lze je jsou ja my ty vy muj v ve na s se z ze u a i nebo ne pro
  po k od do
  kdyz pokud stane stalo dela delat musim mam
  come che cosa quando dove chi quale quali posso puo si possono io noi il lo la gli le un una di del della dei delle
  in nel nella
  con su per da e o non se succede fare devo sono a al alla`.split(/\s+/),
);

/** Plain letters: no case, no marks over them, ё is е. @param {string} text */
export const fold = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ё/g, 'е');

/** The stems that a word may have: each language takes its own endings off. @param {string} word folded */
export function stems(word) {
  const found = new Set([word]);
  const cyrillic = /[а-я]/.test(word);
  for (const [tag, endings] of Object.entries(ENDINGS)) {
    if ((tag === 'ru') !== cyrillic) continue;
    const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
    if (ending) found.add(word.slice(0, -ending.length));
  }
  return [...found];
}

/** The words of a text. @param {string} text */
export const wordsOf = (text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a question that say what it is about; all of them where none would be left. @param {string} text */
export function telling(text) {
  const all = wordsOf(text),
    kept = all.filter((word) => !EMPTY.has(word));
  return kept.length ? kept : all;
}

/** Does somebody ask, rather than name a thing? @param {string} text */
export const asks = (text) => text.includes('?') || wordsOf(text).some((word, i) => i < 2 && EMPTY.has(word));

/** Are two words one slip of a finger apart? @param {string} one @param {string} two */
export function isNear(one, two) {
  if (Math.abs(one.length - two.length) > 1) return false;
  let i = 0;
  while (i < one.length && one[i] === two[i]) i += 1;
  const [a, b] = [one.slice(i), two.slice(i)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
