/** Part of `npm run bench -- grammar`: false alarms in clean Spanish texts, and what is found of errors that people make. */
import { readFileSync } from 'node:fs';
import { isApplied } from '@sheaf/grammar/applyCorrections';
import { checkGrammar } from '@sheaf/grammar/checkGrammar';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const PER = 1000;
const read = (file: string) => readFileSync(new URL(`./spanish/${file}.txt`, import.meta.url), 'utf8').trim();

export interface SpanishFigures {
  falseAlarmsPer1000: number;
  found: number;
  /** Of those found. */
  firstSuggestionRight: number;
  sentencesRight: number;
}

/** Measures one half of the Spanish texts. `Unseen` is not to be looked at while rules are written. */
export async function benchSpanish(half: 'Development' | 'Unseen'): Promise<SpanishFigures> {
  const clean = read(`clean${half}`);
  let alarms = 0;
  for (const text of clean.split('\n\n')) alarms += (await checkGrammar({ text }, hooks)).corrections.length;
  const errors = read(`errors${half}`).split('\n');
  let [found, firstRight, sentencesRight] = [0, 0, 0];
  for (const line of errors) {
    const [wrong = '', right = ''] = line.split('|');
    const { corrections, correctedText } = await checkGrammar({ text: wrong }, hooks);
    const corrected = corrections.reduceRight(
      (text, { offset, length, corrected }) => text.slice(0, offset) + corrected + text.slice(offset + length),
      wrong,
    );
    if (corrections.some(isNear(wrong, right))) found += 1;
    if (corrected === right) firstRight += 1;
    if (correctedText === right && corrections.some(isApplied)) sentencesRight += 1;
  }
  return {
    falseAlarmsPer1000: (alarms * PER) / clean.split(/\s+/).length,
    found: found / errors.length,
    firstSuggestionRight: firstRight / Math.max(1, found),
    sentencesRight: sentencesRight / errors.length,
  };
}

/** Returns whether a correction touches the place where the two lines differ. */
function isNear(wrong: string, right: string): (correction: { offset: number; length: number }) => boolean {
  let start = 0;
  while (start < wrong.length && wrong[start] === right[start]) start += 1;
  let same = 0;
  while (same < Math.min(wrong.length, right.length) - start && wrong.at(-1 - same) === right.at(-1 - same)) same += 1;
  return ({ offset, length }) => offset <= wrong.length - same + 1 && offset + length >= start - 1;
}
