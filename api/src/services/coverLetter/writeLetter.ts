import { pickChoices, resolveChoices } from '../../../contract/choices.ts';
import type { LetterAgain, LetterRequest } from '../../../contract/coverLetter.ts';
import { letterStyleChoices } from '../../../contract/letterChoices.ts';
import type { CallContext } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { cleanInstruction, cleanLetterRequest } from './cleanLetterRequest.ts';
import type { NewWording } from './letterAnswer.ts';
import { type LetterVersion, type StoredCv, type StoredLetter, withLetter } from './storedCv.ts';
import { buildEvidence, type Writers, writeWording } from './writeWording.ts';

/** Writes the first version of a letter and adds the letter to its CV. */
export async function writeFirstWording(stored: StoredCv, request: LetterRequest, writers: Writers, context: CallContext) {
  const cleaned = cleanLetterRequest(request);
  const spec = { ...buildEvidence(stored, cleaned), ...resolveChoices(letterStyleChoices, request), seed: 0 };
  const wording = await writeWording({ spec, language: cleaned.language, instruction: '' }, writers, context);
  context.signal.throwIfAborted();
  return { wording, ...withLetter(stored, cleaned, buildVersion(1, wording)) };
}

/** Writes the next version of a letter, or of one of its paragraphs. */
export async function writeNextWording(stored: StoredCv, letter: StoredLetter, again: LetterAgain, writers: Writers, context: CallContext) {
  const last = findNewest(letter);
  const instruction = cleanInstruction(again);
  const { paragraphId: id } = again;
  if (id !== undefined && !last.paragraphs.some((paragraph) => paragraph.id === id))
    throw new Refusal('invalid_request', { reason: { phrase: 'not_right', of: 'paragraphId' } });
  const spec = { ...buildEvidence(stored, letter.asked), ...resolveChoices(letterStyleChoices, again, last), seed: last.version };
  const wording = await writeWording({ spec, language: letter.asked.language, instruction, last, id }, writers, context);
  context.signal.throwIfAborted();
  return { wording, next: buildVersion(last.version + 1, wording) };
}

/** Finds a letter by its number. Refuses when the CV has no such letter. */
export function findLetter({ letters }: StoredCv, number: number): StoredLetter {
  const letter = letters.find((each) => each.number === number);
  if (!letter) throw new Refusal('session_not_found');
  return letter;
}

/** Returns the newest version of a letter. */
export function findNewest({ versions }: StoredLetter): LetterVersion {
  const last = versions.at(-1);
  if (!last) throw new Error('A letter has no version.');
  return last;
}

function buildVersion(version: number, wording: NewWording): LetterVersion {
  const { paragraphs, language } = wording;
  return { version, ...pickChoices(letterStyleChoices, wording), paragraphs, language };
}
