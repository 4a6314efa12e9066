import { findBaseForm, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const FINITE_BE = /^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/;
const NON_FINITE_BE = /^(?:be|been|being)$/;
const BETWEEN =
  /^(?:not|never|always|also|already|often|usually|just|still|only|all|both|soon|now|finally|recently|immediately|quickly|easily|badly|fully|first)$/;
const BEHIND_PARTICIPLE =
  /^(?:by|in|on|at|to|for|from|with|into|until|before|after|during|because|when|if|as|again|here|there|today|tomorrow|yesterday|twice|once|every|last|next|and|or|but|soon|under|near|out|off|up|down|online|without|within|two|three|four)$/;
/** Verbs without a passive, and verbs that are common nouns and adjectives too. */
const NOT_PASSIVE =
  /^(?:be|have|do|go|come|leave|depart|become|happen|seem|appear|exist|belong|depend|consist|agree|arrive|remain|live|sleep|rise|fall|die|lie|stay|wait|like|welcome|worth|free|clear|open|close|clean|dry|warm|cool|calm|slow|right|better|empty|complete|correct|present|separate|perfect|direct|own|equal|close|hurt|put|cut|set|let|hit|shut|read|cost|spread|split|cast|bet|beat|run|overcome|work|fun|home|love|need|rest|rain|snow|sport|play|plan|help|hope|talk|art|trust|fear|pain|mine|part|point|cause|doubt|must|can|will|may|might|face|matter|even|back|last|while|past|quiet|near|up|down|well|wet|alert|content|intent|set|sound|fit|mean|idle|tidy|steady|ready|busy|please|thin|narrow|smooth|light|secure|lower|further|front|level|kind|sort|type|key|prime|fine|just|standard|average|total|minor|major|subject|due|time|captain|jam|disjoint|zero|flatter|lowercase|uppercase|inline|team|king|judge|master|guard|host|pilot|coach|heir|music|gold|silver|water|food|paper|glass|stone|ice)$/;

/** The base form behind "be", where the participle of the passive is meant. */
export const bareParticiples = buildRules({
  'be-bare-participle': {
    reason: 'The passive needs the past participle here.',
    needs: "is are was were be been being isn't aren't wasn't weren't",
    find: (sentence) => sentence.flatMap((_, at) => findBareParticiple(sentence, at)),
    examples: {
      'The picture was paint by a monk.': 'The picture was painted by a monk.',
      'Smoking is not allow in this building.': 'Smoking is not allowed in this building.',
      'This problem can be solve if we check the wires.': 'This problem can be solved if we check the wires.',
      'Your form has been receive and will be send soon.': 'Your form has been received and will be sent soon.',
      'We were force to leave.': 'We were forced to leave.',
      'English is speak in many countries.': 'English is spoken in many countries.',
      'Two cars were damage in the accident.': 'Two cars were damaged in the accident.',
      'I was very disappoint by the ending.': 'I was very disappointed by the ending.',
    },
    fine: [
      'All I want is help.',
      'The shop was open in May.',
      'What they do is ask for money.',
      'There was damage in the hall.',
      'It was pay day.',
      'There will be work for all.',
      'All you have to do is press the button.',
      'The result was silence.',
    ],
  },
  'passive-past-form': {
    reason: 'The passive needs the participle, not the past form.',
    needs: 'is are was were be been being',
    patterns: [
      'is|are|was|were|be|been|being not|already|also|just|badly|always? tore{torn}|froze{frozen}|shook{shaken}|wore{worn}|drove{driven}|rode{ridden}|flew{flown}|threw{thrown}|blew{blown}|grew{grown}|drew{drawn}|knew{known}|gave{given}|forgave{forgiven}|forgot{forgotten}|swore{sworn}|bore{borne}|wove{woven}',
    ].flatMap(splitAlternatives),
    examples: { 'Her dress was tore on the fence.': 'Her dress was torn on the fence.', 'The lake is froze.': 'The lake is frozen.' },
    fine: ['The dress was torn.'],
  },
  'attached-file': {
    reason: 'What is sent with a letter is attached to it.',
    patterns: [
      'the|this|my|your|our attach{attached} file|files|document|documents|letter|form|list|invoice|report|photo|photos|pdf',
      'very|so|too|really crowd{crowded} <NN|NNS>?',
    ],
    examples: { 'Please read the attach document.': 'Please read the attached document.', 'It was a very crowd bus.': 'It was a very crowded bus.' },
    fine: ['Please attach the file.'],
  },
});

/** Writes one pattern for each of the last words of a pattern. */
function splitAlternatives(written: string): string[] {
  const parts = written.split(' ');
  const words = parts.pop() ?? '';
  return words.split('|').map((word) => [...parts, word].join(' '));
}

function findBareParticiple(sentence: Sentence, at: number): Change[] {
  const be = sentence[at];
  if (!be || !(FINITE_BE.test(be.lower) || NON_FINITE_BE.test(be.lower))) return [];
  let place = at + 1;
  const isStrong = /^(?:very|so|really|too)$/.test(sentence[place]?.lower ?? '');
  if (isStrong || BETWEEN.test(sentence[place]?.lower ?? '')) place++;
  const [verb, next, before] = [sentence[place], sentence[place + 1], sentence[at - 1]];
  if (verb?.kind !== 'word' || verb.text !== verb.lower || (verb.tags & TAG.VB) === 0 || NOT_PASSIVE.test(verb.lower)) return [];
  if (findBaseForm(verb.lower) !== verb.lower || (verb.tags & (TAG.VBN | TAG.VBD | TAG.IN | TAG.RB | TAG.MD | TAG.DT | TAG.JJR)) !== 0) return [];
  const participle = inflectParticiple(verb.lower);
  if (participle === verb.lower || loadLexicon().indexOf(participle) < 0) return [];
  if (isStrong)
    return /^(?:disappoint|interest|surprise|excite|tire|bore|confuse|worry|please|shock|embarrass|annoy|satisfy|motivate|frighten|impress)$/.test(
      verb.lower,
    )
      ? [{ first: place, last: place, text: participle }]
      : [];
  const ends = !next || next.kind === 'mark' || BEHIND_PARTICIPLE.test(next.lower);
  if (
    !ends ||
    /^(?:there|it|what|all|that)$/.test(before?.lower ?? '') ||
    sentence.slice(0, at).some(({ lower }) => /^(?:what|all|thing|is)$/.test(lower))
  )
    return [];
  const put = [{ first: place, last: place, text: participle }];
  const canBeNoun = (verb.tags & (TAG.NN | TAG.JJ)) !== 0;
  if (!canBeNoun) return put;
  if ((verb.tags & TAG.JJ) !== 0) return [];
  // An action of somebody, one behind a helping verb, or one that is done to several things.
  const isThere = sentence[at - 2]?.lower === 'there' || sentence[at - 3]?.lower === 'there';
  const isHelped =
    (be.lower === 'been' || be.lower === 'being' || (be.lower === 'be' && before !== undefined && (before.tag & TAG.MD) !== 0)) && !isThere;
  const isMany = /^(?:are|were)$/.test(be.lower) && before !== undefined && (before.tag === TAG.NNS || /^(?:we|they|people)$/.test(before.lower));
  return next?.lower === 'by' || isHelped || isMany ? put : [];
}
