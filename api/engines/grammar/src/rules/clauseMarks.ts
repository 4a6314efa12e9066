import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import { isSurelyFinite, readClauseSubject, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const NOMINATIVE = /^(?:i|we|he|she|they|it|you)$/;
const INDEFINITE = /^(?:nobody|everybody|everyone|somebody|someone|nothing|everything|there)$/;
/** Words that tie clauses together, so that the second one does not stand alone. */
const TIES =
  /^(?:if|when|whenever|while|as|that|who|whom|which|because|although|though|so|such|what|how|where|why|until|unless|neither|nor|or|than|whether|once|since|before|after|every|whatever|whoever|either|the\s*more)$/;
/** Verbs behind which a clause follows without a mark. */
const REPORTS =
  /^(?:say|says|said|tell|tells|told|think|thinks|thought|know|knows|knew|hope|hopes|hoped|feel|feels|felt|believe|believes|believed|see|sees|saw|hear|hears|heard|find|finds|found|mean|means|meant|suggest\w*|ensure\w*|make|makes|made|sure|show|shows|showed|reali[sz]e\w*|learn|learned|wish|wishes|wished|guess|suppose\w*|decided?|claim\w*|agree\w*|fear\w*|afraid|glad|sorry|certain|clear|imagine\w*|notice\w*|understand|understood|expect\w*|promised?|admit\w*|swear|swore|bet|doubt|ask\w*|wonder\w*|insist\w*|remember\w*|forget|forgot|read|explain\w*|warn\w*|assured?|confirm\w*|inform\w*|texted|emailed|wrote|let|help|helps|helped|watch\w*|happy|pleased|grateful|lucky|proud|sad|surprised|worried|aware|confident|convinced|like|likes|only|all|first|last|more|less|better|best|worst|most|fact)$/;
/** Nouns that a clause follows without a link: "the day we met". */
const BEFORE_CLAUSE =
  /^(?:way|time|times|day|days|moment|reason|reasons|thing|things|fact|place|places|year|years|week|weeks|month|months|night|morning|afternoon|evening|minute|second|hour|chance|feeling|impression|idea|summer|winter|everything|anything|something|nothing|all|person|people|man|woman|one|ones|much|many|kind|sort)$/;
/** Words that may close a clause before another one. */
const CLOSES =
  /^(?:home|late|early|yesterday|today|tomorrow|tonight|again|away|here|there|outside|inside|upstairs|downstairs|up|off|out|on|down|together|twice|well|badly|now|already|alone|overnight|online|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\w{3,}ly)$/;
const COMMENTS =
  /^(?:said|says|say|think|thought|know|knew|hope|suppose|believe|guess|see|seems?|seemed|appears?|mean|bet|swear|admit|fear|imagine|wonder|asked|replied|added|explained|promise|feel)$/;
const OBJECT = /^(?:me|him|them|us|it|this|that|these|those|the|a|an|my|your|his|her|its|our|their|every|some|any|no|two|three|four)$/;

/** Verbs that take no object, so that they cannot describe the noun before them. */
const INTRANSITIVE =
  /^(?:leaks?|leaked|arrives?|arrived|happens?|happened|works?|worked|sleeps?|slept|cries|cried|dies|died|falls?|fell|exists?|existed|barks?|barked|rains?|rained|shines?|shone|smells?|smelled|smelt|stinks?|tastes?|tasted|crash(?:es|ed)?|goes|went|comes|came|lives?|lived|disappear(?:s|ed)?|laugh(?:s|ed)?|smiles?|smiled)$/;

const UNIT = /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const GIVES =
  /^(?:gave|give|gives|send|sends|sent|lend|lent|show|shows|showed|buy|buys|bought|offer\w*|bring|brings|brought|makes?|made|taught|teach\w*|pays?|paid|owes?|owed|sold|sells?|cook\w*|wrote|left|got|gets?|told|tells?|given)$/;

/** Two sentences that a comma alone joins, or nothing at all. */
export const clauseMarks = buildRules({
  'joined-by-comma': {
    reason: 'Two whole sentences need more than a comma: a full stop, a semicolon or a word such as "and".',
    find: (sentence) => findJoinedByComma(sentence),
    examples: {
      'The bakery is cheap, I buy bread there every day.': 'The bakery is cheap. I buy bread there every day.',
      'Our heating is broken, the landlord does not answer.': 'Our heating is broken. The landlord does not answer.',
      'I restarted it twice, it still does not work.': 'I restarted it twice. It still does not work.',
      'Please find the form attached, it should be signed by Friday.': 'Please find the form attached. It should be signed by Friday.',
      'The lift is jammed, kindly use the stairs.': 'The lift is jammed. Kindly use the stairs.',
    },
    fine: [
      'The delivery was late, he said.',
      'If the delivery was late, we lost a customer.',
      'The room was dirty, the shower was cold and the staff were rude.',
      'The film was long, it seems to me.',
      'He came, he saw, he won.',
      'You can come, can you not?',
      'She is tall, her brother small.',
      'This one is yours, I think.',
      'Not only is it cheap, it is good.',
      'In the morning, we left.',
    ],
  },
  'run-together': {
    reason: 'Two whole sentences need a mark between them.',
    find: (sentence) => sentence.flatMap((_, at) => findRunTogether(sentence, at)),
    examples: {
      'Thank you for the lovely present I really like it.': 'Thank you for the lovely present. I really like it.',
      'Thanks a lot for your help I needed it.': 'Thanks a lot for your help. I needed it.',
      'The bus never turned up I had to walk home.': 'The bus never turned up. I had to walk home.',
      'The lift is out of order please use the stairs.': 'The lift is out of order. Please use the stairs.',
      'Do not buy this tent it leaks at every seam.': 'Do not buy this tent. It leaks at every seam.',
      'I reported the leak on Monday nobody has looked at it.': 'I reported the leak on Monday. Nobody has looked at it.',
      'My cousin lost his job he is selling his car.': 'My cousin lost his job. He is selling his car.',
    },
    fine: [
      'I like the book I bought there.',
      'It was the day we lost the match.',
      'I told my mother I lost the keys.',
      'I am sure he knows it.',
      'The man I gave the keys to has left.',
      'I was so tired I fell asleep.',
      'You must please call them.',
      'The more I read the less I know.',
      'He lost the money he had in the bank.',
      'The house is the one she bought.',
      'I paid the bill he sent me.',
      'This is the flat the company is selling.',
    ],
  },
});

function hasOtherMarks(sentence: Sentence, comma: number): boolean {
  return sentence.some(({ kind, text }, at) => kind === 'mark' && at !== comma && at < sentence.length - 1 && !/^['\u2019-]$/.test(text));
}

/** Reads a subject of any kind, and returns the place behind it. */
function readSubject(sentence: Sentence, first: number): number | undefined {
  const opening = sentence[first];
  if (!opening || /^(?:all|both|no|neither|either|such|that|those|these|what|each|not|only)$/.test(opening.lower)) return undefined;
  if (NOMINATIVE.test(opening.lower) || INDEFINITE.test(opening.lower)) return first + 1;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(opening.text) && opening.tag === TAG.NNP && (opening.tags & ~TAG.NNP) === 0;
  if (isName && first > 0) return first + 1;
  const isBare = first === 0 && (opening.tag & (TAG.NN | TAG.NNS)) !== 0 && isSurelyFinite(sentence[1]);
  if (isBare) return 1;
  if ((opening.tag & (TAG.DT | TAG.POSS)) === 0 && opening.lower !== 'her') return undefined;
  const end = readClauseSubject(sentence, opening.lower === 'her' ? first + 1 : first)?.end;
  if (end === undefined || !/^(?:in|on|at|for|from|with|of|near|behind|under)$/.test(sentence[end]?.lower ?? '')) return end;
  return readNounPhrase(sentence, end + 1)?.end ?? end;
}

function skipAdverbs(sentence: Sentence, first: number): number {
  let at = first;
  while (
    /^(?:still|also|always|never|often|usually|really|just|soon|finally|already|only|not|even|probably|certainly|now|then)$/.test(
      sentence[at]?.lower ?? '',
    )
  )
    at++;
  return at;
}

/** Returns the place of the finite verb of the statement that begins at a place. */
function readStatement(sentence: Sentence, first: number): number | undefined {
  const end = readSubject(sentence, first);
  if (end === undefined) return undefined;
  const at = skipAdverbs(sentence, end);
  const verb = sentence[at];
  if (verb?.kind !== 'word') return undefined;
  const isPronoun = end === first + 1 && (NOMINATIVE.test(sentence[first]?.lower ?? '') || INDEFINITE.test(sentence[first]?.lower ?? ''));
  if (isSurelyFinite(verb) || /^(?:'m|'s|'re|'ve|'ll|'d)$/.test(verb.lower)) return at;
  const canBeVerb = isPronoun
    ? verb.lower === 'like' ||
      ((verb.tags & (TAG.VBD | TAG.VBZ | TAG.VB)) !== 0 && (verb.tags & TAG.IN) === 0) ||
      ((verb.tags & TAG.NNS) !== 0 &&
        /^(?:he|she|it)$/.test(sentence[first]?.lower ?? '') &&
        (findBaseForm(verb.lower) !== undefined || INTRANSITIVE.test(verb.lower)))
    : (verb.tags & (TAG.VBD | TAG.VBZ)) !== 0 && (verb.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0;
  return canBeVerb ? at : undefined;
}

/** A request opens with "please", "kindly" or a negated "do". */
function isRequest(sentence: Sentence, first: number): boolean {
  const [opening, verb] = [sentence[first], sentence[first + 1]];
  if (/^(?:please|kindly)$/.test(opening?.lower ?? '')) return ((verb?.tags ?? 0) & TAG.VB) !== 0 || /^(?:don't|do)$/.test(verb?.lower ?? '');
  return first === 0 && (opening?.lower === "don't" || (opening?.lower === 'do' && verb?.lower === 'not'));
}

function isThanks(sentence: Sentence): boolean {
  const words = sentence.slice(0, 6).map(({ lower }) => lower);
  return /^(?:thanks|thank you|many thanks)(?: (?:very|so) much| again| a lot)? for\b/.test(words.join(' '));
}

/** An order that nothing else can be, as in "keep the change". */
function isOrder(sentence: Sentence): boolean {
  return (
    /^(?:keep|take|buy|bring|send|put|open|close|check|stop|use|leave|wait|come|call|tell|give)$/.test(sentence[0]?.lower ?? '') &&
    /^(?:the|a|an|my|your|his|her|our|their|this|these|it|them|me|us)$/.test(sentence[1]?.lower ?? '')
  );
}

function opensFirst(sentence: Sentence): boolean {
  return readStatement(sentence, 0) !== undefined || isRequest(sentence, 0) || isThanks(sentence);
}

function hasTies(words: Sentence): boolean {
  return words.some(({ lower }) => TIES.test(lower));
}

function findJoinedByComma(sentence: Sentence): Change[] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  const end = isQuestionBehind(sentence, comma) ? '.' : (sentence.at(-1)?.text ?? '');
  if (comma < 3 || sentence.length - comma < 4 || !/^[.!]$/.test(end) || hasOtherMarks(sentence, comma)) return [];
  const [before, subject] = [sentence[comma - 1], sentence[comma + 1]];
  if (!before || !subject || before.kind !== 'word' || !opensFirst(sentence) || hasTies(sentence.slice(0, comma))) return [];
  if (/^(?:is|was|are|were|and|for|in|at|you|see|example|yes|no|well|oh|ok|now|then|please)$/.test(before.lower)) return [];
  const verb = readStatement(sentence, comma + 1);
  if (verb === undefined && !isRequest(sentence, comma + 1) && !isQuestionBehind(sentence, comma)) return [];
  const first = readStatement(sentence, 0);
  if (first !== undefined && COMMENTS.test(sentence[first]?.lower ?? '')) return [];
  if (verb !== undefined) {
    const said = sentence[verb];
    const isComment = COMMENTS.test(said?.lower ?? '') && sentence.length - verb < 6;
    if (isComment || hasThirdClause(sentence, verb) || hasInversion(sentence)) return [];
    // "It was late, we were told": a comment in the passive.
    if (/^(?:was|were|am|is|are)$/.test(said?.lower ?? '') && /^(?:told|said|thought|informed)$/.test(sentence[verb + 1]?.lower ?? '')) return [];
  }
  return [{ first: comma - 1, last: comma + 1, text: `${before.text}. ${capitalize(subject.text)}` }];
}

/** "My phone is dead, can you call me later?", but no "you can come, can you?". */
function isQuestionBehind(sentence: Sentence, comma: number): boolean {
  const [helper, subject, verb] = [sentence[comma + 1], sentence[comma + 2], sentence[comma + 3]];
  return (
    sentence.at(-1)?.text === '?' &&
    /^(?:can|could|will|would|do|did|are|have|shall|should|may)$/.test(helper?.lower ?? '') &&
    /^(?:you|we|i)$/.test(subject?.lower ?? '') &&
    subject?.lower !== sentence[0]?.lower &&
    !COMMENTS.test(verb?.lower ?? '') &&
    sentence.length - comma > 5
  );
}

/** "A, B and C": three clauses in a row may be joined by a comma. */
function hasThirdClause(sentence: Sentence, from: number): boolean {
  return sentence.some(({ lower }, at) => at > from && /^(?:and|but|or)$/.test(lower) && readStatement(sentence, at + 1) !== undefined);
}

function hasInversion(sentence: Sentence): boolean {
  return /^(?:had|were|should|not|never|rarely|seldom|hardly|only|no)$/.test(sentence[0]?.lower ?? '');
}

function findRunTogether(sentence: Sentence, at: number): Change[] {
  const [before, subject] = [sentence[at - 1], sentence[at]];
  if (at < 4 || !before || !subject || before.kind === 'mark' || !/^[.!]$/.test(sentence.at(-1)?.text ?? '')) return [];
  const isOwn = /^(?:the|my|our|his|their|this)$/.test(subject.lower);
  if (!(isOwn || NOMINATIVE.test(subject.lower) || /^(?:nobody|there|please)$/.test(subject.lower)) || sentence.length - at < 4) return [];
  const first = sentence.slice(0, at);
  const isOpened = opensFirst(sentence) || isOrder(sentence);
  if (
    !isOpened ||
    hasOtherMarks(sentence, -1) ||
    hasTies(first) ||
    first.some((_, place) => isReport(sentence, place) || /^(?:and|but|to)$/.test(first[place]?.lower ?? ''))
  )
    return [];
  if (first.slice(1).some(({ lower }) => /^(?:he|she|they|we|i|please)$/.test(lower))) return [];
  const verb = readStatement(sentence, at);
  const isPlea = subject.lower === 'please' && isRequest(sentence, at);
  if (verb === undefined && !isPlea) return [];
  const opening = readStatement(sentence, 0);
  if (opening !== undefined && opening >= at - 1) return [];
  // "The house the company is selling": a whole clause is needed behind a noun, and a helper that opens it.
  if (isOwn && !(verb !== undefined && /^(?:am|is|are|was|were|do|does|did|has|have|had|will|can|could|would)$/.test(sentence[verb]?.lower ?? '')))
    return [];
  if (!canClose(sentence, at, isPlea ? undefined : verb)) return [];
  return [{ first: at - 1, last: at, text: `${before.text}. ${capitalize(subject.text)}` }];
}

/** "Your help" is a noun, and no verb behind which a clause follows. */
function isReport(sentence: Sentence, at: number): boolean {
  return REPORTS.test(sentence[at]?.lower ?? '') && !((sentence[at - 1]?.tag ?? 0) & (TAG.DT | TAG.POSS));
}

/** Returns whether the words before a place end a sentence, so that no clause describes the last of them. */
function canClose(sentence: Sentence, at: number, verb: number | undefined): boolean {
  const before = sentence[at - 1];
  if (!before) return false;
  const isTime = /^(?:last|this|next)$/.test(sentence[at - 2]?.lower ?? '') && UNIT.test(before.lower);
  if (isTime || (before.tag === TAG.VBG && isThanks(sentence))) return true;
  if (BEFORE_CLAUSE.test(before.lower)) return false;
  const isNoun =
    ((before.tag & (TAG.NN | TAG.NNS | TAG.NNP)) !== 0 && (sentence[at - 2]?.tag ?? 0) !== TAG.MD) ||
    (/^(?:present|cold|flat|good|light|square)$/.test(before.lower) && ((sentence[at - 2]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.JJ)) !== 0);
  if (verb === undefined) return isNoun || CLOSES.test(before.lower) || (before.tag & (TAG.JJ | TAG.VBN)) !== 0;
  if (CLOSES.test(before.lower)) return /^(?:i|we|he|she|they|you|nobody|there)$/.test(sentence[at]?.lower ?? '') || (before.tags & TAG.IN) === 0;
  if ((before.tag & TAG.JJ) !== 0 && !isNoun) return /^(?:is|are|was|were|am|very|quite|so|too|really)$/.test(sentence[at - 2]?.lower ?? '');
  return isNoun && isWhole(sentence, verb);
}

/** Returns whether a clause has all that its verb needs, so that it cannot describe the noun before it. */
function isWhole(sentence: Sentence, verb: number): boolean {
  let at = verb;
  if (/^(?:am|is|are|was|were)$/.test(sentence[at]?.lower ?? '') && /^(?:so|very|really|too|not|quite)$/.test(sentence[at + 1]?.lower ?? ''))
    return ((sentence[at + 2]?.tags ?? 0) & (TAG.JJ | TAG.VBN)) !== 0 && (sentence.at(-2)?.tag ?? TAG.IN) !== TAG.IN;
  while (
    at < sentence.length - 2 &&
    (isSurelyFinite(sentence[at]) || /^(?:not|been|have|be|really|always|still|just|to)$/.test(sentence[at]?.lower ?? '')) &&
    ((sentence[at + 1]?.tags ?? 0) & (TAG.VB | TAG.VBN | TAG.VBG) ||
      /^(?:not|been|have|be|really|always|still|just|to)$/.test(sentence[at + 1]?.lower ?? ''))
  )
    at++;
  const [token, next, last] = [sentence[at], sentence[at + 1], sentence.at(-2)];
  if (!token || !next || !last || (last.tag & TAG.IN) !== 0 || last.lower === 'to') return false;
  const isBe = /^(?:am|is|are|was|were|been|be)$/.test(token.lower);
  if (isBe)
    return (
      (next.tag & (TAG.JJ | TAG.DT | TAG.RB | TAG.IN | TAG.POSS)) !== 0 && !/^(?:afraid|used|looking|talking|interested|proud|fond)$/.test(next.lower)
    );
  // "The bill he sent me": the person is not what is sent.
  if (/^(?:me|him|us|them|her|you)$/.test(next.lower) && GIVES.test(token.lower)) return false;
  return OBJECT.test(next.lower) || INTRANSITIVE.test(token.lower);
}
