import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Adjectives with their adverbs, where both are common. */
const ADVERBS = new Map(
  'rapid quick slow careful quiet loud clear polite bad easy sudden dramatic sharp steady gradual considerable perfect fluent correct proper serious regular frequent immediate efficient effective successful safe nice beautiful independent honest brave patient significant slight wonderful terrible heavy deep gentle smooth secure accurate professional strict warm kind rude generous fair simple total complete absolute extreme exact automatic constant continuous wise cheap clever brilliant confident cautious elegant enthusiastic foolish graceful harsh neat noisy sensible severe stupid swift violent'
    .split(' ')
    .map((adjective) => [adjective, writeAdverb(adjective)] as const),
);
/** What changes, moves or is done in some way. */
const VERBS_OF_MANNER =
  /^(?:increase|decrease|grow|rise|fall|drop|improve|change|decline|develop|spread|run|work|drive|speak|talk|walk|move|act|behave|react|respond|sing|dance|play|write|read|answer|explain|listen|breathe|sleep|travel|cook|eat|dress|learn|study|teach|type|swim|fight|live|communicate|cooperate|operate|function|perform|progress|proceed|arrive|leave|climb|shrink|expand|recover|heal|pass|finish|solve|handle|treat|deal|manage|check|read|pack|prepare|wait|sit|think|look after)$/;
const SENSES =
  /^(?:look|looks|looked|looking|feel|feels|felt|smell|smells|smelled|smelt|taste|tastes|tasted|sound|sounds|sounded|seem|seems|seemed)$/;
const ENDS =
  /^(?:in|on|at|since|because|when|after|before|and|but|to|with|for|than|during|over|until|so|as|if|from|by|every|last|this|yesterday|today|now|enough|again|through|without|about|while|that|[.,!?;])$/;
/** Nouns put for their adjectives. */
const ADJECTIVES = new Map(
  'happiness:happy convenience:convenient inconvenience:inconvenient sadness:sad beauty:beautiful danger:dangerous importance:important difference:different difficulty:difficult success:successful confidence:confident patience:patient independence:independent health:healthy anger:angry hunger:hungry thirst:thirsty tiredness:tired kindness:kind honesty:honest safety:safe strength:strong length:long wisdom:wise freedom:free fame:famous pride:proud comfort:comfortable possibility:possible necessity:necessary responsibility:responsible ability:able popularity:popular intelligence:intelligent creativity:creative friendliness:friendly friendship:friendly boredom:bored excitement:excited disappointment:disappointed surprise:surprised interest:interested satisfaction:satisfied noise:noisy luck:lucky profession:professional economy:economical nature:natural culture:cultural tradition:traditional politeness:polite usefulness:useful quietness:quiet loneliness:lonely laziness:lazy flexibility:flexible efficiency:efficient availability:available stress:stressful'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Adverbs, adjectives and nouns of the same stem in each other's place. */
export const wordClasses = buildRules({
  'adverb-behind-verb': {
    reason: 'How something is done is told by an adverb.',
    find: (sentence) => sentence.flatMap((_, at) => findAdjectiveBehindVerb(sentence, at)),
    examples: {
      'The price has increased rapid since May.': 'The price has increased rapidly since May.',
      'He did the job really quick and left.': 'He did the job really quickly and left.',
      'She drives too careful.': 'She drives too carefully.',
      'Please read the text careful before you sign.': 'Please read the text carefully before you sign.',
    },
    fine: [
      'The work is quick and easy.',
      'He left the room quiet.',
      'It made the room warm.',
      'They live cheap lives.',
      'He felt bad.',
      'It was a quick job.',
    ],
  },
  'adjective-behind-sense': {
    reason: 'After verbs such as "look", "feel" and "taste" an adjective follows.',
    patterns: Object.entries({
      beautifully: 'beautiful',
      terribly: 'terrible',
      awfully: 'awful',
      wonderfully: 'wonderful',
      deliciously: 'delicious',
      happily: 'happy',
      sadly: 'sad',
      greatly: 'great',
      strangely: 'strange',
      nicely: 'nice',
      horribly: 'horrible',
      perfectly: 'perfect',
      angrily: 'angry',
      nervously: 'nervous',
      tiredly: 'tired',
    }).map(
      ([adverb, adjective]) =>
        `it|he|she|they|you|that|this|<NN|NNS|NNP> look|looks|looked|feel|feels|felt|smell|smells|smelled|smelt|taste|tastes|tasted|sound|sounds|sounded|seem|seems|seemed very|so|really|quite|too? ${adverb}{${adjective}} $`,
    ),
    examples: {
      'The soup tastes deliciously.': 'The soup tastes delicious.',
      'She looked very beautifully.': 'She looked very beautiful.',
      'That sounds wonderfully!': 'That sounds wonderful!',
    },
    fine: ['She looked sadly at me.', 'It smells nice.'],
  },
  'adjective-for-noun': {
    reason: 'An adjective is needed here, not the noun.',
    needs: [...ADJECTIVES.keys()].join(' '),
    find: (sentence) =>
      sentence.flatMap((noun, at): Change[] => {
        const adjective = ADJECTIVES.get(noun.lower);
        const [before, earlier, after] = [sentence[at - 1], sentence[at - 2], sentence[at + 1]];
        if (!adjective || !before || noun.text !== noun.lower) return [];
        const isStrong = /^(?:very|so|too|quite)$/.test(before.lower);
        const isBe = (word: TaggedToken | undefined) =>
          /^(?:am|is|are|was|were|be|been|feel|feels|felt|become|became|i'm|it's|he's|she's|they're|we're)$/.test(word?.lower ?? '');
        const put = [{ first: at, last: at, text: adjective }];
        if (isStrong && (isBe(earlier) || (/^an?$/.test(earlier?.lower ?? '') && after && (after.tags & TAG.NN) !== 0))) return put;
        const judges = /^(?:it|it's)$/.test(earlier?.lower ?? '') && isBe(before) && /^(?:to|for|that)$/.test(after?.lower ?? '');
        return judges &&
          !/^(?:surprise|interest|pride|freedom|nature|tradition|luck|success|health|profession|comfort|stress|fame|culture)$/.test(noun.lower)
          ? put
          : [];
      }),
    examples: {
      'It is convenience to pay by phone.': 'It is convenient to pay by phone.',
      'It was a very happiness day for us.': 'It was a very happy day for us.',
      'The road is very danger at night.': 'The road is very dangerous at night.',
      'I feel so tiredness today.': 'I feel so tired today.',
    },
    fine: ['It is a difference that counts.', 'It was luck.', 'There is so much danger.', 'It is a success.'],
  },
  'people-and-others': {
    reason: 'This word has its plural already, or none.',
    patterns: [
      "many|few|some|all|these|those|most|other|young|old|more|several|two|three|four|five|ten|hundred|thousand|rich|poor|local|of|lots peoples{people} !'",
      'the peoples{people} in|who|here|there|are|were',
      'differents{different}',
      'importants{important}',
      'interestings{interesting}',
      'beautifuls{beautiful}',
      'differents{different} <NNS>',
      'others{other} <NNS!>~than',
      'many|some|several|these|various|two|three|much researches{research}',
      'childs|childrens{children}',
      'womans|womens{women}',
      'mens{men}',
      'sheeps{sheep}',
      'foots{feet}',
      'staffs{staff} are|were|have|of|who|in',
      'underwears{underwear}',
      'slangs{slang}',
    ],
    examples: {
      'Few peoples carry cash now.': 'Few people carry cash now.',
      'We visited differents towns.': 'We visited different towns.',
      'I met others students there.': 'I met other students there.',
    },
    fine: ['The peoples of Africa are many.', 'Others say no.', 'He has his own researches.', 'Many of the others left.'],
  },
  'different-plural': {
    reason: 'These are more than one, so the noun takes its plural.',
    patterns: [
      'visited|tried|have|has|had|met|saw|in|with|of|for|to|from|about|use|used|offer|sell|sells|speak|speaks|know many|several|various|numerous|few|both|different <JJ>? company|country|city|language|student|friend|book|place|type|kind|way|colour|color|person|problem|reason|product|method|restaurant|hotel|shop|school|university|culture|project|team|department|customer|client|idea|topic|subject|question|paper|article|photo|game|dish|animal|machine|device|app|website{=plural} $',
      'visited|tried|have|has|had|met|saw|in|with|of|for|to|from|about|use|used|offer|sell|sells|speak|speaks|know many|several|various|numerous|different <JJ>? company|country|city|language|student|friend|book|place|person|problem|reason|product|method|restaurant|hotel|shop|school|university|culture|project|team|department|customer|client|idea|topic|subject|question|photo|game|dish|animal|machine|device|app|website{=plural} in|of|at|from|and|during|that|who|which|with|for|near|every|last',
      'one of my|the|our|his|her|their|your|these best|favourite|favorite|good|old|most friend|colleague|teacher|hobby|dream|place|city|book|film|dish|brother|sister|student|customer|client|goal{=plural}',
    ],
    examples: {
      'We visited different company in the north.': 'We visited different companies in the north.',
      'I speak several language.': 'I speak several languages.',
      'He is one of my best friend.': 'He is one of my best friends.',
    },
    fine: ['We have different company policies.', 'It comes from a different country.', 'I know several people.'],
  },
});

function writeAdverb(adjective: string): string {
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ily`;
  if (adjective.endsWith('le')) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
}

/** "Increased rapid since", "did the job really quick and". */
function findAdjectiveBehindVerb(sentence: Sentence, at: number): Change[] {
  const adjective = sentence[at];
  const adverb = adjective && ADVERBS.get(adjective.lower);
  const after = sentence[at + 1];
  if (!adjective || !adverb || adjective.text !== adjective.lower || (after && !ENDS.test(after.lower))) return [];
  const strengthens = /^(?:very|too|so|really|more|quite|extremely|pretty)$/.test(sentence[at - 1]?.lower ?? '') ? 1 : 0;
  const last = at - 1 - strengthens;
  const put = [{ first: at, last: at, text: adverb }];
  const word = sentence[last];
  if (word?.kind !== 'word') return [];
  const isVerb = (token: TaggedToken | undefined) =>
    token !== undefined &&
    (token.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBN | TAG.VBG)) !== 0 &&
    VERBS_OF_MANNER.test(findBaseForm(token.lower) ?? '');
  const isListed =
    /^(?:and|,)$/.test(after?.lower ?? '') &&
    ((sentence[at + 2]?.tags ?? 0) & TAG.JJ) !== 0 &&
    (after?.text === ',' || sentence[at + 2]?.tag === TAG.JJ);
  if (isListed || SENSES.test(word.lower)) return [];
  const isPassiveState = /^(?:is|are|was|were|be|been)$/.test(sentence[last - 1]?.lower ?? '') && word.tag === TAG.VBN;
  if (isVerb(word) && !isPassiveState && !/^(?:live|sit|leave|run|fall|eat|pass)/.test(findBaseForm(word.lower) ?? '')) return put;
  // A verb, "the" or "my", a thing, and how it is done.
  const [determiner, verb] = [sentence[last - 1], sentence[last - 2]];
  const hasObject = (word.tag & (TAG.NN | TAG.NNS)) !== 0 && determiner !== undefined && (determiner.tag & (TAG.DT | TAG.POSS)) !== 0;
  const doesThing =
    verb !== undefined &&
    /^(?:do|does|did|done|doing|read|write|wrote|solve|solved|finish|finished|answer|answered|check|checked|explain|explained|handle|handled|play|plays|played|drive|drives|drove|speak|speaks|spoke|cook|cooks|cooked|sing|sang|learn|learned|pack|packed|close|closed|treat|treats|treated|clean|cleaned)$/.test(
      verb.lower,
    );
  const isManner = !/^(?:easy|simple|cheap|warm|clear|safe|secure|complete|perfect|correct|quiet|slow)$/.test(adjective.lower) || strengthens > 0;
  return hasObject && doesThing && isManner ? put : [];
}
