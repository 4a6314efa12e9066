import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { formatPosition, formatPositionShort, formatRole, type Position, stripLegalForm } from '../../plan/positions.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import { addNameArticle } from '../../wording/nameArticles.ts';
import type { FrameKind, Voice } from '../voices/voice.ts';
import { fillFrame } from './fillFrame.ts';
import { formatHonour, isHonour } from './honours.ts';
import { findClauses, type LetterItem } from './letterItems.ts';

const MAX_BRIEF_WORDS = 12;
const START_WORDS = 3;
const MAX_START_LENGTH = 60;

/** What was said so far, so that the next sentence begins otherwise and names no place twice in a row. */
interface WritingState {
  sentences: string[];
  /** The first words of each. */
  starts: Set<string>;
  frames: Set<string>;
  positions: string[];
  /** Of the position named last; "before that" is true only of an older one. */
  recency: number;
  /** Of the paragraph, by sentence. */
  paragraphPositions: string[];
}

/** Writes items in their order, each in the light of what precedes it. The seed turns to another wording of everything. */
export function writeItems(items: readonly LetterItem[], voice: Voice, { job, profile, seed }: LetterSpec): Map<string, string> {
  const letterSum = addLetters(`${profile.name} ${job.company}`);
  const state: WritingState = { sentences: [], starts: new Set(), frames: new Set(), positions: [], recency: -1, paragraphPositions: [] };
  const paragraphs = new Map<string, string>();
  let paragraph = '';
  for (const item of items) {
    if (item.paragraph !== paragraph) {
      paragraph = item.paragraph;
      state.paragraphPositions = [];
    }
    const wordings = listWordings(item, voice, state, buildJobValues(job));
    const chosen = chooseWording(wordings, state, seed + letterSum + hashItem(item));
    if (!chosen) continue;
    state.frames.add(chosen.frame);
    state.sentences.push(chosen.text);
    state.starts.add(getSentenceStart(chosen.text, START_WORDS));
    if (item.content.kind === 'fact' || item.content.kind === 'position') {
      state.positions.push(buildPositionKey(item.content.position));
      state.paragraphPositions.push(buildPositionKey(item.content.position));
      state.recency = item.content.position.recency ?? state.recency;
    } else state.paragraphPositions.push('');
    paragraphs.set(paragraph, [paragraphs.get(paragraph), chosen.text].filter(Boolean).join(' '));
  }
  return paragraphs;
}

/** Hashes an item, the same in every letter: the next seed then rotates it to another wording. */
function hashItem({ content }: LetterItem): number {
  const key = content.kind === 'fact' ? content.fact.path : content.kind === 'position' ? buildPositionKey(content.position) : content.kind;
  return addLetters(key);
}

/** Adds up the letters of a text, so that two people who apply with the same seed are worded otherwise. */
function addLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

interface Wording {
  frame: string;
  text: string;
}

function listWordings({ content }: LetterItem, voice: Voice, state: WritingState, job: Record<string, string>): Wording[] {
  switch (content.kind) {
    case 'sentence':
      return [{ frame: content.text, text: content.text }];
    case 'position':
      return fillFrames(
        filterFrames(voice.frames.position, (condition) => (condition === 'now') === content.position.isCurrent),
        { ...job, as: formatPosition(content.position), role: formatRole(content.position) },
      );
    case 'fact':
      return listFactWordings(content, voice, state, job);
    default: {
      const frames = voice.frames[content.kind];
      // Prefer wordings that mention the applicant's role when the role is known.
      const framesWithRole = content.values.who ? frames.filter((frame) => frame.includes('{who}')) : frames;
      return fillFrames(framesWithRole, { ...job, ...content.values });
    }
  }
}

type FactContent = Extract<LetterItem['content'], { kind: 'fact' }>;

function listFactWordings({ fact, position, isLead, need }: FactContent, voice: Voice, state: WritingState, job: Record<string, string>): Wording[] {
  const clauses = findClauses(fact);
  const isAlreadyNamed = !isLead && state.positions.includes(buildPositionKey(position));
  const values = { ...job, ...buildFactValues(clauses, position, isAlreadyNamed), project: fact.project, need };
  if (fact.project !== undefined && clauses.nounPhrase) {
    const nounPhrase = clauses.outcome ? `${clauses.nounPhrase} (${clauses.outcome})` : clauses.nounPhrase;
    return listFrameWordings(voice, isLead ? 'openProject' : 'project', position, state, { ...values, nounPhrase });
  }
  if (!isLead && isHonour(fact, clauses))
    return listFrameWordings(voice, 'honour', position, state, { ...values, nounPhrase: formatHonour(fact.quote) });
  const isSamePosition = state.paragraphPositions.at(-1) === buildPositionKey(position);
  if (need && clauses.finite && !isSamePosition) {
    const neededWordings = fillFrames(voice.frames.needed, values);
    if (neededWordings.length > 0) return neededWordings;
  }
  const [clauseKind, outcomeKind, workKind] = chooseFactFrames(position, isLead, isSamePosition);
  const kind = clauses.finite ? clauseKind : clauses.outcome ? outcomeKind : clauses.line ? (LINE_FRAMES[workKind] ?? 'looseLine') : workKind;
  const wordings = listFrameWordings(voice, kind, position, state, values);
  return wordings.length > 0 ? wordings : listFrameWordings(voice, workKind, position, state, values);
}

/** The frame that a quoted line gets, by the frame of other work in its place. */
const LINE_FRAMES: Partial<Record<FrameKind, FrameKind>> = { openWork: 'openLine', introWork: 'introLine', followWork: 'followLine' };

function chooseFactFrames(position: Position, isLead: boolean, isSamePosition: boolean): [FrameKind, FrameKind, FrameKind] {
  if (!formatPosition(position)) return isLead ? ['openLoose', 'looseOutcome', 'looseWork'] : ['loose', 'looseOutcome', 'looseWork'];
  if (isLead) return ['openFact', 'openOutcome', 'openWork'];
  return isSamePosition && position.project === undefined ? ['follow', 'followOutcome', 'followWork'] : ['intro', 'introOutcome', 'introWork'];
}

function listFrameWordings(
  voice: Voice,
  kind: FrameKind,
  position: Position,
  state: WritingState,
  values: Record<string, string | undefined>,
): Wording[] {
  const isOlder = position.recency !== undefined && state.recency >= 0 && position.recency > state.recency;
  const isNew = isOlder && !state.positions.includes(buildPositionKey(position));
  const matchingFrames = filterFrames(voice.frames[kind], (condition) =>
    condition === 'now' ? position.isCurrent : !position.isCurrent && (condition === 'then' || isNew),
  );
  // It is unknown whether two actions below several roles are of the same one.
  const framesWithoutRole =
    position.title === '' ? matchingFrames.filter((frame) => !/\b(?:same|current|that) (?:role|position|post|job|appointment)\b/i.test(frame)) : [];
  return fillFrames(framesWithoutRole.length > 0 ? framesWithoutRole : matchingFrames, values);
}

function filterFrames(lines: readonly string[], matchesCondition: (condition: string) => boolean): string[] {
  return lines.flatMap((line) => {
    const [, condition = '', frame = ''] = /^(?:(now|then|before)\|)?(.*)$/.exec(line) ?? [];
    return condition === '' || matchesCondition(condition) ? [frame] : [];
  });
}

function buildFactValues(clauses: ReturnType<typeof findClauses>, position: Position, isAlreadyNamed: boolean): Record<string, string | undefined> {
  const { isCurrent } = position;
  const { gerund, nounPhrase, isPresent, outcome } = clauses;
  const positionPhrase = isAlreadyNamed ? formatPositionShort(position) : formatPosition(position);
  const clause =
    clauses.finite && outcome ? `${clauses.finite}${isPresent || /, /.test(clauses.finite) ? '; ' : ', and '}${outcome}` : clauses.finite;
  const isBrief = (text: string | undefined) => text !== undefined && !/[,;:(]/.test(text) && text.split(' ').length <= MAX_BRIEF_WORDS;
  return {
    as: positionPhrase,
    As: positionPhrase.charAt(0).toUpperCase() + positionPhrase.slice(1),
    role: formatRole(position),
    clause,
    now: isPresent && isCurrent ? clause : undefined,
    past: isPresent ? undefined : clause,
    brief: isBrief(clause) ? clause : undefined,
    line: clauses.line,
    outcome,
    Outcome: capitalize(outcome),
    work: gerund ?? nounPhrase ?? undefined,
    Work: capitalize(gerund ?? nounPhrase),
    nounPhrase,
    includes: isCurrent ? 'includes' : 'included',
    included: 'included',
    include: isCurrent ? 'include' : 'included',
    handle: isCurrent ? 'handle' : 'handled',
  };
}

function capitalize(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

function fillFrames(frames: readonly string[], values: Readonly<Record<string, string | undefined>>): Wording[] {
  return frames.flatMap((frame) => {
    const text = fillFrame(frame, values);
    return text ? [{ frame, text }] : [];
  });
}

function chooseWording(wordings: readonly Wording[], state: WritingState, rotation: number): Wording | undefined {
  const last = getSentenceStart(state.sentences.at(-1) ?? '');
  const before = getSentenceStart(state.sentences.at(-2) ?? '');
  const cost = ({ frame, text }: Wording) => {
    const start = getSentenceStart(text);
    return (
      (state.frames.has(frame) ? 4 : 0) +
      (start === last ? 3 : 0) +
      (start === before ? 1 : 0) +
      (state.starts.has(getSentenceStart(text, START_WORDS)) ? 2 : 0)
    );
  };
  return wordings
    .map((wording, index) => ({ wording, cost: cost(wording), rotation: (index + wordings.length - (rotation % wordings.length)) % wordings.length }))
    .sort((one, other) => one.cost - other.cost || one.rotation - other.rotation)[0]?.wording;
}

function getSentenceStart(sentence: string, words = 1): string {
  return sentence
    .slice(0, MAX_START_LENGTH)
    .split(' ')
    .slice(0, words)
    .join(' ')
    .replace(/[^\p{L} ’']/gu, '')
    .toLowerCase()
    .replace(/^(i)['’].*/, '$1');
}

function buildPositionKey({ title, company, project }: Position): string {
  return `${title}|${company}|${project ?? ''}`;
}

function buildJobValues(job: { title: string; company: string }): Record<string, string> {
  const title = formatJobTitle(job.title);
  return { job: title, aJob: `${chooseArticle(title)} ${title}`, firm: addNameArticle(stripLegalForm(job.company.trim())) };
}

/** "Order Picker (m/f/x)" without the letters, and "Manager - Internal Audit" without the dash, which no sentence has. */
function formatJobTitle(title: string): string {
  return title
    .trim()
    .replace(/\s+(?:position|role|job|vacancy)$/i, '')
    .replace(/\s*\((?:(?:part|full)[- ]time|permanent|temporary|fixed[- ]term|hybrid|remote|on-?site|maternity cover|ref\b)[^()]*\)$/i, '')
    .replace(/\s*\((?:[mfwdx]\s?[/|,]\s?)+[mfwdx]\)/gi, '')
    .replace(/^([^()]+?)\s+[-–—|]\s+([^()]+)$/, '$1 ($2)');
}
