import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const LIKES =
  /^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|appreciate|appreciates|appreciated|miss|misses|missed|want|wanted|hope|hoped|regret|admire|admires|admired)$/;
const DONE_WELL =
  /^(?:speak|speaks|spoke|play|plays|played|know|knows|knew|read|reads|write|writes|wrote|understand|understands|understood|do|does|did|cook|cooks|cooked|sing|sings|sang|teach|teaches|taught|learn|learned|remember|use|uses|used)$/;
const HOW_WELL = /^(?:well|badly|fluently|perfectly)$/;
const TIME = /^(?:time|year|day|week|night|month|season|game|match)s?$/;

/** Adverbs between a verb and its object, or behind a verb whose helper they belong to. */
export const adverbPositions = buildRules({
  'adverb-within-perfect': {
    reason: '"Already", "never" and "always" come between "have" and its verb.',
    needs: 'already never always ever',
    find: (sentence) =>
      sentence.flatMap((have, at): Change[] => {
        const [verb, adverb, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (!/^(?:have|has|had)$/.test(have.lower) || !verb || !adverb || !next || !/^(?:already|never|always|ever)$/.test(adverb.lower)) return [];
        const isObject = (next.tag & (TAG.DT | TAG.POSS | TAG.NNS | TAG.NN | TAG.NNP | TAG.CD)) !== 0;
        return (verb.tags & TAG.VBN) !== 0 && isObject && verb.lower !== 'been'
          ? [{ first: at + 1, last: at + 2, text: `${adverb.text} ${verb.text}` }]
          : [];
      }),
    examples: {
      'We have received already your payment.': 'We have already received your payment.',
      'She has visited never the museum.': 'She has never visited the museum.',
      'They had finished already their work.': 'They had already finished their work.',
    },
    fine: ['We have already received it.', 'He has lost, always the same way.', 'She has arrived already.'],
  },
  'very-much-before-object': {
    reason: '"Very much" does not come between a verb and its object.',
    needs: 'very',
    find: (sentence) =>
      sentence.flatMap((verb, at): Change[] => {
        const [very, much, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isSubject = /^(?:i|we|they|you|he|she)$/.test(sentence[at - 1]?.lower ?? '');
        const isObject = next !== undefined && (next.tag & (TAG.DT | TAG.POSS | TAG.VBG | TAG.NNS)) !== 0;
        return isSubject && LIKES.test(verb.lower) && very?.lower === 'very' && much?.lower === 'much' && isObject
          ? [{ first: at, last: at + 2, text: `very much ${verb.text}` }]
          : [];
      }),
    examples: {
      'I like very much the soup.': 'I very much like the soup.',
      'We enjoyed very much our stay.': 'We very much enjoyed our stay.',
      'She loves very much playing chess.': 'She very much loves playing chess.',
    },
    fine: ['I like the soup very much.', 'I like very much to sing.'],
  },
  'well-before-object': {
    reason: 'Words such as "very well" come after the verb and its object.',
    needs: 'well badly fluently perfectly',
    find: (sentence) => sentence.flatMap((_, at) => findWellBeforeObject(sentence, at)),
    examples: {
      'She speaks very well English.': 'She speaks English very well.',
      'He plays badly the guitar.': 'He plays the guitar badly.',
      'They speak fluently three languages.': 'They speak three languages fluently.',
    },
    fine: ['She speaks English very well.', 'He played well the first time.', 'They know well enough what it is.', 'It did badly last year.'],
  },
  'often-before-verb': {
    reason: 'Adverbs of frequency come before the verb.',
    confidence: 'low',
    needs: 'often sometimes',
    find: ([subject, verb, often, next]): Change[] => {
      const isPlain = verb !== undefined && (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.MD | TAG.VBD | TAG.IN)) === 0;
      if (!isPlain || !/^(?:i|you|we|they|he|she)$/.test(subject?.lower ?? '') || !/^(?:often|sometimes)$/.test(often?.lower ?? '')) return [];
      if (/^(?:am|is|are|have|has|do|does|be)$/.test(verb.lower) || !/^(?:to|the|a|an|my|our|his|her|their)$/.test(next?.lower ?? '')) return [];
      return [{ first: 1, last: 2, text: `${often?.text} ${verb.text}` }];
    },
    examples: {
      'He goes often to the mountains.': 'He often goes to the mountains.',
      'We eat sometimes the same food.': 'We sometimes eat the same food.',
    },
    fine: ['He often goes there.', 'They are often the first.'],
  },
  'article-before-yesterday': {
    reason: 'Before "yesterday\'s" and the like no article is used.',
    patterns: [
      "the|a{} yesterday's|today's|tomorrow's <NN|NNS> $",
      "the|a{} yesterday's|today's|tomorrow's <NN|NNS> to|with|about|for|in|on|and|from|was|is",
    ],
    examples: {
      "I have attached the yesterday's report.": "I have attached yesterday's report.",
      "The today's meeting is cancelled.": "Today's meeting is cancelled.",
    },
    fine: ["Yesterday's report is here.", "The report of yesterday's meeting."],
  },
  'too-much-adjective': {
    reason: 'Use "too" before an adjective, and "too much" before an uncountable noun.',
    patterns: [
      'is|are|was|were|be|been|seems|looks|it|problem|task|job too much{} complex|difficult|expensive|big|small|long|high|low|heavy|slow|late|old|young|hot|cold|tired|dangerous|loud|easy|complicated|narrow|weak|strong !<NN|NNS>',
    ],
    examples: { 'The bag is too much heavy.': 'The bag is too heavy.', 'It was too much difficult for us.': 'It was too difficult for us.' },
    fine: ['There is too much cold water.', 'It is much too heavy.'],
  },
});

function findWellBeforeObject(sentence: Sentence, at: number): Change[] {
  if (!DONE_WELL.test(sentence[at]?.lower ?? '')) return [];
  const degree = /^(?:very|so|quite|really|pretty)$/.test(sentence[at + 1]?.lower ?? '') ? 1 : 0;
  const adverb = sentence[at + 1 + degree];
  if (!adverb || !HOW_WELL.test(adverb.lower)) return [];
  const phrase = readNounPhrase(sentence, at + 2 + degree);
  if (!phrase || TIME.test(phrase.noun.lower) || /^(?:first|last|this|that|these|those|all|another)$/.test(sentence[phrase.first]?.lower ?? ''))
    return [];
  const isSubject = (sentence[phrase.end]?.tags ?? 0) & (TAG.VBZ | TAG.VBD | TAG.MD);
  if (isSubject || (phrase.determiner === undefined && phrase.noun.tag !== TAG.NNP && phrase.noun.text === phrase.noun.lower)) return [];
  const object = sentence.slice(phrase.first, phrase.end).map(({ text }) => text);
  const how = sentence.slice(at + 1, at + 2 + degree).map(({ text }) => text);
  return [{ first: at + 1, last: phrase.end - 1, text: [...object, ...how].join(' ') }];
}
