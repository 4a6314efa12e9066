import type { CvLine } from '../lines/cvLine.ts';
import { NOWHERE, type Piece, partOf, splitPiece, trimmed } from '../lines/piece.ts';
import { placeScore } from '../words/places.ts';
import { degreeScore, schoolScore } from '../words/schoolWords.ts';
import { type Row, rowOf, type Time } from './rows.ts';

export interface Studies {
  degree?: Piece;
  school?: Piece;
  year?: Piece;
}

const SEPARATOR = /\s+[|·•◆♦–—@-]\s+|\s+at\s+(?=\p{Lu})|\s*\|\s*|\s*—\s*|\t+| {3,}|;\s+/gu;
const MAX_WORDS = 16;
const DETAIL =
  /^(?:gpa|grade|note|nota|abschlussnote|thesis|dissertation|coursework|relevant|modules?|subjects?|minor|honou?rs?|dean|schwerpunkt|thema|specialis|activities|distinction|expected|graduated|awarded|final|average|courses?)\b/iu;

interface Fragment {
  kind: 'degree' | 'school' | 'unknown';
  piece: Piece;
}

/** What somebody learnt where, in the order of the CV. */
export function educationOf(lines: CvLine[]): Studies[] {
  const rows = lines.map(rowOf);
  const studies: Studies[] = [];
  let current: Studies | undefined;
  let lastRow: Row | undefined;
  // Where years stand before what they are of, a year begins the next entry.
  const isYearFirst =
    rows.some((row) => row.time) && rows.find((row) => row.time || fragmentsOf(row).length > 0)?.time !== undefined && beginsWithTime(rows);
  const open = () => {
    current = {};
    studies.push(current);
    return current;
  };
  for (const row of rows) {
    const found = fragmentsOf(row);
    if (found.length === 0 && !row.time) continue;
    if (isDetail(row, found, lastRow)) continue;
    const year = row.time && yearOf(row.time);
    const isNext =
      !current ||
      (year && current.year && (isYearFirst || found.length > 0)) ||
      found.some(({ kind }) => kind !== 'unknown' && current?.[kind]) ||
      (found.every(({ kind }) => kind === 'unknown') && found.length > 0 && current.degree && current.school) ||
      (isYearFirst && year);
    const entry: Studies = isNext || !current ? open() : current;
    for (const { kind, piece } of found) fill(entry, kind, piece);
    if (year && !entry.year) entry.year = year;
    lastRow = row;
  }
  return withSchools(studies).filter(
    ({ degree, school, year }) => (degree && (school || year || degreeScore(degree.text) > 0)) || (school && schoolScore(school.text) > 0),
  );
}

function beginsWithTime(rows: Row[]): boolean {
  const first = rows.find(({ time }) => time);
  return first?.time !== undefined && first.time.start.start - first.line.start < 12;
}

function isDetail({ line, label }: Row, found: Fragment[], before: Row | undefined): boolean {
  if (label === 'degree' || label === 'school' || label === 'date') return false;
  if (label !== undefined) return true;
  if (DETAIL.test(line.text))
    return (
      found.length === 0 ||
      !found.some(({ kind }) => kind !== 'unknown') ||
      /^(?:thesis|gpa|coursework|dissertation|relevant|modules)/i.test(line.text)
    );
  const isKnown = found.some(({ kind }) => kind !== 'unknown');
  const isIndented =
    before !== undefined && line.column === before.line.column && line.left > Math.max(before.line.left, before.rest[0]?.left ?? 0) + 0.8 * line.size;
  if ((line.hasMark || isIndented) && !isKnown) return true;
  return line.text.split(' ').length > MAX_WORDS && !isKnown;
}

function fill(entry: Studies, kind: Fragment['kind'], piece: Piece): void {
  if (kind === 'degree') entry.degree ??= piece;
  else if (kind === 'school') entry.school ??= piece;
  else if (!entry.degree) entry.degree = piece;
  else entry.school ??= piece;
}

/** The degrees and schools a line names. */
function fragmentsOf({ rest, label }: Row): Fragment[] {
  const parts = rest
    .flatMap((piece) => splitPiece(piece, SEPARATOR))
    .flatMap(splitAtSchool)
    .map(trimmed)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !/^(?:expected|graduated|graduation|since|anticipated|completed|class of)$/i.test(text));
  const [first] = parts;
  if (first && (label === 'degree' || label === 'school')) return [{ kind: label, piece: whole(parts) }];
  return parts
    .filter(({ text }, place) => place === 0 || placeScore(text) < 3 || schoolScore(text) === 3)
    .filter(({ text }) => !isPlaceAlone(text))
    .map((piece) => ({ kind: kindOf(piece.text), piece }));
}

function whole(parts: Piece[]): Piece {
  const [first] = parts;
  const last = parts.at(-1);
  return parts.length === 1 && first ? first : (last ?? { start: NOWHERE, end: NOWHERE, text: '' });
}

function isPlaceAlone(text: string): boolean {
  return placeScore(text) >= 3 && degreeScore(text) === 0 && schoolScore(text) === 0;
}

function kindOf(text: string): Fragment['kind'] {
  const [degree, school] = [degreeScore(text), schoolScore(text)];
  if (degree > school || (degree === 3 && school === 3 && !/^\p{Lu}\p{Ll}+ (?:School|College)\b/u.test(text))) return 'degree';
  return school > 1 || (school === 1 && degree === 0) ? 'school' : degree > 0 ? 'degree' : 'unknown';
}

/** "BSc in Biology, Jagiellonian University, Kraków" at the comma before the school. */
function splitAtSchool(piece: Piece): Piece[] {
  const commas = [...piece.text.matchAll(/,\s+|\s(?=\((?!Hons|VWA|IHK|FH)[^)]*\p{L}{4}[^)]*\)$)/giu)].map(({ index }) => index);
  if (commas.length === 0 || degreeScore(piece.text) === 0)
    return piece.text.includes(',') && degreeScore(piece.text) === 0 && schoolScore(piece.text) < 2 ? splitOnce(piece, commas) : [piece];
  const starts = [0, ...commas.map((comma) => comma + 1)];
  const parts = starts.map((start, place) => piece.text.slice(start, commas[place] ?? piece.text.length).trim());
  const school = parts.findIndex((part, place) => place > 0 && schoolScore(part) > 0);
  if (school > 0) {
    // A name with commas, as "Goldsmiths, University of London", begins with its first part.
    let first = school;
    while (
      first > 1 &&
      degreeScore(parts[first - 1] ?? '') === 0 &&
      schoolScore(parts[first] ?? '') === 3 &&
      /^University of|^Universität/.test(parts[first] ?? '') &&
      parts.length > 2
    )
      first -= 1;
    const cut = starts[first] ?? 0;
    return [partOf(piece, 0, cut), partOf(piece, cut)].map(trimmed);
  }
  // The school comes first.
  const degree = parts.findIndex((part, place) => place > 0 && degreeScore(part) > 0);
  if (degree > 0 && schoolScore(parts[0] ?? '') > 0) {
    const cut = starts[degree] ?? 0;
    return [partOf(piece, 0, cut), partOf(piece, cut)].map(trimmed);
  }
  return degreeScore(parts[0] ?? '') > 0 ? splitOnce(piece, commas.slice(-1)) : [piece];
}

function splitOnce(piece: Piece, [comma]: number[]): Piece[] {
  return comma === undefined ? [piece] : [partOf(piece, 0, comma), partOf(piece, comma + 1)].map(trimmed);
}

/** The year in which it ended, or the whole time where it goes on. */
function yearOf({ start, end, kind }: Time): Piece {
  const last = kind === 'range' && end ? end : start;
  const year = [...last.text.matchAll(/(?:19|20)\d{2}/g)].at(-1);
  if (year) return partOf(last, year.index, year.index + 4);
  return /\d/.test(last.text) ? last : start;
}

/** Two degrees of one school may name it once. */
function withSchools(studies: Studies[]): Studies[] {
  return studies.map((entry, place) => {
    const before = studies[place - 1];
    const isUnderSchool = entry.degree && !entry.school && before?.school && before.degree && before.school.start < before.degree.start;
    return isUnderSchool && before.school ? { ...entry, school: before.school } : entry;
  });
}
