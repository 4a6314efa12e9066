import { findBaseForm, inflectGerund, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const NOMINAL = TAG.NN | TAG.NNS | TAG.JJ;
const OPENS_OBJECT = /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|me|him|us|them|it|you)$/;
const OPENS_THING = /^(?:a|an|the|my|your|his|her|its|our|their|me|him|us|them|it)$/;
const PERSON = /^(?:me|him|her|us|them|you)$/;
const CLOSES = /^(?:in|on|at|for|with|to|from|about|as|into|by|[.,!?])$/;

/** Returns every form of verbs, each with its base. */
function listForms(bases: string): Map<string, string> {
  return new Map(
    bases.split(' ').flatMap((base) => [base, inflectThirdPerson(base), inflectPast(base), inflectGerund(base)].map((form) => [form, base] as const)),
  );
}

/** "To" and the base form follow these, never the base form alone or the -ing form. */
const takesTo = listForms(
  'want decide hope plan intend agree refuse promise manage offer expect wish aim choose fail hesitate prepare pretend tend threaten arrange attempt afford deserve desire learn need long opt pledge struggle strive vow',
);
/** No thing follows these straight away, so that what could be a noun is a verb. */
const NEVER_WITH_THING = /^(?:intend|decide|agree|hesitate|tend|aim|pretend|strive|opt|struggle)$/;
/** The -ing form follows these, never "to" or the base form. */
const takesGerund = listForms(
  'enjoy avoid finish suggest recommend keep mind consider practise practice miss risk deny postpone delay dislike imagine involve resist tolerate appreciate discuss detest admit quit stop',
);
/** A purpose may follow these: "stop to rest", "practise to win". */
const WITH_PURPOSE = /^(?:keep|stop|quit|practise|practice|finish|delay|discuss|admit|consider|miss|risk|resist|involve|suggest|recommend)$/;
/** A person and "to" follow these. */
const takesPersonTo = listForms(
  'ask tell want allow advise encourage invite force remind teach persuade convince urge expect need order warn enable permit require request',
);
const PASSIVES = /^(?:asked|told|allowed|invited|advised|forced|supposed|required|expected|reminded|encouraged|instructed|permitted|obliged)$/;
const BE = /^(?:am|is|are|was|were|be|been|being|'m|'re|get|got|i'm|we're|they're|you're|he's|she's)$/;
const TO_GERUND = /^(?:committed|dedicated|devoted|opposed|accustomed|addicted|resigned|object|objects|objected|objection|confess|confessed)$/;
const PREPOSITIONS = /^(?:for|of|about|in|at|from|on|with|without|by|after|before|instead)$/;
/** Nouns too, but verbs behind "used to" and "forward to". */
const COMMON_VERBS =
  /^(?:wake|walk|sleep|drive|live|eat|drink|cook|study|play|talk|call|deal|use|start|stay|visit|wait|watch|wash|swim|dance|read|write|speak|share|care|face|handle|manage|get|go|see|hear|have|do|be|welcome|meet|join|learn|discuss|receive|continue|serve|hearing|collaborate|work)$/;
/** Behind these "for" is no purpose but a reason. */
const FOR_REASON =
  /^(?:responsible|thanks?|you|sorry|blamed?|famous|known|useful|used|good|reason|suitable|apologi[sz]ed?|reputation|allowance|method|skill|talent|forgive|praised?|fined?|paid|pay)$/;

/** What verbs, adjectives and prepositions ask of a verb behind them: "to", the base form or the -ing form. */
export const verbPatterns = buildRules({
  'to-after-verb': {
    reason: 'This verb is followed by "to" and the base form.',
    needs: [...takesTo.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findMissingTo(sentence, at)),
    examples: {
      'I intend work in a bank.': 'I intend to work in a bank.',
      'We decided stay at home.': 'We decided to stay at home.',
      'She refused answering my letter.': 'She refused to answer my letter.',
      'I hope find a job soon.': 'I hope to find a job soon.',
    },
    fine: [
      'We hope things improve.',
      'They want help.',
      'I learn driving.',
      'He chose running shoes.',
      'What they need is rest.',
      'As we expected, prices fell.',
    ],
  },
  'gerund-after-these': {
    reason: 'This verb is followed by the -ing form.',
    needs: [...takesGerund.keys()].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findMissingGerund(sentence, at)),
    examples: {
      'My brother enjoys to cook for his friends.': 'My brother enjoys cooking for his friends.',
      'I enjoy read novels.': 'I enjoy reading novels.',
      'Please avoid use the lift.': 'Please avoid using the lift.',
      'He keeps ask the same question.': 'He keeps asking the same question.',
    },
    fine: [
      'I avoid damage to the car.',
      'He stopped to rest.',
      'Keep calm.',
      'We suggest to clients a fund.',
      'They enjoy life.',
      'Stop!',
      'I keep things there.',
    ],
  },
  'person-to-verb': {
    reason: 'Between the person and the verb "to" is needed.',
    needs: [...takesPersonTo.keys(), 'supposed', 'instructed', 'obliged'].join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findMissingToBehindPerson(sentence, at)),
    examples: {
      'We were asked submit the report by Friday.': 'We were asked to submit the report by Friday.',
      'My boss wants me finish it today.': 'My boss wants me to finish it today.',
      'They told us bring our own food.': 'They told us to bring our own food.',
    },
    fine: [
      "It tells them they're not allowed.",
      'I told them come what may.',
      'They asked him and left.',
      'We were told stories.',
      'He ordered her flowers.',
    ],
  },
  'allow-whom': {
    reason: 'This verb needs a person before "to": it allows somebody to do something.',
    patterns: ['allows|permits|enables {+you} to <VB>', 'will|would|can|could|should|may|might|must|not allow|permit|enable {+you} to <VB>'],
    examples: {
      'This tool permits to export the tables.': 'This tool permits you to export the tables.',
      'The card allows to travel by bus.': 'The card allows you to travel by bus.',
      'It would enable to save time.': 'It would enable you to save time.',
    },
    fine: ['It allows you to travel.', 'He is allowed to go.'],
  },
  'gerund-after-to': {
    reason: 'Here "to" is a preposition, and the -ing form follows.',
    needs: 'to',
    find: (sentence) =>
      sentence.flatMap((to, at): Change[] => {
        const [head, verb] = [sentence[at - 1], sentence[at + 1]];
        if (to.lower !== 'to' || !head || !verb || (verb.tags & TAG.VB) === 0 || verb.text !== verb.lower) return [];
        const isCommon = COMMON_VERBS.test(verb.lower);
        const isUsedTo =
          /^used$/.test(head.lower) && /^(?:am|is|are|i'm|he's|she's|we're|they're|get|got|getting|not|be|been)$/.test(sentence[at - 2]?.lower ?? '');
        if (isThing(sentence, at - 1)) return [];
        const looksForward = head.lower === 'forward' && /^look(?:s|ed|ing)?$/.test(sentence[at - 2]?.lower ?? '');
        if (!(looksForward || TO_GERUND.test(head.lower) || (isUsedTo && ((verb.tags & NOMINAL) === 0 || isCommon)))) return [];
        const isVerb =
          (verb.tags & NOMINAL) === 0 || (isCommon && sentence[at + 2]?.kind === 'word') || OPENS_OBJECT.test(sentence[at + 2]?.lower ?? '');
        const passive = isUsedTo && /^(?:is|are|be|been)$/.test(sentence[at - 2]?.lower ?? '');
        return isVerb && !passive ? [{ first: at + 1, last: at + 1, text: inflectGerund(verb.lower) }] : [];
      }),
    examples: {
      'We are committed to provide good service.': 'We are committed to providing good service.',
      'I am used to get up early.': 'I am used to getting up early.',
      'They objected to pay the fee.': 'They objected to paying the fee.',
    },
    fine: [
      'Pass an open file object to read from.',
      'You can change the Error object to fit the case.',
      'He leant forward to see it.',
      'He is committed to change.',
      'It is used to make bread.',
      'We used to live here.',
      'He devoted himself to work.',
    ],
  },
  'preposition-gerund': {
    reason: 'After a preposition the verb takes the -ing form.',
    needs: 'for of about in at from on with without by after before instead',
    find: (sentence) => sentence.flatMap((_, at) => findBaseAfterPreposition(sentence, at)),
    examples: {
      'The manager is responsible for to check every invoice.': 'The manager is responsible for checking every invoice.',
      'I am interested in to learn Greek.': 'I am interested in learning Greek.',
      'Sorry for be late.': 'Sorry for being late.',
      'He apologised for arrive late.': 'He apologised for arriving late.',
      'She is thinking about buy a house.': 'She is thinking about buying a house.',
    },
    fine: [
      'What it is for, to be honest, I forget.',
      'I log in to see it.',
      'We went on to win.',
      'He is good at work.',
      'The people I live with be damned.',
    ],
  },
  'purpose-with-to': {
    reason: 'A purpose is told by "to" and the base form.',
    needs: 'for',
    find: (sentence) => sentence.flatMap((_, at) => findForBeforeVerb(sentence, at)),
    examples: {
      'I am writing for apply for the job.': 'I am writing to apply for the job.',
      'She went to Leeds for visit her aunt.': 'She went to Leeds to visit her aunt.',
      'We use it for send letters.': 'We use it to send letters.',
    },
    fine: [
      'They went for work.',
      'I paid for travel and food.',
      'He asked for help.',
      'It is for use in May.',
      'I hold certificates for reach truck and counterbalance.',
      'She wrote risk assessments for live firing ranges.',
      'The shop sells kits for repair work.',
    ],
  },
  'how-to-base': {
    reason: 'After "how to" the verb stays in its base form.',
    patterns: [
      'how|where|what|when|whether to <VBG>~being|nothing|something{=base}',
      'made|make|makes|let|lets me|him|us|them|you feels|wants|thinks|needs|looks|seems|goes|does|has|is|knows|laughs|smiles|cries|forgets|believes|understands|becomes|comes{=base}',
    ],
    examples: {
      'She showed me how to filling in the form.': 'She showed me how to fill in the form.',
      'I do not know what to doing now.': 'I do not know what to do now.',
      'The song makes me feels sad.': 'The song makes me feel sad.',
    },
    fine: ['I know how to do it.', 'It makes me feel sad.'],
  },
  'before-doing': {
    reason: 'Either the -ing form stands alone or the subject has a verb form of its own.',
    patterns: ['before|after|while|when i|you|we|they|he|she{} <VBG>~being <DT|POSS|PRP>'],
    examples: {
      'Let it cool before you cutting it.': 'Let it cool before cutting it.',
      'Wash your hands after you touching the meat.': 'Wash your hands after touching the meat.',
      'I listen to music while I doing my homework.': 'I listen to music while doing my homework.',
    },
    fine: ['Let it cool before cutting it.', 'I saw you before you were there.'],
  },
  'spend-doing': {
    reason: 'Time is spent doing something.',
    needs: 'spend spends spent spending busy worth',
    patterns: [
      'spend|spends|spent|spending *? *? hours|hour|days|weeks|months|years|minutes|time|evenings|weekends every? a? day|week|month|evening|weekend? to{} <VB!>~<IN>{=gerund}',
      'am|is|are|was|were busy to{} <VB!>{=gerund}',
      'is|are|was|were|be|not worth to{} <VB>~<NNS>{=gerund}',
    ],
    examples: {
      'I spent three hours every day to learn Greek.': 'I spent three hours every day learning Greek.',
      'She is busy to write a report.': 'She is busy writing a report.',
      'The museum is worth to visit.': 'The museum is worth visiting.',
    },
    fine: ['I spent hours there.', 'He is too busy to help.', 'It takes time to learn.'],
  },
});

function base(verb: TaggedToken): string {
  return findBaseForm(verb.lower) ?? verb.lower;
}

/** "Intend work in", "refused answering my letter". */
function findMissingTo(sentence: Sentence, at: number): Change[] {
  const [head, verb, after, before] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  const lemma = head && takesTo.get(head.lower);
  if (!head || !lemma || !verb || verb.text !== verb.lower || verb.kind !== 'word' || !isVerbHere(head, before)) return [];
  if (verb.lower.includes("'")) return [];
  // "The tests you need depend on": the verb belongs to what is needed.
  if (isPronoun(before) && (sentence[at - 2]?.tags ?? 0) & (TAG.NN | TAG.NNS | TAG.WH | TAG.DT) && sentence[at - 2]?.lower !== 'that') return [];
  const change = [{ first: at + 1, last: at + 1, text: `to ${base(verb)}` }];
  if ((verb.tags & TAG.VBG) !== 0 && verb.lower.endsWith('ing')) {
    const isGerund = /^(?:want|decide|hope|plan|agree|refuse|promise|manage|offer|wish|hesitate|afford|pretend|arrange)$/.test(lemma);
    return isGerund && OPENS_OBJECT.test(after?.lower ?? '') && findBaseForm(verb.lower) ? change : [];
  }
  if ((verb.tags & TAG.VB) === 0 || (verb.tags & (TAG.IN | TAG.RB | TAG.PRP | TAG.DT | TAG.MD | TAG.VBD | TAG.VBN)) !== 0) return [];
  if (lemma === 'need' && (before?.tags ?? 0) & TAG.MD) return [];
  if ((verb.tags & NOMINAL) === 0) return /^(?:be|let|have|are|do)$/.test(verb.lower) && !(lemma === 'want' && verb.lower === 'be') ? [] : change;
  const isVerb = OPENS_OBJECT.test(after?.lower ?? '') || (NEVER_WITH_THING.test(lemma) && (after === undefined || CLOSES.test(after.lower)));
  return isVerb && (NEVER_WITH_THING.test(lemma) || (verb.tags & (TAG.NNS | TAG.JJ)) === 0) ? change : [];
}

/** Detects an object that is a thing: "an open file object to read from" objects to nothing. */
function isThing(sentence: Sentence, at: number): boolean {
  const before = sentence[at - 1];
  return (
    /^objects?$/.test(sentence[at]?.lower ?? '') &&
    before !== undefined &&
    (before.tags & (NOMINAL | TAG.NNP | TAG.DT | TAG.POSS | TAG.CD | TAG.VBG | TAG.VBN)) !== 0
  );
}

function isPronoun(token: TaggedToken | undefined): boolean {
  return /^(?:i|you|he|she|it|we|they)$/.test(token?.lower ?? '');
}

/** "They want", but not "the plan" or "in need". */
function isVerbHere(head: TaggedToken, before: TaggedToken | undefined): boolean {
  if (!before) return false;
  if ((head.tags & (TAG.NN | TAG.NNS | TAG.JJ)) === 0 || /(?:[^e]ed|es|ant|id)$/.test(head.lower))
    return (before.tag & (TAG.DT | TAG.POSS | TAG.JJ)) === 0 && !BE.test(before.lower) && !/^(?:as|have|has|had)$/.test(before.lower);
  return /^(?:i|you|he|she|it|we|they|to|not|don't|didn't|doesn't|will|would|can|could|should|also|really|always|who)$/.test(before.lower);
}

function findMissingGerund(sentence: Sentence, at: number): Change[] {
  const [head, next, after, before] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  const lemma = head && takesGerund.get(head.lower);
  if (
    !head ||
    !lemma ||
    !next ||
    (before && (before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.IN)) !== 0 && before.lower !== 'to') ||
    BE.test(before?.lower ?? '')
  )
    return [];
  // "She made up her mind to try again."
  if (head.lower === 'mind' && /^(?:my|your|his|her|its|our|their)$/.test(before?.lower ?? '')) return [];
  if (next.lower === 'to') {
    const isVerb = after !== undefined && (after.tags & TAG.VB) !== 0 && (after.tags & (TAG.NNS | TAG.NNP)) === 0;
    return isVerb && !WITH_PURPOSE.test(lemma) && (after.tags & TAG.JJ) === 0
      ? [{ first: at + 1, last: at + 2, text: inflectGerund(after.lower) }]
      : [];
  }
  if (
    next.text !== next.lower ||
    (next.tags & TAG.VB) === 0 ||
    ((next.tags & (TAG.IN | TAG.RB | TAG.PRP | TAG.DT | TAG.VBD | TAG.VBN | TAG.JJ | TAG.NNS)) !== 0 && next.lower !== 'read')
  )
    return [];
  if (/^(?:suggest|recommend|deny|admit|discuss|imagine|stop|quit|consider|miss|be)$/.test(lemma) || /^(?:be|are)$/.test(next.lower)) return [];
  const isVerb = (next.tags & TAG.NN) === 0 || next.lower === 'read' ? after?.kind === 'word' : OPENS_THING.test(after?.lower ?? '');
  return isVerb ? [{ first: at + 1, last: at + 1, text: inflectGerund(next.lower) }] : [];
}

function findMissingToBehindPerson(sentence: Sentence, at: number): Change[] {
  const [head, person, verb, after] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (!head || !person) return [];
  const isVerb = (word: TaggedToken | undefined): word is TaggedToken =>
    word !== undefined &&
    (word.tags & TAG.VB) !== 0 &&
    (word.tags & (TAG.NNS | TAG.JJ | TAG.RB | TAG.IN | TAG.VBD | TAG.VBN | TAG.PRP | TAG.DT)) === 0 &&
    !/['\u2019]/.test(word.text) &&
    word.text === word.lower;
  const hasThing = (place: number) => ((sentence[place]?.tags ?? 0) & TAG.NN) === 0 || OPENS_THING.test(sentence[place + 1]?.lower ?? '');
  const put = (place: number, word: TaggedToken) => [{ first: place, last: place, text: `to ${word.text}` }];
  if (PASSIVES.test(head.lower) && BE.test(sentence[at - 1]?.lower ?? '') && isVerb(person) && hasThing(at + 1)) return put(at + 1, person);
  const lemma = takesPersonTo.get(head.lower);
  if (!lemma || !PERSON.test(person.lower) || !isVerb(verb) || !hasThing(at + 2) || ((sentence[at - 1]?.tag ?? 0) & (TAG.DT | TAG.POSS)) !== 0)
    return [];
  return after?.kind === 'word' && after.lower !== 'what' && !/^(?:be|come)$/.test(verb.lower) ? put(at + 2, verb) : [];
}

function findBaseAfterPreposition(sentence: Sentence, at: number): Change[] {
  const [preposition, next, after, head] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  if (!preposition || !PREPOSITIONS.test(preposition.lower) || !next || !head) return [];
  if (next.lower === 'to') {
    const isHead =
      /^(?:interested|good|bad|responsible|capable|afraid|fond|thinking|proud|sorry|famous|useful|instead|excited|worried|keen|focused|experienced|succeeded|believe|insist|insisted|aim|idea|way|thanks?|without|before|after)$/;
    const isVerb = after && (after.tags & TAG.VB) !== 0 && (after.tags & (TAG.NNS | TAG.DT)) === 0 && after.text === after.lower;
    return isVerb && isHead.test(head.lower) && preposition.isSpaced ? [{ first: at + 1, last: at + 2, text: inflectGerund(after.lower) }] : [];
  }
  if (
    next.lower === 'be' &&
    /^(?:for|of|about|without|by|instead)$/.test(preposition.lower) &&
    (after?.tag ?? 0) & (TAG.JJ | TAG.VBN | TAG.RB | TAG.DT | TAG.VBG)
  )
    return head.tag & (TAG.PRP | TAG.VB | TAG.MD) && head.lower !== 'you' ? [] : [{ first: at + 1, last: at + 1, text: 'being' }];
  const isHead =
    /^(?:interested|good|bad|responsible|capable|afraid|fond|thinking|think|thought|proud|sorry|instead|excited|worried|keen|apologi[sz]ed?|apologi[sz]e|dream|dreaming|dreamed|talking|talked|idea|accused|thank|thanks|you|way|chance|possibility|succeeded|succeed|believe|insist|insisted|experience)$/.test(
      head.lower,
    );
  const isPlain =
    (next.tags & TAG.VB) !== 0 && (next.tags & (TAG.NNS | TAG.VBD | TAG.VBN | TAG.RB | TAG.IN | TAG.PRP | TAG.DT)) === 0 && next.text === next.lower;
  const isObject = OPENS_OBJECT.test(after?.lower ?? '');
  if (!isHead || !isPlain || /^(?:be|have|let|do)$/.test(next.lower) || (head.lower === 'you' && preposition.lower !== 'for')) return [];
  const isVerb = (next.tags & NOMINAL) === 0 ? after?.kind === 'word' : isObject;
  return isVerb ? [{ first: at + 1, last: at + 1, text: inflectGerund(next.lower) }] : [];
}

function findForBeforeVerb(sentence: Sentence, at: number): Change[] {
  // "Thank you for take" lacks its "-ing".
  if (/^(?:thank|thanks|you|much|sorry)$/.test(sentence[at - 1]?.lower ?? '')) return [];
  const [preposition, verb, after, head] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]];
  if (preposition?.lower !== 'for' || !verb || !head || FOR_REASON.test(head.lower) || !/^[a-z]+$/.test(verb.text)) return [];
  const isVerb = (verb.tags & TAG.VB) !== 0 && (verb.tags & (TAG.VBD | TAG.VBN | TAG.RB | TAG.IN | TAG.PRP | TAG.DT | TAG.JJ | TAG.NNS)) === 0;
  if (!isVerb || /^(?:be|have|let|do|leave|travel)$/.test(verb.lower)) return [];
  const hasObject = OPENS_OBJECT.test(after?.lower ?? '') && !/^(?:this|that|these|those|you|it)$/.test(after?.lower ?? '');
  // "For reach truck", "for live firing": before one thing or an action the word says of what kind it is.
  const namesKind = ((after?.tag ?? 0) & (TAG.NN | TAG.JJ | TAG.VBG)) !== 0;
  const isSure = (verb.tags & TAG.NN) === 0 ? after?.kind === 'word' && !namesKind : hasObject;
  return isSure ? [{ first: at, last: at + 1, text: `to ${verb.text}` }] : [];
}
