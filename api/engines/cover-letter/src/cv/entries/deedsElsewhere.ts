import type { CvLine } from '../lines/cvLine.ts';
import type { Section } from '../lines/section.ts';
import { cutPiece, foldLetters, type Piece, splitPiece } from '../text/piece.ts';
import { joinBullets } from './bullets.ts';
import type { Position } from './position.ts';

const FEWEST_LETTERS = 4;
const MOST_NAME_WORDS = 5;
/** "1) Supervise 8 officers" */
const NUMBER = /^\(?\d{1,2}[.)]\s+(?=\p{L})/u;
const BETWEEN_SENTENCES = /(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})|(?<=\d%?[.)]\.?)\s+(?=\p{Lu}\p{Ll})/gu;
/** "Call-backs fell from 8% to 3%" behind a deed is its result. */
const RESULT = /\b(?:fell|rose|grew|dropped|increased|decreased|improved|doubled|halved|went)\b.*\d/;

/** Headings of academic CVs, under which the posts are named again. */
const TOLD_BY_PLACE = /\b(?:teaching|supervision|research|administration|service|leadership|contribution)\b/i;

/** Adds to the jobs what other sections say that somebody did at each, where they name its employer. */
export function addDeedsElsewhere(positions: Position[], sections: Section[], source: string): Position[] {
  const found = new Map<Position, Piece[]>();
  const add = (position: Position, deeds: Piece[]) => found.set(position, [...(found.get(position) ?? []), ...deeds]);
  for (const { kind, lines, isUnknown, heading } of sections) {
    if (kind === 'summary' || (kind === 'other' && (isUnknown || TOLD_BY_PLACE.test(heading?.text ?? '')))) {
      for (const { position, lines: own } of groupsByEmployer(lines, positions)) add(position, joinNumbered(own, source));
      for (const { position, deeds } of deedsInSentences(lines, positions, source)) add(position, deeds);
    }
  }
  return positions.map((position) => ({ ...position, bullets: [...position.bullets, ...(found.get(position) ?? [])] }));
}

/** Lines under a line that names one of the employers and nothing else. */
function groupsByEmployer(lines: CvLine[], positions: Position[]): { position: Position; lines: CvLine[] }[] {
  const groups: { position: Position; lines: CvLine[] }[] = [];
  for (const line of lines) {
    const position = line.hasMark ? undefined : findEmployerNamed(line.text, positions);
    if (position) groups.push({ position, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
}

/** Returns the one job whose employer has this name, or a name that begins with it. */
function findEmployerNamed(text: string, positions: Position[]): Position | undefined {
  const name = foldLetters(text.replace(/:$/, ''));
  if (name.length < FEWEST_LETTERS || name.split(' ').length > MOST_NAME_WORDS) return undefined;
  const named = positions.filter(({ company }) => `${foldLetters(company?.text ?? '')} `.startsWith(`${name} `));
  return named.length === 1 ? named[0] : undefined;
}

function joinNumbered(lines: CvLine[], source: string): Piece[] {
  const marked = lines.map((line) => {
    const length = line.hasMark ? 0 : (NUMBER.exec(line.text)?.[0].length ?? 0);
    return length > 0 ? { ...line, ...cutPiece(line, length), hasMark: true } : line;
  });
  return joinBullets(marked, source);
}

/** "At Luz Viva I wired a park", "As crew leader at Sol I have fitted 310 roofs. Call-backs fell to 3%." */
function deedsInSentences(lines: CvLine[], positions: Position[], source: string): { position: Position; deeds: Piece[] }[] {
  return joinBullets(lines, source).flatMap((paragraph) => {
    const sentences = splitPiece(paragraph, BETWEEN_SENTENCES);
    return sentences.flatMap((sentence, index) => {
      const deed = positions.flatMap((position) => findDeedAt(sentence, position) ?? []);
      const [only, other] = deed;
      if (!only || other) return [];
      const next = sentences[index + 1];
      const result = next && RESULT.test(next.text) && !/\bI\b/.test(next.text) ? [next] : [];
      // "Supervision of three PhD students" behind it was done there too.
      const more = next && result.length === 0 && isUnnamed(next) && isUnnamed(sentences[index + 2] ?? next) ? [next] : [];
      return [{ position: only.position, deeds: [only.piece, ...result, ...more] }];
    });
  });
}

function findDeedAt(sentence: Piece, position: Position): { position: Position; piece: Piece } | undefined {
  const whole = position.company?.text.replace(/\s+/g, ' ').split(', ')[0] ?? '';
  const text = sentence.text.replace(/\n/g, ' ');
  return [whole, nameTown(whole)]
    .filter((name) => name.length >= FEWEST_LETTERS)
    .flatMap((name) => findDeedBehind(sentence, text, name, position))[0];
}

/** "Dundee" is how people of the University of Dundee call it. */
function nameTown(university: string): string {
  return /^University of (\p{Lu}[\p{L}’'-]+)$/u.exec(university)?.[1] ?? /^(\p{Lu}[\p{L}’'-]+) University$/u.exec(university)?.[1] ?? '';
}

/** Detects a sentence that goes on about the place named before it: it names no other, and nobody in the first person. */
function isUnnamed({ text }: Piece): boolean {
  return !/\bI\b|^(?:At|As|With|For|In) \p{Lu}/u.test(text) && text.split(/\s+/).length >= FEWEST_LETTERS;
}

function findDeedBehind(sentence: Piece, text: string, name: string, position: Position): { position: Position; piece: Piece }[] {
  const opening = /^(?:As (?:an? |the )?[^,.]{3,40} )?(?:At|at|With|with|For|for) /.exec(text)?.[0].length ?? 0;
  if (opening === 0 || !text.startsWith(name, opening)) return [];
  const behind = /^(?:,? I (?:have |also |have also )?(?=\p{Ll})|:\s+(?=\p{L}))/u.exec(text.slice(opening + name.length))?.[0].length ?? 0;
  return behind > 0 ? [{ position, piece: cutPiece(sentence, opening + name.length + behind) }] : [];
}
