import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** How much something is so: before an adjective these are adverbs. */
const DEGREES = new Map(
  'absolute:absolutely extreme:extremely terrible:terribly complete:completely total:totally incredible:incredibly unbelievable:unbelievably particular:particularly especial:especially real:really usual:usually normal:normally serious:seriously awful:awfully surprising:surprisingly unusual:unusually relative:relatively'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Adjectives that are nouns or verbs as often. */
const LIKE_ADJECTIVE = /^(?:right|wrong|safe|clear|mad|free|fine)$/;
/** Adjectives that cannot stand before another one of these. */
const SURE_DEGREE = /^(?:extreme|terrible|incredible|unbelievable|particular|especial|awful|relative)$/;
const OPENERS = new Map(
  'unfortunate:unfortunately fortunate:fortunately final:finally usual:usually normal:normally sudden:suddenly actual:actually hopeful:hopefully general:generally basic:basically recent:recently sad:sadly original:originally surprising:surprisingly obvious:obviously honest:honestly personal:personally eventual:eventually initial:initially'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const LINKING =
  /^(?:is|are|was|were|be|been|am|seems?|seemed|looks?|looked|feels?|felt|smells?|tastes?|tasted|sounds?|sounded|gets?|got|becomes?|became|turns?|turned|stays?|stayed|remains?|remained|grows?|grew|goes|went|appears?|appeared|has|have|had|will|would|can|could|do|does|did|should|might|may|must)$/;
const HELPS = /^(?:can|could|will|would|to|must|should|might|may|did|do|does|didn't|don't|can't|won't)$/;
const SENSES = /^(?:look|looks|looked|seem|seems|seemed|smell|smells|smelled|taste|tastes|tasted|sound|sounds|sounded)$/;

/** Adjectives where an adverb belongs, and adverbs where an adjective does. */
export const adverbForms = buildRules({
  'how-adverb': {
    reason: 'How something is done is told by an adverb.',
    needs: 'how',
    find: (sentence) => sentence.flatMap((_, at) => findAdjectiveBehindHow(sentence, at)),
    examples: {
      'I was surprised how quick he learned to swim.': 'I was surprised how quickly he learned to swim.',
      "You won't believe how easy she fixed the lamp.": "You won't believe how easily she fixed the lamp.",
      "It's amazing how good she plays the violin.": "It's amazing how well she plays the violin.",
      'Nobody knew how quick the bread went mouldy.': 'Nobody knew how quickly the bread went mouldy.',
    },
    fine: [
      'I know how quick he is.',
      'See how good it tastes.',
      'How nice you look!',
      'How long he stayed nobody knows.',
      'It shows how good ideas spread.',
    ],
  },
  'degree-adverb': {
    reason: 'Before an adjective an adverb tells how much it is so.',
    needs: [...DEGREES.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findDegree(sentence, at)),
    examples: {
      'I am absolute sure that I paid.': 'I am absolutely sure that I paid.',
      'It was an extreme cold winter.': 'It was an extremely cold winter.',
      'She was terrible tired after the flight.': 'She was terribly tired after the flight.',
      'We were complete lost in the forest.': 'We were completely lost in the forest.',
      'The shop is usual open until eight.': 'The shop is usually open until eight.',
      'You are complete right about the price.': 'You are completely right about the price.',
    },
    fine: ['It is an absolute must.', 'In extreme cold we stay in.', 'The real old town is there.', 'A complete new set came.', 'It is extreme.'],
  },
  'opening-adverb': {
    reason: 'What is said of the whole sentence is told by an adverb.',
    patterns: [...OPENERS].flatMap(([adjective, adverb]) => [
      `^ ${adjective}{${adverb}} ,? i|you|he|she|it|we|they|there`,
      `^ ${adjective}{${adverb}} ,? the|my|our|his|her|your|their|this|nobody|everyone`,
    ]),
    examples: {
      'Unfortunate the hotel was full.': 'Unfortunately the hotel was full.',
      'Final we found a place to park.': 'Finally we found a place to park.',
      'Sudden, the lights went out.': 'Suddenly, the lights went out.',
    },
    fine: ['Lucky you!', 'Final exams are hard.', 'Sad to say, it rained.'],
  },
  'helped-adverb': {
    reason: 'How something is done is told by an adverb.',
    find: (sentence) =>
      sentence.flatMap((word, at): Change[] => {
        const [before, verb] = [sentence[at - 1], sentence[at + 1]];
        const adverb = /^(?:easy|quick|clear|careful|quiet|slow|proper|correct|final|real|usual|normal|complete|simple|sudden)$/.test(word.lower)
          ? writeAdverb(word.lower)
          : '';
        const isVerb =
          verb !== undefined && verb.text === verb.lower && (verb.tags & TAG.VB) !== 0 && (verb.tags & (TAG.NN | TAG.JJ | TAG.IN | TAG.RB)) === 0;
        return adverb && before && HELPS.test(before.lower) && isVerb ? [{ first: at, last: at, text: adverb }] : [];
      }),
    examples: { 'I can easy carry this box.': 'I can easily carry this box.', 'You must careful read it.': 'You must carefully read it.' },
    fine: ['I can easily carry it.', 'He will clear things up.', 'To slow down is wise.'],
  },
  'adjective-not-adverb': {
    reason: 'An adjective is needed here: it tells what somebody or something is like.',
    find: (sentence) => sentence.flatMap((_, at) => findAdverbForAdjective(sentence, at)),
    examples: {
      'He made a quickly decision.': 'He made a quick decision.',
      'Her suddenly death shocked us all.': 'Her sudden death shocked us all.',
      "It's a really problem for small shops.": "It's a real problem for small shops.",
      'He seems happily in his new job.': 'He seems happy in his new job.',
    },
    fine: [
      'It is a really good idea.',
      'He gave a quickly written note.',
      'A family dinner.',
      'She looked sadly at me.',
      'The early bird.',
      'His only child.',
      'He seems really kind.',
      'In practice, this generally means more work.',
    ],
  },
  'really-verb': {
    reason: 'An adverb goes with the verb.',
    patterns: [
      'i|we|you|they real{really} need|want|like|love|hope|think|enjoy|appreciate|miss|hate|believe|enjoyed|liked|loved',
      'he|she|it real{really} needs|wants|likes|loves|hopes|thinks|enjoys|helps|helped|enjoyed|liked',
      'drive|drives|drove|drive|speaks|speak|spoke|sing|sings|sang|play|plays|played|cook|cooks|cooked|swim|swims|dance|dances|danced|write|writes|paint|paints|work|works|worked|sleep|sleeps|slept very|really|so|quite|pretty|too good{well} $',
      'drive|drives|drove|speaks|speak|spoke|sing|sings|sang|play|plays|played|cook|cooks|cooked|swim|swims|dance|dances|danced|write|writes|paint|paints|work|works|worked|sleep|sleeps|slept very|really|so|quite|pretty good{well} but|and|because|when|for|with|in|at|now|today|last',
      'speak|speaks|spoke|write|writes <NNP> and|or? <NNP>? fluent{fluently} $',
    ],
    examples: {
      'They real want to win.': 'They really want to win.',
      'My uncle cooks very good and eats too much.': 'My uncle cooks very well and eats too much.',
      'He speaks Dutch and Danish fluent.': 'He speaks Dutch and Danish fluently.',
    },
    fine: ['The real need is time.', 'She works very good hours.', 'He speaks fluent Dutch.'],
  },
});

function writeAdverb(adjective: string): string {
  if (adjective === 'good') return 'well';
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
}

function findAdjectiveBehindHow(sentence: Sentence, at: number): Change[] {
  const adjective = sentence[at + 1];
  if (
    sentence[at]?.lower !== 'how' ||
    !adjective ||
    !/^(?:quick|easy|good|bad|slow|beautiful|careful|quiet|loud|clear|bad|polite|nice|rude|serious|sudden|rapid|calm|brave|gentle|patient)$/.test(
      adjective.lower,
    )
  )
    return [];
  const subject = readClauseSubject(sentence, at + 2);
  if (!subject || (!subject.isPronoun && ((sentence[at + 2]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.NNP)) === 0)) return [];
  const verb = sentence[subject.end];
  if (!verb || (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) === 0) return [];
  const isLinking = LINKING.test(verb.lower) && !(/^(?:went|goes|go|get|got)$/.test(verb.lower) && /^(?:quick|slow|easy|bad)$/.test(adjective.lower));
  return isLinking ? [] : [{ first: at + 1, last: at + 1, text: writeAdverb(adjective.lower) }];
}

function findDegree(sentence: Sentence, at: number): Change[] {
  const [word, before, adjective, next] = [sentence[at], sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  const adverb = word && word.text === word.lower ? DEGREES.get(word.lower) : undefined;
  if (!word || !adverb || !before || !adjective || adjective.text !== adjective.lower) return [];
  const isAdjective =
    ((adjective.tags & (TAG.JJ | TAG.VBN)) !== 0 && ((adjective.tags & (TAG.NNS | TAG.DT)) === 0 || adjective.lower === 'sure')) ||
    LIKE_ADJECTIVE.test(adjective.lower);
  // "Particular legal, ethical or technical questions": one of several adjectives.
  if (!isAdjective || next?.text === ',') return [];
  const isPredicate = /^(?:am|is|are|was|were|be|been|i'm|we're|it's|he's|she's|they're|feel|felt|look|looked)$/.test(before.lower);
  const put: Change[] = [{ first: at, last: at, text: adverb }];
  const ends = !next || next.kind === 'mark' || (next.tag & (TAG.IN | TAG.CC)) !== 0 || /^(?:that|to|after|about|when|because)$/.test(next.lower);
  if (isPredicate && ends && ((adjective.tag & TAG.NN) === 0 || LIKE_ADJECTIVE.test(adjective.lower))) return put;
  const isBeforeNoun =
    /^(?:an?|the)$/.test(before.lower) && next !== undefined && (next.tag & (TAG.NN | TAG.NNS)) !== 0 && (adjective.tags & TAG.NN) === 0;
  const isCold =
    word.lower === 'extreme' &&
    /^(?:cold|hot)$/.test(adjective.lower) &&
    /^an?$/.test(before.lower) &&
    next !== undefined &&
    (next.tag & TAG.NN) !== 0;
  return isCold || (isBeforeNoun && SURE_DEGREE.test(word.lower) && word.lower !== 'particular') ? put : [];
}

function findAdverbForAdjective(sentence: Sentence, at: number): Change[] {
  const word = sentence[at];
  if (!word || word.text !== word.lower || !word.lower.endsWith('ly') || (word.tags & TAG.RB) === 0 || (word.tags & (TAG.JJ | TAG.NN | TAG.VB)) !== 0)
    return [];
  const adjective = findAdjective(word.lower);
  const [before, next, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  if (!adjective || !before) return [];
  const put: Change[] = [{ first: at, last: at, text: adjective }];
  if (
    SENSES.test(before.lower) &&
    /^(?:happily|sadly|tiredly|angrily|nervously|terribly|wonderfully|deliciously|beautifully|badly|strangely|nicely)$/.test(word.lower)
  )
    return !next || /^[.!?]$/.test(next.text) || (/^seem/.test(before.lower) && /^(?:in|with|about|today|to)$/.test(next.lower)) ? put : [];
  const opens =
    /^(?:a|an|the|my|your|his|her|our|their|this)$/.test(before.lower) ||
    (/^(?:very|really|so)$/.test(before.lower) && /^an?$/.test(sentence[at - 2]?.lower ?? ''));
  if (!opens || !next || next.text !== next.lower) return [];
  // "This generally means" has its verb.
  if (before.lower === 'this' && (next.tags & TAG.VBZ) !== 0) return [];
  const isNoun =
    (next.tags & (TAG.NN | TAG.NNS)) !== 0 &&
    (next.tags & (TAG.JJ | TAG.VBN | TAG.VBG | TAG.VBD | TAG.RB | TAG.JJR | TAG.JJS | TAG.CD | TAG.IN | TAG.DT)) === 0;
  const closes =
    !after ||
    after.kind === 'mark' ||
    (after.tags & (TAG.IN | TAG.CC | TAG.VBD | TAG.VBZ | TAG.MD | TAG.PRP)) !== 0 ||
    /^(?:to|when|because|that|for)$/.test(after.lower);
  const mayPrecedeNoun =
    /^(?:nearly|hardly|only|mostly|partly|chiefly|purely|merely|simply|largely|really|exactly|possibly|probably|truly|actually|practically|virtually|almost|weakly|ultimately|effectively|bally|loathly)$/.test(
      word.lower,
    );
  return isNoun && closes && (!mayPrecedeNoun || (word.lower === 'really' && /^an?$/.test(before.lower))) ? put : [];
}

function findAdjective(adverb: string): string | undefined {
  const stem = adverb.slice(0, -2);
  const forms = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : stem.endsWith('ical') ? [stem, stem.slice(0, -2)] : [stem, `${stem}le`, `${stem}e`];
  const words = loadLexicon();
  return forms.find((form) => words.indexOf(form) >= 0 && (words.tagsAt(words.indexOf(form)) & TAG.JJ) !== 0);
}
