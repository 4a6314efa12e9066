import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const PERSON = /^(?:i|you|he|she|we|they|who|people|everyone|everybody|nobody|somebody|someone)$/;
const MODAL = /^(?:can|could|will|would|should|must|may|might|cannot|can't|won't|couldn't|wouldn't|shouldn't)$/;
/** Behind these "to" is no preposition. */
const TAKES_TO =
  /^(?:love|loves|loved|like|likes|liked|hate|hates|prefer|prefers|want|wants|wanted|need|needs|needed|hope|hopes|hoped|decide|decided|plan|plans|planned|try|tries|tried|forgot|forget|agreed|promised|refused|learn|learned|learnt|able|unable|allowed|start|started|began|begin|continue|continued|managed|easy|difficult|hard|important|necessary|possible|impossible|ready|right|way|ability|opportunity|chance|time)$/;
const HELPED = /^(?:me|us|him|her|them|you|it|people|students|children|everyone|everybody)$/;
const HELPS =
  /^(?:help|helps|helped|helping|allow|allows|allowed|want|wants|wanted|ask|asks|asked|told|tell|tells|teach|teaches|taught|invite|invited|enable|enables|advise|advised|encourage|encourages|encouraged|remind|reminded)$/;
const OBJECT = TAG.DT | TAG.POSS | TAG.PRP | TAG.NN | TAG.NNS | TAG.IN | TAG.RB | TAG.JJ | TAG.CD | TAG.NNP;
const BEFORE_HOW =
  /^(?:know|knows|knew|learn|learned|learnt|teach|teaches|taught|show|shows|showed|explain|explained|understand|understands|forget|forgot|remember|remembers|me|us|him|her|them|you|people|students|children)$/;
/** What is learned and taught; as nouns they would stand behind an article. */
const LEARNED =
  /^(?:cook|drive|swim|live|use|make|do|play|speak|write|read|dance|solve|get|find|deal|manage|handle|behave|be|become|improve|prepare|ride|ski|sing|draw|paint|sew|drive|survive|communicate|choose|avoid|reach|keep|earn|save|protect|react|answer|build|spell|pronounce)$/;

/** Forms behind "to", helpers and question words, where the infinitive belongs. */
export const infinitives = buildRules({
  'helper-with-ing': {
    reason: 'After this helper the verb takes its base form.',
    find: (sentence) => sentence.flatMap((_, at) => findIngBehindHelper(sentence, at)),
    examples: {
      'They can using it at home.': 'They can use it at home.',
      'You should trying the soup.': 'You should try the soup.',
      'We will discussing this on Monday.': 'We will discuss this on Monday.',
    },
    fine: [
      'They can be using it.',
      'A can missing its lid is here.',
      'They will, using a key, open it.',
      'People will during the day.',
      'You should bring it.',
    ],
  },
  'to-with-ing': {
    reason: 'After "to" the verb takes its base form here.',
    needs: 'to',
    find: (sentence) => sentence.flatMap((_, at) => findIngBehindTo(sentence, at)),
    examples: {
      'I love to preparing meals for my friends.': 'I love to prepare meals for my friends.',
      'This helps us to doing our work.': 'This helps us to do our work.',
      'It is difficult to finding a job.': 'It is difficult to find a job.',
    },
    fine: [
      'I look forward to seeing you.',
      'She prefers reading to watching films.',
      'I like it next to nothing.',
      'We are close to finding a way.',
      'It goes a long way to making offices easier to understand.',
      'He learned it along the way to becoming a lawyer.',
      'Delivery will be most important to moving the drug into the clinic.',
      'It took time, from planning to building it.',
    ],
  },
  'how-to': {
    reason: 'After "how" the verb takes "to".',
    needs: 'how',
    find: (sentence) => sentence.flatMap((_, at) => findHowWithoutTo(sentence, at)),
    examples: {
      'My aunt taught me how cook rice.': 'My aunt taught me how to cook rice.',
      'They must learn how live without help.': 'They must learn how to live without help.',
      'I do not know how use the printer.': 'I do not know how to use the printer.',
    },
    fine: [
      'I know how you cook.',
      'They learn how play shapes children.',
      'We know how use of the land changed.',
      'I know how dance music works.',
      'Teach me how to cook.',
    ],
  },
});

function baseOfIng(verb: TaggedToken | undefined): string | undefined {
  const isIng = verb !== undefined && verb.text === verb.lower && verb.lower.endsWith('ing') && verb.tag === TAG.VBG;
  const base = isIng && (verb.tags & (TAG.IN | TAG.VB)) === 0 ? findBaseForm(verb.lower) : undefined;
  return base === verb?.lower ? undefined : base;
}

function findIngBehindHelper(sentence: Sentence, at: number): Change[] {
  const [subject, helper] = [sentence[at], sentence[at + 1]];
  if (!subject || !PERSON.test(subject.lower) || !MODAL.test(helper?.lower ?? '')) return [];
  const place = /^(?:not|also|always|never|only)$/.test(sentence[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const base = baseOfIng(sentence[place]);
  return base ? [{ first: place, last: place, text: base }] : [];
}

function findIngBehindTo(sentence: Sentence, at: number): Change[] {
  const [earlier, before, to, verb, next] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (to?.lower !== 'to' || !before) return [];
  const isHelped = HELPED.test(before.lower) && HELPS.test(earlier?.lower ?? '');
  if ((!isHelped && !TAKES_TO.test(before.lower)) || isOnTheWay(sentence, at) || isWhatMatters(sentence, at)) return [];
  const base = baseOfIng(verb);
  const hasObject = next !== undefined && (next.tag & OBJECT) !== 0 && next.lower !== 'and' && next.lower !== 'or';
  // "Going to shopping" lacks no base form: the noun is an action.
  if (!base || !hasObject || ((verb?.tags ?? 0) & TAG.NN && (next.tag & (TAG.DT | TAG.POSS | TAG.PRP)) === 0)) return [];
  return [{ first: at + 1, last: at + 1, text: base }];
}

/** Detects "a long way to making it" and "along the way to becoming one", where "to" is a preposition. */
function isOnTheWay(sentence: Sentence, at: number): boolean {
  const [place, article, way] = [sentence[at - 3]?.lower ?? '', sentence[at - 2]?.lower ?? '', sentence[at - 1]?.lower];
  return way === 'way' && (article === 'long' || (/^(?:the|my|your|his|her|its|our|their)$/.test(article) && /^(?:on|along)$/.test(place)));
}

/** Returns whether "to" is a preposition, as in "delivery is important to moving it on": what matters to something, unless "it" is what does. */
export function isWhatMatters(sentence: Sentence, at: number): boolean {
  const isImportant = /^(?:important|necessary)$/.test(sentence[at - 1]?.lower ?? '');
  return isImportant && !sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => /^it(?:'s)?$/.test(lower));
}

function findHowWithoutTo(sentence: Sentence, at: number): Change[] {
  const [before, how, verb, next] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (how?.lower !== 'how' || !before || !BEFORE_HOW.test(before.lower) || !verb || !LEARNED.test(verb.text)) return [];
  const isInfinitive =
    next === undefined ||
    /^[.,!?]$/.test(next.text) ||
    /^(?:a|an|the|my|your|his|her|our|their|this|that|these|it|me|him|us|them|with|without|in|on|at|for|to|from|by|well|better|and|english|rice|good)$/.test(
      next.lower,
    );
  return isInfinitive ? [{ first: at + 1, last: at + 1, text: `to ${verb.text}` }] : [];
}
