import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Words behind which a clause begins. */
const OPENS_CLAUSE =
  /^(?:think|thinks|thought|know|knows|knew|hope|believe|guess|say|says|said|suppose|feel|see|mean|means|that|if|when|because|but|and|so|or|while|although|though|since|unless|until|whether|why|how|what|where|glad|sure|sorry|afraid|once|happy|[,;:.?!"\u201C(])$/;
/** What follows "is" or "are" and not a possessive. */
const PREDICATE =
  /^(?:a|an|the|not|been|going|being|too|very|so|always|never|still|already|also|really|just|only|quite|probably|certainly|definitely|obviously|supposed|doing|getting|looking|trying|coming|raining|snowing|my|our|his|her|their|in|on|at|from|about|out|off|over|up|because|what|where|why|that|this|able|unable|nearly|almost|gonna|sure|hoping|planning)$/;
/** Adjectives that a clause or the end follows: "it's best if". */
const BEFORE_CLAUSE = /^(?:if|to|that|when|because|for|and|but|or|with|about|at|in|[.,;!?])$/;
const QUALITY =
  /^(?:best|better|good|great|nice|fine|ok|okay|important|possible|impossible|hard|difficult|easy|easier|clear|true|necessary|unlikely|likely|late|early|cold|hot|warm|sunny|wrong|right|fair|unfair|safe|dangerous|worth|time|free|ready|closed|open|broken|finished|over|there|here|expensive|cheap|cheaper|obvious|interesting|strange|funny|amazing|wonderful|terrible|awful|busy|happy|welcome|tired|allowed|interested|correct|available|unable|able|responsible|alone|lucky|kidding|joking|lost|done|next|sick|ill|hungry|bored|afraid|sure|convinced|prepared|willing|worried|stuck|entitled|required|invited|expected)$/;
/** "Did its best to win". */
const DOES_BEST = /^(?:do|does|did|done|doing|try|tries|tried|at|of|in|on|for|with|by|from|to|past|about|under|over)$/;

const SUBJECT = /^(?:i|you|he|she|it|we|they|nothing|nobody|everything|everyone|everybody|people|there|no-one)$/;
const PLACE =
  /^(?:place|places|town|city|village|house|room|shop|country|street|school|office|area|building|hotel|restaurant|park|point|stage|position|situation|spot|home|box|drawer|page|section|corner|hospital|company|station)$/;
const MOVES =
  /^(?:go|goes|went|going|gone|been|live|lived|stay|stayed|staying|get|got|arrive|arrived|come|came|back|over|out|down|up|move|moved|work|worked|eat|ate|sit|sat|stand|stood|travel|travelled|fly|flew|met|meet|sleep|slept|was|were|is|are)$/;
const BEHIND_THERE =
  /^(?:last|next|every|yesterday|tomorrow|tonight|on|in|with|by|and|when|again|before|after|because|often|twice|once|soon|early|today|until|since|at|but|so|if|[.,!?])$/;

/** Possessives and contractions that sound alike, distinguished by the clause around them. */
export const contractionMixUps = buildRules({
  'its-or-your-predicate': {
    reason: 'With an apostrophe it is short for "it is" or "you are"; without one it says who owns something.',
    needs: 'its your',
    find: (sentence) => sentence.flatMap((_, at) => findPredicate(sentence, at)),
    examples: {
      'I think its best if we cancel.': "I think it's best if we cancel.",
      'Its worth the money.': "It's worth the money.",
      'Call us when your ready to order.': "Call us when you're ready to order.",
      'We know your already there.': "We know you're already there.",
    },
    fine: [
      'It did its best to win.',
      'I know its early works.',
      'Tell us if your best friend comes.',
      'I like its old walls.',
      'Call us when your order is ready.',
      'I think your over-use of it is bad.',
      'The museum is closed, its good collection lost.',
    ],
  },
  'there-or-their': {
    reason: '"There" is a place, "their" belongs to them, "they\'re" is short for "they are".',
    needs: "there their they're",
    find: (sentence) => sentence.flatMap((_, at) => findThere(sentence, at)),
    examples: {
      'There coming over for dinner.': "They're coming over for dinner.",
      'We went their last summer.': 'We went there last summer.',
      "I left they're coats in the hall.": 'I left their coats in the hall.',
      'He said there going to be late.': "He said they're going to be late.",
    },
    fine: [
      'There being no other way, we left.',
      'They were their last hope.',
      "I think they're friends.",
      'We saw their coming and going.',
      'There is a party coming.',
    ],
  },
  'were-where-of-place': {
    reason: '"Where" is about a place, "were" is the past of "are".',
    needs: 'were',
    find: (sentence) =>
      sentence.flatMap((were, at): Change[] => {
        const [before, next, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        if (were.lower !== 'were' || sentence[at - 2]?.lower === 'no' || !before || !next || !PLACE.test(before.lower) || !SUBJECT.test(next.lower))
          return [];
        const isVerb = after !== undefined && (after.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD)) !== 0;
        return isVerb ? [{ first: at, last: at, text: 'where' }] : [];
      }),
    examples: {
      'It is a town were nothing happens.': 'It is a town where nothing happens.',
      'This is the shop were I bought it.': 'This is the shop where I bought it.',
    },
    fine: ['It was a town where nothing happened.', 'In the house were people.', 'At no stage were you told.'],
  },
  'everyday-opens': {
    reason: '"Every day" says how often; "everyday" describes a noun.',
    patterns: [
      '^ everyday{every_day} i|we|he|she|they|you|it|the|my|our|his|her|their|people|millions|thousands|,',
      'and|but everyday{every_day} i|we|he|she|they',
    ],
    examples: { 'Everyday I walk to work.': 'Every day I walk to work.' },
    fine: ['Everyday life is hard.'],
  },
  'if-i-was-you': {
    reason: 'What is only imagined takes "were" or "had".',
    patterns: [
      "if i was{were} you $|,|i'd",
      'if i was{were} you i',
      'if i was{were} in your|his|her|their shoes|position|place',
      'wish|wishes|wished i|he|she|we|they|you|it would{} have{had} <VBN>',
      "i'd|i|we wish that? i|he|she|we|they|you would{} have{had} <VBN>",
    ],
    examples: {
      'If I was you, I would complain.': 'If I were you, I would complain.',
      'I wish I would have studied harder.': 'I wish I had studied harder.',
    },
    fine: ['If I was rude, I am sorry.', 'I wish you would have a look.'],
  },
});

function findPredicate(sentence: Sentence, at: number): Change[] {
  const [before, token, next, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!token || !next || !/^(?:its|your)$/.test(token.lower) || next.text !== next.lower) return [];
  if (before && (!OPENS_CLAUSE.test(before.lower) || DOES_BEST.test(before.lower))) return [];
  const isPredicate =
    PREDICATE.test(next.lower) && !((next.tags & (TAG.NN | TAG.JJ)) !== 0 && (after?.tags ?? 0) & (TAG.NN | TAG.NNS)) && after?.lower !== '-';
  const isQuality = QUALITY.test(next.lower) && after !== undefined && BEFORE_CLAUSE.test(after.lower) && !isOwned(sentence, at, next, after);
  const isWorth = next.lower === 'worth' && after !== undefined && (after.tag & (TAG.VBG | TAG.DT | TAG.PRP)) !== 0;
  if (!isPredicate && !isQuality && !isWorth) return [];
  const text = token.lower === 'its' ? "it's" : "you're";
  return [{ first: at, last: at, text: token.text === token.lower ? text : text.charAt(0).toUpperCase() + text.slice(1) }];
}

/** "Its good and its bad sides", "your time and money": a noun, or an adjective with its noun further on. */
function isOwned(sentence: Sentence, at: number, next: TaggedToken, after: TaggedToken): boolean {
  const isNoun = (next.tag & TAG.NN) !== 0 && next.lower !== 'time' && next.lower !== 'best';
  const joinsNoun = /^(?:and|or|but|,)$/.test(after.lower) && (sentence[at + 3]?.tags ?? 0) & (TAG.NN | TAG.NNS | TAG.JJ);
  const isTime =
    /^(?:time|right|good|best|welcome|open|free|over|next|here|fine|lost|done)$/.test(next.lower) &&
    /^(?:and|or|in|at|with|for|about|to|[.,;!?])$/.test(after.lower);
  const opens = at === 0 && /^(?:to|that|if|when)$/.test(after.lower);
  return isNoun || Boolean(joinsNoun) || (isTime && !opens && next.lower !== 'welcome');
}

function findThere(sentence: Sentence, at: number): Change[] {
  const [before, token, next, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!token || !next) return [];
  const change = (text: string): Change[] => [
    { first: at, last: at, text: token.text === token.lower ? text : text.charAt(0).toUpperCase() + text.slice(1) },
  ];
  const opens = before === undefined || (OPENS_CLAUSE.test(before.lower) && !/^(?:and|or|as|than|see)$/.test(before.lower));
  if (/^(?:there|their)$/.test(token.lower) && opens && isContinuousVerb(next, after)) return change("they're");
  if (token.lower === 'their' && MOVES.test(before?.lower ?? '') && BEHIND_THERE.test(next.lower)) {
    const isOwned =
      /^(?:last|next)$/.test(next.lower) &&
      !/^(?:week|month|year|summer|winter|spring|autumn|night|time|weekend|monday|sunday|christmas)$/.test(after?.lower ?? '');
    return isOwned ? [] : change('there');
  }
  if (token.lower === "they're" && before && (before.tag & (TAG.VB | TAG.VBD | TAG.VBG | TAG.IN)) !== 0 && !OPENS_CLAUSE.test(before.lower)) {
    const isNoun = (next.tags & TAG.NNS) !== 0 && (next.tags & (TAG.VBZ | TAG.VB | TAG.JJ | TAG.VBG)) === 0;
    return isNoun &&
      /^(?:left|lost|took|take|brought|forgot|changed|with|for|of|in|on|from|about|sold|used|love|like|broke|found|put)$/.test(before.lower)
      ? change('their')
      : [];
  }
  return [];
}

function isContinuousVerb(next: TaggedToken, after: TaggedToken | undefined): boolean {
  return (
    /^(?:going|coming|trying|looking|getting|working|doing|making|moving|leaving|planning|hoping|waiting|having|playing|staying|taking|using|selling|building)$/.test(
      next.lower,
    ) &&
    after !== undefined &&
    (/^(?:to|over|for|on|in|at|up|out|home|back|away|a|the|an|from|with|soon|tomorrow|today|tonight|very|well|hard|now)$/.test(after.lower) ||
      after.kind === 'mark') &&
    !(after.lower === 'away' || (next.lower === 'building' && after.lower === 'in'))
  );
}
