import { cutLine } from '../lines/cutLine.ts';
import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan } from '../text/textSpan.ts';
import { isCareerBreakText } from '../words/careerBreaks.ts';
import { type DateFound, findDate } from '../words/findDates.ts';
import { scoreTitle } from '../words/titleWords.ts';

const MIN_HEADERS = 2;
const MAX_WORDS = 14;

/**
 * Splits bullets that are jobs in one line each: "Paper round, Luton News Shop, 2022 – 2024: 60 houses before school". All bullets of the section
 * have to be so.
 */
export function splitJobBullets(lines: CvLine[]): CvLine[] {
  const timedLines = lines.filter((line) => !line.hasListMark && findTimedHeaderEnd(line) > 0);
  if (timedLines.length >= MIN_HEADERS) return lines.flatMap((line) => (line.hasListMark ? [line] : splitTimedHeader(line)));
  const marked = lines.filter(({ hasListMark }) => hasListMark);
  if (marked.length > 0 && lines[0]?.hasListMark === true && marked.every((line) => findTimedHeaderEnd(line) > 0))
    return lines.flatMap(splitTimedHeader);
  if (marked.length < MIN_HEADERS || lines[0]?.hasListMark !== true || !marked.every((line) => findHeaderEnd(line) > 0)) return lines;
  return lines.flatMap((line) => {
    const end = line.hasListMark ? findHeaderEnd(line) : 0;
    if (end === 0) return [line];
    const rest = cutLine(line, end + 1);
    return [cutHeader(line, end), ...(/\p{L}/u.test(rest.text) ? [{ ...rest, hasListMark: true }] : [])];
  });
}

/**
 * Finds where the colon is after the title, the employer and the time of a job, or the full stop of "Stylist at Cut & Dry, 2015–2019. Trained two
 * juniors."; otherwise 0.
 */
function findHeaderEnd({ text, cells }: CvLine): number {
  const found = cells.length === 1 ? findDate(text) : undefined;
  const sentence = found && found.from > 3 && found.kind !== 'single' ? text.slice(0, found.from) : '';
  const [titlePart = ''] = sentence.split(/,? at (?=\p{Lu})/u);
  const titles = titlePart === sentence ? sentence.split(', ').slice(0, 1) : titlePart.split(', ');
  const isSentence = /,? at \p{Lu}|, \p{Lu}/u.test(sentence) && !/[.;:]\s/.test(sentence) && sentence.split(' ').length <= MAX_WORDS;
  if (found && isSentence && titles.some((title) => scoreTitle(title) >= 2) && /^\)?(?:\.(?:\s|$)|$)/.test(text.slice(found.to)))
    return found.to + Number(text.charAt(found.to) === ')');
  if (!found || found.from < 3 || !/^\)?:\s+\S/.test(text.slice(found.to))) return 0;
  const header = text.slice(0, found.from);
  const isName = /^\p{Lu}[^.;:]*, /u.test(header) && header.split(' ').length <= MAX_WORDS;
  return isName ? found.to + text.slice(found.to).indexOf(':') : 0;
}

/**
 * Finds where the head ends of "2023 – now: Cleaning Supervisor, Aire Facilities, Leeds. I check 11 cleaners."; otherwise 0. Without the sign of a
 * bullet it may also read "2007–2012, chef de partie, The Harbour Grill, Falmouth. Cooked for 120."
 */
function findTimedHeaderEnd({ text, cells, hasListMark }: CvLine): number {
  const found = cells.length === 1 ? findDate(text) : undefined;
  if (found && found.from > 3 && found.kind !== 'single' && !hasListMark) return findNamedHeaderEnd(text, found);
  const after =
    found && found.from === 0 && found.kind !== 'single'
      ? (hasListMark ? /^\s*[:|–—-]\s+(?=\p{Lu})/u : /^\s*[,:|–—-]\s+(?=\p{L})|^\s+(?=\p{Lu}[^.:;]*, [^.:;]*:\s)/u).exec(text.slice(found.to))?.[0]
          .length
      : undefined;
  if (!found || after === undefined) return 0;
  const rest = text.slice(found.to + after);
  const header = /^[^.:;]*?\p{L}{3,}(?=\.\s|\.?$|:\s)/u.exec(rest)?.[0] ?? '';
  if (!hasListMark && isCareerBreakText(rest)) return text.length;
  const isHeader = scoreTitle(header.split(', ')[0] ?? '') >= 2 && header.includes(', ') && header.split(' ').length <= MAX_WORDS;
  return isHeader ? found.to + after + header.length : 0;
}

/** Finds the end of "Tyne Valley Gas, 2015 to 2020: service engineer. 9 boilers a day" and of "Self-employed, 2020 to now (Okafor Heating). 140 boilers". */
function findNamedHeaderEnd(text: string, found: DateFound): number {
  const [name, after] = [text.slice(0, found.from), text.slice(found.to)];
  if (!/^\p{Lu}[^.;:()]{3,60}, $/u.test(name)) return 0;
  const title = /^: ([^.:;]{3,50})(?=\.(?:\s|$)|$)/.exec(after);
  if (title?.[1] && scoreTitle(title[1]) >= 2) return found.to + title[0].length;
  const firm = /^ \([^()]{3,40}\)(?=\.(?:\s|$)|$)/.exec(after);
  return firm && (/^(?:self-employed|freelance|sole trader)\b/i.test(name) || scoreTitle(name) >= 2) ? found.to + firm[0].length : 0;
}

function splitTimedHeader(line: CvLine): CvLine[] {
  const end = findTimedHeaderEnd(line);
  if (end === 0) return [line];
  const rest = cutLine(line, end + 1);
  const header = cutHeader(line, end);
  return [...splitTitle(header), ...(/\p{L}/u.test(rest.text) ? [{ ...rest, hasListMark: true }] : [])];
}

/** Splits the title after the time of a job, or the name of a firm, into a line below the header. */
function splitTitle(header: CvLine): CvLine[] {
  const found = findDate(header.text);
  const after = found && found.from > 3 ? /^(?:: | \()(?=\p{L})/u.exec(header.text.slice(found.to)) : null;
  if (!found || !after) return [header];
  const title = cutLine(header, found.to + after[0].length);
  return [cutHeader(header, found.to), title.text.endsWith(')') ? cutHeader(title, title.text.length - 1) : title];
}

function cutHeader(line: CvLine, end: number): CvLine {
  const text = line.text.slice(0, end);
  const cells = line.cells.map((cell) => ({ ...cell, ...cutSpan(cell, 0, end - (cell.start - line.start)) }));
  return { ...line, hasListMark: false, text, end: line.start + end, cells };
}
