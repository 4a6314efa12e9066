import type { CvLine } from '../lines/cvLine.ts';
import { cutLine } from '../lines/lineFrom.ts';
import { cutPiece } from '../text/piece.ts';
import { isTimeAway } from '../words/careerBreaks.ts';
import { type DateFound, findDate } from '../words/findDates.ts';
import { scoreTitle } from '../words/titleWords.ts';

const FEWEST_HEADS = 2;
const MOST_WORDS = 14;

/**
 * Splits bullets that are jobs in one line each: "Paper round, Luton News Shop, 2022 – 2024: 60 houses before school". All bullets of the section
 * have to be so.
 */
export function splitJobBullets(lines: CvLine[]): CvLine[] {
  const timed = lines.filter((line) => !line.hasMark && findTimedHeadEnd(line) > 0);
  if (timed.length >= FEWEST_HEADS) return lines.flatMap((line) => (line.hasMark ? [line] : cutTimedHead(line)));
  const marked = lines.filter(({ hasMark }) => hasMark);
  if (marked.length > 0 && lines[0]?.hasMark === true && marked.every((line) => findTimedHeadEnd(line) > 0)) return lines.flatMap(cutTimedHead);
  if (marked.length < FEWEST_HEADS || lines[0]?.hasMark !== true || !marked.every((line) => findHeadEnd(line) > 0)) return lines;
  return lines.flatMap((line) => {
    const end = line.hasMark ? findHeadEnd(line) : 0;
    if (end === 0) return [line];
    const rest = cutLine(line, end + 1);
    return [cutHead(line, end), ...(/\p{L}/u.test(rest.text) ? [{ ...rest, hasMark: true }] : [])];
  });
}

/**
 * Finds where the colon stands behind the title, the employer and the time of a job, or the full stop of "Stylist at Cut & Dry, 2015–2019. Trained two
 * juniors."; otherwise 0.
 */
function findHeadEnd({ text, cells }: CvLine): number {
  const found = cells.length === 1 ? findDate(text) : undefined;
  const sentence = found && found.from > 3 && found.kind !== 'single' ? text.slice(0, found.from) : '';
  const [named = ''] = sentence.split(/,? at (?=\p{Lu})/u);
  const titles = named === sentence ? sentence.split(', ').slice(0, 1) : named.split(', ');
  const isSentence = /,? at \p{Lu}|, \p{Lu}/u.test(sentence) && !/[.;:]\s/.test(sentence) && sentence.split(' ').length <= MOST_WORDS;
  if (found && isSentence && titles.some((title) => scoreTitle(title) >= 2) && /^\)?(?:\.(?:\s|$)|$)/.test(text.slice(found.to)))
    return found.to + Number(text.charAt(found.to) === ')');
  if (!found || found.from < 3 || !/^\)?:\s+\S/.test(text.slice(found.to))) return 0;
  const head = text.slice(0, found.from);
  const isName = /^\p{Lu}[^.;:]*, /u.test(head) && head.split(' ').length <= MOST_WORDS;
  return isName ? found.to + text.slice(found.to).indexOf(':') : 0;
}

/**
 * Finds where the head ends of "2023 – now: Cleaning Supervisor, Aire Facilities, Leeds. I check 11 cleaners."; otherwise 0. Without the sign of a
 * bullet it may also read "2007–2012, chef de partie, The Harbour Grill, Falmouth. Cooked for 120."
 */
function findTimedHeadEnd({ text, cells, hasMark }: CvLine): number {
  const found = cells.length === 1 ? findDate(text) : undefined;
  if (found && found.from > 3 && found.kind !== 'single' && !hasMark) return findNamedHeadEnd(text, found);
  const behind =
    found && found.from === 0 && found.kind !== 'single'
      ? (hasMark ? /^\s*[:|–—-]\s+(?=\p{Lu})/u : /^\s*[,:|–—-]\s+(?=\p{L})|^\s+(?=\p{Lu}[^.:;]*, [^.:;]*:\s)/u).exec(text.slice(found.to))?.[0].length
      : undefined;
  if (!found || behind === undefined) return 0;
  const rest = text.slice(found.to + behind);
  const head = /^[^.:;]*?\p{L}{3,}(?=\.\s|\.?$|:\s)/u.exec(rest)?.[0] ?? '';
  if (!hasMark && isTimeAway(rest)) return text.length;
  const isHead = scoreTitle(head.split(', ')[0] ?? '') >= 2 && head.includes(', ') && head.split(' ').length <= MOST_WORDS;
  return isHead ? found.to + behind + head.length : 0;
}

/** Finds the end of "Tyne Valley Gas, 2015 to 2020: service engineer. 9 boilers a day" and of "Self-employed, 2020 to now (Okafor Heating). 140 boilers". */
function findNamedHeadEnd(text: string, found: DateFound): number {
  const [name, behind] = [text.slice(0, found.from), text.slice(found.to)];
  if (!/^\p{Lu}[^.;:()]{3,60}, $/u.test(name)) return 0;
  const title = /^: ([^.:;]{3,50})(?=\.(?:\s|$)|$)/.exec(behind);
  if (title?.[1] && scoreTitle(title[1]) >= 2) return found.to + title[0].length;
  const firm = /^ \([^()]{3,40}\)(?=\.(?:\s|$)|$)/.exec(behind);
  return firm && (/^(?:self-employed|freelance|sole trader)\b/i.test(name) || scoreTitle(name) >= 2) ? found.to + firm[0].length : 0;
}

function cutTimedHead(line: CvLine): CvLine[] {
  const end = findTimedHeadEnd(line);
  if (end === 0) return [line];
  const rest = cutLine(line, end + 1);
  const head = cutHead(line, end);
  return [...titleApart(head), ...(/\p{L}/u.test(rest.text) ? [{ ...rest, hasMark: true }] : [])];
}

/** The title behind the time of a job, and the name of a firm of one's own, as a line below the head. */
function titleApart(head: CvLine): CvLine[] {
  const found = findDate(head.text);
  const behind = found && found.from > 3 ? /^(?:: | \()(?=\p{L})/u.exec(head.text.slice(found.to)) : null;
  if (!found || !behind) return [head];
  const title = cutLine(head, found.to + behind[0].length);
  return [cutHead(head, found.to), title.text.endsWith(')') ? cutHead(title, title.text.length - 1) : title];
}

function cutHead(line: CvLine, end: number): CvLine {
  const text = line.text.slice(0, end);
  const cells = line.cells.map((cell) => ({ ...cell, ...cutPiece(cell, 0, end - (cell.start - line.start)) }));
  return { ...line, hasMark: false, text, end: line.start + end, cells };
}
