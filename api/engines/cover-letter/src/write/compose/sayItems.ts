import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { asBefore, asPosition, type Position, roleOf, withoutForm } from '../../plan/positions.ts';
import type { LetterSpec } from '../../types/letterSpec.ts';
import type { FrameKind, Voice } from '../voices/voice.ts';
import { fillFrame } from './fillFrame.ts';
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
  /** Of the paragraph, by sentence. */
  here: string[];
}

/** Returns words items, in their order, each in the light of what stands before it. The seed turns to another wording of everything. */
export function sayItems(items: readonly LetterItem[], voice: Voice, { job, seed }: LetterSpec): Map<string, string> {
  const said: Said = { sentences: [], starts: new Set(), frames: new Set(), positions: [], here: [] };
  const paragraphs = new Map<string, string>();
  let paragraph = '';
  for (const item of items) {
    if (item.paragraph !== paragraph) {
      paragraph = item.paragraph;
      said.here = [];
    }
    const wordings = wordingsOf(item, voice, said, jobValues(job));
    const chosen = choose(wordings, said, seed + numberOf(item));
    if (!chosen) continue;
    said.frames.add(chosen.frame);
    said.sentences.push(chosen.text);
    said.starts.add(startOf(chosen.text, WORDS_OF_A_START));
    if (item.says.kind === 'fact' || item.says.kind === 'position') {
      said.positions.push(keyOf(item.says.position));
      said.here.push(keyOf(item.says.position));
    } else said.here.push('');
    paragraphs.set(paragraph, [paragraphs.get(paragraph), chosen.text].filter(Boolean).join(' '));
  }
  return paragraphs;
}

/** The same for an item in every letter, so that the next seed turns it to another wording wherever it stands. */
function numberOf({ says }: LetterItem): number {
  const key =
    says.kind === 'fact'
      ? says.fact.path
      : says.kind === 'position'
        ? keyOf(says.position)
        : says.kind === 'idea'
          ? `${says.idea}${says.place}${says.isAgain ? '-' : ''}`
          : says.kind;
  return [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

interface Wording {
  frame: string;
  text: string;
}

function wordingsOf({ says }: LetterItem, voice: Voice, said: Said, job: Record<string, string>): Wording[] {
  switch (says.kind) {
    case 'sentence':
      return [{ frame: says.text, text: says.text }];
    case 'idea':
      return filled(voice.ideas[says.idea][says.place] ?? [], job);
    case 'position':
      return filled(voice.frames.position, { as: asPosition(says.position), role: roleOf(says.position) });
    case 'fact': {
      const forms = findClauses(says.fact);
      const [deed, work] = factFrames(says.position, says.isLead, said);
      const values = factValues(forms, says.position, said.positions.includes(keyOf(says.position)));
      const wordings = framesFor(voice, deed, says.position, said, values);
      return forms.did && wordings.length > 0 ? wordings : framesFor(voice, work, says.position, said, values);
    }
    default: {
      const frames = framesWhere(voice.frames[says.kind], () => Boolean(says.values.fits));
      // Who has been somebody is told so, wherever a wording has room for it.
      const telling = says.values.who ? frames.filter((frame) => frame.includes('{who}')) : frames;
      return filled(telling, { ...job, ...says.values });
    }
  }
}

function factFrames(position: Position, isLead: boolean, said: Said): [FrameKind, FrameKind] {
  if (!asPosition(position)) return ['loose', 'looseWork'];
  if (isLead) return ['openFact', 'openWork'];
  return said.here.at(-1) === keyOf(position) ? ['follow', 'followWork'] : ['intro', 'introWork'];
}

function framesFor(voice: Voice, kind: FrameKind, position: Position, said: Said, values: Record<string, string | undefined>): Wording[] {
  const isNew = said.positions.length > 0 && !said.positions.includes(keyOf(position));
  const fitting = framesWhere(voice.frames[kind], (when) =>
    when === 'now' ? position.isCurrent : !position.isCurrent && (when === 'then' || isNew),
  );
  return filled(fitting, values);
}

function framesWhere(lines: readonly string[], isTrue: (when: string) => boolean): string[] {
  return lines.flatMap((line) => {
    const [, when = '', frame = ''] = /^(?:(now|then|before|fits)\|)?(.*)$/.exec(line) ?? [];
    return when === '' || isTrue(when) ? [frame] : [];
  });
}

function factValues(forms: ReturnType<typeof findClauses>, position: Position, isKnown: boolean): Record<string, string | undefined> {
  const { isCurrent } = position;
  const { did, doing, thing, toDo, isNow } = forms;
  const as = isKnown ? asBefore(position) : asPosition(position);
  const isBrief = (text: string | undefined) => text !== undefined && !/[,;:(]/.test(text) && text.split(' ').length <= MOST_BRIEF_WORDS;
  return {
    as,
    As: as.charAt(0).toUpperCase() + as.slice(1),
    role: roleOf(position),
    did: did ?? undefined,
    now: isNow && isCurrent ? did : undefined,
    past: isNow ? undefined : did,
    brief: isBrief(did) ? did : undefined,
    Doing: isBrief(doing) && isCurrent === isNow ? doing : undefined,
    work: doing ?? thing ?? undefined,
    thing,
    toDo,
    is: isCurrent ? 'is' : 'was',
    includes: isCurrent ? 'includes' : 'included',
    include: isCurrent ? 'include' : 'included',
    handle: isCurrent ? 'handle' : 'handled',
    attend: isCurrent ? 'attend' : 'attended',
    do: isCurrent ? 'do' : 'did',
  };
}

function filled(frames: readonly string[], values: Readonly<Record<string, string | undefined>>): Wording[] {
  return frames.flatMap((frame) => {
    const text = fillFrame(frame, values);
    return text ? [{ frame, text }] : [];
  });
}

function choose(wordings: readonly Wording[], said: Said, turn: number): Wording | undefined {
  const last = startOf(said.sentences.at(-1) ?? '');
  const before = startOf(said.sentences.at(-2) ?? '');
  const cost = ({ frame, text }: Wording) => {
    const start = startOf(text);
    return (
      (said.frames.has(frame) ? 4 : 0) +
      (start === last ? 3 : 0) +
      (start === before ? 1 : 0) +
      (said.starts.has(startOf(text, WORDS_OF_A_START)) ? 2 : 0)
    );
  };
  return wordings
    .map((wording, place) => ({ wording, cost: cost(wording), turn: (place + wordings.length - (turn % wordings.length)) % wordings.length }))
    .sort((one, other) => one.cost - other.cost || one.turn - other.turn)[0]?.wording;
}

function startOf(sentence: string, words = 1): string {
  return sentence
    .slice(0, LETTERS_OF_A_START)
    .split(' ')
    .slice(0, words)
    .join(' ')
    .replace(/[^\p{L} ’']/gu, '')
    .toLowerCase()
    .replace(/^(i)['’].*/, '$1');
}

function keyOf({ title, company }: Position): string {
  return `${title}|${company}`;
}

function jobValues(job: { title: string; company: string }): Record<string, string> {
  const title = job.title.trim().replace(/\s+(?:position|role|job|vacancy)$/i, '');
  return { job: title, aJob: `${chooseArticle(title)} ${title}`, firm: withoutForm(job.company.trim()) };
}
