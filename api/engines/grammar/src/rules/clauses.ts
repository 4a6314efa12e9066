import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isFiniteHelper, isSurelyFinite, readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const OPENER = /^(?:if|when|because|although|though|unless|once|while|after|before|until)$/;
/** Verbs and adjectives behind which a clause may follow without "that". */
const TAKES_CLAUSE =
  /^(?:say|says|said|tell|tells|told|think|thinks|thought|know|knows|knew|hope|hopes|hoped|feel|feels|felt|believe|believes|believed|see|sees|saw|hear|hears|heard|find|finds|found|mean|means|meant|suggest\w*|ensure\w*|make|sure|show|shows|showed|realise\w*|realize\w*|learn|learned|wish|wishes|wished|guess|suppose\w*|decide\w*|claim\w*|agree\w*|fear\w*|afraid|glad|sorry|certain|clear|imagine\w*|notice\w*|understand|understood|expect\w*|is|was|time|day|moment|way|first|last|every|so|such|more|less|than|as|where|who|which|that|what|how|whether|whom|whose|why|much|many|all|everything|anything|nothing|something|and|or|but|not|then)$/;
const NOMINATIVE = /^(?:i|he|she|we|they)$/;
const CONNECTS = /^(?:therefore|however|moreover|furthermore|nevertheless|consequently|otherwise|instead|hence)$/;
const REPORTING_OR_ADDRESSING =
  /^(?:said|says|asked|thought|think|know|hope|suppose|believe|guess|see|please|yes|no|well|oh|sorry|thanks|sir|madam)$/;

/** Clauses that meet without the mark between them that they need. */
export const clauses = buildRules({
  'opening-clause-comma': {
    reason: 'A comma closes the clause that opens the sentence.',
    needs: 'if when because although though unless once while after before until',
    find: (sentence) => findUnclosedClause(sentence),
    examples: {
      'Although the sample was small the results were clear.': 'Although the sample was small, the results were clear.',
      'If you have any questions please contact our office.': 'If you have any questions, please contact our office.',
      'After we had eaten lunch we walked along the river.': 'After we had eaten lunch, we walked along the river.',
      'Because the roads were icy our bus was two hours late.': 'Because the roads were icy, our bus was two hours late.',
    },
    fine: [
      'When I told her he was ill she cried.',
      'After the man she had met left the room was quiet.',
      'If the price of the car the dealer sold was low, nobody knew.',
      'Before we left, the rain had stopped.',
      'When did the bus our school hired arrive?',
    ],
  },
  'spliced-sentences': {
    reason: 'Two whole sentences are joined by a semicolon or by a word such as "and", not by a comma alone.',
    confidence: 'low',
    find: (sentence) => findSplice(sentence),
    examples: {
      'The delivery was late, we lost an important customer.': 'The delivery was late; we lost an important customer.',
      'Thanks for the flowers, they were beautiful.': 'Thanks for the flowers; they were beautiful.',
      'My hearing is not good, please write to me.': 'My hearing is not good; please write to me.',
      'The film was too long, I fell asleep before the end.': 'The film was too long; I fell asleep before the end.',
      'My sister likes tea, my brother prefers coffee with milk.': 'My sister likes tea; my brother prefers coffee with milk.',
    },
    fine: [
      'The delivery was late, he said with a smile.',
      'If the delivery was late, we lost a customer.',
      'The more we waited, the colder it was.',
      'He came, he saw, he won.',
      'The film was long, it seems to me.',
      'It was late, was it not?',
    ],
  },
  'spliced-with-therefore': {
    reason: '"Therefore" and "however" begin a new clause, so a semicolon comes before them.',
    needs: 'therefore however moreover furthermore nevertheless consequently otherwise instead hence',
    find: (sentence) => sentence.flatMap((_, at) => findConnectedSplice(sentence, at)),
    examples: {
      'The first test failed, therefore the team changed the plan.': 'The first test failed; therefore the team changed the plan.',
      'I know that it is late, however I have a question.': 'I know that it is late; however I have a question.',
      'The shop is small, however it has all we need.': 'The shop is small; however it has all we need.',
      'He was ill, consequently he missed the exam.': 'He was ill; consequently he missed the exam.',
    },
    fine: [
      'The shop, however small it is, has all we need.',
      'The test failed, and therefore the team changed it.',
      'If it fails, therefore we stop.',
      'He will try, however hard it is.',
    ],
  },
});

function findUnclosedClause(sentence: Sentence): Change[] {
  const isAsSoonAs = sentence[0]?.lower === 'as' && sentence[1]?.lower === 'soon' && sentence[2]?.lower === 'as';
  if ((!OPENER.test(sentence[0]?.lower ?? '') && !isAsSoonAs) || sentence.at(-1)?.text !== '.') return [];
  if (sentence.some(({ kind, text }, at) => kind === 'mark' && at < sentence.length - 1 && text !== "'")) return [];
  const subject = readClauseSubject(sentence, isAsSoonAs ? 3 : 1);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD)) === 0) return [];
  const starts = sentence.flatMap((_, at) => (at > subject.end && opensMainClause(sentence, at) ? [at] : []));
  const [at] = starts;
  if (starts.length !== 1 || at === undefined) return [];
  const before = sentence[at - 1];
  const isTorn = sentence.slice(subject.end, at).some(({ lower }, index) => TAKES_CLAUSE.test(lower) && !(index === 0 && isFiniteHelper(verb)));
  const canEnd =
    before !== undefined &&
    (before.tag & (TAG.IN | TAG.DT | TAG.POSS | TAG.MD | TAG.CC | TAG.WH | TAG.VBG)) === 0 &&
    !TAKES_CLAUSE.test(before.lower);
  return !isTorn && canEnd ? [{ first: at - 1, last: at - 1, text: `${before.text},` }] : [];
}

/** A subject with its verb, or a polite request. */
function opensMainClause(sentence: Sentence, at: number): boolean {
  const token = sentence[at];
  if (token?.kind !== 'word') return false;
  if (token.lower === 'please') return ((sentence[at + 1]?.tags ?? 0) & TAG.VB) !== 0;
  const isNoun = (token.tag & (TAG.DT | TAG.POSS)) !== 0 && !/^(?:that|all|both|no|any|some|each|every|her|his)$/.test(token.lower);
  if (!NOMINATIVE.test(token.lower) && !isNoun && !/^(?:nobody|every(?:body|one)|some(?:body|one)|nothing|everything)$/.test(token.lower))
    return false;
  const isIndefinite = /^(?:nobody|everybody|everyone|somebody|someone|nothing|everything)$/.test(token.lower);
  const subject = isIndefinite ? { end: at + 1 } : readClauseSubject(sentence, at);
  const verb = subject && sentence[subject.end];
  return subject !== undefined && (isSurelyFinite(verb) || (verb?.tag === TAG.VBD && isNoun)) && sentence.length - subject.end > 2;
}

function findSplice(sentence: Sentence): Change[] {
  const commas = sentence.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [comma] = commas;
  if (commas.length !== 1 || comma === undefined || comma < 3 || sentence.length - comma < 5 || sentence.at(-1)?.text !== '.') return [];
  if (sentence.some(({ kind, text }, at) => kind === 'mark' && at !== comma && at < sentence.length - 1 && !/^['’]$/.test(text))) return [];
  if (!(isFullClause(sentence, 0, comma) || isThanks(sentence, comma)) || !isFullClause(sentence, comma + 1, sentence.length)) return [];
  const isRequest = sentence[comma + 1]?.lower === 'please';
  if (!isRequest && sentence.slice(comma + 1).some(({ lower }) => REPORTING_OR_ADDRESSING.test(lower)) && sentence.length - comma < 8) return [];
  const before = sentence[comma - 1];
  const isOpen = /^(?:is|was|are|were|and|for|in|on|at|you|see|eventually|example)$/.test(before?.lower ?? '');
  return before?.kind === 'word' && !isOpen ? [{ first: comma - 1, last: comma, text: `${before.text};` }] : [];
}

/** "Thanks for your help" stands alone. */
function isThanks(sentence: Sentence, comma: number): boolean {
  const [first, second] = [sentence[0]?.lower, sentence[1]?.lower];
  const isThanked = (first === 'thanks' && second === 'for') || (first === 'thank' && second === 'you');
  return isThanked && !sentence.slice(0, comma).some(({ lower }) => /^(?:if|when|that|who|which)$/.test(lower));
}

/** Returns whether the words of a stretch are a subject with its finite verb, and nothing else opens or joins a clause in it. */
function isFullClause(sentence: Sentence, first: number, end: number): boolean {
  const opening = sentence[first];
  const isSecond = first > 0;
  // "I am out tomorrow, please call Hannah".
  if (isSecond && opening?.lower === 'please') return ((sentence[first + 1]?.tags ?? 0) & TAG.VB) !== 0;
  const isIndefinite = /^(?:nobody|everybody|everyone|somebody|someone|nothing|everything|there)$/.test(opening?.lower ?? '');
  if (
    !opening ||
    ((opening.tag & (TAG.DT | TAG.POSS | TAG.PRP)) === 0 && !isIndefinite && !(isSecond && opening.lower === 'her')) ||
    /^(?:all|both|no|neither|either|such|that|those|these|what|each)$/.test(opening.lower)
  )
    return false;
  const subject = isIndefinite ? { end: first + 1, isPronoun: true } : readClauseSubject(sentence, first);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb) return false;
  const isFiniteClause =
    isSurelyFinite(verb) ||
    (subject.isPronoun
      ? (verb.tags & (TAG.VBD | TAG.VBZ | TAG.VB)) !== 0 && ((verb.tags & TAG.IN) === 0 || verb.lower === 'like')
      : (verb.tags & (TAG.VBD | TAG.VBZ)) !== 0 && !(isSecond && opening.lower !== 'this' && (verb.tags & (TAG.NN | TAG.NNS)) !== 0));
  if (!isFiniteClause || REPORTING_OR_ADDRESSING.test(verb.lower) || /^(?:seems?|seemed|appears?)$/.test(verb.lower)) return false;
  // What hangs on the second clause comes behind its verb, as in "nobody told us until we got there".
  const hanging = isSecond ? subject.end + 2 : end;
  return !sentence
    .slice(first, Math.min(end, hanging))
    .some(
      ({ lower }) =>
        /^(?:if|when|while|as|that|who|which|because|although|though|so|said|says|more|less|what|how|where|until|unless|too|neither|nor|or|but|than|whether|let|had|never)$/.test(
          lower,
        ) && !(lower === 'too' && first === 0),
    );
}

function findConnectedSplice(sentence: Sentence, at: number): Change[] {
  const [comma, before] = [sentence[at - 1], sentence[at - 2]];
  if (!CONNECTS.test(sentence[at]?.lower ?? '') || comma?.text !== ',' || !before || at < 4) return [];
  const after = readClauseSubject(sentence, at + 1);
  const opening = readClauseSubject(sentence, 0);
  const isClause = after && isSurelyFinite(sentence[after.end]) && sentence.length - after.end > 3;
  const verb = opening && sentence[opening.end];
  const isFirst = verb && (isSurelyFinite(verb) || (opening.isPronoun && (verb.tags & (TAG.VB | TAG.VBD)) !== 0)) && opening.end < at - 1;
  const hasOther = sentence.some(
    ({ text, kind }, index) => kind === 'mark' && index !== at - 1 && index < sentence.length - 1 && /^[,;:()"\u201C]$/.test(text),
  );
  if (!isClause || !isFirst || hasOther || /^(?:and|but|or|if|when)$/.test(before.lower)) return [];
  return [{ first: at - 2, last: at - 1, text: `${before.text};` }];
}
