import { breakLines, measureWords, type Word } from './breakLines.ts';
import { measureAdvances, measureEms, splitByFace } from './drawableText.ts';
import type { FaceName } from './faces/face.ts';
import type { TextLink } from './findLinks.ts';
import type { LetterRun } from './letterLayout.ts';

export interface TextStyle {
  face: FaceName;
  size: number;
  color: string;
  /** Of what leads somewhere. */
  linkColor?: string;
}

/** Text that was measured once, to be set at any size. */
export interface MeasuredText {
  face: FaceName;
  /** One for each line that the writer ended. */
  lines: { text: string; words: Word[]; links: TextLink[] }[];
}

/** A line of runs, from its left edge on. */
export interface SetLine {
  runs: LetterRun[];
  width: number;
  endsWord: boolean;
}

export function measureText(text: string, face: FaceName, findLinks: (line: string) => TextLink[]): MeasuredText {
  const lines = text.split('\n').map((rawLine) => {
    const line = rawLine.trim().replace(/ +/g, ' ');
    return { text: line, words: measureWords(line, (word) => measureEms(word, face)), links: findLinks(line) };
  });
  return { face, lines };
}

/** Returns the lines that a text takes in this width. */
export function setText({ face, lines }: MeasuredText, width: number, style: TextStyle): SetLine[] {
  return lines.flatMap(({ text, words, links }) => {
    let offset = 0;
    return breakLines(words, width / style.size, measureEms(' ', face), (word) => measureEms(word, face)).map((line) => {
      const lineText = line.map(({ text: word, hasSpaceAfter }, index) => (hasSpaceAfter && index < line.length - 1 ? `${word} ` : word)).join('');
      const start = offset;
      const endsWord = line.at(-1)?.hasSpaceAfter ?? true;
      offset += lineText.length + (endsWord ? 1 : 0);
      return { ...setRuns(text.slice(start, start + lineText.length), start, links, style), endsWord };
    });
  });
}

/** Returns one line of text that is known to fit, from the left edge on. */
export function setRuns(text: string, start: number, links: TextLink[], style: TextStyle): { runs: LetterRun[]; width: number } {
  const runs: LetterRun[] = [];
  let x = 0;
  for (const { text: part, href } of splitAtLinks(text, start, links)) {
    const color = href !== undefined && style.linkColor ? style.linkColor : style.color;
    for (const fontRun of splitByFace(part, style.face)) {
      const advances = measureAdvances(fontRun);
      const width = (advances.reduce((sum, advance) => sum + advance, 0) * style.size) / 1000;
      runs.push({ text: fontRun.text, face: fontRun.face, size: style.size, color, x, width, advances, href });
      x += width;
    }
  }
  return { runs, width: x };
}

function splitAtLinks(text: string, start: number, links: TextLink[]): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = [];
  let offset = 0;
  for (const link of links) {
    const from = Math.max(offset, link.start - start);
    const to = Math.min(text.length, link.end - start);
    if (to <= from) continue;
    if (from > offset) parts.push({ text: text.slice(offset, from) });
    parts.push({ text: text.slice(from, to), href: link.href });
    offset = to;
  }
  if (offset < text.length) parts.push({ text: text.slice(offset) });
  return parts;
}
