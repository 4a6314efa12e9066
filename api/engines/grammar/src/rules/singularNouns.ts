import { chooseArticle, findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import { findPlainForm } from './linkingWords.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** Verbs whose object is new to the reader. */
const GETS =
  /^(?:have|need|want|get|buy|find|make|write|send|see|hire|book|order|rent|build|create|receive|take|give|bring|choose|open|start|plan|offer|prepare|wear|carry|use|design|develop|propose|provide|join|read|watch|visit|organize|organise|attend|submit|draw|record|adopt|borrow|lend|sell|include|be|become)$/;
/** Objects of these are known: "repeat the experiment". */
const KNOWN =
  /^(?:repeat|clean|close|finish|complete|leave|reach|lock|fix|repair|check|sign|approve|cancel|change|answer|wash|pay|return|explain|follow|solve|miss|call|ask|contact|enter|cross)$/;
const PLACES_IN =
  /^(?:car|garden|kitchen|street|park|building|suitcase|box|drawer|fridge|lift|elevator|corridor|hotel|restaurant|cafe|supermarket|shop|library|museum|classroom|meeting|room|bathroom|bedroom|village|city|country|forest|river|pool|bag|cupboard|lab|laboratory|warehouse|factory|middle|centre|future|past|evening|afternoon|world|picture|countryside|basket|oven|mirror)$/;
const PLACES_ON =
  /^(?:train|bus|plane|subway|metro|tram|ferry|table|wall|floor|roof|street|beach|desk|shelf|phone|internet|weekend|sofa|balcony|bridge|platform|screen|website|list|ground)$/;
const PLACES_AT =
  /^(?:airport|station|office|hotel|restaurant|supermarket|party|meeting|hospital|university|cinema|beach|conference|door|bank|library|museum|weekend|end|beginning|moment|reception|concert|bus)$/;
const ENDS_PHRASE =
  /^(?:to|for|of|in|on|at|from|with|about|near|before|after|by|that|which|who|and|but|because|when|where|so|yesterday|today|tomorrow|last|next|this|every|if|as|while|now|here|there|again|only|too|or)$/;
/** "In person", "of age": with these nouns the phrase has no article. */
const FIXED =
  /^(?:person|fact|addition|detail|question|example|instance|part|email|mail|phone|foot|hand|page|line|front|case|charge|view|favour|favor|accident|mistake|chance|turn|advance|return|response|reply|reference|regard|respect|reason|average|demand|request|purpose|board|set|step|word|heart|bottom|top|shift|risk|fault|bay|sea|random|night|noon|dawn|peace|war|rest|least|issue|hold|leave|file|call|record|tour|trial|target|track|route|site|location|campus|course|account|credit|loan|occasion|tape|film|video|camera|screen|paper|form|contrast|comparison|conclusion|conjunction|accordance|particular|general|private|public|short|vain|relation|connection|combination|exchange|order|doubt|result|rank|weight|length|size|colour|color|gender|name|nature|origin|birth|car|bus|train|plane|taxi|bike|boat|ship|ferry|tram|post|letter|text|fax|cheque|check|card|law|definition|contract|door|side|day|hour|week|month|year|piece|bit|stage|group|team|pair|class|cup|sort|member|version|user|type|title|number|figure|table|chapter|section|mode|option|level|grade|row|column|key|tab|link|code|test|rule|base|head|face|eye|mouth|arm|leg|finger|staff|crew|care|access|feedback|input|output|support|contact|dance|walk|look|talk|play|visit|run|drive|ride|swim|rise|fall|point|fun|human|subject|object|theory|practice|principle|effect|force|touch|sight|range|reach|breath|tune|style|fashion|season|season|bloom|debt|tears|office|hospital|prison|university|college|temperature|pressure|volume|speed|distance|depth|height|area|surface|cell|gene|protein|patient|treatment|exposure|method|process|function|element|factor|feature|server|client|database|network|host|root|branch|repository|request|response|trust|board|judgement|opinion|agreement|dispute|principal)$/;

/** Places that people go to, each a known one: "to the park", but "to school". */
const PLACES_TO =
  /^(?:park|station|airport|shop|supermarket|beach|museum|restaurant|library|cinema|gym|bank|zoo|stadium|playground|pharmacy|bakery|dentist|doctor|lake|river|garden|hotel|mall|pool)$/;
const MOTION_VERBS =
  /^(?:go|goes|went|going|gone|come|came|walk|walked|walking|drive|drove|driving|run|ran|running|travel|travelled|return|returned|get|got|back|take|took|moved|rushed|hurried)$/;
const ASKS = /^(?:ask|asks|asked|asking|apply|applied|applying|beg|begged|looking|look|looked|searching|searched|waiting|wait|waited)$/;
/** Heads of compounds that are counted: "driving licence", "bank account". */
const COMPOUND_HEAD =
  /^(?:licence|license|card|account|room|machine|phone|certificate|permit|ticket|bag|lamp|shop|centre|center|bottle|table|chair|box|jacket|coat|player|driver)$/;

/** These are counted, though they are verbs too or stand bare in phrases of their own. */
const ALWAYS_COUNTED =
  /^(?:company|question|train|bus|car|house|hotel|restaurant|shop|ticket|letter|phone|laptop|computer|book|film|movie|job|friend|meeting|appointment|interview|party|bag|suitcase|wallet|key|dog|cat|city|village|flat|apartment|garden|kitchen|address|invoice|receipt|discount|refund|form|document|report|answer|solution|idea|problem|plan|chance|mistake|photo|picture|message|website|app|product|customer|client|supplier|meal|table|chair|window|door|umbrella|holiday|course|exam|test|lesson|university|position|kid|baby|child|student|man|woman|boy|girl|teacher)$/;
/** What is had, taken or given without an article. */
const BARE_OBJECTS =
  /^(?:jurisdiction|liability|authority|relevance|standing|insight|partnership|responsibility|difficulty|vent|shelter|inference|demonstration|tool|way|place|effect|account|possession|custody|precedence|priority|umbrage|offence|offense|exception|refuge|stock|aim|root|flight|hold|leave|rise|birth|chase|evidence|testimony|thanks|voice|ear|reason|cause|occasion|licence|license|provision|record|deal|answer|reference|recourse|regard|effort|structure|initiative|intention|room|table|school|university|phone|contact|word|position|turn|page|line|step|sight|faith|command|membership|citizenship|ownership|preference|context|content|coverage|cover|consent|confirmation|clarification|assistance|feedback|input|output|charge|suit|damage|enhancement|rent|tax|interest|speech|expression|direction|trend|issue|comfort|pride|charge)$/;

/** Singular nouns that are counted and stand without the article that they need. */
export const singularNouns = buildRules({
  'missing-article-behind-verb': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    find: (sentence) => sentence.flatMap((_, at) => findBareObject(sentence, at)),
    examples: {
      'I have question about the invoice.': 'I have a question about the invoice.',
      'We must repeat experiment.': 'We must repeat the experiment.',
      'She wants to be nurse because her mother was one.': 'She wants to be a nurse because her mother was one.',
      'Now we need investor.': 'Now we need an investor.',
      'She does not have credit card.': 'She does not have a credit card.',
      'He wants to find better job in town.': 'He wants to find a better job in town.',
      'He hired new gardener last week.': 'He hired a new gardener last week.',
    },
    fine: [
      'We have questions.',
      'They want change.',
      'I have command of three languages.',
      '1.3 A joining fee of £35 is payable once.',
      '2. A booking fee is added.',
      '(4) The cleaning deposit is held.',
      'She has lunch at noon.',
      'He plays football.',
      'Use option two.',
      'I like to read book reviews.',
      'People who cycle to work are fitter and live longer.',
      'The air in the cities would be cleaner.',
      'The courts shall have exclusive jurisdiction.',
      'Check out the tag and run make test.',
      'It tells the page build system to run first.',
      'Change your problem solving approach.',
      'This gives structure to our meetings.',
    ],
  },
  'missing-article-behind-preposition': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    find: (sentence) => sentence.flatMap((_, at) => findBareBehindPreposition(sentence, at)),
    examples: {
      'My father works for company which makes parts.': 'My father works for a company which makes parts.',
      'I have a question about invoice that you sent.': 'I have a question about the invoice that you sent.',
      'It was quiet on train.': 'It was quiet on the train.',
      'She works in Porto as web designer for a shop.': 'She works in Porto as a web designer for a shop.',
      'We met at party last week.': 'We met at the party last week.',
      'On Sunday they went to museum.': 'On Sunday they went to the museum.',
      'These shoes are too expensive for student.': 'These shoes are too expensive for a student.',
      'The form was signed by doctor.': 'The form was signed by a doctor.',
      'The manager was not present in meeting.': 'The manager was not present in the meeting.',
      'The teacher asked for volunteer and waited.': 'The teacher asked for a volunteer and waited.',
    },
    fine: [
      'He came by train.',
      'It is for example here.',
      'They met in person.',
      'He works as part of a team.',
      'We went from door to door.',
      'It is as simple as that.',
    ],
  },
  'missing-article-kind': {
    reason: 'What somebody or something is takes "a" or "an" before a noun that is counted.',
    find: (sentence) => sentence.flatMap((_, at) => findBareKind(sentence, at)),
    examples: {
      'Lagos is very busy city.': 'Lagos is a very busy city.',
      'It was really difficult question.': 'It was a really difficult question.',
      'She has two pencils and ruler in her bag.': 'She has two pencils and a ruler in her bag.',
    },
    fine: ['It is very good news.', 'The food was very good.', 'It is very common knowledge.', 'We bought two books and paper.'],
  },
  'missing-article-degree': {
    reason: 'A degree is one of many and takes "an" or "a".',
    needs: 'mba msc ma phd bsc ba degree diploma',
    find: (sentence) =>
      sentence.flatMap((verb, at): Change[] => {
        const [degree, after] = [sentence[at + 1], sentence[at + 2]];
        const takesDegree =
          /^(?:do|does|did|doing|done|have|has|had|having|hold|holds|held|completed?|completing|pursue|pursuing|earned|finish|finished|finishing|with|got)$/.test(
            verb.lower,
          );
        if (
          !takesDegree ||
          !degree ||
          !/^(?:mba|msc|ma|phd|bsc|ba|degree|diploma)$/.test(degree.lower) ||
          (after && !ENDS_PHRASE.test(after.lower) && after.kind !== 'mark')
        )
          return [];
        return [{ first: at + 1, last: at + 1, text: `${/^m/.test(degree.lower) ? 'an' : 'a'} ${degree.text}` }];
      }),
    examples: {
      'He is doing MBA from a college in Jaipur.': 'He is doing an MBA from a college in Jaipur.',
      'She has degree in law.': 'She has a degree in law.',
      'I completed diploma in design.': 'I completed a diploma in design.',
    },
    fine: ['He has an MBA.', 'We have MBA students.', 'Degree in hand, he left.'],
  },
});

function isCounted({ lower, text, tag, tags }: TaggedToken): boolean {
  if (text !== lower || (tags & TAG.NN) === 0 || lower.length < 3) return false;
  if (wordSets.person?.has(lower) || ALWAYS_COUNTED.test(lower)) return true;
  if ((tag & TAG.NN) === 0 || (tags & (TAG.NNS | TAG.JJ | TAG.RB | TAG.VBG | TAG.IN)) !== 0) return false;
  return isSurelyCounted(lower);
}

/** Reads adjectives and nouns up to one that is counted and ends its phrase; returns the place of that noun. */
function readBareNoun(sentence: Sentence, first: number): number | undefined {
  let at = first;
  const isHead = (place: number) => ALWAYS_COUNTED.test(sentence[place]?.lower ?? '') && ENDS_PHRASE.test(sentence[place + 1]?.lower ?? 'to');
  while (at < first + 2 && isModifier(sentence[at]) && !isHead(at)) at++;
  const [noun, after] = [sentence[at], sentence[at + 1]];
  if (!noun || !isCounted(noun)) return undefined;
  if (after && !(after.kind === 'mark' && /^[.,!?]$/.test(after.text)) && !ENDS_PHRASE.test(after.lower)) return undefined;
  return at;
}

/** Reads a compound such as "driving licence". */
function readCompound(sentence: Sentence, first: number): number | undefined {
  const [modifier, head, after] = [sentence[first], sentence[first + 1], sentence[first + 2]];
  const isNoun =
    modifier !== undefined &&
    modifier.text === modifier.lower &&
    (modifier.tags & (TAG.NN | TAG.VBG)) !== 0 &&
    (modifier.tag & (TAG.NNS | TAG.VB | TAG.DT)) === 0;
  const isHead = head !== undefined && head.text === head.lower && COMPOUND_HEAD.test(head.lower);
  return isNoun && isHead && (!after || /^[.,!?]$/.test(after.text) || ENDS_PHRASE.test(after.lower)) ? first + 1 : undefined;
}

function isModifier(token: TaggedToken | undefined): boolean {
  return (
    token !== undefined &&
    token.text === token.lower &&
    (token.tag === TAG.JJ ||
      /^(?:better|bigger|cheaper|larger|smaller|newer|faster|longer|shorter|crowded)$/.test(token.lower) ||
      /^(?:web|family|sales|summer|night|software|police|birthday)$/.test(token.lower)) &&
    !/^(?:more|most|much|many|few|several|other|such|own|next|last|first|second|third|same|whole|certain|various|different|further|enough|half|both|all|any|some|no|each|every|another|least|less|little|full|ample|close|sufficient|additional)$/.test(
      token.lower,
    )
  );
}

function put(sentence: Sentence, first: number, article: 'a' | 'the'): Change[] {
  const opening = sentence[first];
  return opening ? [{ first, last: first, text: `${article === 'a' ? chooseArticle(opening.text) : 'the'} ${opening.text}` }] : [];
}

function isIn(preposition: string, place: string): boolean {
  return (
    (preposition === 'in' && PLACES_IN.test(place)) ||
    (preposition === 'on' && PLACES_ON.test(place)) ||
    (preposition === 'at' && PLACES_AT.test(place))
  );
}

function isListed(sentence: Sentence, noun: number): boolean {
  const after = sentence[noun + 1];
  return (
    /^(?:and|or|,)$/.test(after?.text ?? '') &&
    (((sentence[noun + 2]?.tag ?? 0) & (TAG.NN | TAG.NNS | TAG.JJ | TAG.NNP)) !== 0 || after?.text === ',')
  );
}

function findBareObject(sentence: Sentence, at: number): Change[] {
  const [verb, before] = [sentence[at], sentence[at - 1]];
  if (!verb || !before || verb.text !== verb.lower || (verb.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.VBG | TAG.VBN)) === 0) return [];
  if ((before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.JJS | TAG.IN)) !== 0 && before.lower !== 'that' && before.lower !== 'to') return [];
  // "Run make test" names a command.
  if (/^(?:run|runs|running|ran|type|execute|invoke|via)$/.test(before.lower)) return [];
  // "Following infection" is after it.
  if (verb.lower === 'following') return [];
  // "The page build system": a base form between a noun and its article is a part of the name.
  if ((verb.tag & (TAG.VB | TAG.VBG)) !== 0 && before.tag === TAG.NN && ((sentence[at - 2]?.tag ?? 0) & (TAG.DT | TAG.POSS)) !== 0) return [];
  const base = findBaseForm(verb.lower) ?? verb.lower;
  const article = GETS.test(base) ? 'a' : KNOWN.test(base) ? 'the' : undefined;
  if (
    !article ||
    (verb.tag === TAG.VBG && (before.tag & (TAG.RB | TAG.VBN)) !== 0) ||
    (verb.tag === TAG.VBN && !/^(?:have|has|had|i've|we've)$/.test(before.lower))
  )
    return [];
  const noun = readBareNoun(sentence, at + 1) ?? readCompound(sentence, at + 1);
  const isCompound = noun === at + 2 && sentence[at + 1]?.tag !== TAG.JJ;
  // "Assistive technology" is of no one thing.
  if (/logy$/.test(sentence[noun ?? at]?.lower ?? '')) return [];
  if (noun === undefined || isListed(sentence, noun) || (!isCompound && BARE_OBJECTS.test(sentence[noun]?.lower ?? ''))) return [];
  // "A given use case" is a noun before a noun.
  if (verb.lower === 'use' && sentence[noun]?.lower === 'case') return [];
  // "They contribute to open source."
  if (base === 'open' && sentence[noun]?.lower === 'source') return [];
  if (sentence[noun]?.lower === 'reason' && sentence[noun + 1]?.lower === 'to') return [];
  if (base === 'be' && (sentence[noun]?.lower === 'president' || !isPersonal(sentence[noun]))) return [];
  return put(sentence, at + 1, article);
}

function isPersonal(noun: TaggedToken | undefined): boolean {
  return (
    noun !== undefined &&
    findPlainForm(noun.lower) === undefined &&
    (wordSets.person?.has(noun.lower) === true || (/(?:er|or|ist|ian|yst|eer)$/.test(noun.lower) && !/(.)\1er$/.test(noun.lower)))
  );
}

function findBareBehindPreposition(sentence: Sentence, at: number): Change[] {
  const [preposition, before] = [sentence[at], sentence[at - 1]];
  if (!preposition || !before || !/^(?:in|on|at|for|with|about|as|of|to|from|by)$/.test(preposition.lower) || preposition.text !== preposition.lower)
    return [];
  if (preposition.lower === 'to' && MOTION_VERBS.test(before.lower) && isPlaceToGo(sentence, at + 1)) return put(sentence, at + 1, 'the');
  const noun = readBareNoun(sentence, at + 1);
  const head = noun === undefined ? undefined : sentence[noun];
  // "Happy to refund that charge" has a verb.
  if (preposition.lower === 'to' && noun === at + 1 && ((head?.tags ?? 0) & TAG.VB) !== 0) return [];
  if (
    noun === undefined ||
    !head ||
    isListed(sentence, noun) ||
    (FIXED.test(head.lower) && !wordSets.person?.has(head.lower) && !isIn(preposition.lower, head.lower))
  )
    return [];
  const after = sentence[noun + 1];
  if (preposition.lower === 'of' && /^(?:sort|kind|type|lot|form|position|job|post|role|rank|title|name|office|number)s?$/.test(before.lower))
    return [];
  const isRelative = /^(?:which|who|that)$/.test(after?.lower ?? '');
  if (preposition.lower === 'as')
    return isPersonal(head) && /^(?:work|works|worked|working|\p{Lu}.*|job|here|there|years|now|career)$/u.test(before.text)
      ? put(sentence, at + 1, 'a')
      : [];
  if (noun === at + 1 && isIn(preposition.lower, head.lower) && after?.lower !== 'to') return put(sentence, at + 1, 'the');
  if (preposition.lower === 'for' && ASKS.test(before.lower) && !FIXED.test(head.lower)) return put(sentence, at + 1, 'a');
  if (isForPerson(preposition, before, head, after)) return put(sentence, at + 1, 'a');
  if (!isRelative) return [];
  const isKnown = after?.lower === 'that' && /^(?:i|you|we|he|she|they)$/.test(sentence[noun + 2]?.lower ?? '');
  return put(sentence, at + 1, isKnown ? 'the' : 'a');
}

/** "Too dear for student", "was written by teacher": one person, who is counted. */
function isForPerson(preposition: TaggedToken, before: TaggedToken, head: TaggedToken, after: TaggedToken | undefined): boolean {
  const isOne = wordSets.person?.has(head.lower) === true && !/^(?:man|woman|child|mother|father|teacher|actor|cook|judge)$/.test(head.lower);
  const isDone = preposition.lower === 'by' ? (before.tags & TAG.VBN) !== 0 : preposition.lower === 'for' && (before.tag & (TAG.JJ | TAG.VBN)) !== 0;
  return isOne && isDone && (after === undefined || after.kind === 'mark');
}

/** "Is very busy city", "three apples and lemon". */
function findBareKind(sentence: Sentence, at: number): Change[] {
  const [word, next, before, earlier] = [sentence[at], sentence[at + 1], sentence[at - 1], sentence[at - 2]];
  if (!word || !next || !before) return [];
  if (/^(?:very|really|quite)$/.test(word.lower) && /^(?:is|was|it's|that's)$/.test(before.lower)) {
    const noun = isModifier(next) ? readBareNoun(sentence, at + 1) : undefined;
    return noun !== undefined && noun > at + 1 && !isListed(sentence, noun) ? [{ first: at, last: at, text: `a ${word.text}` }] : [];
  }
  if (
    word.lower !== 'and' ||
    before.tag !== TAG.NNS ||
    !earlier ||
    !(earlier.tag & TAG.CD || /^(?:two|three|four|five|six|some|several)$/.test(earlier.lower))
  )
    return [];
  const noun = readBareNoun(sentence, at + 1);
  return noun === at + 1 && next.tag === TAG.NN && !isListed(sentence, noun) ? put(sentence, at + 1, 'a') : [];
}

/** "Went to park.": "to park the car" has its object. */
function isPlaceToGo(sentence: Sentence, at: number): boolean {
  const after = sentence[at + 1];
  return (
    PLACES_TO.test(sentence[at]?.text ?? '') &&
    (!after || /^[.,!?]$/.test(after.text) || /^(?:and|with|yesterday|today|last|every|because|when|but|together|near)$/.test(after.lower))
  );
}
