import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { joinBullets } from './joinBullets.ts';

export interface Project {
  name: TextSpan;
  bullets: TextSpan[];
}

const MAX_NAME_WORDS = 8;
/** As a share of the font size. */
const SAME_LEFT = 0.3;

/** Returns the projects of a section. A short line is a name, and the lines after it are its bullets. */
export function readProjects(lines: CvLine[], source: string): Project[] {
  const projects: { name: TextSpan; lines: CvLine[] }[] = [];
  for (const line of lines) {
    const current = projects.at(-1);
    const { name, rest } = isContinuation(line, current?.lines.at(-1)) ? {} : readProjectHeader(line);
    if (name) projects.push({ name, lines: rest ? [rest] : [] });
    else if (current) current.lines.push(line);
  }
  return projects.map(({ name, lines: projectLines }) => ({ name, bullets: joinBullets(projectLines, source) }));
}

/** Detects a wrapped bullet line by its indent, because project names start at the margin. */
function isContinuation(line: CvLine, before: CvLine | undefined): boolean {
  if (!before || line.hasListMark || line.size <= 1) return false;
  return line.column === before.column && !line.isEmphasized && line.left > before.left - SAME_LEFT * line.size && !findDate(line.text);
}

function readProjectHeader(line: CvLine): { name?: TextSpan; rest?: CvLine } {
  const colon = /^(\p{Lu}[^:.]{1,60}?)(?:\s\([^)]*\))?(?::|\s[–—-])\s(?=\S)/u.exec(line.text);
  // "Danfo Map (2023 – now)" has its dash within the brackets.
  const hasBalancedBrackets = colon !== null && (colon[1]?.match(/\(/g)?.length ?? 0) === (colon[1]?.match(/\)/g)?.length ?? 0);
  if (colon && hasBalancedBrackets && !findDate(line.text.slice(colon[0].length))) {
    const rest = cutSpan(line, colon[0].length);
    const name = cutSpan(line, 0, colon[1]?.length ?? 0);
    return isName(name) ? { name, rest: { ...line, ...rest, hasListMark: true } } : {};
  }
  // "Allergen Finder, an app that 430 cafes use"
  const comma = /^(\p{Lu}[^,:.]{1,40}), (?=an? \p{Ll})/u.exec(line.text);
  if (comma && !/\d{4}/.test(comma[0])) {
    const name = cutSpan(line, 0, comma[1]?.length ?? 0);
    if (isName(name)) return { name, rest: { ...line, ...cutSpan(line, comma[0].length), hasListMark: true } };
  }
  if (line.hasListMark) return {};
  const found = findDate(line.text);
  const header = trimSpan(found ? cutSpan(line, 0, found.from) : cutSpan(line, 0));
  // "Flood walk, individual coursework" says after its name how it was done.
  const name = found ? trimSpan(cutSpan(header, 0, /, \p{Ll}/u.exec(header.text)?.index ?? header.text.length)) : header;
  return isName(name) && !/[.!?]$/.test(line.text) ? { name } : {};
}

function isName({ text }: TextSpan): boolean {
  return /^\p{Lu}|^\d+\p{Lu}/u.test(text) && text.split(' ').length <= MAX_NAME_WORDS;
}
