import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const LOCAL =
  'supermarket|shop|restaurant|cafe|café|bank|park|station|stop|cinema|school|pool|market|hotel|bar|pub|church|museum|beach|lake|garden|playground|pharmacy|bakery|hospital|library|gym|problem|solution|possibility|reason|difference|lot';

/** More small slips: articles before times, plurals of what is not counted, verbs that stand for "there is". */
export const smallGaps = buildRules({
  'the-next-week': {
    reason: 'The week, month or day to come takes no article.',
    needs: 'next',
    find: (sentence) => sentence.flatMap((_, at) => findNextWeek(sentence, at)),
    examples: {
      'I will see you the next week.': 'I will see you next week.',
      'We are meeting them the next Friday.': 'We are meeting them next Friday.',
      'Can we talk about it the next month?': 'Can we talk about it next month?',
    },
    fine: ['We left the next week.', 'I will see you next week.', 'She will come the next day.', 'The next week will be hard.'],
  },
  'attention-is-not-counted': {
    reason: 'This noun has no plural.',
    patterns: [
      'pay|pays|paid|paying|give|gave more|much|some|no|less|little|enough|close? attentions{attention}',
      'for|of|with|needs|need your|more|a|the|some|lot|much of? patiences{patience}',
      'so|too|very|how much|little traffics|luggages|moneys|weathers{=singular}',
    ],
    examples: {
      'You should pay more attentions in class.': 'You should pay more attention in class.',
      'Thank you for your patiences.': 'Thank you for your patience.',
      'There is too much traffics here.': 'There is too much traffic here.',
    },
    fine: ['You should pay attention.'],
  },
  'it-gives-a-place': {
    reason: 'In English, what exists takes "there is" or "there are".',
    patterns: [
      `^^ it{there} gives{is} a|an|no|another|only <JJ>? <JJ>? ${LOCAL}`,
      `^^ in|near|behind|on my|our|the|this <NN> it{there} gives{is} a|an|no|another`,
      '^^ in|near|behind|on my|our|the|this <NN> it{there} gives{are} many|some|two|three|several|lots',
    ],
    examples: {
      'It gives a nice park behind the school.': 'There is a nice park behind the school.',
      'In our street it gives no bakery.': 'In our street there is no bakery.',
      'In my town it gives many shops.': 'In my town there are many shops.',
    },
    fine: ['It gives a good view.', 'It gives me hope.'],
  },
  'if-it-will-be': {
    reason: 'After "if" the present is used for the future.',
    patterns: [
      '^ if it|he|she will{} be{is}',
      '^ if they|we will{} be{are}',
      '^ if i will{} be{am}',
      '^ if the|my|your|our|his|her <NN> will{} be{is}',
      '^ if there will{} be{is} a|an|no|enough',
      '^ if the|my|your|our|his|her <NN> will{} have{has}',
      '^ if the|my|your|our|his|her <NN> will{} come|arrive|go|start|change|rain|work|call|agree|need|leave{=third}',
    ],
    examples: {
      'If it will be cold, we will stay in.': 'If it is cold, we will stay in.',
      'If the weather will be nice, I will come.': 'If the weather is nice, I will come.',
      'If my train will arrive late, I will call.': 'If my train arrives late, I will call.',
    },
    fine: ['Ask him if it will be cold.', 'If it is cold, we will stay.', 'If you will be so kind, wait here.'],
  },
  'i-and-brother-plural': {
    reason: 'Two persons as a subject take "and I" and the verb for many.',
    find: (sentence) => findMeAndBrother(sentence),
    examples: {
      'Me and my sister goes there.': 'My sister and I go there.',
      'Me and my friend was late.': 'My friend and I were late.',
      'Me and my brother has a dog.': 'My brother and I have a dog.',
    },
    fine: ['My brother and I go there.', 'Me and my shadow, that is all.'],
  },
  'still-not-verb': {
    reason: '"Do" is needed to say that something is not so.',
    patterns: ['^^ i|we|they|you still|yet|also not{do_not} <VB>~<NN|JJ>', '^^ i|we|they|you not{do_not} <VB>~<NN|JJ|VBD>'],
    examples: {
      'I still not understand it.': 'I still do not understand it.',
      'They also not believe him.': 'They also do not believe him.',
      'We not agree with it.': 'We do not agree with it.',
    },
    fine: ['I do not understand it.', 'I am still not ready.'],
  },
  'pair-of-two': {
    reason: 'A pair is two, so the noun is plural.',
    patterns: ['pair|pairs of <JJ|NN>? shoe|sock|glove|boot|trainer|earring|slipper|sandal|jean|trouser|scissor|skate|ski|sneaker|stocking{=plural}'],
    examples: {
      'I need a new pair of shoe.': 'I need a new pair of shoes.',
      'She lost two pairs of earring.': 'She lost two pairs of earrings.',
      'He bought a pair of leather boot.': 'He bought a pair of leather boots.',
    },
    fine: ['I need a pair of shoes.'],
  },
  'work-is-not-counted': {
    reason: 'Work that is to be done is not counted.',
    patterns: ['lot|lots of works{work} $|to|today|this|at|and|before|for', 'much|enough|more works{work} $|to|today|this|at|before|than'],
    examples: {
      'I have a lot of works to do.': 'I have a lot of work to do.',
      'We have too much works this week.': 'We have too much work this week.',
      'Do you have much works today?': 'Do you have much work today?',
    },
    fine: ['He read a lot of works by Kant.', 'It has much work to do.'],
  },
  'gave-to-me-the-thing': {
    reason: 'Between such a verb and a person no "to" is used when the thing follows.',
    patterns: [
      'gave|give|gives|giving|sent|send|sends|showed|show|shows|offered|lent|lend|brought to{} me|him|us|them|you a|an|the|my|his|some|this|their|our|your <JJ>? <NN|NNS>',
    ],
    examples: {
      'He gave to me a strange look.': 'He gave me a strange look.',
      'Please send to us the signed form.': 'Please send us the signed form.',
      'They offered to him a job.': 'They offered him a job.',
    },
    fine: ['He gave it to me.', 'Give the book to me.'],
  },
  'not-nobody': {
    reason: 'Two negatives cancel each other; one is enough.',
    patterns: Object.entries({ nobody: 'anybody', 'no-one': 'anyone', nothing: 'anything', nowhere: 'anywhere', none: 'any' }).map(
      ([no, any]) => `there isn't|wasn't|aren't|weren't|hasn't ${no}{${any}}`,
    ),
    examples: {
      "There wasn't nobody at home.": "There wasn't anybody at home.",
      "There isn't nothing to eat.": "There isn't anything to eat.",
      "There weren't none left.": "There weren't any left.",
    },
    fine: ["There wasn't anybody."],
  },
  'state-since': {
    reason: 'This verb describes a state and is not used in the -ing form.',
    patterns: Object.entries({ knowing: 'known', wanting: 'wanted', owning: 'owned', needing: 'needed', believing: 'believed', loving: 'loved' }).map(
      ([ing, participle]) => `have|has|had|i've|we've|they've|you've|he's|she's been{} ${ing}{${participle}}`,
    ),
    examples: {
      "I've been knowing her since school.": "I've known her since school.",
      'They have been owning it for years.': 'They have owned it for years.',
      'She has been wanting it since May.': 'She has wanted it since May.',
    },
    fine: ['I have known her for years.'],
  },
  'used-to-base': {
    reason: 'A habit of the past is "used to" with the base form.',
    patterns: ['^^ i|he|she|we|they|you used to <VBG>~being{=base} in|at|a|the|my|with|to|for|there|here|on|football|every'],
    examples: {
      'He used to living in Berlin.': 'He used to live in Berlin.',
      'We used to playing football there.': 'We used to play football there.',
      'She used to working at night, and she used to working at a bar.': 'She used to work at night, and she used to work at a bar.',
    },
    fine: ['He is used to living here.', 'He got used to living here.'],
  },
  'four-of-us': {
    reason: 'How many people belong together is told with "there are".',
    patterns: ['^^ we{there} are @number {+of_us} in my|our|the|this'],
    examples: {
      'We are four in my family.': 'There are four of us in my family.',
      'We are ten in our team.': 'There are ten of us in our team.',
      'We are three in the flat.': 'There are three of us in the flat.',
    },
    fine: ['We are four friends.', 'There are four of us.'],
  },
  'especially-aside': {
    reason: '"Especially" says "above all"; "specially" means for one purpose.',
    patterns: [', specially{especially} by|when|in|if|for|at|on|because|with|the|my|after|during'],
    examples: {
      'I like to travel, specially by train.': 'I like to travel, especially by train.',
      'It is cold, specially at night.': 'It is cold, especially at night.',
      'He is tired, specially when it rains.': 'He is tired, especially when it rains.',
    },
    fine: ['It is specially made for you.'],
  },
  'promoted-to': {
    reason: 'One is promoted "to" a higher post.',
    patterns: [
      'promoted|promotion as{to} a|the? <JJ>? manager|director|head|supervisor|captain|sergeant|assistant|partner|chief|senior|leader|deputy',
    ],
    examples: {
      'She was promoted as manager in May.': 'She was promoted to manager in May.',
      'He was promoted as head of sales.': 'He was promoted to head of sales.',
      'After her promotion as director she moved.': 'After her promotion to director she moved.',
    },
    fine: ['He works as head of sales.'],
  },
  'nobody-does-anything': {
    reason: '"Everybody", "nobody" and the like take the form for one.',
    patterns: [
      'and|but|because|that|so nobody|everybody|everyone|somebody|someone do{does} anything|something|nothing|it|that|their|his|the|what|not',
    ],
    examples: {
      'It is loud and nobody do anything about it.': 'It is loud and nobody does anything about it.',
      'I know that everybody do the same, but someone do it better.': 'I know that everybody does the same, but someone does it better.',
      'He is ill because nobody do the cleaning.': 'He is ill because nobody does the cleaning.',
    },
    fine: ['Can somebody do it?', 'Let everybody do what they like.', 'Nobody does it.'],
  },
});

function findNextWeek(sentence: Sentence, at: number): Change[] {
  const [before, the, next, unit, after] = [sentence[at - 2], sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]];
  if (
    next?.lower !== 'next' ||
    the?.lower !== 'the' ||
    !before ||
    !/^(?:week|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(unit?.lower ?? '')
  )
    return [];
  const isEnd = !after || after.kind === 'mark';
  const isToCome = sentence.some(({ lower }) =>
    /^(?:will|'ll|going|forward|can|could|let's|shall|see|please|would|i'll|we'll|are|am|is|'m|'re|i'm|we're)$/.test(lower),
  );
  const isPast = sentence.some(({ tag }) => (tag & TAG.VBD) !== 0);
  if (!isEnd || !isToCome || isPast || (before.tag & TAG.IN) !== 0) return [];
  return [{ first: at - 2, last: at - 1, text: before.text }];
}

const MANY: Readonly<Record<string, string>> = {
  goes: 'go',
  was: 'were',
  has: 'have',
  is: 'are',
  lives: 'live',
  likes: 'like',
  plays: 'play',
  works: 'work',
  wants: 'want',
  loves: 'love',
};

function findMeAndBrother(sentence: Sentence): Change[] {
  const [me, and, my, noun, verb] = sentence;
  const many = verb && Object.hasOwn(MANY, verb.lower) ? MANY[verb.lower] : undefined;
  if (me?.lower !== 'me' || and?.lower !== 'and' || my?.lower !== 'my' || !noun || (noun.tag & TAG.NN) === 0 || !many) return [];
  return [{ first: 0, last: 4, text: `My ${noun.text} and I ${many}` }];
}
