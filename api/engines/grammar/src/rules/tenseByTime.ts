import { findBaseForm, inflectParticiple, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const SUBJECT = /^(?:i|you|he|she|it|we|they)$/;
const UNIT =
  /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;
const WEEKDAY = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const SPAN = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/;
const LASTING = /^(?:since|so|yet|ever|recently|lately|already|never|always|if|until|unless|will|would)$/;
/** Words behind which another clause begins. */
const NEXT_CLAUSE = /^(?:and|but|because|so|which|who|that|before|after|when|while|although|though|where|if|as|than|until)$/;
/** What is planned for a day to come. */
const PLANNED =
  /^(?:scheduled|planned|booked|arranged|set|fixed|postponed|moved|due|reserved|timed|rescheduled|announced|got|agreed|invited|confirmed|promised)$/;
const REPORTING_VERBS =
  /^(?:said|told|thought|knew|hoped|promised|explained|believed|replied|answered|announced|mentioned|wrote|realised|realized|noticed|assured|claimed)$/;
const BACK: Record<string, string> = { will: 'would', can: 'could', "won't": "wouldn't", "can't": "couldn't", cannot: 'could not' };
const BEGINS = /^(?:after|when|once|because)$/;
/** Behind these words and a subject the verb is in its base form: "did she leave", "we saw her leave". */
const TAKES_BASE =
  /^(?:do|does|did|don't|doesn't|didn't|can|could|can't|couldn't|will|would|won't|wouldn't|shall|should|shouldn't|may|might|must|let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|sees|saw|seen|seeing|hear|hears|heard|hearing|watch|watched|watching|feel|felt|notice|noticed|have|had|having|not|n't)$/;

/** Tenses that a time, or another verb of the sentence, asks for. */
export const tenseByTime = buildRules({
  'perfect-with-finished-time': {
    reason: 'A time that is over takes the simple past.',
    needs: 'have has',
    find: (sentence) => sentence.flatMap((_, at) => findPerfect(sentence, at)),
    examples: {
      'We have received your order on Monday and will ship it.': 'We received your order on Monday and will ship it.',
      'The parcel has been delivered on 3 May, says the courier.': 'The parcel was delivered on 3 May, says the courier.',
      'My aunt has worked here from 2012 to 2018 as a cook.': 'My aunt worked here from 2012 to 2018 as a cook.',
    },
    fine: [
      'He has read the book you bought last week.',
      'The meeting has been moved to Monday.',
      'She has lived here since last year.',
      'I have seen the photos taken last week.',
      'We have worked on Mondays since May.',
      'The visit has been planned on Monday.',
      'The unions have called for a strike on Friday.',
    ],
  },
  'pronoun-present-in-past': {
    reason: 'With a time that is over, the verb is in the past tense.',
    needs: 'yesterday ago last',
    find: (sentence) => sentence.flatMap((_, at) => findPresent(sentence, at)),
    examples: {
      'When I get home last night, I realised that it was late.': 'When I got home last night, I realised that it was late.',
      'Last week I speak to the manager, who promised to help.': 'Last week I spoke to the manager, who promised to help.',
      'The technician will come yesterday, but nobody was at home.': 'The technician came yesterday, but nobody was at home.',
    },
    fine: [
      'I like what you did last week.',
      'I think it rained last night.',
      'Since last year I work less.',
      'We meet on the last Monday.',
      'They say he left yesterday.',
      'Why did she leave yesterday?',
      'Could it happen last night?',
      'The neighbours saw her leave yesterday.',
      'They made you wait last week.',
    ],
  },
  'subordinate-present-past': {
    reason: 'The other verb is in the past, so this one is too.',
    find: (sentence) => findSubordinate(sentence),
    examples: {
      'After she finishes her studies, she moved to Leeds.': 'After she finished her studies, she moved to Leeds.',
      'When he opens the box, it was empty.': 'When he opened the box, it was empty.',
    },
    fine: [
      'When he opens the box, it is empty.',
      'When she was young, she moved to Leeds.',
      'After she finishes her studies, she will move.',
      'Because he likes tea, he put it on the list.',
    ],
  },
  'interrupted-past': {
    reason: 'What broke in on a past event is in the past tense.',
    needs: 'when',
    find: (sentence) =>
      sentence.flatMap((when, at): Change[] => {
        const was = sentence.findIndex(({ lower }) => /^(?:was|were)$/.test(lower));
        const gerund = sentence[was + 1];
        const isGoing = was >= 0 && was < at && gerund !== undefined && ((gerund.tags & TAG.VBG) !== 0 || /^(?:about|just)$/.test(gerund.lower));
        if (when.lower !== 'when' || !isGoing || sentence.slice(0, at).some(({ lower }) => /^(?:that|if|,)$/.test(lower))) return [];
        const place = SUBJECT.test(sentence[at + 1]?.lower ?? '')
          ? at + 2
          : /^(?:the|my|our|his|her|their|a|an)$/.test(sentence[at + 1]?.lower ?? '')
            ? at + 3
            : -1;
        const verb = sentence[place];
        if (!verb || (verb.tags & TAG.VBZ) === 0 || (verb.tags & TAG.VBD) !== 0) return [];
        const base = findBaseForm(verb.lower);
        const past = verb.lower === 'is' ? 'was' : verb.lower === 'has' ? 'had' : base && inflectPast(base);
        return past ? [{ first: place, last: place, text: past }] : [];
      }),
    examples: {
      'We were about to leave when the phone rings.': 'We were about to leave when the phone rang.',
      'I was cooking when he comes in.': 'I was cooking when he came in.',
    },
    fine: ['We were about to leave when the phone rang.', 'We were told that when it rains, it leaks.'],
  },
  'told-in-past': {
    reason: 'What was said or hoped in the past takes "would" or "could".',
    needs: "will can won't can't cannot",
    find: (sentence) => sentence.flatMap((_, at) => findReportedModal(sentence, at)),
    examples: {
      "He said that he can't come because he was ill.": "He said that he couldn't come because he was ill.",
      'I was hoping that you will help me.': 'I was hoping that you would help me.',
    },
    fine: ['He said that he can swim.', 'I was hoping to see you; you will come.', 'She told me what I can do.'],
  },
  'first-time-was': {
    reason: 'The verb goes with the past of "it was the first time".',
    patterns: [
      'was the first|second|third|last|only|best time that? i am{was}',
      'was the first|second|third|last|only|best time that? he|she|it is{was}',
      'was the first|second|third|last|only|best time that? we|you|they are{were}',
      'was the first|second|third|last|only time that? i|we|you|they|he|she|it have|has{had} <VBN>',
      'since i am{was} a|an|very|so|little|young|small',
      'since he|she is{was} a|an|very|so|little|young|small child|boy|girl|baby|kid|young|little|.|,',
    ],
    examples: {
      'It was the first time I am abroad.': 'It was the first time I was abroad.',
      'I play since I am a child.': 'I play since I was a child.',
    },
    fine: ['It is the first time I am here.', 'Since I am ill, I stay.'],
  },
  'perfect-before-since': {
    reason: 'From then until now takes "have" or "has".',
    needs: 'since',
    find: (sentence) => {
      const [subject, helper, verb] = sentence;
      const since = sentence.findIndex(({ lower }) => lower === 'since');
      const one = /^(?:he|she|it)$/.test(subject?.lower ?? '');
      if (!subject || !helper || !verb || !SUBJECT.test(subject.lower) || since < 3 || sentence.slice(0, since).some(({ text }) => text === ','))
        return [];
      const next = sentence[since + 1];
      const verbSince = sentence[since + 2];
      const isTime =
        (next && (MONTH.test(next.lower) || WEEKDAY.test(next.lower) || next.lower === 'last' || /^(?:19|20)\d\d$/.test(next.text))) ||
        (SUBJECT.test(next?.lower ?? '') &&
          verbSince !== undefined &&
          (verbSince.tags & TAG.VBD) !== 0 &&
          (verbSince.tags & TAG.VB) === 0 &&
          !/^(?:was|were|had)$/.test(verbSince.lower));
      if (!isTime) return [];
      if (helper.lower === "didn't" && (verb.tags & TAG.VB) !== 0)
        return [{ first: 1, last: 2, text: `${one ? "hasn't" : "haven't"} ${inflectParticiple(verb.lower)}` }];
      const isState = /^(?:was|were)$/.test(helper.lower) && /^(?:at|in|here|with|on|ill|sick|away|unemployed|married)$/.test(verb.lower);
      return isState ? [{ first: 1, last: 1, text: `${one ? 'has' : 'have'} been` }] : [];
    },
    examples: {
      "I didn't see him since he left the company.": "I haven't seen him since he left the company.",
      'She was at this firm since June.': 'She has been at this firm since June.',
    },
    fine: ["I didn't go since I was ill.", 'It was the best year since 2010.', 'He was in bed, since he was ill.'],
  },
  'waiting-for-weeks': {
    reason: 'What began in the past and goes on takes "have been" or "has been".',
    patterns: [
      'i|we|you|they am|are{have_been} waiting *? *? *? *? for more|over|almost|nearly|about|#|@number|several|many than? #|@number? weeks|days|months|hours|years now|already|.|,|and|but',
      'he|she|it|<NN> is{has_been} waiting *? *? *? *? for more|over|almost|nearly|about|#|@number|several|many than? #|@number? weeks|days|months|hours|years now|already|.|,|and|but',
      'i|we|you|they am|are{have_been} <VBG> *? *? *? *? for #|@number|several|many weeks|days|months|years now|already',
      'he|she is{has_been} <VBG> *? *? *? *? for #|@number|several|many weeks|days|months|years now|already',
    ],
    examples: { 'We are waiting for your answer for two weeks now.': 'We have been waiting for your answer for two weeks now.' },
    fine: ['We are staying for two weeks.', 'We have been waiting for two weeks.'],
  },
});

/** Detects a time that is over, beginning at a place. */
function isFinishedTime(sentence: Sentence, at: number, isPlanned: boolean): boolean {
  const [word, next, after, later] = [sentence[at]?.lower ?? '', sentence[at + 1], sentence[at + 2]?.lower ?? '', sentence[at + 3]];
  if (word === 'yesterday') return true;
  if (word === 'last' && UNIT.test(next?.lower ?? '')) return true;
  if (next && SPAN.test(next.lower) && after === 'ago') return true;
  if (isPlanned) return false;
  if (word === 'on' && next)
    return (
      (WEEKDAY.test(next.lower) && !(after === 'and' && WEEKDAY.test(later?.lower ?? ''))) ||
      (next.kind === 'number' && MONTH.test(after)) ||
      (MONTH.test(next.lower) && sentence[at + 2]?.kind === 'number')
    );
  return (
    word === 'from' && next?.kind === 'number' && /^(?:19|20)\d\d$/.test(next.text) && /^(?:to|until|till)$/.test(after) && later?.kind === 'number'
  );
}

function findPerfect(sentence: Sentence, at: number): Change[] {
  const have = sentence[at];
  if (!/^(?:have|has)$/.test(have?.lower ?? '') || sentence.some(({ lower }) => LASTING.test(lower) && lower !== 'will' && lower !== 'would'))
    return [];
  const before = sentence[at - 1];
  if (before?.kind !== 'word' || (before.tag & TAG.MD) !== 0 || before.lower === 'to') return [];
  const isPassive = sentence[at + 1]?.lower === 'been';
  const place = isPassive ? at + 2 : at + 1;
  const verb = sentence[place];
  if (!verb || (verb.tags & TAG.VBN) === 0 || (isPassive && (verb.tags & TAG.VBG) !== 0) || /^(?:got|to|been|better|had)$/.test(verb.lower))
    return [];
  for (let step = place + 1; step < sentence.length; step++) {
    const token = sentence[step];
    if (
      !token ||
      token.kind === 'mark' ||
      NEXT_CLAUSE.test(token.lower) ||
      (SUBJECT.test(token.lower) && token.lower !== 'you' && token.lower !== 'it')
    )
      return [];
    if (step > place + 1 && (token.tag & (TAG.VBD | TAG.VBN | TAG.VBG)) !== 0) return [];
    // "Called for a strike on Friday": the day is the one of the strike.
    const isGoverned = sentence.slice(place + 1, step).some(({ tag }) => (tag & TAG.IN) !== 0);
    if (!isFinishedTime(sentence, step, PLANNED.test(verb.lower) || isGoverned)) continue;
    const isMany = have?.lower === 'have';
    if (isPassive) return [{ first: at, last: at + 1, text: isMany && before.lower !== 'i' ? 'were' : 'was' }];
    const base = findBaseForm(verb.lower);
    return base ? [{ first: at, last: place, text: inflectPast(base) }] : [];
  }
  return [];
}

function isPresentForm(token: TaggedToken | undefined): string | undefined {
  if (!token || token.text !== token.lower || (token.tags & (TAG.VB | TAG.VBZ)) === 0 || (token.tags & (TAG.VBD | TAG.MD)) !== 0) return undefined;
  const base = findBaseForm(token.lower);
  return base && !/^(?:be|think|know|believe|hope|guess|say|mean|suppose|remember|see|hear|wonder|feel|like|love|regret|understand|want)$/.test(base)
    ? base
    : undefined;
}

function findPresent(sentence: Sentence, at: number): Change[] {
  const [subject, verb, next, before] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  if (!subject || !verb) return [];
  const isPronoun = SUBJECT.test(subject.lower);
  const isWill =
    verb.lower === 'will' && next !== undefined && (next.tags & TAG.VB) !== 0 && ((subject.tag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0 || isPronoun);
  if (!isPronoun && !isWill) return [];
  if (
    sentence.slice(0, at).some(({ lower }) => /^(?:since|if|as)$/.test(lower)) ||
    (before && (/^(?:what|that|which|who|than|like|for|with|of|to|about|from)$/.test(before.lower) || TAKES_BASE.test(before.lower)))
  )
    return [];
  const base = isWill ? findBaseForm(next.lower) : isPresentForm(verb);
  if (!base || base === 'be') return [];
  const last = isWill ? at + 2 : at + 1;
  const text = inflectPast(base);
  const isOpened =
    isPronoun && ((at === 1 && before?.lower === 'yesterday') || (at === 2 && sentence[0]?.lower === 'last' && UNIT.test(before?.lower ?? '')));
  if (isOpened) return [{ first: at + 1, last, text }];
  for (let step = last + 1; step < sentence.length; step++) {
    const token = sentence[step];
    if (!token || token.kind === 'mark' || NEXT_CLAUSE.test(token.lower) || SUBJECT.test(token.lower)) return [];
    if ((token.tags & (TAG.VBD | TAG.VBN)) !== 0 && (token.tags & (TAG.NN | TAG.JJ)) === 0) return [];
    const isOver =
      token.lower === 'yesterday' ||
      (token.lower === 'last' && UNIT.test(sentence[step + 1]?.lower ?? '') && !/^(?:the|on)$/.test(sentence[step - 1]?.lower ?? ''));
    if (isOver) return [{ first: at + 1, last, text }];
  }
  return [];
}

function findSubordinate(sentence: Sentence): Change[] {
  const [opener, subject, verb] = sentence;
  if (!BEGINS.test(opener?.lower ?? '') || opener?.lower === 'because' || !SUBJECT.test(subject?.lower ?? '') || subject?.lower === 'i') return [];
  const comma = sentence.findIndex(({ text }) => text === ',');
  const [main, mainVerb] = [sentence[comma + 1], sentence[comma + 2]];
  if (comma < 3 || !main || !mainVerb || !SUBJECT.test(main.lower) || !verb || (verb.tags & TAG.VBZ) === 0) return [];
  const isPast = /^(?:was|were|had|did)$/.test(mainVerb.lower) || ((mainVerb.tags & TAG.VBD) !== 0 && (mainVerb.tags & (TAG.VB | TAG.MD)) === 0);
  const base = findBaseForm(verb.lower);
  const past = verb.lower === 'is' ? 'was' : verb.lower === 'has' ? 'had' : base && inflectPast(base);
  return isPast && past && past !== verb.lower ? [{ first: 2, last: 2, text: past }] : [];
}

function findReportedModal(sentence: Sentence, at: number): Change[] {
  const [modal, subject] = [sentence[at], sentence[at - 1]];
  const back = modal && Object.hasOwn(BACK, modal.lower) ? BACK[modal.lower] : undefined;
  if (!back || !subject || !SUBJECT.test(subject.lower)) return [];
  const start = sentence[at - 2]?.lower === 'that' ? at - 3 : at - 2;
  const reporting = sentence[start];
  const isHoped = /^(?:hoping|thinking|wondering|expecting)$/.test(reporting?.lower ?? '') && /^(?:was|were)$/.test(sentence[start - 1]?.lower ?? '');
  if (isHoped) return [{ first: at, last: at, text: back }];
  const isReported =
    REPORTING_VERBS.test(reporting?.lower ?? '') ||
    (REPORTING_VERBS.test(sentence[start - 1]?.lower ?? '') && /^(?:me|him|her|us|them|you)$/.test(reporting?.lower ?? ''));
  const isOver = sentence
    .slice(at + 1)
    .some(
      ({ lower, tags }) =>
        /^(?:was|were|had|did|didn't|wasn't)$/.test(lower) || ((tags & TAG.VBD) !== 0 && (tags & (TAG.VBN | TAG.VB | TAG.NN | TAG.JJ)) === 0),
    );
  return isReported && isOver ? [{ first: at, last: at, text: back }] : [];
}
