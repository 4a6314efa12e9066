/** `npm run bench -- letters`: every CV of ours in every tone and length for jobs of several trades, looked over by a machine; and how the tones differ. */

import type { WrittenParagraph } from '@sheaf/cover-letter/types/letterSpec';
import { writeLetter } from '@sheaf/cover-letter/write/writeLetter';
import { countWords } from '@sheaf/language/tokens/countWords';
import { letterTones } from '../../contract/coverLetter.ts';
import { findGrammarFaults, findLetterFaults, joinLetterBody } from './letterFaults.ts';
import { listLetterCases } from './listLetterCases.ts';
import { measureManner, measureSharedWording } from './manners.ts';

const QUICK_STEP = 19;
/** Tones, lengths and seeds of one CV and one job, which are compared. */
const LETTERS_OF_A_PAIR = 42;
/** Our grammar check takes a hundred times as long as a letter: unless all are asked for, it looks at one in so many. */
const GRAMMAR_STEP = 11;
const MOST_SHOWN = 20;

/** Writes letters for many CVs and jobs, and prints their faults and manner. */
export async function benchLetters({ isJson, isQuick, isFull }: { isJson: boolean; isQuick: boolean; isFull: boolean }): Promise<void> {
  const step = isQuick ? QUICK_STEP : 1;
  const faults = new Map<string, number>();
  const kinds: Record<string, number> = {};
  const bodies: Record<string, string[]> = {};
  const anew: number[] = [];
  let letters = 0;
  let checked = 0;
  let milliseconds = 0;
  let before: WrittenParagraph[] | undefined;
  let number = 0;
  for (const { cv, spec } of listLetterCases()) {
    number++;
    if (Math.floor((number - 1) / LETTERS_OF_A_PAIR) % step !== 0) continue;
    const started = performance.now();
    const letter = writeLetter(spec);
    milliseconds += performance.now() - started;
    const isChecked = isFull || letters % GRAMMAR_STEP === 0;
    const found = [...findLetterFaults(letter, spec), ...(isChecked ? await findGrammarFaults(letter, spec) : [])];
    for (const { kind, text } of found) {
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      const words = `${kind}: ${text}${kind.startsWith('too') ? ` words, ${cv}, ${spec.tone}, ${spec.length}` : ''}`;
      faults.set(words, (faults.get(words) ?? 0) + 1);
    }
    letters++;
    if (isChecked) checked++;
    bodies[spec.tone] = [...(bodies[spec.tone] ?? []), joinLetterBody(letter)];
    if (number % 2 === 0 && before) anew.push(measureSharedWording(joinLetterBody(before), joinLetterBody(letter)));
    before = letter;
  }
  const tones = Object.fromEntries(letterTones.map((tone) => [tone, measureManner(bodies[tone] ?? [])]));
  const pairs = letterTones.flatMap((one, index) =>
    letterTones.slice(index + 1).map((other) => [`${one} and ${other}`, averageSharedWording(bodies[one] ?? [], bodies[other] ?? [])] as const),
  );
  const alike = pairs.sort((one, other) => other[1] - one[1])[0];
  const figures = {
    letters,
    'of them checked for grammar': checked,
    faults: kinds,
    'CPU ms a letter': Math.round(milliseconds / letters),
    'wording shared with another wording, %': toPercent(computeMean(anew)),
    'tones most alike': alike && `${alike[0]}: ${toPercent(alike[1])} % of their wording`,
    'words in all': Object.values(bodies)
      .flat()
      .reduce((sum, body) => sum + countWords(body), 0),
    tones,
  };
  if (isJson) console.log(JSON.stringify({ ...figures, found: Object.fromEntries(faults) }, null, 2));
  else {
    const { tones: _, faults: __, ...plain } = figures;
    console.table(plain);
    console.table(tones);
    console.log('faults', kinds);
    for (const [fault, times] of [...faults].sort((one, other) => other[1] - one[1]).slice(0, MOST_SHOWN)) console.log(`${times} x ${fault}`);
  }
}

/** Of the same CV for the same job. */
function averageSharedWording(some: readonly string[], others: readonly string[]): number {
  return computeMean(some.map((body, index) => measureSharedWording(body, others[index] ?? '')));
}

function computeMean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
