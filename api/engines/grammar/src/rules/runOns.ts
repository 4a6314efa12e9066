import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readClauseSubject } from './nounPhrases.ts';
import { isSurelyPast } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const SUBJECT = /^(?:i|we|he|she|they|it)$/;
/** Verbs that take nothing behind them, and what closes a clause. */
const CLOSES =
  /^(?:died|left|arrived|crashed|froze|stopped|broke|closed|rang|failed|exploded|ended|started|finished|slept|fell|disappeared|happened|home|late|early|yesterday|today|tomorrow|again|away|here|outside|upstairs|downstairs|already|tonight|anymore|alone|abroad|together|twice|well|badly)$/;
/** Adjectives behind which a clause may follow: "I was sure he knew". */
const TAKES_CLAUSE =
  /^(?:sure|certain|glad|happy|sorry|afraid|aware|sad|surprised|pleased|proud|angry|confident|worried|grateful|thankful|lucky|shocked|relieved|disappointed|convinced|amazed|annoyed|delighted|true|clear|obvious|likely|possible|good|better|best|great|funny|strange|odd|nice|bad|scared|upset|all|what|everything|determined|positive|hopeful|doubtful|like|only|first|last|one)$/;
const JOINS =
  /^(?:if|when|while|as|that|who|which|whom|what|where|how|why|because|although|though|so|than|until|unless|before|after|since|whenever|wherever|once|whether|too|such|every|each|more|said|say|says|think|thought|know|knew|hope|wish|told|tell|believe|guess|suppose|felt|feel|found|realise|realised|realize|realized|notice|noticed|remember|remembered|understand|understood|mean|means|meant|imagine|swear|promise|promised|admit|admitted|claim|claimed|doubt|expect|expected|decide|decided|learn|learned|hear|heard|see|saw|read|show|showed|bet|agree|agreed|argue|explain|explained|insist|insisted|insists|whatever|the|way|time|thing|whose|like)$/;
const FINITE = /^(?:am|is|are|was|were|had|have|has|can|can't|could|couldn't|will|won't|would|wouldn't|don't|didn't|doesn't|must|should)$/;

/** Two sentences run together without a mark between them. */
export const runOns = buildRules({
  'fused-sentences': {
    reason: 'Two whole sentences need a mark or a word such as "and" or "so" between them.',
    needs: 'i we he she they it',
    confidence: 'low',
    find: (sentence) => sentence.flatMap((_, at) => findFusion(sentence, at)),
    examples: {
      "My phone died I couldn't tell you.": "My phone died, so I couldn't tell you.",
      'I was tired I went to bed.': 'I was tired, so I went to bed.',
      'We missed the bus yesterday we had to walk.': 'We missed the bus yesterday, so we had to walk.',
      'It was late they went home.': 'It was late, so they went home.',
      'I forgot my keys I had to climb through the window.': 'I forgot my keys, so I had to climb through the window.',
      'It was raining heavily they cancelled the match.': 'It was raining heavily, so they cancelled the match.',
    },
    fine: [
      'I was sure he knew.',
      'The man I saw was tall.',
      'When I was tired I went to bed.',
      'The day he left it rained.',
      'I know he is here.',
      'The last time we left they cried.',
      'What I want is what he had.',
      'It was the best we had.',
      "I got a new phone and honestly I can't complain.",
    ],
  },
});

function findFusion(sentence: Sentence, at: number): Change[] {
  const [subject, before, verb] = [sentence[at], sentence[at - 1], sentence[at + 1]];
  if (at < 3 || !subject || !before || !verb || !SUBJECT.test(subject.lower) || before.kind !== 'word') return [];
  if (!FINITE.test(verb.lower) && !isSurelyPast(verb)) return [];
  const opening = readClauseSubject(sentence, 0);
  const first = opening && sentence[opening.end];
  if (!opening || !first || !(isSurelyFinite(first) || isSurelyPast(first) || ((first.tags & TAG.VBD) !== 0 && first.tag !== TAG.NN))) return [];
  const clause = sentence.slice(0, at);
  if (clause.some(({ kind, lower }, index) => kind === 'mark' || (index > 0 && JOINS.test(lower) && !isArticle(sentence, index)))) return [];
  const isAdjective =
    (before.tags & TAG.JJ) !== 0 &&
    (before.tag & (TAG.NN | TAG.RB | TAG.VBG)) === 0 &&
    !TAKES_CLAUSE.test(before.lower) &&
    isPredicate(sentence, at - 1);
  const isClosed = CLOSES.test(before.lower) && at - 1 >= opening.end;
  const isOwnThing =
    (before.tags & TAG.NN) !== 0 || (before.tags & TAG.NNS) !== 0
      ? /^(?:my|our|his|her|their|your)$/.test(sentence[at - 2]?.lower ?? '') && at - 2 > opening.end
      : false;
  const isAgain = subject.lower === sentence[0]?.lower && opening.isPronoun && (before.tag & (TAG.VB | TAG.VBD)) !== 0 && at > 2;
  const isAdverb =
    /[a-z]{3}ly$/.test(before.lower) &&
    (before.tags & TAG.RB) !== 0 &&
    at - 1 > opening.end + 1 &&
    // "And honestly I can't": an adverb behind what joins clauses opens the second one.
    !/^(?:and|but|or|so|yet|,)$/.test(sentence[at - 2]?.lower ?? '');
  if (!isAdjective && !isClosed && !isOwnThing && !isAgain && !isAdverb) return [];
  if (sentence.at(-1)?.text === '?') return [];
  return [{ first: at - 1, last: at, text: `${before.text}, so ${subject.text}` }];
}

/** "The" belongs to the first clause unless it opens "the way he spoke". */
function isArticle(sentence: Sentence, at: number): boolean {
  return (
    sentence[at]?.lower === 'the' &&
    !/^(?:way|day|time|moment|more|less|last|first|thing|minute|year|week|night|only|best)$/.test(sentence[at + 1]?.lower ?? '')
  );
}

function isPredicate(sentence: Sentence, at: number): boolean {
  let place = at - 1;
  while (/^(?:very|really|quite|extremely|still|also|always|pretty)$/.test(sentence[place]?.lower ?? '')) place--;
  return /^(?:am|is|are|was|were|felt|got|i'm|it's|he's|she's|we're|they're|became)$/.test(sentence[place]?.lower ?? '');
}
