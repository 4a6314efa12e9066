import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const NATION =
  /^(?:american|british|english|french|german|italian|spanish|portuguese|chinese|japanese|korean|indian|russian|polish|turkish|arab|african|asian|european|brazilian|mexican|canadian|australian|irish|dutch|swedish|egyptian|greek|ukrainian|vietnamese|thai)$/;
const RELATIVE_VERB =
  /^(?:is|are|was|were|has|have|makes|made|means|meant|can|could|will|would|helps|helped|causes|caused|shows|gives|gave|surprised|leads|led)$/;

/** Small words that link clauses and phrases: "which", "that", "all", "of", "to". */
export const linkingWords = buildRules({
  'what-for-which': {
    reason: '"Which" refers to what was said before; "what" asks.',
    needs: 'what',
    find: (sentence) => sentence.flatMap((_, at) => findWhatForWhich(sentence, at)),
    examples: {
      'I live in Porto, what is a nice city.': 'I live in Porto, which is a nice city.',
      'He forgot my birthday, what made me sad.': 'He forgot my birthday, which made me sad.',
      'The shop closes at noon, what means we must hurry.': 'The shop closes at noon, which means we must hurry.',
    },
    fine: ['I know, what is more, that he left.', 'Tell me, what is it?', 'He asked us, what is worse, to pay.', 'First, what is a word?'],
  },
  'all-what': {
    reason: 'Behind "all", "everything" and "nothing" stands "that".',
    patterns: ['everything|anything|nothing|all|something what{that} i|you|he|she|it|we|they|is|was|has|can|my|people'],
    examples: {
      'You should not believe everything what you read.': 'You should not believe everything that you read.',
      'This is all what we have.': 'This is all that we have.',
      'Nothing what he said was true.': 'Nothing that he said was true.',
    },
    fine: ['It is all that we have.', 'Above all, what we need is time.'],
  },
  'almost-all': {
    reason: '"Almost" needs a word for how many: "almost all".',
    needs: 'almost',
    find: (sentence) => sentence.flatMap((_, at) => findAlmost(sentence, at)),
    examples: {
      'Almost Japanese people eat rice every day.': 'Almost all Japanese people eat rice every day.',
      'Almost students have a phone.': 'Almost all students have a phone.',
      'In my city almost shops open late.': 'In my city almost all shops open late.',
    },
    fine: [
      'Almost all students have one.',
      'Almost two people came.',
      'It is almost summer.',
      'They are almost friends.',
      'Almost identical houses stood there.',
    ],
  },
  'most-of': {
    reason: '"Most of" takes no article before it.',
    patterns: ['^^ the{} most of my|our|your|his|her|their|its|the|these|those|us|them|you'],
    examples: {
      'The most of our customers pay by card.': 'Most of our customers pay by card.',
      'I know that the most of them are ill.': 'I know that most of them are ill.',
      'The most of the shops are closed.': 'Most of the shops are closed.',
    },
    fine: ['Most of our customers pay.', 'Make the most of your day.', 'He did the most of all.'],
  },
  'doubled-link': {
    reason: 'One of these words is enough.',
    patterns: [
      'against|despite|near of{} it|this|that|the|my|our|your|his|her|their|these',
      '<NN> reason of{} why',
      'the|main|only|first reason of{} why',
      'the{} every|each <=NN> $|is|was|has|in|of|at|on|and|about',
    ],
    examples: {
      'Some are for the plan and others are against of it.': 'Some are for the plan and others are against it.',
      'The reason of why I left is simple.': 'The reason why I left is simple.',
      'We learned about the every topic.': 'We learned about every topic.',
    },
    fine: [
      'He is against it.',
      'Because of it we left.',
      'It goes to the inside of the model.',
      'The reason why I left is simple.',
      'It is for the everyday user.',
    ],
  },
  'compared-twice': {
    reason: 'After "less" the adjective keeps its plain form.',
    needs: 'less',
    find: (sentence) =>
      sentence.flatMap((less, at): Change[] => {
        const [word, next] = [sentence[at + 1], sentence[at + 2]];
        const plain = word && (word.tags & TAG.JJR) !== 0 ? findPlainForm(word.lower) : undefined;
        const ends = !next || next.kind === 'mark' || (next.tag & (TAG.IN | TAG.CC)) !== 0 || next.lower === 'than' || next.lower === 'and';
        return less.lower === 'less' && plain && ends ? [{ first: at + 1, last: at + 1, text: plain }] : [];
      }),
    examples: {
      'It makes us less happier.': 'It makes us less happy.',
      'My desk is less bigger than yours.': 'My desk is less big than yours.',
      'This road is less safer in winter.': 'This road is less safe in winter.',
    },
    fine: ['It makes us less happy.', 'The less better known one is here.', 'More or less higher prices are likely.'],
  },
  'effect-on': {
    reason: 'What has an effect or an impact has it "on" something.',
    patterns: [
      'good|bad|negative|positive|big|great|harmful|strong|huge|no|an|any effect|effects|impact|influence in{on} our|my|your|his|her|their|people|children|us|them|me|society|health',
    ],
    examples: {
      'Smoking has a bad effect in our health.': 'Smoking has a bad effect on our health.',
      'It has an impact in their lives.': 'It has an impact on their lives.',
      'Films have a big influence in people.': 'Films have a big influence on people.',
    },
    fine: ['It has an effect in winter.', 'The effect on our health is bad.'],
  },
  'well-known': {
    reason: 'After a form of "be" the participle is needed.',
    patterns: ['is|are|was|were|be|been well|widely|not|also|already know{known} that|to|for|as|in|by', "it's well|widely know{known} that|to|for"],
    examples: {
      'It is well know that smoking is bad.': 'It is well known that smoking is bad.',
      'The town is also know for its cheese.': 'The town is also known for its cheese.',
      'He was widely know as a painter.': 'He was widely known as a painter.',
    },
    fine: ['It is well known that it rains.', 'You know well that it rains.'],
  },
  'invited-to': {
    reason: 'People are invited "to" what takes place.',
    patterns: [
      'invited|invite|invites|invitation me|us|you|them|him|her|people? at|in|for{to} a|the|my|our|your|his|her|their party|wedding|meeting|dinner|lunch|conference|concert|opening|ceremony|event|interview|barbecue|house|home',
    ],
    examples: {
      'Everybody is invited at the party.': 'Everybody is invited to the party.',
      'She invited us at her wedding.': 'She invited us to her wedding.',
      'Thank you for the invitation for the opening.': 'Thank you for the invitation to the opening.',
    },
    fine: ['We were invited to the party.', 'He was invited in May.'],
  },
  'in-country': {
    reason: 'Use "in" with the name of a country.',
    patterns: [
      'holiday|vacation|live|lives|lived|living|work|works|worked|study|studied|born|was|were|stayed at{in} spain|france|germany|italy|portugal|greece|turkey|poland|england|scotland|ireland|russia|china|japan|korea|india|egypt|morocco|brazil|mexico|canada|australia|america|europe|africa|asia',
    ],
    examples: {
      'I was on holiday at Greece with my family.': 'I was on holiday in Greece with my family.',
      'My uncle works at Germany.': 'My uncle works in Germany.',
      'She was born at Egypt.': 'She was born in Egypt.',
    },
    fine: ['We aimed at Germany.', 'They looked at Italy.'],
  },
  'to-work': {
    reason: 'Going "to work" takes no article.',
    patterns: [
      'late|go|goes|went|going|come|comes|came|drive|drives|drove|walk|walks|walked|cycle|cycles|travel|travels|commute|get|gets|got to the{} work $|by|at|every|on|because|with|in|and|early|late',
    ],
    examples: {
      'She always arrives late to the work.': 'She always arrives late to work.',
      'I go to the work by bus.': 'I go to work by bus.',
      'He walks to the work every day.': 'He walks to work every day.',
    },
    fine: ['I go to work by bus.', 'We got to the work site late.'],
  },
  'time-is-not-counted': {
    reason: 'Time that is spent is not counted.',
    patterns: ['spend|spends|spent|spending|have|has|had more|much|less|enough|free|most times{time} with|on|in|to|for|at|together|of'],
    examples: {
      'Parents should spend more times with their children.': 'Parents should spend more time with their children.',
      'We have less times to read.': 'We have less time to read.',
      'He spent much times at home.': 'He spent much time at home.',
    },
    fine: ['I have been there more times than you.', 'We spent more time together.'],
  },
  'half-an': {
    reason: 'A part of one takes "a" or "an".',
    patterns: [
      'for|in|about|within|takes|took|waited|only|after half {+an} hour $|before|after|later|ago|and|to|with|at|of',
      'such {+a} mess|pity|shame|man|woman|person|day|place|thing|situation|problem|question|mistake|book|story|way|company|system|project|city $|that|before|in',
    ],
    examples: {
      'I waited for half hour before he came.': 'I waited for half an hour before he came.',
      'Never have I seen such mess.': 'Never have I seen such a mess.',
      'It is such pity that you missed it.': 'It is such a pity that you missed it.',
    },
    fine: ['Every half hour a bus leaves.', 'They have such problems.', 'No such thing exists.'],
  },
  'help-people': {
    reason: 'Somebody is helped, without "to".',
    patterns: [
      'help|helps|helped|helping to{} me|us|him|them|people|others|children|students|everyone|everybody',
      'help|helps|helped|helping to{} other|poor|old|young|many <NNS>|people',
    ],
    examples: {
      'She is always helping to other people.': 'She is always helping other people.',
      'He helped to me with my bags.': 'He helped me with my bags.',
      'We help to students in need.': 'We help students in need.',
    },
    fine: ['It helps to know this.', 'We help other people.'],
  },
});

function findWhatForWhich(sentence: Sentence, at: number): Change[] {
  const [before, comma, what, verb, next] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (what?.lower !== 'what' || comma?.text !== ',' || at < 4 || !RELATIVE_VERB.test(verb?.lower ?? '') || sentence.at(-1)?.text === '?') return [];
  if (/^(?:more|worse|better|else|called)$/.test(next?.lower ?? '') || !before || (before.tag & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.IN)) !== 0)
    return [];
  // An aside closes with a comma of its own.
  if (sentence.slice(at).some(({ text }) => /^[,"\u201D:]$/.test(text))) return [];
  return [{ first: at, last: at, text: 'which' }];
}

function findAlmost(sentence: Sentence, at: number): Change[] {
  const [before, almost, first] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  const opens = before === undefined || before.text === ',' || /^(?:that|because|but|and|so|class|school|country|city|town)$/.test(before.lower);
  if (almost?.lower !== 'almost' || !opens || !first) return [];
  const isOfNation = NATION.test(first.lower) && /^\p{Lu}/u.test(first.text);
  const [noun, verb] = isOfNation ? [sentence[at + 2], sentence[at + 3]] : [first, sentence[at + 2]];
  const isMany =
    noun !== undefined && (noun.lower === 'people' || (noun.tag === TAG.NNS && noun.text === noun.lower && !wordSets.singularS?.has(noun.lower)));
  const hasVerb = verb !== undefined && (verb.tags & (TAG.VB | TAG.VBD | TAG.MD)) !== 0;
  return isMany && hasVerb ? [{ first: at, last: at, text: `${almost.text} all` }] : [];
}

/** Turns "happier" into "happy", "bigger" into "big". */
export function findPlainForm(comparative: string): string | undefined {
  const words = loadLexicon();
  const stem = comparative.replace(/er$/, '');
  if (stem === comparative) return undefined;
  const forms = [stem.replace(/i$/, 'y'), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return forms.find((form) => words.indexOf(form) >= 0 && (words.tagsAt(words.indexOf(form)) & TAG.JJ) !== 0);
}
