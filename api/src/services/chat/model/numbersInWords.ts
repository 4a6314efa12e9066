const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPANISH = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const GERMAN = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, mil: 1000, tausend: 1000, million: 1_000_000 };

const valueByWord = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...SPANISH.map((word, value): [string, number] => [word, value]),
  ...GERMAN.map((word, value): [string, number] => [word, value]),
  ...TENS.flatMap((word, index): [string, number][] => [
    [word, 20 + 10 * index],
    ...ONES.slice(1, 10).map((one, value): [string, number] => [`${word}-${one}`, 21 + 10 * index + value]),
  ]),
]);
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+(?:-\p{L}+)*/gu;

/** A number in a text, and the word after it. */
export interface NumberInText {
  value: number;
  unit: string;
}

/** Finds the numbers of a text, in digits or in words. */
export function findNumbers(text: string): NumberInText[] {
  const tokens = (text.match(TOKEN) ?? []).map((token) => token.toLowerCase());
  const numbers: NumberInText[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    let value = /^\d/.test(token) ? toNumber(token) : valueByWord.get(token);
    if (value === undefined) continue;
    for (let scale = SCALES[tokens[at + 1] ?? '']; scale !== undefined; scale = SCALES[tokens[at + 1] ?? '']) {
      value *= scale;
      at++;
    }
    numbers.push({ value, unit: tokens[at + 1] ?? '' });
  }
  return numbers;
}

function toNumber(digits: string): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  return Number(isThousands ? digits.replace(/[.,]/g, '') : digits.replace(/,(?=\d{3})/g, '').replace(',', '.'));
}
