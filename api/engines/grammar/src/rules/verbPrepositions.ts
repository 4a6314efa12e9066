import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** What a verb governs, as "verb wrong,wrong>right". A preposition that is right in some other sense is left out. */
const VERBS = `approve with>of|belong for>to|benefit of>from|collaborate to>with|collide to,against>with|comment for>on|communicate to>with|comply to>with
concentrate in,at>on|consist from,on>of|contribute for>to|cooperate to>with|cope to>with|coincide to>with|depend from,of,in>on|differ of>from
disagree to>with|disapprove with,for>of|dispose from>of|emerge of>from|engage on>in|enrol to>in|enroll to>in|escape of>from|experiment in>with|focus in,at>on
indulge with>in|insist at,for>on|interact to>with|interfere to>with|laugh on,of>at|listen at>to|object against>to|originate of>from|participate to,on,at>in
pertain with>to|plead to>with|recover of>from|refer at,on>to|refrain of,to>from|rely in,at,of>on|resign of>from|resort at,in>to|respond for,at>to|result into>in
retire of>from|shout on>at|stare on,to>at|stem of>from|subscribe for>to|succeed on,at>in|suffer of,by>from|sympathise to>with|sympathize to>with|wait to>for
withdraw of>from|wonder for,on>about|worry of,for,on>about|yell on>at`;
/** Verbs that take somebody or something before their preposition. */
const WITH_OBJECT = `accuse for,about>of|blame of,about>for|congratulate for,about,with>on|convince from,about>of|deprive from>of|devote for>to|discourage of>from|distinguish of>from
exclude of>from|inform on>about|prevent of,to>from|prohibit of>from|protect of>from|provide of>with|rob from>of|suspect for,about>of|thank of,about>for|warn for>about`;

function readTable(table: string): Map<string, { wrong: ReadonlySet<string>; right: string }> {
  const governed = new Map<string, { wrong: ReadonlySet<string>; right: string }>();
  for (const entry of table.split(/[|\n]/)) {
    const [, verb = '', wrong = '', right = ''] = /^(\S+) ([^>]+)>(\S+)$/.exec(entry.trim()) ?? [];
    governed.set(verb, { wrong: new Set(wrong.split(',')), right });
  }
  return governed;
}

const governed = readTable(VERBS);
const governedBehindObject = readTable(WITH_OBJECT);
const OBJECT = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|me|him|us|them|it|you|what|all|any|some|new|each|every|other)$/;
const MAY_BE_PLACE = /^(?:in|on|at|for|by|with|to)$/;
const PLACE_OR_TIME =
  /^(?:day|days|week|weeks|month|months|year|years|morning|evening|night|time|moment|start|beginning|end|way|first|same|house|office|street|city|country|room|hour|hours|minute|minutes|while|weekend|age|table|phone|road|long|least|meeting|once|school|university|conference|desk|door|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** Verbs with the preposition of another one. */
export const verbPrepositions = buildRules({
  'verb-takes-preposition': {
    reason: 'This verb takes another preposition.',
    find: (sentence) => sentence.flatMap((_, at) => [...findMisgoverned(sentence, at), ...findBehindObject(sentence, at)]),
    examples: {
      'They resigned of their posts.': 'They resigned from their posts.',
      'He stared on the wall.': 'He stared at the wall.',
      'She never worries of the noise.': 'She never worries about the noise.',
      'The coat protects you of the rain.': 'The coat protects you from the rain.',
      'They provided us of a map.': 'They provided us with a map.',
    },
    fine: [
      'I waited to the end.',
      'She worries for hours.',
      'We listened at the door.',
      'The focus in this report is cost.',
      'They rely in the first place on us.',
      'He thanked me for the map.',
      'Comments for the team are welcome.',
      'They waited to see the house.',
    ],
  },
});

function isPlaceOrTime(sentence: Sentence, at: number): boolean {
  return sentence.slice(at, at + 3).some(({ lower }) => PLACE_OR_TIME.test(lower));
}

function isVerbHere(token: TaggedToken, before: TaggedToken | undefined): boolean {
  if (before && (before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.CD | TAG.IN)) !== 0 && before.lower !== 'to' && before.lower !== 'that') return false;
  const isNounToo = (token.tags & (TAG.NN | TAG.NNS)) !== 0;
  return (
    !isNounToo ||
    (before !== undefined &&
      (/^(?:i|you|he|she|it|we|they|who|to|not|never|always|often|please)$/.test(before.lower) ||
        /n't$/.test(before.lower) ||
        (before.tag & TAG.MD) !== 0))
  );
}

function findMisgoverned(sentence: Sentence, at: number): Change[] {
  const [before, verb, preposition, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!verb || !preposition || !next || verb.text !== verb.lower) return [];
  const entry = governed.get(findBaseForm(verb.lower) ?? verb.lower);
  if (!entry?.wrong.has(preposition.lower) || !isVerbHere(verb, before)) return [];
  const isTo = preposition.lower === 'to';
  const isObject = OBJECT.test(next.lower) || (!isTo && (next.tag & (TAG.NN | TAG.NNS | TAG.VBG)) !== 0 && !MAY_BE_PLACE.test(preposition.lower));
  if (!isObject || (isTo && (next.tags & TAG.VB) !== 0)) return [];
  if (MAY_BE_PLACE.test(preposition.lower) && isPlaceOrTime(sentence, at + 2)) return [];
  return [{ first: at + 1, last: at + 1, text: entry.right }];
}

function findBehindObject(sentence: Sentence, at: number): Change[] {
  const [before, verb, object, preposition, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (!verb || !preposition || !next || !/^(?:me|him|her|us|them|you|it)$/.test(object?.lower ?? '')) return [];
  const entry = governedBehindObject.get(findBaseForm(verb.lower) ?? verb.lower);
  if (!entry?.wrong.has(preposition.lower) || !isVerbHere(verb, before)) return [];
  if ((preposition.lower === 'to' && (next.tags & TAG.VB) !== 0) || (MAY_BE_PLACE.test(preposition.lower) && isPlaceOrTime(sentence, at + 3)))
    return [];
  return OBJECT.test(next.lower) || (next.tag & (TAG.NN | TAG.NNS | TAG.VBG)) !== 0 ? [{ first: at + 2, last: at + 2, text: entry.right }] : [];
}
