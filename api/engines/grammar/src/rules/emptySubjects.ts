import { inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const VERB = TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD;
const FOLLOWS = /^(?:and|but|so|because|with|for|in|at|on|to|when|of|about|[.,;!])$/;

/** Clauses without a subject or without a verb, and subjects or objects said twice. */
export const emptySubjects = buildRules({
  'conjunction-without-subject': {
    reason: 'This clause has no subject: "it" is missing.',
    needs: 'because although though opinion view think believe hope',
    find: (sentence) => sentence.flatMap((_, at) => findMissingIt(sentence, at)),
    examples: {
      'I stayed at home because was raining.': 'I stayed at home because it was raining.',
      'In my opinion is very important to check it.': 'In my opinion it is very important to check it.',
      'We stayed inside because is cold in winter.': 'We stayed inside because it is cold in winter.',
      'I hope is possible to change the date.': 'I hope it is possible to change the date.',
    },
    fine: ['He left because it was late.', 'The opinion is divided.', 'All I hope is that he comes.', 'What we think is right.'],
  },
  'place-has-many': {
    reason: 'What exists somewhere takes "there is" or "there are".',
    find: (sentence) => findPlaceHas(sentence),
    examples: {
      'In this neighbourhood have many cafés.': 'In this neighbourhood there are many cafés.',
      'In my town has a big park.': 'In my town there is a big park.',
      'On the table have two cups.': 'On the table there are two cups.',
    },
    fine: ['In this town we have many cafés.', 'In May prices have many causes.'],
  },
  'sentence-without-be': {
    reason: 'A form of "be" is missing here.',
    find: (sentence) => findMissingBe(sentence),
    examples: {
      'The hotel room very clean and the staff helped us.': 'The hotel room was very clean and the staff helped us.',
      'This program not compatible with the old system.': 'This program is not compatible with the old system.',
      'My brother a pharmacist and he works in a hospital.': 'My brother is a pharmacist and he works in a hospital.',
      'The shops very expensive here.': 'The shops are very expensive here.',
    },
    fine: [
      'The room is very clean.',
      'The man not present lost.',
      'My brother, a nurse, works here.',
      'A very clean room',
      'The house very nearly fell.',
    ],
  },
  'object-said-twice': {
    reason: 'The clause already says what is meant: no pronoun repeats it.',
    needs: 'that which who whom',
    find: (sentence) => sentence.flatMap((_, at) => findRepeatedObject(sentence, at)),
    examples: {
      'The book that I bought it last week is missing pages.': 'The book that I bought last week is missing pages.',
      'The man who I met him yesterday is a judge.': 'The man who I met yesterday is a judge.',
      'These are the shoes which she wore them to the party.': 'These are the shoes which she wore to the party.',
    },
    fine: [
      'I know that I bought it last week.',
      'The book that I gave him is old.',
      'He said that we saw them there.',
      'The fact that I know him helps.',
    ],
  },
  'although-and-but': {
    reason: '"Although" is enough; no "but" follows it.',
    needs: 'although though',
    find: (sentence) => {
      const opens = /^(?:although|though)$/.test(sentence[0]?.lower ?? '') || (sentence[0]?.lower === 'even' && sentence[1]?.lower === 'though');
      const comma = sentence.findIndex(({ text }, at) => text === ',' && sentence[at + 1]?.lower === 'but');
      const next = sentence[comma + 2];
      if (!opens || comma < 3 || !next || sentence.slice(0, comma).some(({ text }) => text === ',')) return [];
      return [{ first: comma, last: comma + 2, text: `, ${next.text}` }];
    },
    examples: {
      'Although the price is high, but many customers choose it.': 'Although the price is high, many customers choose it.',
      'Even though he was ill, but he came.': 'Even though he was ill, he came.',
      'Though it rained all day, but nobody left.': 'Though it rained all day, nobody left.',
    },
    fine: ['It rained, but we went.'],
  },
  'not-without-do': {
    reason: 'The negation needs a form of "do".',
    needs: 'not',
    find: (sentence) =>
      sentence.flatMap((not, at): Change[] => {
        const [subject, verb, before] = [sentence[at - 1], sentence[at + 1], sentence[at - 2]];
        if (not.lower !== 'not' || !subject || !verb || !/^(?:i|we|they|you|he|she|it)$/.test(subject.lower) || verb.text !== verb.lower) return [];
        if (before && !/^(?:because|but|and|so|if|that|when|[,;])$/.test(before.lower)) return [];
        const isPresent = (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.VBN | TAG.RB | TAG.DT | TAG.PRP | TAG.MD)) === 0;
        const isVerb =
          /^(?:likes?|wants?|needs?)$/.test(verb.lower) ||
          (isPresent &&
            ((verb.tags & (TAG.NN | TAG.NNS | TAG.JJ | TAG.IN)) === 0 ||
              /^(?:like|need|want|work|love|care|drink|smoke|sleep|answer|feel|help|know|understand)$/.test(verb.lower)));
        if (!isVerb) return [];
        const isPast = sentence.some(
          (token) =>
            token.lower === 'yesterday' ||
            (token.tag === TAG.VBD && (token.tags & (TAG.VBN | TAG.VB | TAG.JJ | TAG.NN)) === 0) ||
            /^(?:wanted|told|said|was|were|came|went)$/.test(token.lower),
        );
        const helper = isPast ? 'did not' : /^(?:he|she|it)$/.test(subject.lower) ? "doesn't" : "don't";
        return [{ first: at, last: at + 1, text: `${helper} ${verb.lower.replace(/(?<=[^s])s$/, '')}` }];
      }),
    examples: {
      'I not like the new design.': "I don't like the new design.",
      'She is here, but she not want to stay.': "She is here, but she doesn't want to stay.",
      'We not understand the rule.': "We don't understand the rule.",
    },
    fine: ['I do not like it.', 'It is he, not she.', 'Why should we not go?'],
  },
  'negated-twice': {
    reason: 'One negation is enough.',
    needs: 'nobody no none nothing neither hardly',
    find: (sentence) => sentence.flatMap((_, at) => findSecondNegation(sentence, at)),
    examples: {
      "Nobody didn't tell us that it was closed.": 'Nobody told us that it was closed.',
      "I don't have no time.": "I don't have any time.",
      "They didn't say nothing to us.": "They didn't say anything to us.",
    },
    fine: ['Nobody told us.', "I don't know; nothing is clear."],
  },
});

function findMissingIt(sentence: Sentence, at: number): Change[] {
  const [word, be, next, before] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  if (!word || !be || !next || !/^(?:is|was|will|isn't|wasn't)$/.test(be.lower)) return [];
  const put = [{ first: at + 1, last: at + 1, text: `it ${be.text}` }];
  if (/^(?:because|although|though)$/.test(word.lower)) return /^(?:it|he|she|this|that|there)$/.test(next.lower) ? [] : put;
  const isJudged =
    /^(?:important|necessary|possible|impossible|difficult|easy|hard|better|good|bad|true|clear|essential|useful|normal|likely|late|too|very|a|not|so|really|quite)$/.test(
      next.lower,
    );
  if (/^(?:opinion|view)$/.test(word.lower))
    return /^(?:my|our|his|her|their)$/.test(before?.lower ?? '') && sentence[at - 2]?.lower === 'in' && isJudged ? put : [];
  const isClause = /^(?:think|believe|hope|guess)$/.test(word.lower) && /^(?:i|we)$/.test(before?.lower ?? '') && at <= 2;
  return isClause && isJudged && !sentence.slice(at + 2).some((token) => isSurelyFinite(token)) ? put : [];
}

function findPlaceHas(sentence: Sentence): Change[] {
  if (!/^(?:in|on|at|near)$/.test(sentence[0]?.lower ?? '')) return [];
  const phrase = readNounPhrase(sentence, 1);
  const verb = phrase && sentence[phrase.end];
  const next = phrase && sentence[phrase.end + 1];
  if (!phrase?.determiner || !verb || !next || !/^(?:have|has)$/.test(verb.lower)) return [];
  if (!/^(?:a|an|many|some|several|two|three|four|five|no|lots|few|only|good|big|beautiful|different|\d+)$/.test(next.lower)) return [];
  const isOne = /^(?:a|an)$/.test(next.lower) && sentence[phrase.end + 2]?.lower !== 'lot' && sentence[phrase.end + 2]?.lower !== 'few';
  return [{ first: phrase.end, last: phrase.end, text: isOne ? 'there is' : 'there are' }];
}

/** "The hotel room very clean": no verb before the end of the clause. */
function findMissingBe(sentence: Sentence): Change[] {
  const phrase = readNounPhrase(sentence, 0);
  const determiner = phrase?.determiner;
  if (
    !phrase ||
    !determiner ||
    !/^(?:the|this|these|those|my|our|your|his|her|their|its|that)$/.test(determiner.lower) ||
    sentence.at(-1)?.text !== '.'
  )
    return [];
  const [word, next, after] = [sentence[phrase.end], sentence[phrase.end + 1], sentence[phrase.end + 2]];
  if (!word || !next) return [];
  const isQuality = (token: TaggedToken | undefined) => token !== undefined && token.tag === TAG.JJ && (token.tags & (TAG.NN | TAG.VBN)) === 0;
  const ends = !after || FOLLOWS.test(after.lower) || /^(?:here|there|now|today)$/.test(after.lower);
  const isJudged = /^(?:very|so|too|not|really|quite|extremely)$/.test(word.lower) && isQuality(next) && ends;
  const isNamed =
    (wordSets.closePerson?.has(phrase.noun.lower) || wordSets.person?.has(phrase.noun.lower)) &&
    /^an?$/.test(word.lower) &&
    next.tag === TAG.NN &&
    (!after || /^(?:and|but|in|at|[.])$/.test(after.lower));
  if (!isJudged && !isNamed) return [];
  const end = sentence.findIndex(
    ({ kind, lower }, index) => index > phrase.end + 1 && (kind === 'mark' || /^(?:and|but|because|so|when|that|which|who)$/.test(lower)),
  );
  const clause = sentence.slice(phrase.end + 2, end < 0 ? undefined : end);
  if (clause.some((token) => isSurelyFinite(token) || (token.tags & (TAG.VBD | TAG.VBZ)) !== 0)) return [];
  const isPast = sentence.slice(phrase.end).some(({ tags, tag }) => tag === TAG.VBD && (tags & (TAG.VB | TAG.NN | TAG.JJ)) === 0);
  const isMany = phrase.noun.tag === TAG.NNS || /^(?:people|children|men|women)$/.test(phrase.noun.lower);
  const be = isPast && !isNamed && word.lower !== 'not' ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is';
  return [{ first: phrase.end, last: phrase.end, text: `${be} ${word.text}` }];
}

/** "The book that I bought it": the noun is the object already. */
function findRepeatedObject(sentence: Sentence, at: number): Change[] {
  const [noun, relative, subject, verb, object, after] = [
    sentence[at - 1],
    sentence[at],
    sentence[at + 1],
    sentence[at + 2],
    sentence[at + 3],
    sentence[at + 4],
  ];
  if (!noun || !relative || !/^(?:that|which|who|whom)$/.test(relative.lower) || !/^(?:i|we|he|she|they|you)$/.test(subject?.lower ?? '')) return [];
  const isNoun =
    (noun.tag & (TAG.NN | TAG.NNS)) !== 0 &&
    !/^(?:fact|idea|news|hope|way|day|time|moment|feeling|proof|evidence|belief|conclusion|opinion|chance|point|doubt|thing|claim|condition|fear|impression|sense|sign|wish|sure)s?$/.test(
      noun.lower,
    );
  const isObject = /^(?:it|them|him)$/.test(object?.lower ?? '') && (verb?.tags ?? 0) & (TAG.VBD | TAG.VB);
  if (
    !isNoun ||
    !isObject ||
    !verb ||
    (/^(?:told|said|thought|knew|know|think|say|gave|give|sent|send|show|showed|asked|made|make|let|bought|want|wanted|see|saw|hear|heard|lent|believe|found|find|call|called)$/.test(
      verb.lower,
    ) &&
      !(verb.lower === 'bought' && object?.lower === 'it'))
  )
    return [];
  const isSameNumber = noun.tag === TAG.NNS ? object?.lower === 'them' : object?.lower !== 'them';
  const determined = sentence
    .slice(Math.max(0, at - 4), at - 1)
    .some(({ lower }) => /^(?:the|a|an|my|our|your|his|her|their|this|these|those|some)$/.test(lower));
  const ends =
    !after ||
    after.kind === 'mark' ||
    /^(?:last|yesterday|in|on|at|from|to|is|was|are|were|has|have|for|when|before|two|three|this|today|here|there)$/.test(after.lower);
  if (!isSameNumber || !determined || !ends) return [];
  return [{ first: at + 2, last: at + 3, text: verb.text }];
}

function findSecondNegation(sentence: Sentence, at: number): Change[] {
  const [word, next, after] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (!word || !next) return [];
  if (/^(?:nobody|nothing|none)$/.test(word.lower) && /^(?:didn't|doesn't|don't)$/.test(next.lower) && after && (after.tags & TAG.VB) !== 0) {
    const past = next.lower === "didn't";
    return [{ first: at + 1, last: at + 2, text: past ? inflectPast(after.lower) : inflectThirdPerson(after.lower) }];
  }
  const POSITIVE: Record<string, string> = { nothing: 'anything', nobody: 'anybody', no: 'any', none: 'any' };
  const positive = lookUp(POSITIVE, word.lower);
  if (!positive || at < 2) return [];
  const clause = sentence.slice(Math.max(0, at - 4), at);
  const negation = clause.findIndex(({ lower }) =>
    /^(?:don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|never)$/.test(lower),
  );
  const between = clause.slice(negation + 1);
  const isVerbOnly =
    negation >= 0 &&
    between.length > 0 &&
    between.every(
      ({ kind, tags, lower }) =>
        kind === 'word' &&
        !(lower === 'have' && between.length > 1) &&
        ((tags & (VERB | TAG.VBN)) !== 0 || /^(?:me|him|her|us|them|you|to|got)$/.test(lower)),
    );
  if (!isVerbOnly || (word.lower === 'no' && /^(?:one|longer|matter|more|less|doubt|problem|wonder|[,.])$/.test(next.lower))) return [];
  return [{ first: at, last: at, text: positive }];
}
