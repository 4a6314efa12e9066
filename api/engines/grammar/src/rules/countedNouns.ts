import { chooseArticle, pluralize, singularize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** Verbs whose object is one thing of a kind; idioms without an article begin with others: "take part", "make sense". */
const TAKES_THING =
  /^(?:find|found|finding|need|needs|needed|buy|buys|bought|buying|want|wants|rent|rents|rented|renting|write|wrote|writing|build|built|building|design|designed|designing|develop|developed|developing|propose|proposed|present|presented|choose|chose|choosing|describe|described|describing|received?|receiving|request|requested|requesting|submit|submitted|attach|attached|enclose|enclosed|prepare|prepared|preparing|organi[sz]ed?|provide|provides|provided|sign|signed|book|booked|order|ordered|create|created|creating|reach|reached|include|pay|paid|includes|included|require|requires|required)$/;
/** Nouns that are counted in some senses only. */
const SELDOM_COUNTED =
  /^(?:insight|feedback|guidance|detail|investigation|access|assistance|reason|room|contact|confirmation|clearance|confidence|attention|proof|rain|coverage|functionality|input|output|structure|context|background|notice|relief|value|difficulty)$/;
const ENDS_PHRASE =
  /^(?:to|for|of|in|on|at|from|with|about|near|before|after|by|that|which|who|and|but|because|when|last|this|yesterday|today|tomorrow|next)$/;
const BUILDINGS =
  /^(?:hotel|flat|apartment|restaurant|shop|supermarket|office|library|museum|village|factory|warehouse|hostel|café|cafe|bookshop|bakery)$/;
const WHERE = ['in', 'to', 'from', 'across', 'throughout', 'outside', 'within', 'visit', 'visited', 'left', 'entered'];
const COUNTRIES =
  'japan|germany|france|spain|italy|china|india|brazil|mexico|canada|england|scotland|ireland|portugal|poland|russia|greece|turkey|egypt|argentina|chile|peru|colombia|australia|austria|belgium|norway|sweden|denmark|finland|switzerland|hungary|morocco|thailand|vietnam|korea|europe|asia|africa|america';
const ONE_OF_ITS_KIND = /^(?:sun|moon|sky|world|internet|environment)$/;
const LANGUAGES = 'english|french|spanish|chinese|japanese|portuguese|dutch|danish|finnish|swedish|turkish|polish|hindi|arabic';
const ABSTRACT = 'life|nature|happiness|love|education|society|technology|poverty|unemployment|pollution|friendship|honesty|patience|health|success';

/** Nouns that are counted and those that are not: articles, "every", years of something, ages. */
export const countedNouns = buildRules({
  'missing-article-counted': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    confidence: 'low',
    find: (sentence) => sentence.flatMap((_, at) => findBareObject(sentence, at)),
    examples: {
      'We need to find solution to this problem.': 'We need to find a solution to this problem.',
      'She wants to rent apartment near the river.': 'She wants to rent an apartment near the river.',
      'I am looking for flat with two bedrooms.': 'I am looking for a flat with two bedrooms.',
      'They developed method for it.': 'They developed a method for it.',
    },
    fine: [
      'We need help with this.',
      'He found work in the city.',
      'They need customer data.',
      'You need permission from them.',
      'He reached page ten.',
    ],
  },
  'missing-article-role': {
    reason: 'Before a job or a kind of person "a" or "an" is needed.',
    patterns: [
      'become|becomes|became|becoming|as {+a} @person like|because|when|after|in|at|for|with|since|and|but|last',
      'become|becomes|became|becoming {+a} @person $',
    ],
    examples: {
      'She wants to become engineer like her mother.': 'She wants to become an engineer like her mother.',
      'I worked as nurse in Leeds.': 'I worked as a nurse in Leeds.',
    },
    fine: ['I worked as a nurse.', 'He was elected as captain of the team.', 'As student numbers grow, so do fees.'],
  },
  'missing-article-place': {
    reason: 'A singular countable noun needs "a" or "the".',
    find: (sentence) =>
      sentence.flatMap((preposition, at) => {
        const [noun, after] = [sentence[at + 1], sentence[at + 2]];
        if (!/^(?:in|at|near)$/.test(preposition.lower) || !noun || noun.text !== noun.lower || !BUILDINGS.test(noun.lower)) return [];
        if (after && !/^(?:in|near|by|for|on|at|with|called|where|yesterday|last|\.|,)$/.test(after.lower)) return [];
        if (noun.lower === 'office') return [];
        const article = /^(?:in|near|called|by|with|on)$/.test(after?.lower ?? '') ? chooseArticle(noun.text) : 'the';
        return [{ first: at + 1, last: at + 1, text: `${article} ${noun.text}` }];
      }),
    examples: {
      'We stayed in hotel near the station.': 'We stayed in a hotel near the station.',
      'She lives in apartment with her sister.': 'She lives in an apartment with her sister.',
      'I met her at restaurant.': 'I met her at the restaurant.',
    },
    fine: ['We stayed in hotel rooms.', 'The party in office lost.', 'From shop to shop.', 'They went from flat to house.'],
  },
  'find-attached-article': {
    reason: 'A singular countable noun needs "a", "an" or "the".',
    patterns: [
      'find attached|enclosed|below {+a} copy|letter|document|form|list|report|photo|summary|draft|quote|quotation|table|map|link|invoice|certificate|reference',
    ],
    examples: { 'Please find attached copy of my passport.': 'Please find attached a copy of my passport.' },
    fine: ['Please find attached a copy of it.', 'Please find attached copies of it.'],
  },
  'country-with-the': {
    reason: 'The name of this country takes "the".',
    patterns: WHERE.flatMap((where) => [
      `${where}{${where}_the} united kingdom|states|nations`,
      `${where}{${where}_the} netherlands|philippines|uk|usa|uae|maldives|bahamas !-`,
      `${where}{${where}_the} european union`,
    ]),
    examples: {
      'It will take place in United Kingdom.': 'It will take place in the United Kingdom.',
      'He moved to Netherlands.': 'He moved to the Netherlands.',
      'They live in UK.': 'They live in the UK.',
    },
    fine: ['It is in the United Kingdom.', 'In UK-based firms it is so.', 'Netherlands is flat.'],
  },
  'country-without-the': {
    reason: 'The name of this country takes no article.',
    patterns: [`in|to|from|of|across|about|visit|visited|love|loved|leave|left the{} ${COUNTRIES} .|,|last|in|for|with|and|when|because|where|by`],
    examples: {
      'Last year I spent a month in the Japan.': 'Last year I spent a month in Japan.',
      'They moved to the Germany last year.': 'They moved to Germany last year.',
    },
    fine: ['They live in the Germany of the future.', 'The France team won.'],
  },
  'best-with-the': {
    reason: 'Before a superlative "the" is needed.',
    patterns: [
      'is|was|are|were {+the} <JJS>~most~least~best <NN|NNS> i|we|you|he|she|they|that|ever|in',
      'is|was|are|were {+the} best <NN|NNS>~practice~practices~friends~value~efforts i|we|you|he|she|they|that|ever|in',
    ],
    examples: {
      'He is best candidate we have met.': 'He is the best candidate we have met.',
      'It was coldest winter in years.': 'It was the coldest winter in years.',
    },
    fine: ['They are best friends in class.', 'It is best that we go.', 'He was the best candidate we met.'],
  },
  'needless-the-abstract': {
    reason: 'A noun used in general takes no article.',
    confidence: 'low',
    patterns: [`^ the{} ${ABSTRACT} is|has|can very|hard|difficult|short|beautiful|important|expensive|necessary|changed|be|become|too|not|the|a`],
    examples: {
      'The life is hard when you live far away.': 'Life is hard when you live far away.',
      'The education is important for everyone.': 'Education is important for everyone.',
    },
    fine: ['Life is hard.', 'The life of a farmer is hard.'],
  },
  'sun-with-the': {
    reason: 'Something unique takes "the".',
    find: ([noun, verb, next]) => {
      if (!noun || !verb || !next || !ONE_OF_ITS_KIND.test(noun.lower) || !/^(?:is|was|will|has|had|shines|shone|rises|rose)$/.test(verb.lower))
        return [];
      const isVerbal = next.tag === TAG.VBG || (next.tags & TAG.VBN) !== 0 || (next.tag === TAG.JJ && next.lower !== 'good') || next.tag === TAG.RB;
      return isVerbal ? [{ first: 0, last: 0, text: `The ${noun.lower}` }] : [];
    },
    examples: { 'Sun was shining when we left.': 'The sun was shining when we left.', 'Sky is blue today.': 'The sky is blue today.' },
    fine: ['The sun was shining.', 'Sky News was on.', 'Sun is good for plants.'],
  },
  'article-before-language': {
    reason: 'The name of a language takes no article.',
    patterns: [
      `in|of|speak|speaks|spoke|learn|learns|study|studies a|an{} ${LANGUAGES} ,|.|but|well|fluently`,
      `in|of|speak|speaks|spoke|learn|learns|study|studies a|an{} ${LANGUAGES} and|or <NNP> !<NN|NNS>`,
    ],
    examples: { 'He has a good knowledge of a French and Spanish.': 'He has a good knowledge of French and Spanish.' },
    fine: ['He has a knowledge of French.', 'He spoke of a French plan.', 'It finds mistakes in an English or Spanish text.'],
  },
  'every-singular': {
    reason: 'After "every" and "each" the noun is singular.',
    find: (sentence) =>
      sentence.flatMap((every, at) => {
        const noun = sentence[at + 1];
        if (
          !/^(?:every|each)$/.test(every.lower) ||
          noun?.tag !== TAG.NNS ||
          (noun.tags & TAG.NN) !== 0 ||
          noun.text !== noun.lower ||
          noun.lower === 'others' ||
          // "Each fits a role" has its verb.
          (every.lower === 'each' && (noun.tags & TAG.VBZ) !== 0 && ((sentence[at + 2]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.PRP | TAG.IN)) !== 0)
        )
          return [];
        const one = singularize(noun.lower);
        return one === noun.lower || wordSets.singularS?.has(noun.lower) ? [] : [{ first: at + 1, last: at + 1, text: one }];
      }),
    examples: { 'Every employees must wear a badge.': 'Every employee must wear a badge.', 'Each rooms has a sink.': 'Each room has a sink.' },
    fine: ['Every employee has one.', 'Every two years it moves.', 'We use each means we have.', 'There are four objects; each fits a role.'],
  },
  'years-of-experience': {
    reason: '"Experience" in the sense of knowledge has no plural.',
    patterns: [
      'years|year|months|lot|plenty|much|more|some of? experiences{experience} in|with|as|working|teaching|of',
      'work|working|professional|teaching|relevant|practical|previous experiences{experience} in|as|with',
    ],
    examples: {
      'I have two years of experiences in sales.': 'I have two years of experience in sales.',
      'She has much experiences with children.': 'She has much experience with children.',
    },
    fine: ['I have two years of experience.', 'Some of the experiences in her book are sad.', 'He wrote of his experiences in the war.'],
  },
  'age-compound': {
    reason: 'Before a noun, a measure is hyphenated and its unit is singular.',
    find: (sentence) => sentence.flatMap((token, at) => findPluralMeasure(sentence, token, at)),
    examples: {
      'My five-years-old daughter starts school.': 'My five-year-old daughter starts school.',
      'It was a two-hours-long film.': 'It was a two-hour-long film.',
      'We signed a three-years contract.': 'We signed a three-year contract.',
    },
    fine: ['My five-year-old daughter is here.', 'He is five years old.'],
  },
  'many-uncountable': {
    reason: 'This noun is uncountable: it takes "much" or "a lot of", and has no plural.',
    patterns: [
      'many{much} <JJ>? advices{advice}',
      'many{much} <JJ>? informations{information}',
      'many{much} <JJ>? furnitures{furniture}',
      'many{much} <JJ>? equipments{equipment}',
      'many{much} <JJ>? homeworks{homework}',
      'many{much} <JJ>? knowledges{knowledge}',
    ],
    examples: { 'He gave me many useful advices.': 'He gave me much useful advice.', 'We have many informations.': 'We have much information.' },
    fine: ['He gave me much useful advice.'],
  },
  'fewer-counted': {
    reason: 'What is counted is fewer; what is measured is less.',
    needs: 'less',
    find: (sentence) =>
      sentence.flatMap((less, at): Change[] => {
        const [before, first, second] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        const noun = first?.tag === TAG.JJ ? second : first;
        if (less.lower !== 'less' || !noun || noun.tag !== TAG.NNS || (noun.tags & (TAG.VBZ | TAG.NN)) !== 0 || noun.text !== noun.lower) return [];
        const isMeasured =
          wordSets.unit?.has(noun.lower) ||
          wordSets.measured?.has(noun.lower) ||
          wordSets.singularS?.has(noun.lower) ||
          /^(?:dollars|pounds|euros|miles|kilometres|metres|degrees|points|percent|kilos|grams|litres|calories|means)$/.test(noun.lower);
        const isOther = /^(?:or|more|no|the|much|far|even|any|\d+)$/.test(before?.lower ?? '') || before?.kind === 'number';
        return isMeasured || isOther ? [] : [{ first: at, last: at, text: less.text === 'Less' ? 'Fewer' : 'fewer' }];
      }),
    examples: {
      'We had less visitors in spring.': 'We had fewer visitors in spring.',
      'There were less serious accidents.': 'There were fewer serious accidents.',
    },
    fine: ['It took less than two hours.', 'He earns less money.'],
  },
  'number-of-many': {
    reason: '"A number of" needs a plural noun.',
    needs: 'number',
    find: (sentence) =>
      sentence.flatMap((word, at): Change[] => {
        const [article, of, noun, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (word.lower !== 'number' || !/^(?:the|a|large|small|growing|total|high|great)$/.test(article?.lower ?? '') || of?.lower !== 'of' || !noun)
          return [];
        const isOne = (noun.tag === TAG.NN || (wordSets.person?.has(noun.lower) ?? false)) && noun.text === noun.lower && isCounted(noun.lower);
        const ends =
          !after || /^[.,]$/.test(after.text) || /^(?:is|was|has|are|were|have|in|on|at|who|that|which|will|can|and|with)$/.test(after.lower);
        return isOne && ends ? [{ first: at + 2, last: at + 2, text: pluralize(noun.lower) }] : [];
      }),
    examples: {
      'The number of tourist is growing.': 'The number of tourists is growing.',
      'A large number of house were empty.': 'A large number of houses were empty.',
    },
    fine: ['The number of the house is nine.', 'A number of people came.', 'The number of staff is small.'],
  },
  'all-the-many': {
    reason: '"All the" speaks of more than one here.',
    patterns: [
      'all|both the|my|our|his|her|their|these @person|employee|customer|client|guest|visitor|neighbour|neighbor|colleague|tourist|passenger|member|player|pupil|classmate{=plural} like|love|are|were|have|want|need|know|work|live|go|come|speak|must|should|will|can|in|who|at',
    ],
    examples: { 'All the guest are here.': 'All the guests are here.', 'All my colleague speak German.': 'All my colleagues speak German.' },
    fine: ['All the guests are here.', 'All the time we talk.'],
  },
  'own-of-many': {
    reason: 'Several have something of their own.',
    unless: 'oneOfMany',
    patterns: ['<=NNS> have|make|follow|use|need|want|bring his|its{their} own <NN|NNS|JJ>'],
    examples: { 'The schools have its own gyms.': 'The schools have their own gyms.' },
    fine: [
      'The schools have their own gyms.',
      'The man has his own way.',
      'Each of the halls has its own door.',
      'Each of the rooms have its own bathroom.',
      'One of the clubs need its own hall.',
    ],
  },
});

function findBareObject(sentence: Sentence, at: number): Change[] {
  const verb = sentence[at];
  if (verb?.lower === 'for' && /^(?:looking|look|searching|asked|asking|apply|applied|waiting)$/.test(sentence[at - 1]?.lower ?? ''))
    return findBareNoun(sentence, at);
  if (!verb || !TAKES_THING.test(verb.lower) || (verb.tag & (TAG.NN | TAG.NNS)) !== 0) return [];
  const subject = sentence[at - 1];
  const isVerb = subject !== undefined && (subject.tag & (TAG.PRP | TAG.MD | TAG.NN | TAG.NNS | TAG.NNP | TAG.RB)) !== 0;
  if (!isVerb && subject?.lower !== 'to') return [];
  return findBareNoun(sentence, at);
}

/** Behind a verb or a preposition. */
function findBareNoun(sentence: Sentence, at: number): Change[] {
  const isAdjective = /^(?:new|good|better|suitable|big|small|short|simple|cheap|different|permanent|detailed|clear)$/.test(
    sentence[at + 1]?.lower ?? '',
  );
  const place = isAdjective ? at + 2 : at + 1;
  const [opening, noun, after] = [sentence[at + 1], sentence[place], sentence[place + 1]];
  if (!opening || !noun || noun.text !== noun.lower || (noun.tag !== TAG.NN && !BUILDINGS.test(noun.lower)) || noun.lower.length < 4) return [];
  if (after && after.kind === 'word' && !ENDS_PHRASE.test(after.lower)) return [];
  if (after?.kind === 'mark' && !/^[.,!?]$/.test(after.text)) return [];
  // "Buy book or film": what is listed may stand bare.
  if (
    after?.lower === 'and' ||
    after?.text === ',' ||
    SELDOM_COUNTED.test(noun.lower) ||
    !(isSurelyCounted(noun.lower) || BUILDINGS.test(noun.lower)) ||
    /^(?:be|been|being|is|are|was|were)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return [];
  return [{ first: at + 1, last: at + 1, text: `${chooseArticle(opening.text)} ${opening.text}` }];
}

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const PLURAL_MEASURE = new RegExp(
  `^(${NUMBER})-(year|month|week|day|hour|minute|kilometre|mile|metre|storey|page|bedroom|room)s(-(?:old|long|wide|high))?$`,
);

function findPluralMeasure(sentence: Sentence, token: TaggedToken, at: number): Change[] {
  const next = sentence[at + 1];
  const found = PLURAL_MEASURE.exec(token.lower);
  if (!found || next?.kind !== 'word' || (next.tag & (TAG.NN | TAG.NNS | TAG.JJ)) === 0) return [];
  const [, number, unit, rest = ''] = found;
  return [{ first: at, last: at, text: `${number}-${unit}${rest}` }];
}

function isCounted(noun: string): boolean {
  return isSurelyCounted(noun) || wordSets.person?.has(noun) === true || wordSets.thing?.has(noun) === true;
}
