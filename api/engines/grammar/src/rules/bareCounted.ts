import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Everyday things and persons that are counted, also where a rarer sense of the word is not. */
const EVERYDAY_THING =
  /^(?:village|day|idea|key|man|way|woman|house|flat|apartment|car|town|city|job|shop|place|problem|question|answer|hotel|room|film|movie|book|phone|computer|laptop|garden|friend|person|story|boy|girl|child|dog|cat|bag|table|chair|road|street|building|restaurant|kitchen|week|month|year|trip|journey|meeting|mistake|decision|dress|coat|shirt|hat|box|bottle|cup|plate|knife|tool|machine|bike|boat|plane|train|bus|ticket|picture|photo|song|game|match|teacher|doctor|student|letter|email|message|map|bridge|river|lake|mountain|island|beach|park|museum|window|door|wall|camera|watch|umbrella|sofa|lamp|mirror|pillow|blanket|driver|neighbour|neighbor|colleague|manager|boss|plan|method|example|chance|rule|word|sentence|lesson|test|exam|result|number)$/;
/** What an adjective and a noun without an article may follow where the article is missing. */
const PREPOSITION = /^(?:in|at|with|from|to|for|near|behind|under|on|of)$/;
const DEGREE = /^(?:very|really|quite|rather|so|such)$/;
/** Words that look like adjectives but count, order or name a kind of which no single one is meant. */
const NO_DESCRIPTION =
  /^(?:other|own|same|such|many|more|most|much|next|last|first|second|third|public|private|common|full|present|future|whole|due|local|general|mutual|global|poor|short|long|great|good|best|high|low|due|late|early|past|current|previous|initial|final|direct|further|little|less|least|enough|only|several|various|certain|sufficient|adequate|average|standard|normal|open|real|free|recent|human|social|plain|black|white|red|blue|green|grey|brown|yellow|dark|solid|single|double|half|maximum|minimum|top|bottom|left|right|front|back|north|south|east|west|central|medium|proper|mere|pure|sheer|utter|total|complete|possible|likely|certain|additional|extra|old|daily|weekly|monthly|annual|alternative|natural|physical|particular|individual|open-source|male|female|domestic|foreign|international|national|internal|external|electric|electronic|digital|online|military|political|legal|medical|financial|commercial|civil|criminal|scientific|technical|regular|constant|immediate|perfect|equal|separate|temporary|permanent|remote|part-time|full-time|sole|joint|written|spoken|verbal)$/;
/** Adjectives of what one sees or feels, behind which a noun that is counted is one thing. */
const DESCRIPTION =
  /^(?:small|big|new|nice|beautiful|cheap|expensive|huge|tiny|lovely|wonderful|terrible|horrible|large|pretty|ugly|strange|funny|difficult|easy|friendly|quiet|noisy|comfortable|modern|broken|dirty|clean|interesting|boring|famous|young|rich|kind|clever|stupid|serious|special|strong|heavy|good|bad|long|short|old|happy|sad|simple|important|better|bigger|smaller|cheaper|wooden|round|sharp|warm|cold|hot|dangerous|careful|reliable|similar|different|wrong|correct|perfect|useful|useless|busy)$/;
const ENDS_PHRASE =
  /^(?:in|on|at|for|with|from|to|who|that|which|about|and|but|because|when|if|near|every|here|there|yesterday|today|last|next|is|was|has|of|by|so|or|after|before|this)$/;
/** Nouns that stand without an article behind many adjectives: "in good shape", "of low quality". */
const OFTEN_BARE =
  /^(?:time|shape|condition|detail|price|cost|speed|scale|contact|touch|view|sight|hand|foot|manner|fashion|style|effect|force|extent|degree|level|quality|character|standing|repute|faith|mood|form|mind|taste|memory|practice|advice|luck|fortune|news|care|health|fun|behaviour|behavior|weather|stuff|size|length|age|authority|agreement|demand|supply|order|use|access|experience|growth|progress|evidence|support|help|pressure|stress|pain|interest|focus|distance|range|production|manufacturing|design|content|text|type|colour|color|material|metal|rubber|brick|concrete|meat|lamb|salmon|onion|garlic|pepper|potato|carrot|cucumber|lemon|apple|coffee|tea|chocolate|cream|term|notice|fiction|prose|drama|theory|thinking|writing|reading|rock|rap|jazz|pop|start|finish|front|side|end|top|bottom|office|council|parliament|duty|concern|value|worth|fame|fortune|scope|intent|intention|purpose|cause|reason|crime|shelter|craft|danger|belief|justice|peace|travel|training|treatment|surgery|therapy|medicine)$/;
const STOPS = /^(?:article|of)$/;

/** Articles in front of an adjective and a noun that is counted, and of what there is only one of. */
export const bareCounted = buildRules({
  'article-before-description': {
    reason: 'A singular countable noun needs "a" or "an".',
    find: (sentence) => sentence.flatMap((_, at) => findBare(sentence, at)),
    examples: {
      'We live in small village.': 'We live in a small village.',
      'It was very long day.': 'It was a very long day.',
      'That is good idea.': 'That is a good idea.',
      'He bought new phone yesterday.': 'He bought a new phone yesterday.',
      'I am looking for cheap hotel near the station.': 'I am looking for a cheap hotel near the station.',
      'I think it is good way to relax.': 'I think it is a good way to relax.',
      'They gave me wrong key.': 'They gave me the wrong key.',
      'He is such nice man.': 'He is such a nice man.',
    },
    fine: [
      'It is in good condition.',
      'They are in great demand.',
      'He is very good company.',
      'It is cold outside.',
      'This is new to me.',
      'We had good weather.',
      'It is a good idea.',
      'They sell cheap car parts.',
      'It is better team work.',
      'She has long hair.',
    ],
  },
  'the-before-only-one': {
    reason: 'What there is only one of takes "the".',
    patterns: [
      "am|is|are|was|were|isn't|wasn't {+the} only person|way|thing|man|woman|place|reason|problem|solution|chance|option|difference|country|city|student|member who|that|which|i|we|you|he|she|they|to|in|here|there|of|$",
      'am|is|are|was|were {+the} first|second|third|last time|day|person|man|woman|country|city',
      'am|is|are|was|were {+the} <=JJS>~most|least|best <=NN>~practice|friend|case|effort',
      'am|is|are|was|were {+the} best|worst player|student|teacher|film|movie|book|song|restaurant|hotel|place|day|team|way|thing|part|idea|city|country|cook|driver|singer',
      'at|by|from|until|till {+the} end|beginning of the|this|my|our|his|her|their|july|june|may|august|september|october|november|december|january|february|march|april',
      'in {+the} middle of the|a|my|our|nowhere|june|july|august',
    ],
    examples: {
      'She is only person who can help.': 'She is the only person who can help.',
      'It is first time I see snow.': 'It is the first time I see snow.',
      'He is tallest boy in the class.': 'He is the tallest boy in the class.',
      'He is best player in the team.': 'He is the best player in the team.',
      'We left at end of the day.': 'We left at the end of the day.',
      'The car stopped in middle of the road.': 'The car stopped in the middle of the road.',
    },
    fine: [
      'It is only one of them.',
      'She was only a child.',
      'He is my best player.',
      'It was last day-to-day business.',
      'They were first.',
      'It is only one way to do it.',
    ],
  },
  'article-before-message': {
    reason: 'A singular countable noun needs "a" or "an".',
    patterns: [
      'send|sent|sending|write|wrote|writing|give|gave me|you|him|her|us|them {+an} email|answer|example|estimate|explanation $|with|about|if|when|as|to',
      'send|sent|sending|write|wrote|writing|give|gave|buy|bought me|you|him|her|us|them {+a} letter|message|text|postcard|call|list|copy|present|gift|receipt|discount|refund $|with|about|if|when|as|to|from',
    ],
    examples: { 'I will send you email.': 'I will send you an email.', 'She gave me present.': 'She gave me a present.' },
    fine: ['I will send you email addresses.', 'Give me text files.'],
  },
});

function findBare(sentence: Sentence, at: number): Change[] {
  const noun = sentence[at];
  const adjective = sentence[at - 1];
  if (
    !noun ||
    !adjective ||
    noun.text !== noun.lower ||
    ((noun.tag & TAG.NN) === 0 && !EVERYDAY_THING.test(noun.lower)) ||
    !(isSurelyCounted(noun.lower) || EVERYDAY_THING.test(noun.lower)) ||
    OFTEN_BARE.test(noun.lower)
  )
    return [];
  if (!DESCRIPTION.test(adjective.lower) || adjective.text !== adjective.lower || !endsPhrase(sentence, at + 1)) return [];
  let place = at - 1;
  if (DEGREE.test(sentence[place - 1]?.lower ?? '')) place--;
  const before = sentence[place - 1];
  if (before?.kind !== 'word' || STOPS.test(before.lower)) return [];
  const isDegree = place < at - 1;
  const isVerb =
    /^(?:am|is|was|be|isn't|wasn't|have|has|had|it's|that's|he's|she's|i'm|bought|buy|need|needs|needed|want|wants|wanted|found|find|saw|see|got|get|made|make|took|take|rented|ordered|wrote|read|built|has|gave|give|became|become|seems|looks)$/.test(
      before.lower,
    );
  const isPreposition = PREPOSITION.test(before.lower) && !isDegree && !NO_DESCRIPTION.test(adjective.lower);
  const isObject =
    /^(?:me|him|her|us|them)$/.test(before.lower) &&
    /^(?:gave|give|gives|sent|send|bought|made|found|showed|offered|told|got)$/.test(sentence[place - 2]?.lower ?? '');
  if (!isVerb && !isPreposition && !isObject) return [];
  const degree = isDegree ? (sentence[place]?.text ?? '') : '';
  if (/^(?:wrong|same|right)$/.test(adjective.lower))
    return isObject || isVerb ? [{ first: at - 1, last: at - 1, text: `the ${adjective.text}` }] : [];
  if (degree === 'such') return [{ first: place, last: place, text: `such ${chooseArticle(adjective.lower)}` }];
  if (degree === 'so') return [];
  const shown = isDegree ? `${degree} ${adjective.text}` : adjective.text;
  return [
    {
      first: place,
      last: at - 1,
      text: `${degree === 'quite' || degree === 'rather' ? `${degree} ${chooseArticle(adjective.lower)} ${adjective.text}` : `${chooseArticle(shown)} ${shown}`}`,
    },
  ];
}

function endsPhrase(sentence: Sentence, at: number): boolean {
  const next = sentence[at];
  return !next || /^[.,!?;]$/.test(next.text) || ENDS_PHRASE.test(next.lower);
}
