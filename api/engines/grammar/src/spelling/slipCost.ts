const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';
/** Letters and groups that sound alike, which people who write by ear confuse. */
const ALIKE = ['ck', 'cs', 'sz', 'fv', 'gj', 'mn', 'td', 'iy', 'ckq', 'bp', 'ea', 'ei', 'ao', 'uo'];

/** Costs of one slip, in doublings: a slip of 6 is twice as likely as one of 7. */
const COST = {
  swap: 5,
  /** "Recieve": the order of these two is what most people are unsure of. */
  swapOfIAndE: 3,
  doubling: 4,
  vowel: 6,
  neighbour: 7,
  alike: 6,
  omitted: 6.5,
  putIn: 7.5,
  changed: 10,
  firstLetter: 4,
  capital: 0,
  apostrophe: 1.5,
} as const;

/** Endings that are written by ear, each with the right one. */
const ENDINGS: [RegExp, RegExp][] = [
  [/icly$/, /ically$/],
  [/aly$/, /ally$/],
  [/full$/, /ful$/],
  [/able$/, /ible$/],
  [/ible$/, /able$/],
  [/ence$/, /ance$/],
  [/ance$/, /ence$/],
  [/ent$/, /ant$/],
  [/ant$/, /ent$/],
  [/ley$/, /ly$/],
  [/cion$/, /tion$/],
  [/sion$/, /tion$/],
  [/ys$/, /ies$/],
  [/or$/, /er$/],
  [/er$/, /or$/],
  [/eing$/, /ing$/],
];
const COST_OF_ENDING = 3;

/** Measures how unlikely it is that somebody who meant `right` wrote `wrong`. */
export function measureSlip(wrong: string, right: string): number {
  for (const [written, meant] of ENDINGS) {
    if (written.test(wrong) && meant.test(right) && wrong.replace(written, '') === right.replace(meant, '')) return COST_OF_ENDING;
  }
  return measureLetters(wrong, right);
}

function measureLetters(wrong: string, right: string): number {
  const from = right.toLowerCase();
  const to = wrong.toLowerCase();
  const costs: number[][] = [[0]];
  const at = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= from.length; row++) {
    costs[row] ??= [];
    for (let column = row === 0 ? 1 : 0; column <= to.length; column++) {
      const letter = from[row - 1] ?? '';
      const written = to[column - 1] ?? '';
      const first = row <= 1 && column <= 1 ? COST.firstLetter : 0;
      const choices = [
        row > 0
          ? at(row - 1, column) + rateOmission(letter, from[row - 2], from[row]) + (row === 1 ? COST.firstLetter : 0)
          : Number.POSITIVE_INFINITY,
        column > 0
          ? at(row, column - 1) + putIn(written, to[column - 2], to[column]) + (column === 1 ? COST.firstLetter : 0)
          : Number.POSITIVE_INFINITY,
        row > 0 && column > 0 ? at(row - 1, column - 1) + (letter === written ? 0 : changed(letter, written) + first) : Number.POSITIVE_INFINITY,
        row > 1 && column > 1 && letter === to[column - 2] && written === from[row - 2] && letter !== written
          ? at(row - 2, column - 2) + (/^(?:ie|ei)$/.test(letter + written) ? COST.swapOfIAndE : COST.swap) + (row === 2 ? 1 : 0)
          : Number.POSITIVE_INFINITY,
      ];
      (costs[row] as number[])[column] = Math.min(...choices);
    }
  }
  return at(from.length, to.length);
}

function rateOmission(letter: string, before: string | undefined, after: string | undefined): number {
  if (letter === "'") return COST.apostrophe;
  return letter === before || letter === after ? COST.doubling : letter === 'e' || letter === 'h' ? COST.omitted - 0.5 : COST.omitted;
}

function putIn(letter: string, before: string | undefined, after: string | undefined): number {
  return letter === before || letter === after ? COST.doubling + 0.5 : letter === 'e' ? COST.putIn - 1 : COST.putIn;
}

function changed(letter: string, written: string): number {
  if (letter.normalize('NFD')[0] === written.normalize('NFD')[0]) return 2;
  if (VOWELS.includes(letter) && VOWELS.includes(written)) return COST.vowel;
  if (ALIKE.some((group) => group.includes(letter) && group.includes(written))) return COST.alike;
  return areNeighbours(letter, written) ? COST.neighbour : COST.changed;
}

function areNeighbours(a: string, b: string): boolean {
  return ROWS.some((row, number) => {
    const at = row.indexOf(a);
    if (at < 0) return false;
    const near = [row[at - 1], row[at + 1], ROWS[number + 1]?.[at], ROWS[number + 1]?.[at - 1], ROWS[number - 1]?.[at], ROWS[number - 1]?.[at + 1]];
    return near.includes(b);
  });
}
