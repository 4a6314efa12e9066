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
