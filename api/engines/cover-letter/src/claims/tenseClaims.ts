import type { Claim, Sentence } from './claim.ts';
import { parseMoment } from './periods.ts';
import { detectVoice } from './voice.ts';

const NOW = new Set('currently presently nowadays today now'.split(' '));
const POSITION = new Set('role position job post employer company team'.split(' '));
/** Verbs that in the present tense say that a job goes on. */
const LASTING = new Set(
  'lead manage run teach work supervise oversee train mentor coach head direct coordinate handle serve keep look develop design build maintain organise organize plan care support deliver sell drive write answer'.split(
    ' ',
  ),
);
/** Words after "keep" and "look" that make them say nothing about a job: "I keep thinking of my time at X". */
const NOT_LASTING = new Set('thinking back forward'.split(' '));
const MOST_BETWEEN = 2;

/** Finds claims in the present tense about an employer whom the applicant has left: "I currently work at Hengrove High". */
export function findTenseClaims(sentence: Sentence, isTaken: (at: number) => boolean): Claim[] {
  if (sentence.employments === null || sentence.employersAt.length === 0 || !areOver(sentence)) return [];
  return sentence.tokens.flatMap((_, at): Claim[] => {
    const to = findEndOfPresent(sentence, at);
    return to === undefined || isTaken(at) ? [] : [{ from: at, to, standing: undefined }];
  });
}

/** Detects that all positions at the named employer are over. A CV may have several at one employer. */
function areOver({ employments, sources, today }: Sentence): boolean {
  const held = [...(employments ?? [])].flatMap((index) => sources.evidence.profile.experience[index] ?? []);
  return held.length > 0 && held.every(({ end }) => isPast(end, today));
}

function isPast(end: string | undefined, today: Date): boolean {
  const moment = parseMoment(end, today);
  return moment !== undefined && /(?:19|20)\d\d/.test(end ?? '') && moment.months < today.getFullYear() * 12 + today.getMonth() - 1;
}

/** Returns the index after words for the present that begin at `at`. */
function findEndOfPresent(sentence: Sentence, at: number): number | undefined {
  const { tokens } = sentence;
  const word = (offset: number) => tokens[at + offset]?.lower ?? '';
  if (word(0) === 'at' && word(1) === 'present' && detectVoice(sentence, at, at + 2) === 'own') return at + 2;
  if (word(0) === 'my' && word(1) === 'current' && POSITION.has(word(2))) return at + 3;
  if (NOW.has(word(0)) && isBesideVerb(sentence, at)) return at + 1;
  if (word(0) !== 'i' || !isInClauseOfEmployer(sentence, at)) return undefined;
  const verb = word(1) === 'also' || word(1) === 'still' ? 2 : 1;
  return LASTING.has(word(verb)) && !NOT_LASTING.has(word(verb + 1)) ? at + verb + 1 : undefined;
}

/** Detects a word such as "now" beside a verb of the writer: "I now lead", but not "until now". */
function isBesideVerb({ tokens, employersAt }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isMine = tokens.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ lower }) => /^(?:i|i'm)$/.test(lower));
  const isFirst = at === 0 && tokens.slice(1, 1 + MOST_BETWEEN).some(({ lower }) => /^(?:i|i'm)$/.test(lower));
  const isNamed = employersAt.some((place) => !tokens.slice(Math.min(place, at), Math.max(place, at)).some(({ text }) => /^[,;:]$/.test(text)));
  return (isMine || isFirst) && isNamed && !/^(?:until|to|till|from)$/.test(before);
}

/** Detects that no other clause is between a verb and the employer: "At Hengrove High I teach", "I teach at Hengrove High". */
function isInClauseOfEmployer({ tokens, employersAt }: Sentence, at: number): boolean {
  return employersAt.some((place) => {
    const [from, to] = [Math.min(place, at), Math.max(place, at)];
    const between = tokens.slice(from + 1, to);
    const isOpened = place < at && /^(?:at|with|for)$/.test(tokens[place - 1]?.lower ?? '') && at - place < 8;
    const isFollowed = place > at && /^(?:at|with|for)$/.test(tokens[place - 1]?.lower ?? '');
    return (
      (isOpened || isFollowed) &&
      !between.some(({ lower, text }) => /^(?:i|which|that|where|because|and|,|;|:)$/.test(isOpened && text === ',' ? '' : lower))
    );
  });
}
