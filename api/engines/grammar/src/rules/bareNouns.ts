import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import { isSurelyFinite, type NounPhrase, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const GIVES =
  /^(?:send|sends|sent|give|gives|gave|show|shows|showed|buy|bought|bring|brought|lend|lent|offer|offered|write|wrote|make|made|find|found|get|got|book|booked|order|ordered|cook|cooked)$/;
const RECIPIENT = /^(?:me|us|him|her|them|you)$/;
const ENDS_PHRASE = /^(?:to|for|of|in|on|at|from|with|about|before|after|by|that|which|who|because|when|last|this|yesterday|today|tomorrow|next)$/;
const FIXED = /^(?:feedback|access|notice|credit|pause|hope|word|proof|confirmation|support|way|ground|chase|birth|rise|evidence|permission)$/;

/** Nouns that are counted and stand without the article they need, and articles before the best of a kind. */
export const bareNouns = buildRules({
  'missing-article-subject': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    find: (sentence) => findBareSubject(sentence),
    examples: {
      'Manager of our branch has approved the request for leave.': 'The manager of our branch has approved the request for leave.',
      'Modern computer turns numbers into pictures without any noise.': 'A modern computer turns numbers into pictures without any noise.',
      'Teacher of my son was very kind to us.': 'The teacher of my son was very kind to us.',
    },
    fine: [
      'Water boils at a hundred degrees.',
      'Chapter two has more on this.',
      'Management of the shop was poor.',
      'Compiler technology improves every year by a little.',
      'High copy numbers of this gene were found in two of them.',
      'Host expression of the following genes was measured.',
      'Doctor Brown has approved the request.',
      'Chief of Staff was his last job in town.',
    ],
  },
  'missing-article-recipient': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    needs: 'me us him them you',
    find: (sentence) => sentence.flatMap((_, at) => findBareGift(sentence, at)),
    examples: {
      'Please send me invoice for the chairs.': 'Please send me an invoice for the chairs.',
      'She bought him bicycle for his birthday.': 'She bought him a bicycle for his birthday.',
      'Can you give us receipt?': 'Can you give us a receipt?',
    },
    fine: [
      'Please send me an invoice.',
      'She gave him access to it.',
      'He gave her credit for that.',
      'They made him manager of the shop.',
      'Send her home.',
    ],
  },
  'missing-article-experience': {
    reason: 'This phrase takes "a" or "an".',
    patterns: [
      'have|has|had|having|have {+a} great|good|nice|wonderful|lovely|fantastic|amazing|terrible|pleasant|fun time|day|weekend|evening|holiday|trip|party|journey $',
      'have|has|had|having {+a} great|good|nice|wonderful|lovely|fantastic|amazing|terrible|pleasant|fun time|day|weekend|evening|holiday|trip|party|journey at|in|on|with|there|together|and|last|yesterday',
    ],
    examples: {
      'We had great time at the lake.': 'We had a great time at the lake.',
      'They had nice weekend together.': 'They had a nice weekend together.',
      'Have good day!': 'Have a good day!',
    },
    fine: ['We had a great time.', 'They had good times.'],
  },
  'superlative-the': {
    reason: 'A superlative takes "the", since there is only one.',
    needs: 'a an',
    find: (sentence) => sentence.flatMap((_, at) => findIndefiniteBest(sentence, at)),
    examples: {
      'It was a best day of our holiday.': 'It was the best day of our holiday.',
      'This is an oldest house in the street.': 'This is the oldest house in the street.',
      'Madrid is a largest city of Spain.': 'Madrid is the largest city of Spain.',
    },
    fine: ['She is a best friend of mine.', 'It is a most useful tool.', 'He has a best man.', 'It is a first in the world.'],
  },
  'country-without-article': {
    reason: 'The name of this country takes no article.',
    patterns: [
      'in|to|from|of|across|about|visit|visited|left the{} japan|germany|france|spain|italy|china|india|brazil|mexico|canada|england|scotland|ireland|portugal|poland|russia|greece|egypt|argentina|chile|peru|colombia|australia|austria|belgium|norway|sweden|denmark|finland between|during|since|until|by|is|are|was|were|has|have|i|we|they|he|she|it|to|from|on|at|than|where|every|each',
    ],
    examples: {
      'The study was done in the Germany between 2012 and 2015.': 'The study was done in Germany between 2012 and 2015.',
      'We flew from the Spain to Malta.': 'We flew from Spain to Malta.',
      'Life in the Japan is quiet.': 'Life in Japan is quiet.',
    },
    fine: ['It is made in the China of today.', 'In the Germany match he scored.', 'We flew from Spain to Malta.'],
  },
});

function isPersonOrThing(noun: string): boolean {
  return isSurelyCounted(noun) || wordSets.person?.has(noun) === true;
}

/** "Manager of our branch has": a noun that is counted opens the sentence and has its verb. */
function findBareSubject(sentence: Sentence): Change[] {
  const withVerb = readNounPhrase(sentence, 0);
  const opening = sentence[0];
  const phrase = withVerb && leaveOutVerb(sentence, withVerb);
  if (!phrase || !opening || phrase.determiner || phrase.end > 2 || sentence.length < 7 || sentence.at(-1)?.text !== '.') return [];
  const { noun } = phrase;
  // "Compiler technology improves" is of no one thing.
  if (/(?:logy|ment|[ts]ion|ness|ity|ance|ence|ship|graphy)$/.test(noun.lower) && phrase.end === 2) return [];
  const isOne = (noun.tags & TAG.NN) !== 0 && (noun.tags & (TAG.NNS | TAG.JJ | TAG.RB | TAG.VBG)) === 0 && isPersonOrThing(noun.lower);
  if (!isOne || (phrase.end === 2 && (opening.tag & (TAG.JJ | TAG.NN)) === 0) || (phrase.end === 2 && noun.text !== noun.lower)) return [];
  const next = sentence[phrase.end];
  if (next?.lower === 'of') {
    const behind = readNounPhrase(sentence, phrase.end + 1);
    const isNamed =
      behind?.determiner !== undefined && (behind.determiner.tag & (TAG.POSS | TAG.DT)) !== 0 && !/^(?:a|an)$/.test(behind.determiner.lower);
    return isNamed && isSurelyFinite(sentence[behind.end]) ? write(opening, 'The') : [];
  }
  const isPlain = next !== undefined && ((next.tags & (TAG.NNS | TAG.NN)) === 0 || next.tag === TAG.VBZ || withVerb !== phrase);
  const isVerb = isPlain && (next.tags & TAG.VBZ) !== 0 && !/^(?:is|has|does)$/.test(next.lower);
  return phrase.end === 2 && isVerb ? write(opening, chooseArticle(opening.text) === 'an' ? 'An' : 'A') : [];
}

/** "Solar panel turns": the last noun may be the verb. */
function leaveOutVerb(sentence: Sentence, phrase: NounPhrase): NounPhrase {
  const [noun, next] = [sentence[1], sentence[3]];
  const isVerb =
    phrase.end === 3 &&
    (phrase.noun.tags & TAG.VBZ) !== 0 &&
    noun?.tag === TAG.NN &&
    next?.kind === 'word' &&
    next.lower !== 'of' &&
    !isSurelyFinite(next);
  return isVerb ? { ...phrase, end: 2, noun } : phrase;
}

function write(opening: TaggedToken, article: string): Change[] {
  return [{ first: 0, last: 0, text: `${article} ${opening.text.charAt(0).toLowerCase()}${opening.text.slice(1)}` }];
}

function findBareGift(sentence: Sentence, at: number): Change[] {
  const [verb, recipient, noun, after] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (!verb || !GIVES.test(verb.lower) || !RECIPIENT.test(recipient?.lower ?? '') || !noun || noun.text !== noun.lower) return [];
  const isEnd = after === undefined || /^[.,!?]$/.test(after.text) || ENDS_PHRASE.test(after.lower);
  if (!isEnd || noun.tag !== TAG.NN || FIXED.test(noun.lower) || !isSurelyCounted(noun.lower) || wordSets.person?.has(noun.lower)) return [];
  // "Made him captain" names what he became, and "her" may be whose it is.
  if (recipient?.lower === 'her' || /^(?:make|made|find|found|get|got)$/.test(verb.lower)) return [];
  return [{ first: at + 2, last: at + 2, text: `${chooseArticle(noun.text)} ${noun.text}` }];
}

function findIndefiniteBest(sentence: Sentence, at: number): Change[] {
  const [article, best, noun, after] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (
    !/^an?$/.test(article?.lower ?? '') ||
    !best ||
    !noun ||
    (best.tags & TAG.JJS) === 0 ||
    !/^(?:of|in|i|we|that|on|ever)$/.test(after?.lower ?? '')
  )
    return [];
  if (/^(?:most|least|first|last|west|east|honest|modest|rest|test)$/.test(best.lower) || (best.tags & TAG.NN && best.lower !== 'best')) return [];
  if ((noun.tag & TAG.NN) === 0 || /^(?:friend|man|practice|seller|case|guess|effort|interest|mate|possible)$/.test(noun.lower)) return [];
  return [{ first: at, last: at, text: /^A/.test(article?.text ?? '') ? 'The' : 'the' }];
}
