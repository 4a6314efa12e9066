import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isInDictionary, isListedWord } from '@sheaf/language/lexicon/wordKnowledge';
import { isSurelyCounted } from './countable.ts';
import { buildRules } from './rule.ts';

/** Verbs after which a thing is new to the reader, or known to him. */
const GETS = /^(?:bought|found|wrote|rented|built|drew|borrowed|sold|ordered|booked|caught|adopted|hired|designed|received|ate|rode|bake[ds]?|wore)$/;
const KNOWN_THINGS = /^(?:opened|closed|cleaned|washed|locked|repaired|fixed)$/;
const ENDS_OBJECT = /^(?:yesterday|today|last|this|in|on|at|from|for|with|and|but|because|when|so|that|which|who|near|here|there)$/;
const EVALUATES =
  /^(?:good|bad|great|nice|beautiful|important|interesting|difficult|easy|big|small|long|short|new|old|famous|popular|strong|serious|useful|wonderful|terrible|young|kind|clever|lazy|honest|friendly|expensive|cheap|huge|perfect|amazing|strange|special|boring|exciting|dangerous|delicious|excellent)$/;
const NOT_A_COMPOUND = '!<NN|NNS|VBG>';
/** Their names are read out letter by letter, and do not say whether by all speakers. */
const ACRONYM = /^[A-Z]{2,}/;
const LONGEST_ACRONYM = 4;

/** "A", "an" and "the": the wrong one, one too many, one that is missing where that is certain. */
export const articles = buildRules({
  'a-or-an': {
    reason: 'The article follows the sound of the next word: "an" before a vowel, "a" before a consonant.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const next = sentence[at + 1];
        if (!/^an?$/i.test(token.text) || (token.text === 'A' && at > 0) || token.text === 'AN' || !next || next.kind !== 'word' || !next.isSpaced)
          return [];
        if (
          ACRONYM.test(next.text) ||
          next.text.length === 1 ||
          (/\p{Ll}\p{Lu}|^[^a-z]/u.test(next.text) && !hasPlainSound(next.text, token.lower)) ||
          /^h(?:erb|istori|otel)/.test(next.lower) ||
          isSmallAcronym(next.lower) ||
          next.lower.includes('.')
        )
          return [];
        const article = chooseArticle(next.text);
        if (article === token.lower || /^(?:a|an|the|is|are|in|as|of|and|i|or|if|on|at|to)$/.test(next.lower)) return [];
        return [{ first: at, last: at, text: token.text.startsWith('A') ? (article === 'an' ? 'An' : 'A') : article }];
      }),
    examples: {
      'He ate a apple.': 'He ate an apple.',
      'She goes to an university.': 'She goes to a university.',
      'It took a hour.': 'It took an hour.',
      'We had lunch at a Italian restaurant.': 'We had lunch at an Italian restaurant.',
      'She drives an German car.': 'She drives a German car.',
    },
    fine: [
      'a one-horse town',
      'an unimportant point',
      'a European delegation',
      'an heir',
      'Exhibit A is here.',
      'a useful tool',
      'a Uruguayan town',
      'a European town',
      'an Xhosa word',
      'a Oaxacan dish',
      'a utf-8 file',
      'an lxml-specific problem',
      'an led lamp',
    ],
  },
  'article-before-initials': {
    reason: 'Initials are read letter by letter, and the article follows the sound of the first: "an MBA", "a UK firm".',
    patterns: [
      'a{an} mba|mri|msc|mp|fbi|nhs|ngo|sms|suv|lcd|mp3|hiv|rna|atm|xml|html|mvp|x-ray',
      'an{a} uk|usb|url|ufo|pdf|cv|pc|tv|dvd|cd|gp|phd|bbc|ceo|cto|ui',
    ],
    examples: { 'He is a MBA student.': 'He is an MBA student.', 'It is an UK firm.': 'It is a UK firm.' },
    fine: ['She has an MRI and a CV.'],
  },
  'missing-article-person': {
    reason: 'Before a job or a kind of person "a" or "an" is needed.',
    patterns: [
      'my|his|her mother|father|brother|sister|wife|husband|friend|son|daughter|uncle|aunt is|was {+a} @person',
      'to be {+a} @person when|in|at|like|and',
      'i|he|she am|is|was {+a} <JJ>? @person $',
      `i|he|she am|is|was {+a} @person in|at|from|who|and|with`,
      "i'm|he's|she's {+a} @person $",
      "i'm|he's|she's {+a} @person in|at|from|who|and|with",
      "i'm|he's|she's|am|is {+a} good|bad|great|very|young|famous|new @person $",
      'here|there|now as {+a} @person $',
      'here|there|now as {+a} @person in|at|for|with|and',
      'when|while i|he|she was {+a} child|kid|boy|girl|teenager|baby|student i|we|he|she|they|my|,',
      'work|works|worked|working as {+a} @person $',
      'work|works|worked|working as {+a} @person in|at|for|with',
      'become|became|be {+a} @person~cleaner $',
    ],
    examples: {
      'I am student.': 'I am a student.',
      'She works as engineer in Paris.': 'She works as an engineer in Paris.',
      'He wants to become doctor.': 'He wants to become a doctor.',
      'She works here as cleaner.': 'She works here as a cleaner.',
      'When he was boy he lived by the sea.': 'When he was a boy he lived by the sea.',
    },
    fine: ['I am a student.', 'He came here as a clerk.'],
  },
  'missing-article-thing': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    patterns: [
      `i|we|they|you|he|she have|has|had|need|needs|want|wants|bought|got|saw|made {+a} new|big|small|good|great|nice|little|beautiful|bad|serious|old? @thing ${NOT_A_COMPOUND}`,
      `i|we|they|he|she wrote|bought|found|built {+a} new|big|small|good|great|nice|little|beautiful @thing ${NOT_A_COMPOUND}`,
      '^ {+the} weather today|yesterday|here|is|was|in',
      'in|into|from|outside {+the} store|waiting|meeting|living|dining|changing|conference|fitting|server|staff room $',
      'has|have|had {+a} good|great|strong|bad|poor|wonderful sense|view|memory|reputation|chance of',
      `there is|was {+a} big|small|good|new|serious|nice? problem|question|house|garden|reason|solution|mistake|shop|restaurant|park|river|tree ${NOT_A_COMPOUND}`,
      "it is|was|it's {+a} good|bad|great|big|nice|beautiful|new idea|day|place|film|movie|book|problem|question|job|city|house|car|example|experience $",
      "it's {+a} good|bad|great|big|nice|beautiful|new idea|day|place|film|movie|book|problem|question|job|city|house|car|example|experience $",
    ],
    examples: {
      'I have dog.': 'I have a dog.',
      'We have big problem with it.': 'We have a big problem with it.',
      'It was good idea.': 'It was a good idea.',
      'Weather here is cold.': 'The weather here is cold.',
      'They sat in waiting room.': 'They sat in the waiting room.',
      'He has good sense of humour.': 'He has a good sense of humour.',
    },
    fine: [
      'I have dog food.',
      'We had lunch.',
      'They have car insurance.',
      'I had breakfast.',
      'We need Key Stage 4.',
      'She saw Book Two there.',
      'They have Test Centre 9 to go to.',
    ],
  },
  'missing-article-object': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    find: (sentence) =>
      sentence.flatMap((verb, at) => {
        const [subject, noun, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        const article = GETS.test(verb.lower) ? 'a' : KNOWN_THINGS.test(verb.lower) ? 'the' : undefined;
        if (!article || !noun || !subject || noun.text !== noun.lower || !/^(?:i|we|he|she|they|you)$/.test(subject.lower) || at > 3) return [];
        const isEnd = !after || /^[.!?,]$/.test(after.text) || ENDS_OBJECT.test(after.lower);
        if (!isEnd || !isSurelyCounted(noun.lower)) return [];
        const written = article === 'a' ? chooseArticle(noun.text) : article;
        return [{ first: at + 1, last: at + 1, text: `${written} ${noun.text}` }];
      }),
    examples: {
      'I bought umbrella yesterday.': 'I bought an umbrella yesterday.',
      'She opened window.': 'She opened the window.',
      'He found wallet in the street.': 'He found a wallet in the street.',
    },
    fine: ['We ate lunch.', 'He found work in the city.', 'She wore glasses.', 'They bought land.', 'I lost interest in it.'],
  },
  'missing-article-complement': {
    reason: 'Before a noun that is counted "a" or "an" is needed.',
    find: (sentence) =>
      sentence.flatMap((be, at) => {
        const isStrong = /^(?:very|really|quite)$/.test(sentence[at + 1]?.lower ?? '');
        const place = at + (isStrong ? 2 : 1);
        const [subject, adjective, noun, after] = [sentence[at - 1], sentence[place], sentence[place + 1], sentence[place + 2]];
        if (!/^(?:is|was)$/.test(be.lower) || !subject || !adjective || !noun || !EVALUATES.test(adjective.lower) || noun.text !== noun.lower)
          return [];
        const isEnd = !after || /^[.!?,]$/.test(after.text) || ENDS_OBJECT.test(after.lower) || after.lower === 'to';
        const isSubject = /^(?:it|he|she|this|that)$/.test(subject.lower) || (subject.tags & (TAG.NN | TAG.NNP)) !== 0;
        if (!isEnd || !isSubject || !isSurelyCounted(noun.lower)) return [];
        const opening = sentence[at + 1];
        return opening ? [{ first: at + 1, last: at + 1, text: `${chooseArticle(opening.text)} ${opening.text}` }] : [];
      }),
    examples: {
      'It was very interesting book.': 'It was a very interesting book.',
      'He is famous singer in my country.': 'He is a famous singer in my country.',
      'This is important question.': 'This is an important question.',
    },
    fine: ['It is good news.', 'It was hard work.', 'He is good company.', 'It is a good book.', 'It is good practice to wait.'],
  },
  'missing-the': {
    reason: '"The" is needed here.',
    patterns: [
      'in {+the} morning|afternoon|evening $',
      'in {+the} morning|afternoon|evening and|but|i|we|to|before|after',
      'on|in {+the} internet',
      'all over|around {+the} world',
      'in {+the} world $',
      `go|goes|went|going|gone to {+the} @places ${NOT_A_COMPOUND}`,
      'at|in {+the} cinema|gym|supermarket|airport|library|beach|theatre|theater|museum|zoo|stadium|pharmacy|kitchen|garden|garage|bathroom|bedroom $',
      'at|in {+the} cinema|supermarket|airport|theatre|museum|zoo|kitchen|garden|bathroom|bedroom yesterday|today|last|this|when|every',
      '^ {+the} sun|moon|earth rises|rose|sets|shines|shone|moves',
      'for {+the} first|second|last time $',
      'at|in {+the} same time|place|way|day|year|room|house|city',
      'is|are|was|were {+the} same as',
      'have|has|had|with {+the} same <NN>',
      "is|was|it's|that's {+the} best|worst|biggest|largest|smallest|oldest|tallest <=NN> $",
      'is|was {+the} most <JJ> <=NN> in|of',
      'at {+the} end of',
      'in {+the} middle of',
      'in|over|during {+the} past year|years|month|months|week|weeks',
      'on {+the} other hand',
      '^ on {+the} one hand',
      'by {+the} end of the',
    ],
    examples: {
      'I run in morning.': 'I run in the morning.',
      'She found it on internet.': 'She found it on the internet.',
      'We went to cinema.': 'We went to the cinema.',
      'It happened at same time.': 'It happened at the same time.',
      'He is cooking in kitchen.': 'He is cooking in the kitchen.',
      'Moon rises at nine.': 'The moon rises at nine.',
    },
    fine: ['In morning traffic it is slow.', 'They sell it in garden centres.', 'Sun is good for plants.'],
  },
  'needless-article': {
    reason: 'No article is used here.',
    patterns: [
      'at the{} night $',
      'go|goes|went|going to the{} bed $',
      'go|goes|went|going to{} the{} home !of|for|page|screen|and|where',
      'the{} most of the|my|these|them|us|people',
      'have|had|has|eat|ate a|the{} lunch|dinner|breakfast $',
      'by the{} car|bus|train|plane|bike|taxi|metro|subway $',
      'at the{} home $',
      'play|plays|played|playing the{} football|tennis|basketball|chess|golf|hockey|volleyball',
      'speak|speaks|learn|learning|study|studying the{} english|french|spanish|german|italian|chinese|japanese $',
      'most of{} people $',
      'most of{} people are|have|think|do|in|who|like|want|use',
      'most of{} <NNS!> are|have|were|do',
    ],
    examples: { 'We work at the night.': 'We work at night.', 'They play the football.': 'They play football.', 'I go by the bus.': 'I go by bus.' },
    fine: ['He bought the football.', 'Most of my time is gone.', 'The English are here.'],
  },
});

/** Detects a name whose first letters give its first sound: "Italian" and "German", but not "Ukrainian" or "Oaxaca". */
/** Returns whether a word is an acronym in small letters, whose name may be read out letter by letter: "an lxml parser", "a utf-8 file", "an led". */
export function isSmallAcronym(lower: string): boolean {
  const [word = ''] = lower.split('-');
  return word === 'led' || (!isInDictionary(word) && (word.length <= LONGEST_ACRONYM || !/[aeiouy]/.test(word.slice(0, 3))));
}

function hasPlainSound(name: string, article: string): boolean {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name) || !isListedWord(name)) return false;
  return article === 'a'
    ? /^(?:A|I|E(?![uw])|O(?![nu]|a[xc])|Un[dfi][^vqtov])/.test(name)
    : /^(?:[BCDFGJKLPQRTVWZ][aeiourl]|[MNS][aeiou]|Ch|Sh|S[ptw]|Wh)/.test(name);
}
