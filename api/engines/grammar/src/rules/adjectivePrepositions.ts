import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** What an adjective governs, as "adjective wrong,wrong>right". A preposition that is right in some other sense is left out. */
const ADJECTIVES = `accustomed with>to|acquainted to>with|afraid from,about>of|allergic against,from,of>to|angry on>with|annoyed from>by|anxious of>about
ashamed from,about>of|associated to>with|attached with>to|aware about,from>of|bored from>with|capable for>of|characteristic for>of|comparable with>to
compatible to>with|composed from>of|concerned of>about|confident from>of|conscious from>of|consistent to>with|critical about,on>of|curious on,of>about
delighted from,of>with|dependent from,of>on|different of>from|disappointed from>with|eligible to>for|engaged with>to|enthusiastic for,of>about
envious on,from>of|equal with>to|equivalent with>to|exempt of>from|faithful with>to|familiar of>with|famous of,from>for|fed-up from,of>with
fond with,about>of|free of>from|full with>of|grateful of>for|guilty for>of|happy from,of>with|identical with>to|impressed from,of>by
independent from>of|indifferent about>to|inferior than,from>to|innocent from>of|interested on,for,about,at>in|involved into>in|jealous from,on>of
keen in,for,at>on|lacking of>in|limited in>to|loyal with,for>to|married with>to|nervous from,of>about|obsessed of>with|occupied in>with|opposed against>to
optimistic for,of>about|popular by>with|proud for,from,about,on>of|qualified to>for|related with>to|reluctant for>to|responsible of,from,about>for
satisfied from,of>with|scared from>of|sensitive for>to|shocked from>by|similar with,than,as>to|sorry of>about|subject for>to|suitable to>for
superior than,from>to|surprised from,of>by|suspicious from,on>of|terrified from>of|tired from>of|typical for>of|unaware about>of|upset from>about
worried from,of,for>about|worthy for>of`;

const governed = new Map<string, { wrong: ReadonlySet<string>; right: string }>();
for (const entry of ADJECTIVES.split(/[|\n]/)) {
  const [, adjective = '', wrong = '', right = ''] = /^(\S+) ([^>]+)>(\S+)$/.exec(entry.trim()) ?? [];
  governed.set(adjective, { wrong: new Set(wrong.split(',')), right });
}

const BE =
  /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't|i'm|he's|she's|it's|we're|you're|they're|get|gets|got|feel|feels|felt|become|became|seem|seems|seemed|look|looks|looked|very|so|too|quite|really|not|more|extremely|always|never|also|particularly)$/;
const OBJECT = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|me|him|us|them|it|you|what|all|any|some|new|each|every|other)$/;
/** Prepositions that may open a place or a time instead: they count before what is neither. */
const MAY_BE_PLACE = /^(?:in|on|at|from|for|with|by|as)$/;
const PLACE_OR_TIME =
  /^(?:day|days|week|weeks|month|months|year|years|morning|evening|night|time|moment|start|beginning|end|outset|way|first|same|house|office|street|city|country|room|hour|hours|minute|minutes|while|weekend|age|table|phone|road|inside|outside|back|long)$/;

/** Adjectives with the preposition of another one. */
export const adjectivePrepositions = buildRules({
  'adjective-takes-preposition': {
    reason: 'This adjective takes another preposition.',
    find: (sentence) => sentence.flatMap((_, at) => findMisgoverned(sentence, at)),
    examples: {
      'He is envious on my garden.': 'He is envious of my garden.',
      'She is opposed against the new road.': 'She is opposed to the new road.',
      'We were shocked from the news.': 'We were shocked by the news.',
      'The model is not compatible to our printer.': 'The model is not compatible with our printer.',
    },
    fine: [
      'I am tired from the long walk.',
      'She was happy from the start.',
      'He is responsible to the board.',
      'They were married with two children.',
      'She is qualified to drive.',
      'Are you free of debt?',
    ],
  },
});

function findMisgoverned(sentence: Sentence, at: number): Change[] {
  const [before, adjective, preposition, next, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  const entry = adjective && governed.get(adjective.lower);
  if (!entry || !before || !preposition || !next || !entry.wrong.has(preposition.lower) || !BE.test(before.lower)) return [];
  const isObject = OBJECT.test(next.lower) || (preposition.lower !== 'to' && (next.tag & (TAG.NN | TAG.NNS | TAG.VBG)) !== 0);
  if (!isObject || (preposition.lower === 'to' && (next.tags & TAG.VB) !== 0)) return [];
  const isPlace = [next, after, sentence[at + 4]].some((token) => PLACE_OR_TIME.test(token?.lower ?? ''));
  if (MAY_BE_PLACE.test(preposition.lower) && isPlace) return [];
  // "Married with two children", "tired from running": the state has its own cause or company.
  if (
    /^(?:married|tired|engaged|free|engaged|occupied|equal)$/.test(adjective.lower) &&
    !/^(?:the|a|an|my|your|his|her|our|their|me|him|us|them|it|you|this|that)$/.test(next.lower)
  )
    return [];
  if (/^(?:tired|free)$/.test(adjective.lower)) return [];
  return [{ first: at + 1, last: at + 1, text: entry.right }];
}
