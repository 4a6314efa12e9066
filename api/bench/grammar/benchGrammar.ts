/** `npm run bench -- grammar`: our grammar engine beside Harper with its own settings, on prose that is right and on the same prose with slips of the hand. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countWords } from '@sheaf/language/tokens/countWords';
import { benchSpanish } from './benchSpanish.ts';
import type { CheckAnswer } from './checker.ts';
import { withSlips } from './slips.ts';

const CHECKER = fileURLToPath(new URL('./checker.ts', import.meta.url));
const prose = readFileSync(new URL('./prose.txt', import.meta.url), 'utf8');
const LONG_TEXT_WORDS = 5000;
const MEGABYTE = 1024 * 1024;

interface Figures {
  falseAlarmsPer1000: number;
  slipsFound: number;
  firstSuggestionRight: number;
  firstAnswerMs: number;
  cpuMs5000: number;
  peakMb: number;
}

/** Measures our grammar check beside Harper, and prints the figures. */
export async function benchGrammar({ isJson, rounds }: { isJson: boolean; rounds: number }): Promise<void> {
  const sheaf = await measureChecker('sheaf', rounds);
  const harper = await measureChecker('harper', rounds);
  const ratio = { cpuBesideHarper: sheaf.cpuMs5000 / harper.cpuMs5000, memoryBesideHarper: sheaf.peakMb / harper.peakMb };
  const spanish = { development: await benchSpanish('Development'), unseen: await benchSpanish('Unseen') };
  if (isJson) console.log(JSON.stringify({ sheaf, harper, ...ratio, spanish }, null, 2));
  else {
    console.table({ sheaf: roundFigures(sheaf), harper: roundFigures(harper) });
    console.table(spanish);
    console.log(`CPU ${ratio.cpuBesideHarper.toFixed(2)} x Harper, memory ${ratio.memoryBesideHarper.toFixed(2)} x Harper.`);
  }
}

/** Everything about one checker, in a process of its own: false alarms, a text with slips for each round, and a text of 5,000 words. */
async function measureChecker(name: string, rounds: number): Promise<Figures> {
  const start = performance.now();
  const child = fork(CHECKER, [name], { execArgv: ['--no-warnings'] });
  const ask = async (text: string): Promise<CheckAnswer> => {
    child.send(text);
    const [answer]: CheckAnswer[] = await once(child, 'message');
    if (!answer) throw new Error('The checker said nothing.');
    return answer;
  };
  const { findings } = await ask(prose);
  const firstAnswerMs = performance.now() - start;

  let slipCount = 0;
  let found = 0;
  let right = 0;
  for (let seed = 1; seed <= rounds; seed += 1) {
    const { text, slips } = withSlips(prose, seed);
    const answer = await ask(text);
    slipCount += slips.length;
    for (const slip of slips) {
      const finding = answer.findings.find(({ offset, length }) => offset <= slip.offset && offset + length >= slip.offset + slip.wrong.length);
      if (finding) found += 1;
      if (finding?.replacement === slip.right) right += 1;
    }
  }
  const copies = Math.ceil(LONG_TEXT_WORDS / countWords(prose));
  const { text: long } = withSlips(Array.from({ length: copies }, () => prose).join('\n\n'), rounds + 1);
  const { cpuMs, peakBytes } = await ask(long);
  child.kill();
  return {
    falseAlarmsPer1000: (findings.length * 1000) / countWords(prose),
    slipsFound: found / slipCount,
    firstSuggestionRight: right / slipCount,
    firstAnswerMs,
    cpuMs5000: cpuMs,
    peakMb: peakBytes / MEGABYTE,
  };
}

function roundFigures(figures: Figures): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, Number(figure.toPrecision(3))]));
}
