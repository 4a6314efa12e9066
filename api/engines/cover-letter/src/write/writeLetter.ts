import { countWords } from '@sheaf/language/tokens/countWords';
import { respell } from '../plan/detectSpelling.ts';
import { formatGreetingName, isGroupName } from '../plan/formatGreeting.ts';
import type { LetterPlan } from '../plan/letterPlan.ts';
import { planLetter } from '../plan/planLetter.ts';
import type { LetterSpec, WrittenParagraph } from '../types/letterSpec.ts';
import { buildLetterItems, type LetterItem } from './compose/letterItems.ts';
import { writeItems } from './compose/writeItems.ts';
import { findVoice } from './voices/findVoice.ts';
import type { Voice } from './voices/voice.ts';

/** Writes a letter of what its plan chose, in the asked tone; the same seed gives the same letter. */
export function writeLetter(spec: LetterSpec, plan = planLetter(spec)): WrittenParagraph[] {
  const voice = findVoice[spec.tone];
  const body = writeBody(plan, spec, voice);
  return plan.paragraphs
    .map(({ id, kind }) => ({
      id,
      kind,
      text: kind === 'greeting' ? writeGreeting(plan, spec, voice) : kind === 'signature' ? writeSignature(plan, spec, voice) : (body.get(id) ?? ''),
    }))
    .filter(({ text }) => text !== '');
}

/** Returns the body: required items first, then optional ones by rank until the target length is reached. */
function writeBody(plan: LetterPlan, spec: LetterSpec, voice: Voice): Map<string, string> {
  const items = buildLetterItems(plan, spec);
  const byRank = items.filter(({ rank }) => rank > 0).sort((one, other) => one.rank - other.rank);
  const targetWords = plan.words.min + Math.round((plan.words.max - plan.words.min) * voice.lengthRatio);
  const chosen = new Set<LetterItem>(items.filter(({ rank }) => rank === 0));
  const write = () =>
    finishBody(
      writeItems(
        items.filter((item) => chosen.has(item)),
        voice,
        spec,
      ),
      plan,
      voice,
    );
  let body = write();
  for (const item of byRank) {
    if (countBodyWords(body) >= targetWords) break;
    chosen.add(item);
    const longer = write();
    if (countBodyWords(longer) > plan.words.max) chosen.delete(item);
    else body = longer;
  }
  return body;
}

function finishBody(body: Map<string, string>, plan: LetterPlan, voice: Voice): Map<string, string> {
  return new Map([...body].map(([id, text]) => [id, respell(voice.usesContractions ? applyContractions(text) : text, plan.spelling)]));
}

function applyContractions(text: string): string {
  return text.replace(/\bI am (?!I\b)(?=\p{Ll})/gu, "I'm ").replace(/\bI would (?=\p{Ll})/gu, "I'd ");
}

function countBodyWords(body: Map<string, string>): number {
  return countWords([...body.values()].join(' '));
}

function writeGreeting({ greeting }: LetterPlan, { job, seed }: LetterSpec, voice: Voice): string {
  const name = formatGreetingName(job.hiringManager);
  if (isGroupName(job.hiringManager)) return greeting;
  return job.hiringManager.trim() ? (voice.greetings[seed % voice.greetings.length] ?? greeting).replace('{name}', name) : greeting;
}

function writeSignature({ name, spelling }: LetterPlan, { seed, job }: LetterSpec, voice: Voice): string {
  const farewells = voice.farewells[spelling];
  const farewell = farewells[seed % farewells.length];
  // British letters end in "sincerely" after a name and in "faithfully" after an office.
  const isUnnamed = isGroupName(job.hiringManager);
  return [isUnnamed && farewell === 'Yours sincerely,' ? 'Yours faithfully,' : farewell, name].filter(Boolean).join('\n');
}
