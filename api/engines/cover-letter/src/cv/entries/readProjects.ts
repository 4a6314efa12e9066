import type { CvLine } from '../lines/cvLine.ts';
import { cutPiece, type Piece, trimPiece } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { joinBullets } from './bullets.ts';

export interface Project {
  name: Piece;
  bullets: Piece[];
}

const MOST_NAME_WORDS = 8;
/** As a share of the font size. */
const SAME_LEFT = 0.3;

/** Returns the projects of a section. A short line is a name, and the lines after it are its bullets. */
export function readProjects(lines: CvLine[], source: string): Project[] {
  const projects: { name: Piece; lines: CvLine[] }[] = [];
  for (const line of lines) {
    const current = projects.at(-1);
    const { name, rest } = isContinuation(line, current?.lines.at(-1)) ? {} : readHead(line);
    if (name) projects.push({ name, lines: rest ? [rest] : [] });
    else if (current) current.lines.push(line);
  }
  return projects.map(({ name, lines: own }) => ({ name, bullets: joinBullets(own, source) }));
}

/** Detects a wrapped bullet line by its indent, because project names start at the margin. */
function isContinuation(line: CvLine, before: CvLine | undefined): boolean {
  if (!before || line.hasMark || line.size <= 1) return false;
  return line.column === before.column && !line.isStandingOut && line.left > before.left - SAME_LEFT * line.size && !findDate(line.text);
}

function readHead(line: CvLine): { name?: Piece; rest?: CvLine } {
  const colon = /^(\p{Lu}[^:.]{1,60}?)(?:\s\([^)]*\))?(?::|\s[–—-])\s(?=\S)/u.exec(line.text);
  // "Danfo Map (2023 – now)" has its dash within the brackets.
  const isClosed = colon !== null && (colon[1]?.match(/\(/g)?.length ?? 0) === (colon[1]?.match(/\)/g)?.length ?? 0);
  if (colon && isClosed && !findDate(line.text.slice(colon[0].length))) {
    const rest = cutPiece(line, colon[0].length);
    const name = cutPiece(line, 0, colon[1]?.length ?? 0);
    return isName(name) ? { name, rest: { ...line, ...rest, hasMark: true } } : {};
  }
  // "Allergen Finder, an app that 430 cafes use"
  const comma = /^(\p{Lu}[^,:.]{1,40}), (?=an? \p{Ll})/u.exec(line.text);
  if (comma && !/\d{4}/.test(comma[0])) {
    const name = cutPiece(line, 0, comma[1]?.length ?? 0);
    if (isName(name)) return { name, rest: { ...line, ...cutPiece(line, comma[0].length), hasMark: true } };
  }
  if (line.hasMark) return {};
  const found = findDate(line.text);
  const name = trimPiece(found ? cutPiece(line, 0, found.from) : cutPiece(line, 0));
  return isName(name) && !/[.!?]$/.test(line.text) ? { name } : {};
}

function isName({ text }: Piece): boolean {
  return /^\p{Lu}|^\d+\p{Lu}/u.test(text) && text.split(' ').length <= MOST_NAME_WORDS;
}
