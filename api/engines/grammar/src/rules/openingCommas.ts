import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const HELPER =
  /^(?:am|is|are|was|were|have|has|had|will|would|can|could|should|must|may|might|do|does|did|won't|can't|don't|didn't|doesn't|wouldn't|couldn't|haven't|hasn't|need|i'm|i've|i'll)$/;
const MAIN_SUBJECT = /^(?:i|we|he|she|they|you|it|there|nobody|everybody|everyone)$/;
const OPENS_CLAUSE = /^(?:if|when|whenever|unless|although|though|because|while|once|after|before|until|since)$/;
const LINKS =
  /^(?:say|says|said|tell|tells|told|think|thinks|thought|know|knows|knew|hope|feel|felt|believe|believes|see|saw|hear|heard|find|found|mean|suggest|ensure|make|sure|show|realise|realize|wish|guess|suppose|decide|claim|agree|imagine|notice|understand|expect|that|which|who|whom|what|how|where|why|whether|so|such|more|less|than|as|much|many|all|everything|anything|something|every|time|day|moment|way|and|or|but|not|then|let|help|make|have|need|want|like)$/;
/** How an opening phrase begins that a comma closes before its clause. */
const PHRASE =
  /^(?:as (?:per|discussed|agreed|requested|promised|mentioned|explained|stated|noted|outlined|advised|usual|always|expected|planned|instructed|arranged|a (?:former|result|rule|student|teacher|parent|customer|child|nurse|member|company|team|trained|qualified))|further to|following (?:our|your|my|the|a)|regarding|concerning|with (?:regard|regards|reference|respect) to|in (?:response|reply|relation|addition|contrast|comparison|spite|theory|practice|short|brief|return|line)|by contrast|due to|thanks to|because of|according to|despite|apart from|instead of|to be (?:fair|honest|frank|clear|sure|precise|exact)|to (?:summari[sz]e|conclude|begin with|start with|sum up))\b/;
const IMPERATIVE =
  /^(?:get|take|call|tell|give|bring|leave|keep|turn|send|check|ask|put|try|wait|open|close|click|press|contact|email|ring|text|phone|visit|buy|reply|remember|don't|please|let|make|write|add|bear|feel)$/;
const GREETING =
  /^(?:thanks|thank|happy|hello|hi|hey|morning|sorry|congratulations|congrats|welcome|well|good|bye|goodbye|please|see|come|stop|look|wait|listen|let's|what|how|where|when|are|do|did|can|could|would|will|have|is|don't|take|yes|no|ok|okay|happy|merry|cheers|nice)$/;
const ADDRESSED =
  /^(?:dad|mum|mom|mummy|daddy|grandma|grandpa|gran|granddad|sir|madam|everyone|everybody|guys|folks|team|mate|darling|ladies|boys|girls)$/;

/** Commas behind what opens a sentence, around asides and before the person who is addressed. */
export const openingCommas = buildRules({
  'opening-phrase-comma': {
    reason: 'A comma closes the phrase that opens the sentence.',
    find: (sentence) => findOpeningPhrase(sentence),
    examples: {
      'As agreed in our meeting please find the contract attached.': 'As agreed in our meeting, please find the contract attached.',
      'As per your request we have closed the account.': 'As per your request, we have closed the account.',
      'Further to your email please send us the form.': 'Further to your email, please send us the form.',
      'As a former nurse I am used to night shifts.': 'As a former nurse, I am used to night shifts.',
      'Due to the strike there will be no trains today.': 'Due to the strike, there will be no trains today.',
      'To be honest I have no idea.': 'To be honest, I have no idea.',
    },
    fine: [
      'As agreed, please find it attached.',
      'Regarding the order I have placed, nothing has come.',
      'As per the note you will find below, we close at six.',
      'According to the rules you can find online, it is free.',
      'In addition to what you have said, nothing came.',
    ],
  },
  'opening-clause-closed': {
    reason: 'A comma closes the clause that opens the sentence.',
    needs: 'if when whenever unless although though because while once after before until since',
    find: (sentence) => findOpeningClause(sentence),
    examples: {
      'When you arrive at the hotel you will see a red door.': 'When you arrive at the hotel, you will see a red door.',
      'Although it was raining we had a good time.': 'Although it was raining, we had a good time.',
      'If you arrive before us get a table outside.': 'If you arrive before us, get a table outside.',
      'When the waiter finally came he had lost our order.': 'When the waiter finally came, he had lost our order.',
      'If you are free tomorrow call me in the evening.': 'If you are free tomorrow, call me in the evening.',
    },
    fine: [
      'If you think you can do it, try.',
      'When I saw the house you had bought, I smiled.',
      'If you want to help us get a ticket, call.',
      'When the price you will pay is high, wait.',
      'Before you came, it was quiet.',
      'If I were you I would go there, too.',
    ],
  },
  'aside-however': {
    reason: 'Commas set off "however" between a subject and its verb.',
    needs: 'however',
    find: (sentence) => findAside(sentence),
    examples: {
      'The chairs however were broken.': 'The chairs, however, were broken.',
      'My sister however has moved to Leeds.': 'My sister, however, has moved to Leeds.',
      'The second test however showed no change.': 'The second test, however, showed no change.',
    },
    fine: ['The chairs, however, were broken.', 'However hard it was, we went.', 'Paint it however you like.'],
  },
  'person-addressed': {
    reason: 'A comma stands before the name of the person who is addressed.',
    find: (sentence) => findAddressed(sentence),
    examples: {
      'Thank you for the flowers Anna.': 'Thank you for the flowers, Anna.',
      'Happy birthday Dad!': 'Happy birthday, Dad!',
      'How are you today Peter?': 'How are you today, Peter?',
      'See you tomorrow Peter.': 'See you tomorrow, Peter.',
      'Sarah can you send me the file?': 'Sarah, can you send me the file?',
      'Good morning everyone.': 'Good morning, everyone.',
    },
    fine: [
      'Thank you for calling Anna.',
      'Have you met Peter?',
      'Happy New Year!',
      'Thanks for your help, Dave.',
      'Did you see the new Ford?',
      'Can you help Dad?',
      'Is this your uncle Peter?',
      'Thank you for your help in London.',
      'What is the capital of Norway?',
    ],
  },
});

function hasMarks(sentence: Sentence): boolean {
  return sentence.some(({ kind, text }, at) => kind === 'mark' && at < sentence.length - 1 && !/^['\u2019-]$/.test(text));
}

/** Returns the one place where a main clause can begin, if there is just one. */
function findMainClause(sentence: Sentence, from: number): number | undefined {
  const starts = sentence.flatMap(({ lower }, at) => {
    if (at < from || at > sentence.length - 3) return [];
    const next = sentence[at + 1];
    if (/^(?:please|kindly)$/.test(lower)) return (next?.tags ?? 0) & TAG.VB ? [at] : [];
    return MAIN_SUBJECT.test(lower) ? [at] : [];
  });
  const [at] = starts;
  if (starts.length !== 1 || at === undefined) return undefined;
  return /^(?:please|kindly)$/.test(sentence[at]?.lower ?? '') || HELPER.test(sentence[at + 1]?.lower ?? '') ? at : undefined;
}

/** A word that can end a phrase or a clause: no article, preposition or helper. */
function canEnd(token: TaggedToken | undefined): boolean {
  return (
    token !== undefined &&
    token.kind !== 'mark' &&
    !LINKS.test(token.lower) &&
    ((token.tag & (TAG.DT | TAG.POSS | TAG.MD | TAG.CC | TAG.WH)) === 0 || token.lower === 'her') &&
    ((token.tag & TAG.IN) === 0 || /^(?:out|off|up|down|in|over|on)$/.test(token.lower)) &&
    token.lower !== 'to'
  );
}

function findOpeningPhrase(sentence: Sentence): Change[] {
  const opening = sentence
    .slice(0, 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (!PHRASE.test(opening) || hasMarks(sentence)) return [];
  const at = findMainClause(sentence, 2);
  const before = sentence[(at ?? 0) - 1];
  if (at === undefined || !before || !canEnd(before)) return [];
  const phrase = sentence.slice(0, at);
  const [subject, helper, next] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  // "The rules you can find online": a clause that describes the noun before it.
  const isGap = !/^(?:please|kindly|it|there)$/.test(subject?.lower ?? '') && !isWhole(sentence, at + 1);
  if (isGap && (before.tag & (TAG.NN | TAG.NNS)) !== 0 && !/^(?:am|is|are)$/.test(helper?.lower ?? '')) return [];
  if (!next || phrase.some(({ lower }) => /^(?:what|that|which|who|how|if|when)$/.test(lower))) return [];
  return [{ first: at - 1, last: at - 1, text: `${before.text},` }];
}

/** The verb behind a helper has an object of its own, or a complement. */
function isWhole(sentence: Sentence, helper: number): boolean {
  const verb = /^(?:not|also|now|always|already|never)$/.test(sentence[helper + 1]?.lower ?? '') ? helper + 2 : helper + 1;
  const next = sentence[verb + 1];
  if (/^(?:a|an|the|no|my|our|your)$/.test(sentence[verb]?.lower ?? '')) return true;
  return next !== undefined && (next.tag & (TAG.DT | TAG.POSS | TAG.PRP | TAG.NNP | TAG.CD)) !== 0;
}

function findOpeningClause(sentence: Sentence): Change[] {
  if (!OPENS_CLAUSE.test(sentence[0]?.lower ?? '') || hasMarks(sentence) || !/^[.!]$/.test(sentence.at(-1)?.text ?? '')) return [];
  const subject = readClauseSubject(sentence, 1);
  if (!subject) return [];
  const verb = sentence.findIndex(
    (token, at) => at >= subject.end && at <= subject.end + 2 && (token.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD)) !== 0,
  );
  if (verb < 0) return [];
  const at = findMainClause(sentence, verb + 1) ?? findOrder(sentence, verb + 1);
  const before = sentence[(at ?? 0) - 1];
  if (at === undefined || !before) return [];
  const clause = sentence.slice(subject.end, at);
  if (clause.some(({ lower }, index) => LINKS.test(lower) && !(index === 0 && /^(?:have|need|want|like)$/.test(lower)))) return [];
  const isNoun = (before.tag & (TAG.NN | TAG.NNS)) !== 0;
  const opensObject = isNoun && !/^(?:it|there)$/.test(sentence[at]?.lower ?? '') && MAIN_SUBJECT.test(sentence[at]?.lower ?? '');
  // "When I saw the house you had bought": the clause may describe the noun.
  if (opensObject && !isWhole(sentence, at + 1)) return [];
  return canEnd(before) || before.tag === TAG.VBG || before.kind === 'number' ? [{ first: at - 1, last: at - 1, text: `${before.text},` }] : [];
}

/** "If you get there before me get a table": an order behind a pronoun or a word of time or place. */
function findOrder(sentence: Sentence, from: number): number | undefined {
  if (!/^(?:if|when|once)$/.test(sentence[0]?.lower ?? '')) return undefined;
  const starts = sentence.flatMap(({ lower, text }, at) => {
    const [before, next] = [sentence[at - 1], sentence[at + 1]];
    const isBehind = /^(?:me|him|us|them|here|there|early|late|home|again|soon|now|today|tomorrow|tonight|it|this|question|questions)$/.test(
      before?.lower ?? '',
    );
    const isFollowed = /^(?:a|an|the|me|us|him|her|it|them|my|your|our|this|at|in|for|before|hesitate|forget|not|to)$/.test(next?.lower ?? '');
    return at > from && IMPERATIVE.test(lower) && text === lower && isBehind && isFollowed ? [at] : [];
  });
  return starts.length === 1 ? starts[0] : undefined;
}

function findAside(sentence: Sentence): Change[] {
  const at = sentence.findIndex(({ lower }) => lower === 'however');
  const [before, however, verb] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (at < 1 || !before || !however || !verb || before.kind === 'mark' || verb.kind === 'mark') return [];
  const subject = readClauseSubject(sentence, 0);
  const isVerb = isSurelyFinite(verb) || (verb.tag & (TAG.VBD | TAG.VBZ | TAG.MD)) !== 0;
  return subject?.end === at && isVerb ? [{ first: at - 1, last: at, text: `${before.text}, however,` }] : [];
}

function isName(token: TaggedToken | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}+$/u.test(token.text) && token.tag === TAG.NNP && (token.tags & ~(TAG.NNP | TAG.JJ)) === 0;
}

function findAddressed(sentence: Sentence): Change[] {
  const [first, helper, subject] = sentence;
  const opens =
    (isName(first) || ADDRESSED.test(first?.lower ?? '')) &&
    /^(?:can|could|would|will|do|did|are|have)$/.test(helper?.lower ?? '') &&
    subject?.lower === 'you' &&
    sentence.at(-1)?.text === '?';
  if (opens && first) return [{ first: 0, last: 0, text: `${first.text},` }];
  const last = sentence.length - 2;
  const [name, before, earlier] = [sentence[last], sentence[last - 1], sentence[last - 2]];
  const end = sentence.at(-1)?.text ?? '';
  if (last < 2 || !/^[.!?]$/.test(end) || !name || !before || !GREETING.test(first?.lower ?? '') || hasMarks(sentence)) return [];
  const isKnown =
    ADDRESSED.test(name.lower) && (/^\p{Lu}/u.test(name.text) || /^(?:everyone|everybody|guys|folks|team|sir|madam|mate|ladies)$/.test(name.lower));
  if (!isName(name) && !isKnown) return [];
  const isWish =
    sentence.length <= 6 && /^(?:birthday|morning|afternoon|evening|luck|job|done|night|welcome|congratulations|hello)$/.test(before.lower);
  const isNoun =
    (before.tags & (TAG.NN | TAG.NNS)) !== 0 &&
    ((earlier?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.JJ)) !== 0 &&
    before.text === before.lower &&
    !isRelative(before);
  const isAdverb =
    /^(?:today|tomorrow|tonight|now|again|later|soon|here|there|yesterday|please|this|it|you|everything|much|lot|too|off|down|up|doing)$/.test(
      before.lower,
    );
  if (before.lower === 'you' && !/^(?:are|thank)$/.test(earlier?.lower ?? '')) return [];
  if (/^(?:this|it)$/.test(before.lower) && !/^(?:about|for|with|of|is|do|like|at)$/.test(earlier?.lower ?? '')) return [];
  return isWish || isNoun || (isAdverb && isName(name)) || (isAdverb && isKnown && name.text !== name.lower)
    ? [{ first: last - 1, last: last - 1, text: `${before.text},` }]
    : [];
}

/** "Your uncle Peter", "the new Ford" and "the river Thames" are names with what they are. */
function isRelative({ lower }: TaggedToken): boolean {
  return /^(?:uncle|aunt|auntie|cousin|brother|sister|friend|colleague|son|daughter|husband|wife|river|lake|mount|hotel|king|queen|saint|doctor|professor|captain|president|boss|teacher|neighbour|year|north|south|east|west|film|band|company|city|town|team|new|old|great|little|big|dog|cat|boat|ship|app|song|book|series|restaurant|shop|model|group)$/.test(
    lower,
  );
}
