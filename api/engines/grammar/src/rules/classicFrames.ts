import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readNounPhrase } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const PERSON = 'my|your|his|her|our|their|me|him|us|them|the';
const SPEAKER = "i|you|he|she|we|they|could|can|will|must|please|to|should|would|don't|didn't|never|already";
const DEADLINE =
  /^(?:renew\w*|submit\w*|send|sends|sent|finish\w*|pay|pays|paid|complete\w*|return|reply|hand|deliver\w*|register\w*|book|apply|decide|receive\w*|confirm\w*|answer|sign|done|ready|hand|respond|order|bring|need|repair\w*)$/;
const LASTING =
  /^(?:wait\w*|stay\w*|keep|kept|open|closed|valid|not|don't|doesn't|didn't|won't|can't|cannot|work\w*|live\w*|sleep|last\w*|hold|holiday|away|postpone\w*|delay\w*|up|from)$/;
const SINCE_TIME =
  /^(?:yesterday|then|last|this|childhood|early|christmas|easter|nine|eight|seven|six|ten|eleven|twelve|noon|midnight|five|four|three|two|one)$/;
const UNIT = /^(?:years?|months?|weeks?|days?|hours?|minutes?|ages)$/;
const HAVE: Readonly<Record<string, string>> = {
  am: 'have been',
  is: 'has been',
  are: 'have been',
  "i'm": "I've been",
  "we're": "we've been",
  "they're": "they've been",
  "you're": "you've been",
  "he's": "he's been",
  "she's": "she's been",
};

/** Frames that every textbook of learners' mistakes lists, over all persons, tenses and negations. */
export const classicFrames = buildRules({
  'because-of-clause': {
    reason: '"Because of" takes a noun; before a clause it is "because".',
    needs: 'because',
    find: (sentence) => sentence.flatMap((_, at) => findBecauseOf(sentence, at)),
    examples: {
      'We stayed because of my son was ill.': 'We stayed because my son was ill.',
      'It is loud because of the neighbours have a party.': 'It is loud because the neighbours have a party.',
      'I left because of nobody came.': 'I left because nobody came.',
    },
    fine: ['We stayed because of the rain.', 'Because of the snow the bus was late.', 'He left because of the money lost there.'],
  },
  'not-agree': {
    reason: '"Agree" is a verb, so "do" helps it, not "be".',
    patterns: [
      'i am{do} not agree',
      "i'm{I_do} not agree",
      'we|they|you are{do} not agree',
      "we|they|you aren't{don't} agree",
      'he|she is{does} not agree',
      "he|she isn't{doesn't} agree",
      'i|he|she was{did} not agree',
      "i|he|she wasn't{didn't} agree",
    ],
    examples: {
      'I am not agree with you.': 'I do not agree with you.',
      "They aren't agree with it.": "They don't agree with it.",
      'She was not agree.': 'She did not agree.',
    },
    fine: ['I do not agree.', 'We are agreed.'],
  },
  'too-much-described': {
    reason: 'Use "too" before an adjective, and "too much" before an uncountable noun.',
    patterns: [
      "is|was|are|were|am|be|looks|looked|seems|feels|felt|tastes|it's|i'm|they're too much{} <JJ>~<NN> $|for|to|and|but|in|because|here|now|today",
    ],
    examples: {
      'The soup is too much salty.': 'The soup is too salty.',
      'These shoes are too much expensive for me.': 'These shoes are too expensive for me.',
      "It's too much dangerous to swim.": "It's too dangerous to swim.",
    },
    fine: ['It is too salty.', 'That was too much for me.', 'There is too much salt.'],
  },
  'have-not-a': {
    reason: 'In everyday English "have" is negated with "do".',
    patterns: [
      'he|she|it|<NN> has{does} not{not_have} a|an|any|many|much|enough|time $|<NN|NNS|JJ>|for',
      'i|we|you|they|<NNS> have{do} not{not_have} a|an|any|many|much|enough|time <NN|NNS|JJ>',
      'i|he|she|it|we|they|<NN> had{did} not{not_have} a|an|any|many|much|enough <NN|NNS|JJ>',
    ],
    examples: {
      'My flat has not a balcony.': 'My flat does not have a balcony.',
      'We have not enough chairs.': 'We do not have enough chairs.',
      'She had not any money.': 'She did not have any money.',
    },
    fine: ['It does not have a lift.', 'He has not done any work.'],
  },
  'before-doing-it': {
    reason: 'After this word the -ing form follows.',
    patterns: ['before|after|without to{} <VB>{=gerund} $|,|the|a|my|your|it|home|i|we|you|to|in|here|there|any', 'instead to{of} <VB>{=gerund}'],
    examples: {
      'Before to leave, lock the door.': 'Before leaving, lock the door.',
      'He left without to say a word.': 'He left without saying a word.',
      'Instead to work he sleeps.': 'Instead of working he sleeps.',
    },
    fine: ['Before leaving, lock it.', 'The day before to the day after'],
  },
  'such-not-so-a': {
    reason: '"So" stands before an adjective alone; with a noun it is "such a".',
    patterns: ["is|was|it's|had|have|has|that's so{such} a|an <JJ> <NN>"],
    examples: {
      'It was so a good idea that we agreed.': 'It was such a good idea that we agreed.',
      'She is so a nice person.': 'She is such a nice person.',
      'We had so a lovely time.': 'We had such a lovely time.',
    },
    fine: ['It was late, so a nice man drove us.', 'It was so good.'],
  },
  'use-to': {
    reason: 'A habit of the past is "used to".',
    patterns: [
      '^^ i|we|they|he|she use{used} to <VB>~<NN>',
      '^^ i|we|they|he|she use{used} to be|have|live|work|play|go|walk',
      'my|our|his|her|their @closePerson|parents|grandparents use{used} to <VB>',
    ],
    examples: {
      'My grandfather use to feed the birds.': 'My grandfather used to feed the birds.',
      'We use to live in Rome.': 'We used to live in Rome.',
      'They use to have a dog.': 'They used to have a dog.',
    },
    fine: ['Did he use to smoke?', 'The knife I use to eat is blunt.', 'They use it to cut.'],
  },
  'tell-without-to': {
    reason: 'This verb takes the person without "to".',
    patterns: [
      `${SPEAKER} tell|told|ask|asked|call|called|phone|phoned|invite|invited|thank|thanked|remind|inform|advise|advised|contact|contacted to{} ${PERSON} @closePerson|parents|friends|colleagues|neighbours|manager|children|<NN>~face~end~truth $|that|to|if|about|what|when|for|and|yesterday|today|last`,
      `${SPEAKER} tell|told|ask|asked|phone|phoned|invite|thank|remind|inform|advise|contact to{} me|him|us|them $|that|if|about|what|when|for|and|to`,
    ],
    examples: {
      'Could you tell to your brother that I called?': 'Could you tell your brother that I called?',
      'I told to him about it.': 'I told him about it.',
      'Please remind to my parents about the key.': 'Please remind my parents about the key.',
    },
    fine: ['I was told to him.', 'Say it to my brother.'],
  },
  'as-hard-as': {
    reason: 'A comparison of this kind has "as" twice.',
    patterns: [
      'works|work|worked|is|was|are|were|am|sleeps|runs|ran {+as} hard|strong|white|cold|fast|quiet|busy|brave|blind|free|light|sick|cool|slow|thin as a|an horse|mouse|feather|bee|lion|dog|bat|ox|bird|snail|ghost|sheet|rock|cucumber|rake|mule|bone|fox|hell|kite',
    ],
    examples: {
      'He works hard as a horse.': 'He works as hard as a horse.',
      'She was quiet as a mouse.': 'She was as quiet as a mouse.',
      'My bag is light as a feather.': 'My bag is as light as a feather.',
    },
    fine: ['She is as quiet as a mouse.'],
  },
  'deadline-until': {
    reason: '"By" names the last moment for something; "until" says how long something lasts.',
    needs: 'until till',
    find: (sentence) => sentence.flatMap((_, at) => findDeadline(sentence, at)),
    examples: {
      'I have to renew my passport until the end of June.': 'I have to renew my passport by the end of June.',
      'Please reply until Friday.': 'Please reply by Friday.',
      'The invoice must be paid until next Monday.': 'The invoice must be paid by next Monday.',
    },
    fine: [
      'We stay until Friday.',
      'Do not pay until Friday.',
      'The offer is valid until Monday.',
      'Please wait until tomorrow.',
      'You can work on it until it is complete.',
    ],
  },
  'how-much-cost': {
    reason: 'A price or a weight is asked for with "how much".',
    patterns: ['^^ how many{much} does|do|did <DT|POSS>|it|they <NN|NNS>? cost|weigh', '^^ how many{much} is|was the|it|this|that'],
    examples: {
      'How many does this jacket cost?': 'How much does this jacket cost?',
      'How many is the ticket?': 'How much is the ticket?',
      'How many did it cost?': 'How much did it cost?',
    },
    fine: ['How many did you buy?', 'How many are there?'],
  },
  'and-a-half': {
    reason: 'A part of one takes "a".',
    patterns: ['hour|year|month|week|mile|kilo|metre|litre and {+a} half $|to|of|in|for|from|later|ago|before|by|with'],
    examples: {
      'It takes one hour and half.': 'It takes one hour and a half.',
      'We drove an hour and half to get there.': 'We drove an hour and a half to get there.',
      'The child is a year and half.': 'The child is a year and a half.',
    },
    fine: ['It takes an hour and a half.', 'One hour and half the money'],
  },
  'going-since': {
    reason: 'What began in the past and goes on takes "have been" or "has been".',
    needs: 'since',
    find: (sentence) => findGoingSince(sentence),
    examples: {
      "I am waiting for the plumber since eight o'clock.": "I have been waiting for the plumber since eight o'clock.",
      'She is playing the violin since she was six.': 'She has been playing the violin since she was six.',
      "They're looking for a flat since last year.": "They've been looking for a flat since last year.",
    },
    fine: ['I am waiting, since he is late.', 'I have been waiting since eight.', 'We are moving since the rent has gone up.'],
  },
  'confirm-what': {
    reason: 'This verb takes the thing without the person.',
    patterns: ['confirm|confirms|confirmed me{} the|that|if|whether|your|when|this|a|our'],
    examples: {
      'Please confirm me the date.': 'Please confirm the date.',
      'Could you confirm me if it is free?': 'Could you confirm if it is free?',
      'He confirmed me that he comes.': 'He confirmed that he comes.',
    },
    fine: ['Please confirm it to me.'],
  },
  'a-lot-before-object': {
    reason: '"A lot" and the like come after the verb and its object.',
    needs: 'lot',
    find: (sentence) => sentence.flatMap((_, at) => findLotBeforeObject(sentence, at)),
    examples: {
      'We enjoyed a lot the concert.': 'We enjoyed the concert a lot.',
      'I like a lot your new flat.': 'I like your new flat a lot.',
      'She misses a lot her family.': 'She misses her family a lot.',
    },
    fine: ['I like a lot of songs.', 'We enjoyed it a lot.', 'He reads a lot the day before.'],
  },
  'needs-to-be-done': {
    reason: 'What somebody else does with a thing is said in the passive.',
    patterns: [
      'my|the|this|that|our|your|his|her <NN> needs to {+be} repair|fix|clean|wash|replace|paint|iron|mend{=participle} $|before|soon|by|because',
      'my|the|these|those|our <NNS> need to {+be} repair|fix|clean|wash|replace|paint|iron|mend{=participle} $|before|soon|by|because',
    ],
    examples: {
      'My car needs to repair.': 'My car needs to be repaired.',
      'The windows need to clean before the party.': 'The windows need to be cleaned before the party.',
      'This shirt needs to wash.': 'This shirt needs to be washed.',
    },
    fine: ['My car needs to be repaired.', 'My brother needs to wash his car.'],
  },
  'excited-not-exited': {
    reason: 'Who looks forward to something is "excited"; "exited" means went out.',
    patterns: [
      'very|so|really|too|quite|most exited{excited}',
      "is|was|are|were|am|i'm|we're|they're|he's|she's|get|got exited{excited} about|when|because|to",
    ],
    examples: {
      "We're really exited about the house.": "We're really excited about the house.",
      'I am exited to see you.': 'I am excited to see you.',
      'The kids were so exited.': 'The kids were so excited.',
    },
    fine: ['He exited the room.', 'The program exited with an error.'],
  },
  'place-where': {
    reason: '"Where" is about a place, "were" is the past of "are".',
    patterns: [
      'shop|place|town|house|hotel|restaurant|office|school|street|room|park|café|cafe|bar|village|country|city|building|pub|beach|hospital|church|station were{where} i|we|you|he|she|they|my',
    ],
    examples: {
      'The shop were we bought it has closed.': 'The shop where we bought it has closed.',
      'This is the house were she lives.': 'This is the house where she lives.',
      'I like the park were my dog plays.': 'I like the park where my dog plays.',
    },
    fine: ['In the shop were many people.'],
  },
});

function findBecauseOf(sentence: Sentence, at: number): Change[] {
  const [because, of, first] = [sentence[at], sentence[at + 1], sentence[at + 2]];
  if (because?.lower !== 'because' || of?.lower !== 'of' || !first) return [];
  const isPronoun = /^(?:i|he|she|we|they|nobody|everybody|everyone|somebody|someone)$/.test(first.lower);
  const end = isPronoun ? at + 3 : (first.tag & (TAG.DT | TAG.POSS)) !== 0 ? readNounPhrase(sentence, at + 2)?.end : undefined;
  const verb = end === undefined ? undefined : sentence[end];
  const isVerb = verb && (isSurelyFinite(verb) || /^(?:got|had|came|went|has|have)$/.test(verb.lower)) && (verb.tags & TAG.VBN) === 0;
  const isClear = verb && /^(?:got|came|is|are|was|were|has|have|had|went|did|does|don't|doesn't|didn't|will|can|can't|won't)$/.test(verb.lower);
  // "Because of the snow the bus was late": another subject must not come between.
  return verb && (isVerb || isClear) ? [{ first: at, last: at + 1, text: because.text }] : [];
}

function findDeadline(sentence: Sentence, at: number): Change[] {
  const [until, next] = [sentence[at], sentence[at + 1]];
  if (!/^(?:until|till)$/.test(until?.lower ?? '') || !next || sentence[at - 1]?.kind !== 'word') return [];
  const words = sentence.slice(Math.max(0, at - 9), at);
  if (!words.some(({ lower }) => DEADLINE.test(lower)) || words.some(({ lower }) => LASTING.test(lower))) return [];
  const third = sentence[at + 2]?.lower ?? '';
  const isTime =
    wordSets.weekday?.has(next.lower) ||
    wordSets.month?.has(next.lower) ||
    next.kind === 'number' ||
    /^(?:tomorrow|tonight|noon|midnight)$/.test(next.lower) ||
    (/^(?:next|this)$/.test(next.lower) && /^(?:week|month|year|\w+day|morning|evening|afternoon)$/.test(third)) ||
    (next.lower === 'the' && /^(?:end|beginning|weekend|first|deadline|latest)$/.test(third));
  return isTime ? [{ first: at, last: at, text: 'by' }] : [];
}

function findGoingSince(sentence: Sentence): Change[] {
  const since = sentence.findIndex(({ lower }, at) => at > 2 && lower === 'since');
  const [next, after] = [sentence[since + 1], sentence[since + 2]];
  if (since < 0 || !next || sentence[since - 1]?.kind === 'mark' || sentence.at(-1)?.text === '?') return [];
  const isPast =
    /^(?:i|we|he|she|they|you|it)$/.test(next.lower) && after !== undefined && ((after.tags & TAG.VBD) !== 0 || /^(?:was|were)$/.test(after.lower));
  const isLife =
    /^(?:my|his|her|our|their|your)$/.test(next.lower) &&
    /^(?:childhood|birth|wedding|arrival|return|graduation|divorce|birthday|youth)$/.test(after?.lower ?? '');
  const isTime =
    isLife || next.kind === 'number' || SINCE_TIME.test(next.lower) || wordSets.weekday?.has(next.lower) || wordSets.month?.has(next.lower);
  // "Since two years" is a length, which "for" tells.
  if (!(isPast || isTime) || (UNIT.test(after?.lower ?? '') && !/^(?:last|this)$/.test(next.lower))) return [];
  const at = sentence.findIndex(({ lower }, place) => place < since && Object.hasOwn(HAVE, lower));
  const [be, verb] = [sentence[at], sentence[at + 1]];
  if (
    at < 0 ||
    !be ||
    !verb ||
    !/\p{L}{2}ing$/u.test(verb.lower) ||
    (verb.tags & TAG.VBG) === 0 ||
    (verb.lower === 'going' &&
      sentence[at + 2]?.lower === 'to' &&
      ((sentence[at + 3]?.tags ?? 0) & TAG.VB) !== 0 &&
      ((sentence[at + 3]?.tag ?? 0) & TAG.DT) === 0)
  )
    return [];
  if (sentence.slice(at + 2, since).some((token) => token.kind === 'mark' || isSurelyFinite(token))) return [];
  const text = HAVE[be.lower] ?? 'have been';
  return [{ first: at, last: at, text: at === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text }];
}

function findLotBeforeObject(sentence: Sentence, at: number): Change[] {
  const [verb, a, lot, opening] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1]];
  if (lot?.lower !== 'lot' || a?.lower !== 'a' || !verb || !opening || ((opening.tag & (TAG.DT | TAG.POSS)) === 0 && opening.lower !== 'her'))
    return [];
  if (
    !/^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|miss|misses|missed|appreciate|appreciated|help|helps|helped|use|uses|used)$/.test(
      verb.lower,
    )
  )
    return [];
  const phrase = readNounPhrase(sentence, opening.lower === 'her' ? at + 2 : at + 1);
  const end = phrase?.end;
  const next = end === undefined ? undefined : sentence[end];
  if (end === undefined || (next && next.kind === 'word' && !/^(?:and|but|because|in|on|at|last|when)$/.test(next.lower))) return [];
  const words = sentence.slice(at + 1, end).map(({ text }) => text);
  return [{ first: at - 1, last: end - 1, text: `${words.join(' ')} a lot` }];
}
