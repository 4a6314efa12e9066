import type { CoverLetter, LetterClaim, LetterKeywords, LetterLength, LetterParagraph, LetterTone } from '@sheaf/api/contract/coverLetter';

/** A paragraph as it is in the letter. What the server returned about its claims holds while its text is what the server wrote. */
export interface Paragraph extends Omit<LetterParagraph, 'claims'> {
  written: { text: string; claims: LetterClaim[] };
  /** Claims in it that no source supports, and that the visitor says are true. */
  confirmed?: string[];
}

/** One wording of the letter, with what the visitor changed in it. */
export interface LetterVersion {
  number: number;
  paragraphs: Paragraph[];
  tone: LetterTone;
  length: LetterLength;
  keywords: LetterKeywords;
  /** ISO 639-1. */
  language: string;
  engine: string;
  warnings: CoverLetter['warnings'];
}

/** A place in the letter's history that can be restored. */
interface Moment {
  current: number;
  paragraphs: Paragraph[];
}

/** A letter in all its wordings. */
export interface Letter {
  /** Null when it was written from a CV that the server no longer has: then it can only be written anew. */
  letterId: string | null;
  /** From the oldest. */
  versions: LetterVersion[];
  /** The number of the one that is seen and edited. */
  current: number;
  past: Moment[];
  future: Moment[];
  /** The paragraph that is being typed in: the letters of a word are one step to undo. */
  typingIn: string | null;
}

/** As many steps can be undone. */
const LONGEST_PAST = 300;
/** Between two paragraphs. */
const GAP = '\n\n';

/** Builds the state of a letter from the server's answer. */
export function createLetter(answer: CoverLetter): Letter {
  const version = versionFrom(answer, 1);
  return { letterId: answer.letterId, versions: [version], current: version.number, past: [], future: [], typingIn: null };
}

/** Adds a new wording of the whole letter; keeps the earlier one with its changes. */
export function withWording(letter: Letter, answer: CoverLetter): Letter {
  return withVersion(letter, { ...versionFrom(answer, nextNumber(letter)) });
}

/** Adds a new wording of one paragraph; keeps the visitor's changes in the others. */
export function withParagraphWording(letter: Letter, answer: CoverLetter, id: string): Letter {
  const answered = versionFrom(answer, nextNumber(letter));
  const now = currentVersion(letter);
  const reworded = answered.paragraphs.find((paragraph) => paragraph.id === id);
  if (!reworded || !now.paragraphs.some((paragraph) => paragraph.id === id)) return withVersion(letter, answered);
  return withVersion(letter, { ...answered, paragraphs: now.paragraphs.map((paragraph) => (paragraph.id === id ? reworded : paragraph)) });
}

export function typeParagraph(letter: Letter, id: string, text: string): Letter {
  const now = currentVersion(letter);
  const paragraphs = now.paragraphs.map((paragraph) => (paragraph.id === id ? { ...paragraph, text } : paragraph));
  const versions = letter.versions.map((version) => (version === now ? { ...now, paragraphs } : version));
  const before = now.paragraphs.find((paragraph) => paragraph.id === id)?.text ?? '';
  if (letter.typingIn === id && isWithinWord(before, text)) return { ...letter, versions, future: [] };
  return { ...remembered(letter), versions, typingIn: id };
}

/** One letter more or less, and no space: the same word. */
function isWithinWord(before: string, after: string): boolean {
  const spaces = (text: string) => text.match(/\s/g)?.length ?? 0;
  return Math.abs(after.length - before.length) <= 1 && spaces(before) === spaces(after);
}

/** Changes a paragraph as an undo step of its own. */
export function replaceParagraph(letter: Letter, id: string, text: string): Letter {
  return { ...typeParagraph({ ...letter, typingIn: null }, id, text), typingIn: null };
}

/** Marks claims as confirmed by the visitor, or no longer so. A reworded paragraph loses its confirmations. */
export function confirmClaims(letter: Letter, claims: readonly string[], isTrue: boolean): Letter {
  const now = currentVersion(letter);
  const paragraphs = now.paragraphs.map((paragraph) => {
    const others = (paragraph.confirmed ?? []).filter((claim) => !claims.includes(claim));
    return { ...paragraph, confirmed: isTrue ? [...others, ...claims.filter((claim) => paragraph.text.includes(claim))] : others };
  });
  return { ...remembered(letter), versions: letter.versions.map((version) => (version === now ? { ...now, paragraphs } : version)) };
}

/** Returns to an earlier wording, as an undo step. */
export function restoreVersion(letter: Letter, number: number): Letter {
  if (number === letter.current || !letter.versions.some((version) => version.number === number)) return letter;
  return { ...remembered(letter), current: number };
}

/** Undoes one step. */
export function undo(letter: Letter): Letter {
  const before = letter.past.at(-1);
  if (!before) return letter;
  return { ...backIn(letter, before), past: letter.past.slice(0, -1), future: [captureMoment(letter), ...letter.future] };
}

/** Redoes one step. */
export function redo(letter: Letter): Letter {
  const [next, ...future] = letter.future;
  if (!next) return letter;
  return { ...backIn(letter, next), past: [...letter.past, captureMoment(letter)], future };
}

/** Returns the wording on screen. Throws if the letter has none. */
export function currentVersion({ versions, current }: Pick<Letter, 'versions' | 'current'>): LetterVersion {
  const version = versions.find(({ number }) => number === current) ?? versions[0];
  if (!version) throw new Error('A letter has at least one wording.');
  return version;
}

/** Returns whether the visitor has changed any paragraph. */
export function isEdited({ paragraphs }: LetterVersion): boolean {
  return paragraphs.some(({ text, written }) => text !== written.text);
}

/** Joins the paragraphs of the letter to send, without empty ones. */
export function joinText({ paragraphs }: Pick<LetterVersion, 'paragraphs'>): string {
  return paragraphs
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(GAP);
}

/** Counts the words of the body, without greeting and signature, as the length options do. */
export function countWords({ paragraphs }: Pick<LetterVersion, 'paragraphs'>): number {
  return paragraphs
    .filter(({ kind }) => kind !== 'greeting' && kind !== 'signature')
    .reduce((count, { text }) => count + (text.match(/\S+/g)?.length ?? 0), 0);
}

function versionFrom({ paragraphs, tone, length, keywords, language = 'en', engine, warnings }: CoverLetter, number: number): LetterVersion {
  const asWritten = paragraphs.map(({ claims, ...paragraph }) => ({ ...paragraph, written: { text: paragraph.text, claims } }));
  return { number, paragraphs: asWritten, tone, length, keywords, language, engine, warnings };
}

function withVersion(letter: Letter, version: LetterVersion): Letter {
  return { ...remembered(letter), versions: [...letter.versions, version], current: version.number };
}

const nextNumber = ({ versions }: Letter) => Math.max(0, ...versions.map(({ number }) => number)) + 1;

const captureMoment = (letter: Letter): Moment => ({ current: letter.current, paragraphs: currentVersion(letter).paragraphs });

/** No wording goes: one that was left stays among the versions. */
function backIn(letter: Letter, { current, paragraphs }: Moment): Letter {
  const versions = letter.versions.map((version) => (version.number === current ? { ...version, paragraphs } : version));
  return { ...letter, versions, current, typingIn: null };
}

const remembered = (letter: Letter): Letter => ({
  ...letter,
  past: [...letter.past, captureMoment(letter)].slice(-LONGEST_PAST),
  future: [],
  typingIn: null,
});
