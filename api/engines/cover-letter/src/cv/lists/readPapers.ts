import type { CvLine } from '../lines/cvLine.ts';
import { cutPiece, type Piece, splitPiece, trimmed } from '../text/piece.ts';
import { findDate } from '../words/findDates.ts';
import { listedLines } from './listItems.ts';
import { different } from './readSkills.ts';

const MOST_WORDS = 16;
const MOST_BEHIND_YEAR = 3;
/** What is a licence, a card or a registration wherever it stands. */
const PAPER =
  /\b(?:licen[cs]e|licen[cs]ed|carnet|permis|führerschein|card|certificate|certified|registration|registered with|PIN|ticket|first aid(?:er)?|DBS|CSCS|IPAF|HGV|ADR)\b/iu;
const REGISTRATION = /\b(?:NMC|GMC|HCPC|GDC|GPhC|SRA|QTS|SIA|SSSC|RCVS|ICAEW|ACCA|CPCS|NRSWA|BAR)\b.{0,20}\d{3,}/u;

/** Returns licences, certificates and courses, each without the year behind it. */
export function readPapers(lines: CvLine[], source: string): Piece[] {
  const items = listedLines(lines, source).flatMap(({ line, items: listed, label }) => {
    const found = findDate(line.text);
    const isAtEnd = found !== undefined && line.text.length - found.to < MOST_BEHIND_YEAR && found.from > 0;
    const isWhole = line.hasMark || isAtEnd || /;/.test(line.text);
    if (!isWhole) return label && listed.length === 0 ? [label] : listed.map(withoutYear);
    const parts = splitPiece(line, /\s*;\s+|\s[•·|]\s/g);
    // One year at the end is of the one thing before it; without a year each name stands for itself.
    return parts.flatMap((part) =>
      (findDate(part.text) && !/,.*\(\d{4}\)$/.test(part.text)) || line.hasMark ? [withoutYear(part)] : splitPiece(part, /,\s+/g).map(withoutYear),
    );
  });
  return different(items.map(trimmed).filter(isPaper));
}

/** The licences among skills and in the lines over the CV: "CSCS card", "NMC PIN 14F2231E". */
export function findPapers(pieces: Piece[]): Piece[] {
  return pieces.filter(({ text }) => (PAPER.test(text) || REGISTRATION.test(text)) && text.split(' ').length <= MOST_WORDS / 2);
}

/** Registrations beside an address. */
export function findRegistrations(lines: CvLine[]): Piece[] {
  return lines.flatMap((line) => splitPiece(line, /\s*[|•·]\s*|\t+| {3,}/g).filter(({ text }) => REGISTRATION.test(text) && !/@/.test(text)));
}

function withoutYear(piece: Piece): Piece {
  const found = findDate(piece.text);
  if (!found) return piece;
  const [before, after] = [trimmed(cutPiece(piece, 0, found.from)), trimmed(cutPiece(piece, found.to))];
  return /\p{L}{2}/u.test(before.text) ? trimmed(withoutLead(before)) : after;
}

/** "…, since 2016" and "(expires 2027)" leave a word without its year. */
function withoutLead(piece: Piece): Piece {
  const end = /[\s,(–—-]+(?:since|expires?|valid (?:until|to)|until|renewed|issued|completed|passed|from|due)\s*$/iu.exec(piece.text);
  return end ? cutPiece(piece, 0, end.index) : piece;
}

function isPaper({ text }: Piece): boolean {
  return /\p{L}{2}/u.test(text) && text.split(' ').length <= MOST_WORDS && !/@|https?:/.test(text) && !/^(?:and|y|und|et)\b/i.test(text);
}
