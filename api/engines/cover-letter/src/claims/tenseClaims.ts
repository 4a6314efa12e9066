import type { Claim, Sentence } from './claim.ts';
import { parseMoment } from './periods.ts';
import { detectVoice } from './voice.ts';

const PRESENT_WORDS = new Set('currently presently nowadays today now'.split(' '));
const POSITION_NOUNS = new Set('role position job post employer company team'.split(' '));
/** Verbs that in the present tense say that a job goes on. */
const ONGOING_VERBS = new Set(
  'lead manage run teach work supervise oversee train mentor coach head direct coordinate handle serve keep look develop design build maintain organise organize plan care support deliver sell drive write answer'.split(
    ' ',
  ),
);
/** Words after "keep" and "look" that make them say nothing about a job: "I keep thinking of my time at X". */
const WORDS_AFTER_OTHER_SENSE = new Set('thinking back forward'.split(' '));
const MAX_TOKENS_BETWEEN = 2;

/** Finds claims in the present tense about an employer whom the applicant has left: "I currently work at Hengrove High". */
export function findTenseClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  if (sentence.employments === null || sentence.employerIndexes.length === 0 || !haveEnded(sentence)) return [];
  return sentence.tokens.flatMap((_, at): Claim[] => {
    const to = findEndOfPresent(sentence, at);
    return to === undefined || isClaimed(at) ? [] : [{ from: at, to, evidence: undefined }];
  });
}

/** Detects that all positions at the named employer are over. A CV may have several at one employer. */
function haveEnded({ employments, sources, today }: Sentence): boolean {
  const positions = [...(employments ?? [])].flatMap((index) => sources.evidence.profile.experience[index] ?? []);
  return positions.length > 0 && positions.every(({ end }) => isPastDate(end, today));
}

function isPastDate(end: string | undefined, today: Date): boolean {
  const moment = parseMoment(end, today);
  return moment !== undefined && /(?:19|20)\d\d/.test(end ?? '') && moment.months < today.getFullYear() * 12 + today.getMonth() - 1;
}

/** Returns the index after words for the present that begin at `at`. */
function findEndOfPresent(sentence: Sentence, at: number): number | undefined {
  const { tokens } = sentence;
  const word = (offset: number) => tokens[at + offset]?.lower ?? '';
  if (word(0) === 'at' && word(1) === 'present' && detectVoice(sentence, at, at + 2) === 'own') return at + 2;
  if (word(0) === 'my' && word(1) === 'current' && POSITION_NOUNS.has(word(2))) return at + 3;
  if (PRESENT_WORDS.has(word(0)) && isNextToVerb(sentence, at)) return at + 1;
  if (word(0) !== 'i' || !isInClauseOfEmployer(sentence, at)) return undefined;
  const verb = word(1) === 'also' || word(1) === 'still' ? 2 : 1;
  return ONGOING_VERBS.has(word(verb)) && !WORDS_AFTER_OTHER_SENSE.has(word(verb + 1)) ? at + verb + 1 : undefined;
}

/** Detects a word such as "now" next to a verb of the writer: "I now lead", but not "until now". */
function isNextToVerb({ tokens, employerIndexes }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isAfterPronoun = tokens.slice(Math.max(0, at - MAX_TOKENS_BETWEEN), at).some(({ lower }) => /^(?:i|i'm)$/.test(lower));
  const isBeforePronoun = at === 0 && tokens.slice(1, 1 + MAX_TOKENS_BETWEEN).some(({ lower }) => /^(?:i|i'm)$/.test(lower));
  const isNamed = employerIndexes.some(
    (employerIndex) => !tokens.slice(Math.min(employerIndex, at), Math.max(employerIndex, at)).some(({ text }) => /^[,;:]$/.test(text)),
  );
  return (isAfterPronoun || isBeforePronoun) && isNamed && !/^(?:until|to|till|from)$/.test(before);
}

/** Detects that no other clause is between a verb and the employer: "At Hengrove High I teach", "I teach at Hengrove High". */
function isInClauseOfEmployer({ tokens, employerIndexes }: Sentence, at: number): boolean {
  return employerIndexes.some((employerIndex) => {
    const [from, to] = [Math.min(employerIndex, at), Math.max(employerIndex, at)];
    const between = tokens.slice(from + 1, to);
    const isEmployerBefore = employerIndex < at && /^(?:at|with|for)$/.test(tokens[employerIndex - 1]?.lower ?? '') && at - employerIndex < 8;
    const isEmployerAfter = employerIndex > at && /^(?:at|with|for)$/.test(tokens[employerIndex - 1]?.lower ?? '');
    return (
      (isEmployerBefore || isEmployerAfter) &&
      !between.some(({ lower, text }) => /^(?:i|which|that|where|because|and|,|;|:)$/.test(isEmployerBefore && text === ',' ? '' : lower))
    );
  });
}
