import { type BulletClause, bulletToClause } from '../../bullets/bulletToClause.ts';
import { joinNames } from '../../plan/formatNames.ts';
import type { LetterPlan, PlannedFact } from '../../plan/letterPlan.ts';
import { type Position, positionOf, roleOf } from '../../plan/positions.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import { type FrameKind, type IdeaKind, ideaKinds, type Voice } from '../voices/voice.ts';
import { writeHighlights } from './highlightSentences.ts';

/** One thing a letter says in one place. Those that must be said have rank 0; of the others a letter has as many as its length asks for, lowest rank first. */
export interface LetterItem {
  paragraph: string;
  rank: number;
  says:
    | { kind: 'fact'; fact: PlannedFact; position: Position; isLead: boolean }
    | { kind: 'position'; position: Position }
    | { kind: 'idea'; idea: IdeaKind; place: number; isAgain?: boolean }
    | { kind: 'sentence'; text: string }
    | { kind: Exclude<FrameKind, FactFrame | 'position'>; values: Record<string, string> };
}
type FactFrame = 'openFact' | 'openWork' | 'intro' | 'introWork' | 'follow' | 'followWork' | 'loose' | 'looseWork';

/** Lower is sooner. Between them stand the facts, from the second on, by `facts`. */
const RANK = {
  facts: [1, 3, 5, 9, 12, 15, 18, 20, 22, 24],
  duty: 2,
  matched: 4,
  about: 7,
  skills: 6,
  education: 8,
  thanks: 10,
  languages: 13,
  dutyMore: 14,
  positions: 11,
};
/** Ideas come in when facts have run out, or where there is still room. */
const FIRST_IDEA = { why: 5.5, approach: 11.5, available: 16.5 };
const NEXT_IDEA = 4;
const WHY_WITH_DUTY = 11;
/** From this rank on, an idea is said in other words once more: only where a letter would else be shorter than was asked for. */
export const LAST_RESORT = 100;
const FACTS_OF_A_FULL_LETTER = 3;
const MOST_POSITIONS = 2;
const MOST_DUTIES = 3;

/** Everything this letter could say, in the order it would. */
export function buildLetterItems(plan: LetterPlan, spec: LetterSpec, voice: Voice): LetterItem[] {
  const { profile, highlights, seed } = spec;
  const isFull = plan.facts.length >= FACTS_OF_A_FULL_LETTER;
  const at = plan.paragraphs.some(({ id }) => id === 'evidence-2')
    ? { facts: 'evidence-1', names: isFull ? 'evidence-2' : 'evidence-1', rest: 'evidence-2' }
    : { facts: 'evidence-1', names: 'evidence-1', rest: 'evidence-1' };
  const hasFacts = plan.facts.length > 0;
  const keyOf = ({ title, company }: Position) => `${title}|${company}`;
  const said = new Set(plan.facts.map((fact) => keyOf(positionOf(fact))));
  const positions = profile.experience
    .map((position) => positionOf({ ...position, isCurrent: false }))
    .filter((position) => position.title !== '' && !said.has(keyOf(position)))
    .slice(hasFacts ? 0 : 1, MOST_POSITIONS + 1);
  const fits = isKnownWork(plan, spec);
  const duties = turned(plan.duties, seed).slice(0, MOST_DUTIES);
  const simple = (
    paragraph: string,
    rank: number,
    kind: 'matched' | 'skills' | 'education' | 'languages' | 'duty' | 'dutyMore' | 'about' | 'ask',
    values: Record<string, string>,
  ): LetterItem[] => (Object.values(values).every(Boolean) ? [{ paragraph, rank, says: { kind, values } }] : []);
  const factsIn = (id: string) =>
    (plan.paragraphs.find((paragraph) => paragraph.id === id)?.facts ?? []).flatMap((place): LetterItem[] => {
      const fact = plan.facts[place];
      if (!fact) return [];
      const rank = place === 0 ? 0 : (RANK.facts[place - 1] ?? 30);
      return [{ paragraph: id, rank, says: { kind: 'fact', fact, position: positionOf(fact), isLead: place === 0 } }];
    });
  const openingOf = (says: LetterItem['says']): LetterItem => ({ paragraph: 'opening', rank: 0, says });
  const paragraphs = plan.paragraphs.map(({ id }) => id);
  return [
    ...factsIn('opening'),
    hasFacts ? openingOf({ kind: 'openApply', values: { fits } }) : openingOf({ kind: 'openPlain', values: { fits, who: whoOf(spec) } }),
    ...factsIn('evidence-1'),
    ...simple(at.facts, RANK.matched, 'matched', { matched: joinNames(plan.matched) }),
    ...factsIn('evidence-2'),
    ...positions.map((position, place): LetterItem => ({ paragraph: at.rest, rank: RANK.positions + place, says: { kind: 'position', position } })),
    ...simple(at.names, RANK.skills, 'skills', {
      skills: joinNames(plan.skills),
    }),
    ...simple(at.names, RANK.education, 'education', { degree: plan.education[0] ?? '' }),
    ...simple(at.names, RANK.languages, 'languages', { languages: joinNames(plan.languages) }),
    ...writeHighlights(highlights).map((text): LetterItem => ({ paragraph: at.rest, rank: 0, says: { kind: 'sentence', text } })),
    ...simple('motivation', RANK.about, 'about', { about: plan.about }),
    ...simple('motivation', RANK.duty, 'duty', { duty: duties[0] ?? '' }),
    ...duties.slice(1).flatMap((duty, place) => simple('motivation', RANK.dutyMore + place * NEXT_IDEA, 'dutyMore', { duty })),
    ...ideas('motivation', 'why', voice, seed, duties.length > 0).filter(({ says }) => fits !== '' || says.kind !== 'idea' || says.place > 0),
    ...ideas(paragraphs.includes('approach') ? 'approach' : 'motivation', 'approach', voice, seed, hasFacts),
    ...simple('closing', 0, 'ask', {}),
    ...ideas('closing', 'available', voice, seed, false),
  ].sort((one, other) => paragraphs.indexOf(one.paragraph) - paragraphs.indexOf(other.paragraph));
}

/** Another seed begins with another one. */
function turned<Value>(values: readonly Value[], seed: number): Value[] {
  const from = values.length > 0 ? seed % values.length : 0;
  return [...values.slice(from), ...values.slice(0, from)];
}

function ideas(paragraph: string, idea: IdeaKind, voice: Voice, seed: number, mayWait: boolean): LetterItem[] {
  const places = voice.ideas[idea].map((_, place) => place);
  const isThanks = (place: number) => idea === 'available' && place === places.length - 1;
  const order = turned(
    places.filter((place) => !isThanks(place)),
    seed + ideaKinds.indexOf(idea),
  );
  const first = idea === 'why' && mayWait ? WHY_WITH_DUTY : FIRST_IDEA[idea];
  const rankOf = (place: number) => (isThanks(place) ? RANK.thanks : first + order.indexOf(place) * NEXT_IDEA);
  return places.flatMap((place): LetterItem[] => [
    { paragraph, rank: rankOf(place), says: { kind: 'idea', idea, place } },
    ...(isThanks(place)
      ? []
      : [{ paragraph, rank: LAST_RESORT + order.indexOf(place), says: { kind: 'idea' as const, idea, place, isAgain: true } }]),
  ]);
}

/** Whether the job asks for what the CV shows, or is called like something its owner has been; empty when not. */
function isKnownWork(plan: LetterPlan, { profile, job }: LetterSpec): string {
  const titles = [profile.headline ?? '', ...profile.experience.map(({ title }) => title)].join(' ').toLowerCase();
  const isAlike = (job.title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !/^(?:senior|junior|lead|head|assistant|manager|member|team|deputy|chief)$/.test(word) && titles.includes(word),
  );
  return isAlike || plan.facts.some(({ terms }) => terms.length > 0) ? 'yes' : '';
}

/** What somebody without a fact to tell is: by a position, or by nothing. */
function whoOf({ profile }: LetterSpec): string {
  const [first] = profile.experience;
  return first ? roleOf(positionOf({ ...first, isCurrent: false })) : '';
}

/** Finds the forms of a fact; there for every planned fact, since only what can be turned is planned. */
export function findClauses(fact: PlannedFact): BulletClause {
  const known = forms.get(fact) ?? bulletToClause(fact.quote, fact.isCurrent) ?? { isNow: false };
  forms.set(fact, known);
  return known;
}

/** A letter is said a dozen times until it has the right length. */
const forms = new WeakMap<PlannedFact, BulletClause>();
