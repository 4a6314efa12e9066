import type { BulletClause } from '../../bullets/bulletClause.ts';
import { scoreTitle } from '../../cv/words/titleWords.ts';
import { joinNames } from '../../plan/formatNames.ts';
import { isOngoing } from '../../plan/isOngoing.ts';
import type { LetterPlan, PlannedFact } from '../../plan/letterPlan.ts';
import { buildPosition, formatRole, type Position } from '../../plan/positions.ts';
import { findPositionIndex, rankByRecency } from '../../plan/recency.ts';
import { turnFact } from '../../plan/turnFact.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import { shortenToTopic } from './closingTopic.ts';
import { writeHighlights } from './highlightSentences.ts';
import { isHonour, nameHonour } from './honours.ts';

/** One thing a letter says in one place. Those that must be said have rank 0; of the others a letter has as many as its length asks for, lowest rank first. */
export interface LetterItem {
  paragraph: string;
  rank: number;
  says:
    | { kind: 'fact'; fact: PlannedFact; position: Position; isLead: boolean; need?: string | undefined }
    | { kind: 'position'; position: Position }
    | { kind: 'sentence'; text: string }
    | { kind: PlainFrame; values: Record<string, string> };
}
type PlainFrame = 'openPlain' | 'skills' | 'papers' | 'study' | 'duty' | 'about' | 'ask' | 'askDuty' | 'askPlain';

/** Lower is sooner. Between them stand the facts, from the second on, by `facts`. */
const RANK = { facts: [1, 2, 5, 7, 9, 11, 12, 13, 14], skills: 3, duty: 4, papers: 6, study: 6, about: 8, position: 10 };
const MOST_POSITIONS = 2;
const MOST_NEEDS = 2;
const FEW_FACTS = 3;
const MOST_PAPERS = 3;
const SURE_TITLE = 2;
const FEWEST_SKILLS = 2;

/** Builds everything the letter could say, in order. */
export function buildLetterItems(plan: LetterPlan, spec: LetterSpec): LetterItem[] {
  const paragraphs = plan.paragraphs.map(({ id }) => id);
  const rest = paragraphs.includes('evidence-2') ? 'evidence-2' : 'evidence-1';
  const opening: LetterItem[] =
    plan.facts.length > 0 ? [] : [{ paragraph: 'opening', rank: 0, says: { kind: 'openPlain', values: { who: describeApplicant(spec) } } }];
  return [
    ...opening,
    ...joinHonours(buildFactItems(plan, spec)),
    ...buildPositionItems(plan, spec, rest),
    ...buildCredentialItems(plan, spec, rest),
    ...writeHighlights(spec.highlights).map((text): LetterItem => ({ paragraph: rest, rank: 0, says: { kind: 'sentence', text } })),
    ...buildMotivationItems(plan, spec),
    buildClosingItem(plan, spec.seed),
  ].sort((one, other) => paragraphs.indexOf(one.paragraph) - paragraphs.indexOf(other.paragraph));
}

function buildFactItems({ facts, paragraphs }: LetterPlan, spec: LetterSpec): LetterItem[] {
  const needs = assignNeeds(facts, spec);
  const recency = rankByRecency(spec.profile.experience);
  return paragraphs.flatMap(({ id, facts: places }) =>
    places.flatMap((place): LetterItem[] => {
      const fact = facts[place];
      if (!fact) return [];
      const rank = place === 0 ? 0 : (RANK.facts[place - 1] ?? 30);
      // Of what is tied to no position nobody knows whether it was before.
      const isTied = fact.title !== '' || fact.company !== '';
      const position = buildPosition({ ...fact, ...(isTied && { recency: recency[findPositionIndex(fact.path) ?? -1] }) });
      return [{ paragraph: id, rank, says: { kind: 'fact', fact, position, isLead: place === 0, need: needs.get(fact) } }];
    }),
  );
}

/** Joins the awards of a paragraph, so that one sentence names them. */
function joinHonours(items: LetterItem[]): LetterItem[] {
  const kept: LetterItem[] = [];
  for (const item of items) {
    const at = kept.findIndex((other) => other.paragraph === item.paragraph && isHonourItem(other));
    const first = kept[at];
    if (!isHonourItem(item) || first?.says.kind !== 'fact' || item.says.kind !== 'fact') kept.push(item);
    else {
      const quote = `${nameHonour(first.says.fact.quote)} and ${nameHonour(item.says.fact.quote)}`;
      kept[at] = { ...first, says: { ...first.says, fact: { ...first.says.fact, quote } } };
    }
  }
  return kept;
}

function isHonourItem({ says }: LetterItem): boolean {
  return says.kind === 'fact' && !says.isLead && isHonour(says.fact, findClauses(says.fact));
}

/** Assigns to facts the requirements they meet, in the words of the job. Uses each requirement once. */
function assignNeeds(facts: readonly PlannedFact[], { job }: LetterSpec): Map<PlannedFact, string> {
  const needs = new Map<PlannedFact, string>();
  const said = new Set<string>();
  for (const fact of facts.slice(1)) {
    const need = fact.need;
    if (needs.size >= MOST_NEEDS || !need || said.has(need) || job.title.toLowerCase().includes(need.toLowerCase())) continue;
    said.add(need);
    needs.set(fact, need);
  }
  return needs;
}

/** Returns the positions without a fact in the letter, when it has fewer than three facts, or none that belongs to a position. */
function buildPositionItems({ facts }: LetterPlan, { profile }: LetterSpec, paragraph: string): LetterItem[] {
  const areLoose = facts.every(({ title, company }) => title === '' && company === '');
  if (facts.length >= FEW_FACTS && !areLoose) return [];
  const buildPositionKey = ({ title, company }: Position) => `${title}|${company}`;
  const said = new Set(facts.map((fact) => buildPositionKey(buildPosition({ ...fact, title: fact.roleNow ?? fact.title }))));
  const recency = rankByRecency(profile.experience);
  return profile.experience
    .map((position, index) => buildPosition({ ...position, isCurrent: isOngoing(position.end), recency: recency[index] }))
    .filter((position) => position.title !== '' && position.company !== '' && !said.has(buildPositionKey(position)))
    .filter((position) => facts.length > 0 || formatRole(position) !== describeApplicant({ profile }))
    .slice(0, MOST_POSITIONS + 1)
    .map((position, index): LetterItem => ({ paragraph, rank: RANK.position + index, says: { kind: 'position', position } }));
}

/** Builds a sentence of licences and a degree, or of a degree and languages. A degree may stand alone. */
function buildCredentialItems({ papers, education, languages }: LetterPlan, { job }: LetterSpec, paragraph: string): LetterItem[] {
  const [degree = '', other = ''] = education;
  if (papers.length > 0) {
    const named = papers.slice(0, MOST_PAPERS);
    // Beside a paper that is called as a job is, the name of a school could be read as an employer.
    const isMistakable = named.some((paper) => scoreTitle(paper) >= SURE_TITLE);
    const [studies = '', more = ''] = [degree, other].map((each) => (isMistakable ? each.replace(/ from .*$/, '') : each));
    const asksForLanguage = /\blanguages?\b/i.test(job.description) || languages.some((name) => job.description.includes(name));
    const spoken: LetterItem[] =
      languages.length > 0 && asksForLanguage
        ? [{ paragraph, rank: RANK.papers + 0.5, says: { kind: 'sentence', text: `I speak ${joinNames(languages)}.` } }]
        : [];
    const values = { papers: joinNames([...named, ...(studies ? [studies] : []), ...(isAskedFor(other, job.description) ? [more] : [])]) };
    return [{ paragraph, rank: RANK.papers, says: { kind: 'papers', values } }, ...spoken];
  }
  if (degree === '') return [];
  if (languages.length === 0) {
    const values = { papers: joinNames([degree, ...(isAskedFor(other, job.description) ? [other] : [])]) };
    return [{ paragraph, rank: RANK.papers, says: { kind: 'papers', values } }];
  }
  return [{ paragraph, rank: RANK.study, says: { kind: 'study', values: { degree: joinNames(education), languages: joinNames(languages) } } }];
}

/** "Non-medical prescribing" is asked for by an advertisement that names prescribing. */
function isAskedFor(degree: string, description: string): boolean {
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
  const named = [...new Set([...plan.matched.slice(0, 2), ...plan.skills.slice(0, 3)])];
  // The sentence about skills needs at least two of them.
  const skills = named.length >= FEWEST_SKILLS ? joinNames(named) : '';
  const buildItem = (rank: number, kind: PlainFrame, values: Record<string, string>): LetterItem[] =>
    Object.values(values).every(Boolean) ? [{ paragraph: 'motivation', rank, says: { kind, values } }] : [];
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
  const ofPositions = plan.facts.filter(({ title, company }) => title !== '' || company !== '');
  const topics = (ofPositions.length > 0 ? ofPositions : plan.facts).flatMap((fact) =>
    fact.project === undefined ? (shortenToTopic(findClauses(fact)) ?? []) : [],
  );
  // The fact that opens the letter is the strongest, and worth a talk where it has a figure.
  const [lead] = ofPositions.length > 0 ? ofPositions : plan.facts;
  const said = lead && lead.project === undefined ? findClauses(lead) : undefined;
  const ofLead = said && /\d/.test(`${said.did ?? ''} ${said.outcome ?? ''}`) ? shortenToTopic(said) : undefined;
  const how =
    ofLead ??
    topics.find((topic) => /\d/.test(topic) && /\b(?:\p{Ll}+ed|cut|rose|fell|built|brought|won|ran|led|wrote|grew|raised)\b/u.test(topic)) ??
    topics[0];
  // The first is a reason to apply, and said once.
  const duty = rotate(plan.duties, seed).slice(1).at(1) ?? rotate(plan.duties, seed).slice(1).at(-1);
  const says: LetterItem['says'] = how
    ? { kind: 'ask', values: { how } }
    : duty
      ? { kind: 'askDuty', values: { duty } }
      : { kind: 'askPlain', values: {} };
  return { paragraph: 'closing', rank: 0, says };
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
  const known = forms.get(fact) ?? turnFact(fact) ?? { isNow: false };
  forms.set(fact, known);
  return known;
}

/** A letter is said a dozen times until it has the right length. */
const forms = new WeakMap<PlannedFact, BulletClause>();
