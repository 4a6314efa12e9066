import type { BulletClause } from '../../bullets/bulletClause.ts';
import { scoreTitle } from '../../cv/words/titleWords.ts';
import { factToClause } from '../../plan/factToClause.ts';
import { joinNames } from '../../plan/formatNames.ts';
import { isOngoing } from '../../plan/isOngoing.ts';
import type { LetterPlan, PlannedFact } from '../../plan/letterPlan.ts';
import { buildPosition, formatRole, type Position } from '../../plan/positions.ts';
import { findPositionIndex, rankByRecency } from '../../plan/recency.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import { shortenToTopic } from './closingTopic.ts';
import { writeHighlights } from './highlightSentences.ts';
import { formatHonour, isHonour } from './honours.ts';

/** One thing a letter says in one place. Those that must be said have rank 0; of the others a letter has as many as its length asks for, lowest rank first. */
export interface LetterItem {
  paragraph: string;
  rank: number;
  content:
    | { kind: 'fact'; fact: PlannedFact; position: Position; isLead: boolean; need?: string | undefined }
    | { kind: 'position'; position: Position }
    | { kind: 'sentence'; text: string }
    | { kind: SimpleFrame; values: Record<string, string> };
}
type SimpleFrame = 'openPlain' | 'skills' | 'papers' | 'study' | 'duty' | 'about' | 'ask' | 'askDuty' | 'askPlain';

/** Lower is sooner. Between them stand the facts, from the second on, by `facts`. */
const RANK = { facts: [1, 2, 5, 7, 9, 11, 12, 13, 14], skills: 3, duty: 4, credentials: 6, study: 6, about: 8, position: 10 };
const MAX_POSITIONS = 2;
const MAX_NEEDS = 2;
const MIN_FACTS = 3;
const MAX_CREDENTIALS = 3;
const MIN_TITLE_SCORE = 2;
const MIN_SKILLS = 2;

/** Builds everything the letter could say, in order. */
export function buildLetterItems(plan: LetterPlan, spec: LetterSpec): LetterItem[] {
  const paragraphs = plan.paragraphs.map(({ id }) => id);
  const rest = paragraphs.includes('evidence-2') ? 'evidence-2' : 'evidence-1';
  const opening: LetterItem[] =
    plan.facts.length > 0 ? [] : [{ paragraph: 'opening', rank: 0, content: { kind: 'openPlain', values: { who: describeApplicant(spec) } } }];
  return [
    ...opening,
    ...joinHonours(buildFactItems(plan, spec)),
    ...buildPositionItems(plan, spec, rest),
    ...buildCredentialItems(plan, spec, rest),
    ...writeHighlights(spec.highlights).map((text): LetterItem => ({ paragraph: rest, rank: 0, content: { kind: 'sentence', text } })),
    ...buildMotivationItems(plan, spec),
    buildClosingItem(plan, spec.seed),
  ].sort((one, other) => paragraphs.indexOf(one.paragraph) - paragraphs.indexOf(other.paragraph));
}

function buildFactItems({ facts, paragraphs }: LetterPlan, spec: LetterSpec): LetterItem[] {
  const needs = assignNeeds(facts, spec);
  const recency = rankByRecency(spec.profile.experience);
  return paragraphs.flatMap(({ id, facts: indexes }) =>
    indexes.flatMap((index): LetterItem[] => {
      const fact = facts[index];
      if (!fact) return [];
      const rank = index === 0 ? 0 : (RANK.facts[index - 1] ?? 30);
      // Of what is tied to no position nobody knows whether it was before.
      const hasPosition = fact.title !== '' || fact.company !== '';
      const position = buildPosition({ ...fact, ...(hasPosition && { recency: recency[findPositionIndex(fact.path) ?? -1] }) });
      return [{ paragraph: id, rank, content: { kind: 'fact', fact, position, isLead: index === 0, need: needs.get(fact) } }];
    }),
  );
}

/** Joins the awards of a paragraph, so that one sentence names them. */
function joinHonours(items: LetterItem[]): LetterItem[] {
  const joined: LetterItem[] = [];
  for (const item of items) {
    const index = joined.findIndex((other) => other.paragraph === item.paragraph && isHonourItem(other));
    const first = joined[index];
    if (!isHonourItem(item) || first?.content.kind !== 'fact' || item.content.kind !== 'fact') joined.push(item);
    else {
      const quote = `${formatHonour(first.content.fact.quote)} and ${formatHonour(item.content.fact.quote)}`;
      joined[index] = { ...first, content: { ...first.content, fact: { ...first.content.fact, quote } } };
    }
  }
  return joined;
}

function isHonourItem({ content }: LetterItem): boolean {
  return content.kind === 'fact' && !content.isLead && isHonour(content.fact, findClauses(content.fact));
}

/** Assigns to facts the requirements they meet, in the words of the job. Uses each requirement once. */
function assignNeeds(facts: readonly PlannedFact[], { job }: LetterSpec): Map<PlannedFact, string> {
  const needs = new Map<PlannedFact, string>();
  const usedNeeds = new Set<string>();
  for (const fact of facts.slice(1)) {
    const need = fact.need;
    if (needs.size >= MAX_NEEDS || !need || usedNeeds.has(need) || job.title.toLowerCase().includes(need.toLowerCase())) continue;
    usedNeeds.add(need);
    needs.set(fact, need);
  }
  return needs;
}

/** Returns the positions without a fact in the letter, when it has fewer than three facts, or none that belongs to a position. */
function buildPositionItems({ facts }: LetterPlan, { profile }: LetterSpec, paragraph: string): LetterItem[] {
  const haveNoPosition = facts.every(({ title, company }) => title === '' && company === '');
  if (facts.length >= MIN_FACTS && !haveNoPosition) return [];
  const buildPositionKey = ({ title, company }: Position) => `${title}|${company}`;
  const namedPositions = new Set(facts.map((fact) => buildPositionKey(buildPosition({ ...fact, title: fact.currentRole ?? fact.title }))));
  const recency = rankByRecency(profile.experience);
  return profile.experience
    .map((position, index) => buildPosition({ ...position, isCurrent: isOngoing(position.end), recency: recency[index] }))
    .filter((position) => position.title !== '' && position.company !== '' && !namedPositions.has(buildPositionKey(position)))
    .filter((position) => facts.length > 0 || formatRole(position) !== describeApplicant({ profile }))
    .slice(0, MAX_POSITIONS + 1)
    .map((position, index): LetterItem => ({ paragraph, rank: RANK.position + index, content: { kind: 'position', position } }));
}

/** Builds a sentence of licences and a degree, or of a degree and languages. A degree may be alone. */
function buildCredentialItems({ credentials, education, languages }: LetterPlan, { job, profile }: LetterSpec, paragraph: string): LetterItem[] {
  const [degree = '', other = ''] = education;
  if (credentials.length > 0) {
    const listed = credentials.slice(0, MAX_CREDENTIALS);
    // Next to credentials, the name of a school could be read as an employer where it is one, or where a credential is called as a job is.
    const isEmployer = profile.experience.some(({ company }) => company !== '' && education.some((each) => each.includes(company)));
    const isAmbiguous = isEmployer || listed.some((credential) => scoreTitle(credential) >= MIN_TITLE_SCORE);
    const [firstDegree = '', secondDegree = ''] = [degree, other].map((each) => (isAmbiguous ? each.replace(/ from .*$/, '') : each));
    const asksForLanguage = /\blanguages?\b/i.test(job.description) || languages.some((name) => job.description.includes(name));
    const languageItems: LetterItem[] =
      languages.length > 0 && asksForLanguage
        ? [{ paragraph, rank: RANK.credentials + 0.5, content: { kind: 'sentence', text: `I speak ${joinNames(languages)}.` } }]
        : [];
    const values = {
      papers: joinNames([...listed, ...(firstDegree ? [firstDegree] : []), ...(isRequested(other, job.description) ? [secondDegree] : [])]),
    };
    return [{ paragraph, rank: RANK.credentials, content: { kind: 'papers', values } }, ...languageItems];
  }
  if (degree === '') return [];
  if (languages.length === 0) {
    const values = { papers: joinNames([degree, ...(isRequested(other, job.description) ? [other] : [])]) };
    return [{ paragraph, rank: RANK.credentials, content: { kind: 'papers', values } }];
  }
  return [{ paragraph, rank: RANK.study, content: { kind: 'study', values: { degree: joinNames(education), languages: joinNames(languages) } } }];
}

/** Detects a degree whose subject the advertisement names: "Non-medical prescribing". */
function isRequested(degree: string, description: string): boolean {
  const words =
    degree
      .split(' from ')[0]
      ?.toLowerCase()
      .match(/\p{L}{6,}/gu) ?? [];
  const wanted = description.toLowerCase();
  return words.some(
    (word) => !/^(?:diploma|certificate|science|degree|higher|national|foundation|honours|bachelor|master)/.test(word) && wanted.includes(word),
  );
}

function buildMotivationItems(plan: LetterPlan, { seed }: LetterSpec): LetterItem[] {
  const [first] = rotate(plan.duties, seed);
  const names = [...new Set([...plan.matched.slice(0, 2), ...plan.skills.slice(0, 3)])];
  // "PMS" says nothing next to "Opera PMS".
  const skillNames = names.filter((name) => !names.some((other) => other !== name && other.split(' ').includes(name)));
  // The sentence about skills needs at least two of them.
  const skills = skillNames.length >= MIN_SKILLS ? joinNames(skillNames) : '';
  const buildItem = (rank: number, kind: SimpleFrame, values: Record<string, string>): LetterItem[] =>
    Object.values(values).every(Boolean) ? [{ paragraph: 'motivation', rank, content: { kind, values } }] : [];
  return [
    ...buildItem(RANK.about, 'about', { about: plan.about }),
    ...buildItem(RANK.duty, 'duty', buildDutyValues(first ?? '')),
    ...buildItem(first ? RANK.skills : 0, 'skills', { skills }),
  ];
}

function buildDutyValues(duty: string): { duty: string; Duty: string } {
  return { duty, Duty: duty.charAt(0).toUpperCase() + duty.slice(1) };
}

function buildClosingItem(plan: LetterPlan, seed: number): LetterItem {
  const positionFacts = plan.facts.filter(({ title, company }) => title !== '' || company !== '');
  const topics = (positionFacts.length > 0 ? positionFacts : plan.facts).flatMap((fact) =>
    fact.project === undefined ? (shortenToTopic(findClauses(fact)) ?? []) : [],
  );
  // The fact that opens the letter is the strongest, and worth a talk where it has a figure.
  const [strongest] = positionFacts.length > 0 ? positionFacts : plan.facts;
  const leadClause = strongest && strongest.project === undefined ? findClauses(strongest) : undefined;
  const leadTopic = leadClause && /\d/.test(`${leadClause.finite ?? ''} ${leadClause.outcome ?? ''}`) ? shortenToTopic(leadClause) : undefined;
  const how =
    leadTopic ??
    topics.find((topic) => /\d/.test(topic) && /\b(?:\p{Ll}+ed|cut|rose|fell|built|brought|won|ran|led|wrote|grew|raised)\b/u.test(topic)) ??
    topics[0];
  // The first is a reason to apply, and said once.
  const duty = rotate(plan.duties, seed).slice(1).at(1) ?? rotate(plan.duties, seed).slice(1).at(-1);
  const content: LetterItem['content'] = how
    ? { kind: 'ask', values: { how } }
    : duty
      ? { kind: 'askDuty', values: { duty } }
      : { kind: 'askPlain', values: {} };
  return { paragraph: 'closing', rank: 0, content };
}

/** Rotates a list by the seed, so that each seed starts with another value. */
function rotate<Value>(values: readonly Value[], seed: number): Value[] {
  const from = values.length > 0 ? seed % values.length : 0;
  return [...values.slice(from), ...values.slice(0, from)];
}

/** Returns the role to introduce an applicant without facts by, from a position; empty without one. */
function describeApplicant({ profile }: Pick<LetterSpec, 'profile'>): string {
  // Prefer a position with a known job title to one such as "paper round".
  const first = profile.experience.find(({ title }) => scoreTitle(title) > 0) ?? profile.experience[0];
  return first ? formatRole(buildPosition({ ...first, isCurrent: false })) : '';
}

/** Finds the forms of a fact; there for every planned fact, since only what can be turned is planned. */
export function findClauses(fact: PlannedFact): BulletClause {
  const clauses = clausesByFact.get(fact) ?? factToClause(fact) ?? { isPresent: false };
  clausesByFact.set(fact, clauses);
  return clauses;
}

/** A letter is said a dozen times until it has the right length. */
const clausesByFact = new WeakMap<PlannedFact, BulletClause>();
