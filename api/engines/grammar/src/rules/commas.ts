import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

const OPENERS =
  'however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|unfortunately|fortunately|luckily|firstly|secondly|thirdly|lastly|hence|similarly|likewise|overall|meanwhile';
const AND_THEN = 'i|we|they|he|she|it|you|there|the|this|these|my|our|some|many|people|a|an|his|her|their|not|no|all|most|in|if';

const SUBJECT = /^(?:you|they|we|he|she|it|i|there|anyone|anybody|someone|somebody|everyone|everybody)$/;
const DETERMINER = /^(?:the|this|that|these|those|my|your|his|her|its|our|their|any)$/;
const HELPER =
  "do|does|did|is|are|was|have|has|can|could|will|would|don't|doesn't|didn't|isn't|aren't|wasn't|haven't|hasn't|can't|couldn't|won't|wouldn't";
const OPENS_QUESTION = new RegExp(`^(?:${HELPER})$`);
/** Helpers that open no order: "do the dishes" and "have the form ready" are some. */
const OPENS_ONLY_QUESTION = /^(?:does|did|is|are|was|has|isn't|aren't|wasn't|doesn't|didn't)$/;
const MEASURED = /^(?:many|much|long|often|far|old|big|soon|time|day|kind|sort|size|colour|color|date|year|month|number|price|people)$/;

/** Returns whether a sentence is built as a question: its helper before its subject, with or without a question word. */
function asksSomething(sentence: readonly TaggedToken[]): boolean {
  if (sentence.some(({ text }) => /^[;:]$/.test(text))) return false;
  const hasComma = sentence.some(({ text }) => text === ',');
  const [first, second] = sentence;
  if (!first || !second) return false;
  const isInverted = (at: number) => {
    const [helper, subject] = [sentence[at]?.lower ?? '', sentence[at + 1]?.lower ?? ''];
    return OPENS_QUESTION.test(helper) && (SUBJECT.test(subject) || (OPENS_ONLY_QUESTION.test(helper) && DETERMINER.test(subject)));
  };
  if (OPENS_QUESTION.test(first.lower)) {
    const isOrder = first.lower === 'do' && !/^(?:you|they|we|i)$/.test(second.lower);
    const isRequest = /^(?:can|could|will|would)$/.test(first.lower) && /^(?:you|i|we)$/.test(second.lower);
    return isInverted(0) && !isOrder && (!hasComma || isRequest);
  }
  if (!/^(?:where|when|why|how|what|which|who|whose)$/.test(first.lower) || hasComma) return false;
  if (isInverted(1)) return true;
  const at = sentence.findIndex(({ lower }, index) => index > 1 && OPENS_QUESTION.test(lower));
  const isMeasure =
    /^(?:how|what|which|whose)$/.test(first.lower) &&
    (MEASURED.test(second.lower) || ((second.tag & (TAG.NN | TAG.NNS)) !== 0 && (second.tags & TAG.VBZ) === 0));
  return (
    isMeasure &&
    at > 1 &&
    at <= 3 &&
    (isInverted(at) || (first.lower === 'how' && second.lower === 'many' && (sentence[at + 1]?.tag ?? 0) === TAG.VBG))
  );
}

/** Commas and the marks beside them. */
export const commas = buildRules({
  'introductory-comma': {
    reason: 'A comma follows an introductory word or phrase.',
    patterns: [
      `^ ${OPENERS} {+,} ${AND_THEN}`,
      `^ nowadays|finally|yes|no|besides {+,} i|we|they|he|she|it|you|there|people`,
      `^ in addition|conclusion|fact|contrast|summary|general|short|brief {+,} ${AND_THEN}`,
      `^ for example|instance {+,} ${AND_THEN}`,
      `^ on the other hand {+,} ${AND_THEN}`,
      `^ as a result {+,} ${AND_THEN}`,
      `^ in my opinion|view {+,} ${AND_THEN}`,
      `^ first of all {+,} ${AND_THEN}`,
      `^ of course {+,} i|we|they|he|she|you|there|the|this`,
      `^ to sum up {+,} ${AND_THEN}`,
      `^ all in all {+,} ${AND_THEN}`,
      `^ as you know {+,} ${AND_THEN}`,
      `^ after that {+,} i|we|they|he|she|it|you|the`,
      '^ last but not least {+,} <DT|PRP|POSS>',
      '^ by the way {+,} <DT|PRP|POSS>',
      '^ in other words {+,} <DT|PRP|POSS>',
    ],
    examples: {
      'However we left early.': 'However, we left early.',
      'For example the dog barks.': 'For example, the dog barks.',
      'In my opinion it is good.': 'In my opinion, it is good.',
    },
    fine: ['However hard I try, it fails.', 'Besides the line at 21 cm, there are others.', 'In addition to this we ran.', 'For example, we ran.'],
  },
  'clause-comma': {
    reason: 'A comma closes the clause that opens the sentence.',
    find: (sentence) => {
      const opener = sentence[0];
      if (
        !opener ||
        !/^(?:if|when|because|although|though|unless|once|while|after|before)$/.test(opener.lower) ||
        sentence.some(({ text }) => /^[,;:()\u2014\u2013-]$/.test(text)) ||
        sentence.at(-1)?.text === '?'
      )
        return [];
      if (!/^(?:i|you|he|she|it|we|they)$/.test(sentence[1]?.lower ?? '')) return [];
      const subjects = sentence.flatMap((token, at) => (at > 2 && /^(?:i|we|he|she|they)$/.test(token.lower) ? [at] : []));
      const [at] = subjects;
      if (subjects.length !== 1 || at === undefined) return [];
      const [before, verb] = [sentence[at - 1], sentence[at + 1]];
      if (
        !before ||
        !verb ||
        !/^(?:will|would|can|could|should|must|might|may|am|was|were|are|is|had|have|has|felt|went|saw|always|usually|often|never|\w+ed|\w+n't)$/.test(
          verb.lower,
        )
      )
        return [];
      const ends =
        /^(?:home|work|school|there|here|it|him|me|them|us|her|early|late|young|old|up|out|back|again|tired|hungry|sick|ill|rain|rains|rained|time|money|now|today|tomorrow|yesterday|down|away|in|on|off|hard|well|soon|arrived|finished|child|kid|university|college)$/.test(
          before.lower,
        );
      return ends ? [{ first: at - 1, last: at - 1, text: `${before.text},` }] : [];
    },
    examples: { 'When I got home I was tired.': 'When I got home, I was tired.', 'If it rains we will stay in.': 'If it rains, we will stay in.' },
    fine: ['When I got home, I was tired.', 'If I knew what he would do I could help.', 'When did he leave?'],
  },
  'comma-before-that': {
    reason: 'No comma stands before "that" here.',
    patterns: [
      'i|we|they|he|she|you think|know|believe|say|said|hope|feel|thought|knew|believed|hoped ,{} that <PRP|DT|POSS>',
      '<NN|NNS> shows|means|says|suggests|showed ,{} that <PRP|DT|POSS>',
      'although|despite ,{} <PRP|DT|POSS>',
      'such as ,{} <NN|NNS|DT|JJ>',
      '^ the|my reason|problem|point|fact|truth|idea|result is|was ,{} that <PRP|DT|NN|NNS>|nobody|everyone|there|we',
    ],
    examples: { 'I think, that he is right.': 'I think that he is right.', 'Although, it rained we ran.': 'Although it rained we ran.' },
    fine: ['I know, that is so.'],
  },
  'comma-splice': {
    reason: 'Two whole sentences are joined by a semicolon or by a word such as "and", not by a comma alone.',
    confidence: 'low',
    find: (sentence) => {
      const commas = sentence.flatMap(({ text }, at) => (text === ',' ? [at] : []));
      const [comma = 0] = commas;
      const [subject, verb] = [sentence[comma + 1], sentence[comma + 2]];
      if (commas.length !== 1 || comma < 3 || sentence.length - comma < 5 || !subject || !verb || sentence.at(-1)?.text !== '.') return [];
      if (!/^(?:the|my|our|his|her|their|this|i|we|he|she|it|they)$/.test(sentence[0]?.lower ?? '')) return [];
      const first = sentence.slice(0, comma);
      if (!first.some(({ lower }) => /^(?:was|were|is|are|has|have|had|will|can|could|did|does|do)$/.test(lower))) return [];
      if (
        first.some(
          ({ lower, text }) =>
            /^(?:if|when|while|as|that|who|which|because|although|so|said|says|think|thought|know|hope|more|not|what|how)$/.test(lower) ||
            /["\u201C]/.test(text),
        )
      )
        return [];
      if (
        !/^(?:it|he|she|we|they|i)$/.test(subject.lower) ||
        !/^(?:is|was|are|were|has|had|will|can|starts|started|needs|needed|went|came|takes|took)$/.test(verb.lower)
      )
        return [];
      const before = sentence[comma - 1];
      return before ? [{ first: comma - 1, last: comma, text: `${before.text};` }] : [];
    },
    examples: { 'The meeting was moved, it starts at ten.': 'The meeting was moved; it starts at ten.' },
    fine: ['If it was moved, it starts at ten.', 'The meeting was moved, so it starts at ten.', 'The meeting was moved, he said.'],
  },
  'question-mark': {
    reason: 'This is a question, so it ends with a question mark.',
    find: (sentence) => {
      const end = sentence.at(-1);
      const last = sentence.length - 1;
      const word = sentence[last - 1];
      if (sentence.length < 4 || end?.text !== '.' || word?.kind !== 'word') return [];
      return asksSomething(sentence) ? [{ first: last - 1, last, text: `${word.text}?` }] : [];
    },
    examples: {
      'Do you have any questions.': 'Do you have any questions?',
      'Where did you put my keys.': 'Where did you put my keys?',
      'Could you please tell me when it will arrive.': 'Could you please tell me when it will arrive?',
      'What time does the meeting start.': 'What time does the meeting start?',
      'How many people are coming to the party.': 'How many people are coming to the party?',
      'Is the report ready for the board.': 'Is the report ready for the board?',
      "Why isn't my order here yet.": "Why isn't my order here yet?",
    },
    fine: [
      'Where we go is up to you.',
      'Do it now.',
      'Should you have any questions, please call.',
      'Had he known, he would have come.',
      'What a day it was.',
      'What matters most is the people we meet.',
      'How many people came is not known.',
      'Do the dishes.',
      'What the boss wants is clear.',
      'Did he come, we would leave.',
      'When is not clear.',
    ],
  },
  'reported-question-mark': {
    reason: 'A question that is only reported ends with a full stop.',
    find: (sentence) => {
      const [subject, verb, object, third] = sentence;
      const last = sentence.length - 1;
      const [word, end] = [sentence[last - 1], sentence[last]];
      const question = /^(?:me|him|her|us|them|you)$/.test(object?.lower ?? '') ? third : object;
      const isReported = /^(?:he|she|they|we|i)$/.test(subject?.lower ?? '') && verb?.lower === 'asked';
      if (!isReported || !/^(?:if|whether|what|when|where|why|how|who)$/.test(question?.lower ?? '') || end?.text !== '?' || !word) return [];
      return sentence.some(({ text }) => /^[,:"\u201C]$/.test(text)) ? [] : [{ first: last - 1, last, text: `${word.text}.` }];
    },
    examples: { 'He asked me what time it was?': 'He asked me what time it was.', 'She asked if we were ready?': 'She asked if we were ready.' },
    fine: ['Have you asked what it is?', 'He asked, what is it?'],
  },
  'space-before-end': {
    reason: 'No space stands before the mark that ends a sentence.',
    find: (sentence) => {
      const last = sentence.length - 1;
      const [word, end] = [sentence[last - 1], sentence[last]];
      return word?.kind === 'word' && end && /^[.!?]$/.test(end.text) && end.isSpaced
        ? [{ first: last - 1, last, text: `${word.text}${end.text}` }]
        : [];
    },
    examples: { 'I love this song !': 'I love this song!' },
    fine: ['I love this song!'],
  },
  'spacing-of-marks': {
    reason: 'A comma or full stop stands right after the word, with a space behind it.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const before = sentence[at - 1];
        const next = sentence[at + 1];
        if (before?.kind !== 'word' || !/^[,;]$/.test(token.text)) return [];
        if (token.isSpaced && (next === undefined || next.isSpaced) && next?.text !== token.text)
          return [{ first: at - 1, last: at, text: `${before.text}${token.text}` }];
        const runsOn =
          token.text === ',' && next?.kind === 'word' && !next.isSpaced && !token.isSpaced && /^\p{Ll}{2}/u.test(next.text) && before.text.length > 1;
        return runsOn && !isInArguments(sentence, at) ? [{ first: at, last: at + 1, text: `, ${next.text}` }] : [];
      }),
    examples: { 'It rained , so we left.': 'It rained, so we left.', 'It rained,so we left.': 'It rained, so we left.' },
    fine: ['In 1,000 cases, it failed.', 'Yes; no.', 'It is clamped to (0,0,width,height) of the window.'],
  },
});

/** Detects a comma among the arguments of a formula or a function, written without a space: "(0,0,width,height)". */
function isInArguments(sentence: readonly TaggedToken[], at: number): boolean {
  let first = at;
  while (first > 0 && !sentence[first]?.isSpaced) first--;
  let last = at;
  while (sentence[last + 1]?.isSpaced === false) last++;
  return sentence.slice(first, last).some(({ kind, text }) => kind === 'number' || /^[([{=]$/.test(text));
}
