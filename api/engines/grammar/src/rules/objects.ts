import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { readNounPhrase } from './nounPhrases.ts';
import { buildRules } from './rule.ts';

const OBJECT_OF: Record<string, string> = { he: 'him', she: 'her', they: 'them', we: 'us', i: 'me' };
const SUBJECT_OF: Record<string, string> = { him: 'he', them: 'they', us: 'we', me: 'I' };
const ASKS = /^(?:know|knows|knew|wonder|wondering|understand|sure|me|us|see|remember|explain|show)$/;

/** Pronouns in the wrong case, small words missing beside them, and questions within sentences. */
export const objects = buildRules({
  'object-after-except': {
    reason: 'After this word the pronoun is an object: "me", "him", "her", "us", "them".',
    find: (sentence) =>
      sentence.flatMap((except, at) => {
        const [pronoun, next] = [sentence[at + 1], sentence[at + 2]];
        const object = lookUp(OBJECT_OF, pronoun?.lower ?? '');
        const isClause = next !== undefined && (next.tags & (TAG.VBD | TAG.VBZ | TAG.MD)) !== 0;
        const isFollowed = (except.lower === 'except' && !/^(?:are|have|do|were)$/.test(next?.lower ?? '')) || (except.lower === 'with' && !isClause);
        return object && isFollowed && !(except.lower === 'except' && sentence[at - 1] === undefined)
          ? [{ first: at + 1, last: at + 1, text: object }]
          : [];
      }),
    examples: { 'Nobody except he knew the code.': 'Nobody except him knew the code.', 'She lives with they.': 'She lives with them.' },
    fine: ['Nobody except him knew.', 'It is with what he has.'],
  },
  'joined-subject': {
    reason: 'As a subject the pronoun is "I", "he", "we" or "they".',
    find: (sentence) => {
      const phrase = readNounPhrase(sentence, 0);
      const at = (phrase?.end ?? -2) + 1;
      const [and, pronoun, verb] = [sentence[at - 1], sentence[at], sentence[at + 1]];
      const subject = lookUp(SUBJECT_OF, pronoun?.lower ?? '');
      const isVerb = verb !== undefined && (verb.tags & (TAG.VB | TAG.VBD | TAG.MD)) !== 0;
      return phrase && and?.lower === 'and' && subject && isVerb ? [{ first: at, last: at, text: subject }] : [];
    },
    examples: {
      'The neighbours and us share the garden.': 'The neighbours and we share the garden.',
      'My brother and him went home.': 'My brother and he went home.',
    },
    fine: ['The neighbours and we share it.', 'My brother and I went home.'],
  },
  'than-after-comparative': {
    reason: '"Than" is missing after the comparative.',
    patterns: [
      'is|are|am|was|were|looks|seems <JJR>~more~less~other~better {+than} me|him|us|them|you',
      'is|are|was|were more <JJ> {+than} me|him|us|them|mine|yours|ours',
    ],
    examples: {
      'My brother is taller me.': 'My brother is taller than me.',
      'Their flat is more expensive ours.': 'Their flat is more expensive than ours.',
    },
    fine: ['He is taller than me.', 'It is more to him than to us.'],
  },
  'so-that-result': {
    reason: '"So" is missing before the adjective.',
    patterns: [
      'was|were|is|are|am {+so} cold|hot|dark|late|noisy|loud|tired|hungry|expensive|heavy|windy|crowded|boring|angry|excited|quiet|slow|weak|ill that i|we|he|she|they|it|nobody|everyone|everybody|the|my',
    ],
    examples: {
      'It was cold that we stayed inside.': 'It was so cold that we stayed inside.',
      'The box was heavy that nobody could lift it.': 'The box was so heavy that nobody could lift it.',
    },
    fine: ['It was so cold that we stayed inside.', 'It is clear that we lost.', 'I was tired that night.'],
  },
  'preposition-which': {
    reason: '"Which" is missing after the preposition.',
    patterns: ['<NN|NNS> in|on|at|from {+which} i|he|she|we|they <VBD|VB|VBZ>~<NN|NNS>'],
    examples: {
      'The house in I grew up has been sold.': 'The house in which I grew up has been sold.',
      'Send me the list from they choose.': 'Send me the list from which they choose.',
    },
    fine: [
      'The house in which I grew up is old.',
      'The house I grew up in is old.',
      'The mess they were in I knew.',
      'He is the best player in he team.',
    ],
  },
  'whether-subject': {
    reason: 'The subject of this clause is missing.',
    confidence: 'low',
    find: (sentence) =>
      sentence.flatMap((whether, at) => {
        const modal = sentence[at + 1];
        const isBare = /^(?:whether|if)$/.test(whether.lower) && /^(?:should|can|could|must|will|would)$/.test(modal?.lower ?? '') && at > 1;
        const subject = /^(?:i|i'm|we|they|he|she)$/.exec(sentence[0]?.lower ?? '')?.[0]?.replace("'m", '');
        return isBare && subject ? [{ first: at + 1, last: at + 1, text: `${subject === 'i' ? 'I' : subject} ${modal?.text}` }] : [];
      }),
    examples: { 'I am not sure whether should pay now.': 'I am not sure whether I should pay now.' },
    fine: ['I am not sure whether I should pay.'],
  },
  'rather-base': {
    reason: 'After "would rather" and "had better" the verb has no "to".',
    patterns: ["would|i'd|we'd|he'd|she'd|they'd|you'd rather to{} <VB>", "had|i'd|we'd|he'd|she'd|they'd|you'd better to{} <VB>"],
    examples: { 'I would rather to stay at home.': 'I would rather stay at home.', "You'd better to hurry.": "You'd better hurry." },
    fine: ['I would rather go to work.', 'It would be better to wait.'],
  },
  'advise-to': {
    reason: 'This verb is followed by the person, "to" and the base form.',
    find: (sentence) =>
      sentence.flatMap((verb, at) => {
        const [object, gerund, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isAsking = /^(?:advised?|encouraged?|allowed|allow|invited?|persuaded?|forced?|told|asked|ordered|permitted)s?$/.test(verb.lower);
        const base = gerund?.lower.endsWith('ing') && (gerund.tags & (TAG.VBG | TAG.NN)) !== 0 ? findBaseForm(gerund.lower) : undefined;
        if (
          !isAsking ||
          !/^(?:me|him|us|them|you)$/.test(object?.lower ?? '') ||
          !base ||
          /^(?:according|regarding|concerning)$/.test(gerund?.lower ?? '')
        )
          return [];
        return next && next.kind === 'word' ? [{ first: at + 2, last: at + 2, text: `to ${base}` }] : [];
      }),
    examples: {
      'The doctor advised me resting for a week.': 'The doctor advised me to rest for a week.',
      'They allowed us parking in the yard.': 'They allowed us to park in the yard.',
    },
    fine: ['They saw me resting.', 'He told me nothing.', 'The doctor advised me to rest.'],
  },
  'took-to': {
    reason: 'After "it takes" and a time, the verb takes "to".',
    find: (sentence) =>
      sentence.flatMap((unit, at) => {
        if (!/^(?:hours?|days?|weeks?|months?|years?|minutes?|time|while|ages)$/.test(unit.lower)) return [];
        const gerund = sentence[at + 1];
        const base = gerund?.tag === TAG.VBG ? findBaseForm(gerund.lower) : undefined;
        const start = sentence.findIndex(({ lower }) => /^(?:takes|took|take)$/.test(lower));
        const isIt = sentence[start - 1]?.lower === 'it' || /^(?:will|would)$/.test(sentence[start - 1]?.lower ?? '');
        const isNear = start >= 0 && at - start <= 4 && at > start;
        return base && isIt && isNear ? [{ first: at + 1, last: at + 1, text: `to ${base}` }] : [];
      }),
    examples: {
      'It took us three hours finding the hotel.': 'It took us three hours to find the hotel.',
      'It takes a long time learning a language.': 'It takes a long time to learn a language.',
    },
    fine: ['It took us three hours to find it.', 'He took some time thinking.'],
  },
  'much-experience': {
    reason: 'This noun is uncountable here, so it takes "much".',
    patterns: ['many{much} experience|knowledge|patience|homework|luggage|equipment|furniture with|in|of|for|and|.|to'],
    examples: { 'He has many experience with large projects.': 'He has much experience with large projects.' },
    fine: ['He has many experience points.', 'He has much experience.'],
  },
  'needs-to-be': {
    reason: 'The passive needs a form of "be" before the participle.',
    find: (sentence) =>
      sentence.flatMap((needs, at) => {
        if (sentence[at + 1]?.lower !== 'to') return [];
        const [to, verb, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const isParticiple = verb !== undefined && (verb.tags & TAG.VBN) !== 0 && (verb.tags & (TAG.VB | TAG.NN)) === 0;
        const isPerson = sentence.slice(0, at).some(({ lower }) => /^(?:i|you|he|she|we|they|who)$/.test(lower));
        const ends = next === undefined || next.kind === 'mark' || /^(?:by|in|on|at|before|after|soon|every|with|and|as|again)$/.test(next.lower);
        if (!/^(?:needs?|has|have|ought|needed|had)$/.test(needs.lower) || to?.lower !== 'to' || !isParticiple || isPerson || !ends) return [];
        return [{ first: at + 1, last: at + 2, text: `to be ${verb?.text}` }];
      }),
    examples: {
      'The machine does not work and needs to replaced.': 'The machine does not work and needs to be replaced.',
      'The form has to signed by both of them.': 'The form has to be signed by both of them.',
    },
    fine: ['It needs to be replaced.', 'He has to signed.'],
  },
  'there-without-be': {
    reason: 'The verb is missing: "there is" or "there are".',
    patterns: [
      '^ there{there_is} no|a|an <=NN> <IN>',
      '^ there{there_is} no|a|an <JJ> <=NN> <IN>',
      '^ there{there_are} many|several|some|few <=NNS> <IN>',
    ],
    find: ([there, no, noun, to]) =>
      there?.lower === 'there' && no?.lower === 'no' && noun?.tag === TAG.NN && to?.lower === 'to' ? [{ first: 0, last: 0, text: 'There is' }] : [],
    examples: {
      'There no reason to wait any longer.': 'There is no reason to wait any longer.',
      'There many shops in the village.': 'There are many shops in the village.',
    },
    fine: ['There is no reason to wait.', 'There, many shops in the village are old.'],
  },
  'reported-where-is': {
    reason: 'In an indirect question, the verb comes after its subject.',
    find: (sentence) =>
      sentence.flatMap((ask, at) => {
        const [question, be] = [sentence[at + 1], sentence[at + 2]];
        if (!ASKS.test(ask.lower) || !/^(?:where|when|what|how|who)$/.test(question?.lower ?? '') || !/^(?:is|are|was|were)$/.test(be?.lower ?? ''))
          return [];
        const phrase = readNounPhrase(sentence, at + 3);
        const end = phrase && sentence[phrase.end];
        if (!phrase?.determiner || !end || end.kind !== 'mark' || question?.lower === 'what' || question?.lower === 'who') return [];
        const words = sentence.slice(phrase.first, phrase.end).map(({ text }) => text);
        return [{ first: at + 2, last: phrase.end - 1, text: [...words, be?.text].join(' ') }];
      }),
    examples: {
      'Do you know where is the post office?': 'Do you know where the post office is?',
      'I am not sure when is the next meeting.': 'I am not sure when the next meeting is.',
    },
    fine: ['Do you know where the post office is?', 'I know who is the boss.'],
  },
  'comma-after-dear': {
    reason: 'A comma follows the greeting.',
    find: (sentence) => {
      if (sentence[0]?.lower !== 'dear') return [];
      const at = sentence.findIndex(({ text }, index) => index > 1 && /^(?:I|We|Thank|My|This|Please)$/.test(text));
      const name = sentence.slice(1, at);
      const isName = at > 1 && at < 5 && name.every(({ text, kind }) => (kind === 'word' && /^\p{Lu}/u.test(text)) || text === '.');
      const last = sentence[at - 1];
      return isName && last?.kind === 'word' ? [{ first: at - 1, last: at - 1, text: `${last.text},` }] : [];
    },
    examples: {
      'Dear Mr Lopez I am writing to complain.': 'Dear Mr Lopez, I am writing to complain.',
      'Dear Anna Thank you for the photos.': 'Dear Anna, Thank you for the photos.',
    },
    fine: ['Dear Mr Lopez, I am writing to you.'],
  },
});
