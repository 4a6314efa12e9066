import { isStopWord } from '@sheaf/language/lexicon/stopWords';
import type { ChatIndex } from '../../types/chatIndex.ts';
import { splitCells } from '../structure/tables.ts';

/** Words with capitals in a row, as names are written. */
export interface CapitalRun {
  words: string[];
  start: number;
  end: number;
  /** The text around it in its paragraph. */
  before: string;
  after: string;
}

const PART =
  "(?:\\p{Lu}['’]\\p{Lu}[\\p{Ll}\\p{M}]+|(?:Mc|Mac|De|Di|La|Le|Van)?\\p{Lu}[\\p{Ll}\\p{M}]+(?:[-’']\\p{Lu}?[\\p{Ll}\\p{M}]+)*|\\p{Lu}\\.(?:-?\\p{Lu}\\.)*|\\p{Lu}[\\p{Lu}&]{1,7}(?![\\p{Ll}]))";
const NAME_PARTICLE = '(?:van|von|der|den|de|del|della|la|di|da|dos|du|bin|ibn|ben|al|el|ter|ten|y|of|for|and|the|&)';
const RUN = new RegExp(`(?<![\\p{L}\\p{N}])${PART}(?:[ \\n]+(?:${NAME_PARTICLE}[ \\n]+){0,3}${PART})*(?![\\p{L}])`, 'gu');
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre)$/;
const AROUND = 60;

/** Finds the runs of capitalised words in a span of text, without the stop word that begins a sentence. */
function findCapitalRunsInSpan({ text }: ChatIndex, start: number, end: number): CapitalRun[] {
  const spanText = text.slice(start, end);
  return [...spanText.matchAll(RUN)].flatMap((found) => {
    const words = [...found[0].matchAll(/\S+/g)].map((word) => ({ word: word[0], at: found.index + word.index }));
    while (words[0] && (isStopWord(words[0].word.toLowerCase()) || CALENDAR.test(words[0].word))) words.shift();
    while (words.at(-1) && CALENDAR.test(words.at(-1)?.word ?? '')) words.pop();
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last) return [];
    const to = last.at + last.word.length;
    return [
      {
        words: words.map(({ word }) => word),
        start: start + first.at,
        end: start + to,
        before: spanText.slice(Math.max(0, first.at - AROUND), first.at),
        after: spanText.slice(to, to + AROUND),
      },
    ];
  });
}

/** Finds the runs of capitalised words in every paragraph; in a table, in every cell. */
export function findCapitalRuns(index: ChatIndex): (CapitalRun & { isHeading: boolean })[] {
  return index.paragraphs.flatMap(({ start, end, kind }) => {
    const parts = kind === 'tableRow' ? splitCells(index, start, end) : [{ start, end }];
    return parts
      .flatMap((part) => findCapitalRunsInSpan(index, part.start, part.end))
      .flatMap((run) => splitNames(index, run).map((name) => ({ ...name, isHeading: kind === 'heading' })));
  });
}

const DIVIDES = /^(?:and|y|&|the)$/;
const IS_LONG_NAME =
  /^(?:Department|Ministry|School|Faculty|College|Institute|Office|Council|Academy|Society|Association|Cent(?:er|re)|Board|Committee|Ministerio|Instituto|Universidad|Colegio|Departamento)$/;

/** Splits a run into names: "Newcomen and Watt" are two, but "Department of Trade and Industry" is one. */
function splitNames({ text }: ChatIndex, run: CapitalRun): CapitalRun[] {
  const isOne = run.words.some((word) => IS_LONG_NAME.test(word)) && run.words.some((word) => /^(?:of|for|de)$/.test(word));
  const parts: CapitalRun[] = [];
  let words: { word: string; start: number; end: number }[] = [];
  const close = () => {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) {
      const end = last.end - (/['’]s$/.exec(last.word)?.[0].length ?? 0);
      const before = first.start === run.start ? run.before : text.slice(Math.max(0, first.start - AROUND), first.start);
      parts.push({
        words: words.map(({ word }) => word.replace(/['’]s$/, '')),
        start: first.start,
        end,
        before,
        after: last.end === run.end ? run.after : text.slice(last.end, last.end + AROUND),
      });
    }
    words = [];
  };
  for (const found of text.slice(run.start, run.end).matchAll(/\S+/g)) {
    if (!isOne && DIVIDES.test(found[0])) close();
    else words.push({ word: found[0], start: run.start + found.index, end: run.start + found.index + found[0].length });
  }
  close();
  return parts;
}

/** Finds words the document writes without a capital too, so that they are no names by themselves. */
export function findLowerCaseWords({ text }: ChatIndex): Set<string> {
  return new Set(text.match(/(?<![\p{L}\p{N}-])\p{Ll}[\p{Ll}\p{M}]+/gu));
}
