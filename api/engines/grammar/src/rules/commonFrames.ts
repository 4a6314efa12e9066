import { singularize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const COMPARED =
  'long:longer big:bigger small:smaller old:older young:younger fast:faster slow:slower cheap:cheaper high:higher low:lower short:shorter strong:stronger weak:weaker tall:taller hard:harder easy:easier early:earlier rich:richer poor:poorer warm:warmer cold:colder hot:hotter clean:cleaner dark:darker quiet:quieter loud:louder near:nearer close:closer late:later happy:happier nice:nicer large:larger thin:thinner';
const QUANTITY = /^(?:few|many|great|good|further|full|couple|lot|number|mere|whole|solid|total|record|only|two|three|four|five|ten|united|less)$/;

/** Frames of articles, comparisons, reflexives and verbs that learners' English mixes up. */
export const commonFrames = buildRules({
  'one-with-plural': {
    reason: 'After "a" or "an" the noun is singular.',
    needs: 'a an',
    find: (sentence) => sentence.flatMap((_, at) => findPluralBehindArticle(sentence, at)),
    examples: {
      'They ask for an extra charges.': 'They ask for an extra charge.',
      'She has a beautiful gardens.': 'She has a beautiful garden.',
      'He gave me a useful tips.': 'He gave me a useful tip.',
    },
    fine: [
      'We stayed a few days.',
      'A great many people came.',
      'It is a new series.',
      'He ran a sports club.',
      'It took a good three weeks.',
      'She has a nice pair of glasses.',
    ],
  },
  'more-with-short-adjective': {
    reason: 'A short adjective is compared with -er.',
    patterns: COMPARED.split(' ').map((pair) => {
      const [plain, compared] = pair.split(':');
      return `more{} ${plain}{${compared}} $|than|next|and|now|today|every`;
    }),
    examples: {
      'It makes no sense to wait more long.': 'It makes no sense to wait longer.',
      'My bag is more big than yours.': 'My bag is bigger than yours.',
      'The tickets are more cheap now.': 'The tickets are cheaper now.',
    },
    fine: ['We need more cold water.', 'More and more'],
  },
  'and-a-half-of-many': {
    reason: 'A part of one takes "a".',
    patterns: ['@number|one and {+a} half hours|years|months|weeks|days|kilos|metres|meters|litres|miles|minutes|times|million|thousand|pages'],
    examples: {
      'The film lasted two and half hours.': 'The film lasted two and a half hours.',
      'He lived here for three and half years.': 'He lived here for three and a half years.',
      'It is one and half miles away.': 'It is one and a half miles away.',
    },
    fine: ['The film lasted two and a half hours.'],
  },
  'feel-without-self': {
    reason: 'This verb takes no "me" or "myself" before what is felt.',
    patterns: [
      'i feel|felt me|myself{} <JJ> $|and|today|because|when|with|in|here|after|but|at|now',
      'we feel|felt us|ourselves{} <JJ> $|and|today|because|when|with|in|here|after|but|at|now',
      'they feel|felt them|themselves{} <JJ> $|and|today|because|when|with|in|here|after|but|at|now',
      'i|we|they|you concentrate|concentrated|relax|relaxed me|us|myself|ourselves{} $|on|when|in|with|at|after|and',
    ],
    examples: {
      'I feel me tired today.': 'I feel tired today.',
      'We felt us safe in the house.': 'We felt safe in the house.',
      'They felt themselves tired and slept.': 'They felt tired and slept.',
    },
    fine: ['I feel tired.', 'I felt myself blush.'],
  },
  'the-only-one-who': {
    reason: '"Only" needs a noun or "one" behind it here.',
    patterns: ['the only {+one} who'],
    examples: {
      'He is the only who understood it.': 'He is the only one who understood it.',
      'I was the only who came.': 'I was the only one who came.',
      'She is the only who can help.': 'She is the only one who can help.',
    },
    fine: ['He is the only one who came.', 'The only man who came was ill.'],
  },
  'spent-time-doing': {
    reason: 'Time is spent doing something.',
    patterns: [
      'spend|spent|spends|spending the|a|my|our|his|her|their|all|two|three <JJ|DT|NN|POSS>? <JJ|DT|NN>? day|days|morning|afternoon|evening|night|week|weekend|hour|hours|year|years|month|months to{} <VB>~get{=gerund}',
    ],
    examples: {
      'We spent the whole day to clean the garage.': 'We spent the whole day cleaning the garage.',
      'She spends her evenings at home, and he spent three hours to cook.': 'She spends her evenings at home, and he spent three hours cooking.',
      'I spent all my weekend to paint the door.': 'I spent all my weekend painting the door.',
    },
    fine: ['We spent the day cleaning.', 'He spent two hours there to be sure.'],
  },
  'like-to-do': {
    reason: 'This verb is followed by "to" and the base form.',
    patterns: [
      "i|you|we|they|don't|really|also like|love|hate|prefer {+to} read|eat|go|listen|buy|write|drive|learn|swim|sing|speak|wear|meet|spend|become <NN|NNS|JJ|DT|POSS>|to|with|at|in",
    ],
    examples: {
      'In winter I like read comics.': 'In winter I like to read comics.',
      "They don't like eat fish.": "They don't like to eat fish.",
      'We love go to the sea.': 'We love to go to the sea.',
    },
    fine: ['I like to read.'],
  },
  'sorry-for-being': {
    reason: 'After "sorry" stands "for" and the -ing form, or "to" and the base form.',
    patterns: ['sorry to{for} <VBG>{=gerund} $|late|so|a|the|my|you|rude|in|on|at|it'],
    examples: {
      "I'm sorry to being late.": "I'm sorry for being late.",
      'I am so sorry to losing it.': 'I am so sorry for losing it.',
      'Sorry to keeping you waiting.': 'Sorry for keeping you waiting.',
    },
    fine: ['Sorry to be late.', 'Sorry for being late.'],
  },
  'no-or-not-enough': {
    reason: '"Enough" is negated with "not".',
    patterns: ['there is|are|was|were no{not} enough'],
    examples: {
      'There is no enough milk.': 'There is not enough milk.',
      'There are no enough chairs.': 'There are not enough chairs.',
      'There was no enough time to eat.': 'There was not enough time to eat.',
    },
    fine: ['There is not enough milk.'],
  },
  'both-before-owner': {
    reason: '"Both" comes before "my", "your" and the like.',
    patterns: ['my', 'your', 'his', 'our', 'their'].map((own) => `${own}{both} both{${own}} <NNS>`),
    examples: {
      'My both sons study medicine.': 'Both my sons study medicine.',
      'I met their both sisters.': 'I met both their sisters.',
      'Your both dogs are ill.': 'Both your dogs are ill.',
    },
    fine: ['Both my sons study.'],
  },
  'the-hour-without-article': {
    reason: 'The hour takes no article.',
    patterns: ["at|until|by|before|after|since|from the{} #|@number o'clock|pm|am", 'at the{} noon|midnight $|and|on|in|to|for'],
    examples: {
      "It starts at the 8 o'clock.": "It starts at 8 o'clock.",
      "We close at the six o'clock.": "We close at six o'clock.",
      'Lunch is at the noon.': 'Lunch is at noon.',
    },
    fine: ["We took the 8 o'clock train."],
  },
  'most-important-thing': {
    reason: 'An adjective needs a noun here: "the most important thing".',
    patterns: ['^^ the most important|interesting|difficult|beautiful|exciting|surprising {+thing} is|was to|that'],
    examples: {
      'The most important is to stay calm.': 'The most important thing is to stay calm.',
      'I think that the most difficult was to wait.': 'I think that the most difficult thing was to wait.',
      'The most surprising is that he came.': 'The most surprising thing is that he came.',
    },
    fine: ['The most important thing is to rest.', 'Of the two, the most important is new.'],
  },
  'took-time-to-do': {
    reason: 'What takes time is named with "to" and the base form.',
    patterns: [
      'take|takes|took|taken me|us|him|her|them|you <DT|CD|JJ>? <DT|CD|JJ>? hour|hours|minute|minutes|day|days|week|weeks|month|months|year|years|time|ages for{to} <VBG>{=base}',
    ],
    examples: {
      'It took me two hours for finding it.': 'It took me two hours to find it.',
      'It takes us a week for painting the house.': 'It takes us a week to paint the house.',
      'It took her years for learning it.': 'It took her years to learn it.',
    },
    fine: ['It took me two hours to find it.'],
  },
  'times-a-week': {
    reason: 'How often something happens is told with "a": "three times a week".',
    patterns: ['once|twice|times in{a} week|month|year|day', 'once|twice|times in{a} the{} week|month|year|day $|and|with|at|to'],
    examples: {
      'I swim three times in week.': 'I swim three times a week.',
      'We meet once in month.': 'We meet once a month.',
      'He calls twice in the day.': 'He calls twice a day.',
    },
    fine: ['I swim three times a week.', 'He came twice in the week before Easter.'],
  },
  'fits-without-to': {
    reason: 'This verb takes its object without "to".',
    patterns: ['fit|fits|suit|suits to{} me|you|him|us|them $|well|perfectly|very|and|but|better|so'],
    examples: {
      'The dress fits to you perfectly.': 'The dress fits you perfectly.',
      'Does Monday suit to you?': 'Does Monday suit you?',
      'The coat fits to me well.': 'The coat fits me well.',
    },
    fine: ['The dress fits you.'],
  },
});

function findPluralBehindArticle(sentence: Sentence, at: number): Change[] {
  const [article, adjective, noun, next] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (!/^an?$/.test(article?.lower ?? '') || !adjective || !noun || (adjective.tag & TAG.JJ) === 0 || QUANTITY.test(adjective.lower)) return [];
  const isMany = noun.tag === TAG.NNS && (noun.tags & TAG.NN) === 0 && noun.text === noun.lower && adjective.text === adjective.lower;
  if (
    !isMany ||
    wordSets.singularS?.has(noun.lower) ||
    wordSets.paired?.has(noun.lower) ||
    wordSets.plainPlural?.has(noun.lower) ||
    wordSets.unit?.has(noun.lower)
  )
    return [];
  const isEnd = !next || next.kind === 'mark' || /^(?:for|in|with|on|at|and|about|from|when|because|but)$/.test(next.lower);
  const one = singularize(noun.lower);
  return isEnd && one && one !== noun.lower ? [{ first: at + 2, last: at + 2, text: one }] : [];
}
