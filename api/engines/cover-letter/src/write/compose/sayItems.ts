import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { asBefore, asPosition, formatRole, type Position, withoutForm } from '../../plan/positions.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import { addNameArticle } from '../../wording/nameArticles.ts';
import type { FrameKind, Voice } from '../voices/voice.ts';
import { fillFrame } from './fillFrame.ts';
import { isHonour, nameHonour } from './honours.ts';
import { findClauses, type LetterItem } from './letterItems.ts';

const MOST_BRIEF_WORDS = 12;
const WORDS_OF_A_START = 3;
const LETTERS_OF_A_START = 60;

/** What was said so far, so that the next sentence begins otherwise and names no place twice in a row. */
interface Said {
  sentences: string[];
  /** The first words of each. */
  starts: Set<string>;
  frames: Set<string>;
  positions: string[];
  /** Of the position named last; "before that" is true only of an older one. */
  recency: number;
  /** Of the paragraph, by sentence. */
  here: string[];
}

/** Returns words items, in their order, each in the light of what stands before it. The seed turns to another wording of everything. */
export function sayItems(items: readonly LetterItem[], voice: Voice, { job, profile, seed }: LetterSpec): Map<string, string> {
  const own = addLetters(`${profile.name} ${job.company}`);
  const said: Said = { sentences: [], starts: new Set(), frames: new Set(), positions: [], recency: -1, here: [] };
  const paragraphs = new Map<string, string>();
  let paragraph = '';
  for (const item of items) {
    if (item.paragraph !== paragraph) {
      paragraph = item.paragraph;
      said.here = [];
    }
    const wordings = listWordings(item, voice, said, jobValues(job));
    const chosen = choose(wordings, said, seed + own + hashItem(item));
    if (!chosen) continue;
    said.frames.add(chosen.frame);
    said.sentences.push(chosen.text);
    said.starts.add(takeSentenceStart(chosen.text, WORDS_OF_A_START));
    if (item.says.kind === 'fact' || item.says.kind === 'position') {
      said.positions.push(buildPositionKey(item.says.position));
      said.here.push(buildPositionKey(item.says.position));
      said.recency = item.says.position.recency ?? said.recency;
    } else said.here.push('');
    paragraphs.set(paragraph, [paragraphs.get(paragraph), chosen.text].filter(Boolean).join(' '));
  }
  return paragraphs;
}

/** Hashes an item, the same in every letter: the next seed then rotates it to another wording. */
function hashItem({ says }: LetterItem): number {
  const key = says.kind === 'fact' ? says.fact.path : says.kind === 'position' ? buildPositionKey(says.position) : says.kind;
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

function listWordings({ says }: LetterItem, voice: Voice, said: Said, job: Record<string, string>): Wording[] {
  switch (says.kind) {
    case 'sentence':
      return [{ frame: says.text, text: says.text }];
    case 'position':
      return filled(
        framesWhere(voice.frames.position, (when) => (when === 'now') === says.position.isCurrent),
        { ...job, as: asPosition(says.position), role: formatRole(says.position) },
      );
    case 'fact':
      return listFactWordings(says, voice, said, job);
    default: {
      const frames = voice.frames[says.kind];
      // Prefer wordings that mention the applicant's role when the role is known.
      const telling = says.values.who ? frames.filter((frame) => frame.includes('{who}')) : frames;
      return filled(telling, { ...job, ...says.values });
    }
  }
}

type FactSaid = Extract<LetterItem['says'], { kind: 'fact' }>;

function listFactWordings({ fact, position, isLead, need }: FactSaid, voice: Voice, said: Said, job: Record<string, string>): Wording[] {
  const forms = findClauses(fact);
  const isKnown = !isLead && said.positions.includes(buildPositionKey(position));
  const values = { ...job, ...factValues(forms, position, isKnown), project: fact.project, need };
  if (fact.project !== undefined && forms.thing) {
    const thing = forms.outcome ? `${forms.thing} (${forms.outcome})` : forms.thing;
    return framesFor(voice, isLead ? 'openProject' : 'project', position, said, { ...values, thing });
  }
  if (!isLead && isHonour(fact, forms)) return framesFor(voice, 'honour', position, said, { ...values, thing: nameHonour(fact.quote) });
  const follows = said.here.at(-1) === buildPositionKey(position);
  if (need && forms.did && !follows) {
    const needed = filled(voice.frames.needed, values);
    if (needed.length > 0) return needed;
  }
  const [deed, result, work] = chooseFactFrames(position, isLead, follows);
  const kind = forms.did ? deed : forms.outcome ? result : forms.line ? (LINE_FRAMES[work] ?? 'looseLine') : work;
  const wordings = framesFor(voice, kind, position, said, values);
  return wordings.length > 0 ? wordings : framesFor(voice, work, position, said, values);
}

/** The frame that a quoted line gets, by the frame of other work in its place. */
const LINE_FRAMES: Partial<Record<FrameKind, FrameKind>> = { openWork: 'openLine', introWork: 'introLine', followWork: 'followLine' };

function chooseFactFrames(position: Position, isLead: boolean, follows: boolean): [FrameKind, FrameKind, FrameKind] {
  if (!asPosition(position)) return isLead ? ['openLoose', 'looseOutcome', 'looseWork'] : ['loose', 'looseOutcome', 'looseWork'];
  if (isLead) return ['openFact', 'openOutcome', 'openWork'];
  return follows && position.project === undefined ? ['follow', 'followOutcome', 'followWork'] : ['intro', 'introOutcome', 'introWork'];
}

function framesFor(voice: Voice, kind: FrameKind, position: Position, said: Said, values: Record<string, string | undefined>): Wording[] {
  const isOlder = position.recency !== undefined && said.recency >= 0 && position.recency > said.recency;
  const isNew = isOlder && !said.positions.includes(buildPositionKey(position));
  const fitting = framesWhere(voice.frames[kind], (when) =>
    when === 'now' ? position.isCurrent : !position.isCurrent && (when === 'then' || isNew),
  );
  // Nobody knows whether two deeds below several roles are of the same one.
  const loose =
    position.title === '' ? fitting.filter((frame) => !/\b(?:same|current|that) (?:role|position|post|job|appointment)\b/i.test(frame)) : [];
  return filled(loose.length > 0 ? loose : fitting, values);
}

function framesWhere(lines: readonly string[], isTrue: (when: string) => boolean): string[] {
  return lines.flatMap((line) => {
    const [, when = '', frame = ''] = /^(?:(now|then|before)\|)?(.*)$/.exec(line) ?? [];
    return when === '' || isTrue(when) ? [frame] : [];
  });
}

function factValues(forms: ReturnType<typeof findClauses>, position: Position, isKnown: boolean): Record<string, string | undefined> {
  const { isCurrent } = position;
  const { doing, thing, isNow, outcome } = forms;
  const as = isKnown ? asBefore(position) : asPosition(position);
  const did = forms.did && outcome ? `${forms.did}${isNow || /, /.test(forms.did) ? '; ' : ', and '}${outcome}` : forms.did;
  const isBrief = (text: string | undefined) => text !== undefined && !/[,;:(]/.test(text) && text.split(' ').length <= MOST_BRIEF_WORDS;
  return {
    as,
    As: as.charAt(0).toUpperCase() + as.slice(1),
    role: formatRole(position),
    did,
    now: isNow && isCurrent ? did : undefined,
    past: isNow ? undefined : did,
    brief: isBrief(did) ? did : undefined,
    line: forms.line,
    outcome,
    Outcome: capitalize(outcome),
    work: doing ?? thing ?? undefined,
    Work: capitalize(doing ?? thing),
    thing,
    includes: isCurrent ? 'includes' : 'included',
    included: 'included',
    include: isCurrent ? 'include' : 'included',
    handle: isCurrent ? 'handle' : 'handled',
  };
}

function capitalize(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

function filled(frames: readonly string[], values: Readonly<Record<string, string | undefined>>): Wording[] {
  return frames.flatMap((frame) => {
    const text = fillFrame(frame, values);
    return text ? [{ frame, text }] : [];
  });
}

function choose(wordings: readonly Wording[], said: Said, turn: number): Wording | undefined {
  const last = takeSentenceStart(said.sentences.at(-1) ?? '');
  const before = takeSentenceStart(said.sentences.at(-2) ?? '');
  const cost = ({ frame, text }: Wording) => {
    const start = takeSentenceStart(text);
    return (
      (said.frames.has(frame) ? 4 : 0) +
      (start === last ? 3 : 0) +
      (start === before ? 1 : 0) +
      (said.starts.has(takeSentenceStart(text, WORDS_OF_A_START)) ? 2 : 0)
    );
  };
  return wordings
    .map((wording, index) => ({ wording, cost: cost(wording), turn: (index + wordings.length - (turn % wordings.length)) % wordings.length }))
    .sort((one, other) => one.cost - other.cost || one.turn - other.turn)[0]?.wording;
}

function takeSentenceStart(sentence: string, words = 1): string {
  return sentence
    .slice(0, LETTERS_OF_A_START)
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

function jobValues(job: { title: string; company: string }): Record<string, string> {
  const title = nameJob(job.title);
  return { job: title, aJob: `${chooseArticle(title)} ${title}`, firm: addNameArticle(withoutForm(job.company.trim())) };
}

/** "Order Picker (m/f/x)" without the letters, and "Manager - Internal Audit" without the dash, which no sentence has. */
function nameJob(title: string): string {
  return title
    .trim()
    .replace(/\s+(?:position|role|job|vacancy)$/i, '')
    .replace(/\s*\((?:(?:part|full)[- ]time|permanent|temporary|fixed[- ]term|hybrid|remote|on-?site|maternity cover|ref\b)[^()]*\)$/i, '')
    .replace(/\s*\((?:[mfwdx]\s?[/|,]\s?)+[mfwdx]\)/gi, '')
    .replace(/^([^()]+?)\s+[-–—|]\s+([^()]+)$/, '$1 ($2)');
}
