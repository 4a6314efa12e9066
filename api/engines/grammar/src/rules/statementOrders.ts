import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite, readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const BE = /^(?:is|are|was|were)$/;
const PRONOUN = /^(?:i|he|she|we|they)$/;
const REPORTING_VERBS =
  /^(?:say|said|says|ask|asked|asks|reply|replied|answer|answered|think|thought|cry|cried|add|added|write|wrote|go|went|mutter|muttered|whisper|whispered|shout|shouted|begin|began|murmured|continued|exclaimed|remarked|returned|observed|explained|declared|laughed|repeated|protested|demanded|suggested|agreed|come|came|know|knew|suppose|supposed|fear)$/;
const EMBEDS = /^(?:know|knows|tell|told|ask|asks|asked|wonder|check|confirm|sure|remember|say|find|explain|understand|see|clear|whether|if|idea)$/;
const HELPER = /^(?:is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|must|may|might|nor|neither|never|so)$/;

/** Questions without "do", and statements whose verb stands before its subject. */
export const statementOrders = buildRules({
  'question-verb-first': {
    reason: 'A question is asked with "do", "does" or "did", and the verb comes behind the subject.',
    find: (sentence) => findVerbFirst(sentence),
    examples: {
      'What means this word in the second line?': 'What does this word mean in the second line?',
      'Where lives your aunt now?': 'Where does your aunt live now?',
      'What time starts the film tonight?': 'What time does the film start tonight?',
      'How long takes the journey by train?': 'How long does the journey take by train?',
      'What said the doctor about your knee?': 'What did the doctor say about your knee?',
    },
    fine: [
      'What makes the difference?',
      'What caused the fire?',
      'What happened to the car?',
      'How many people came to the party?',
      'What keeps your brother so busy?',
      'Where is the station?',
      'What drives the price?',
    ],
  },
  'verb-before-pronoun': {
    reason: 'In a statement the subject comes before the verb.',
    find: (sentence) => findInverted(sentence),
    examples: {
      'In winter drive we to Austria every second weekend.': 'In winter we drive to Austria every second weekend.',
      'After dinner watch we the news together.': 'After dinner we watch the news together.',
      'Then took he his hat and left.': 'Then he took his hat and left.',
      'Last week was I ill and stayed in bed.': 'Last week I was ill and stayed in bed.',
      'Tomorrow will I call the plumber again.': 'Tomorrow I will call the plumber again.',
    },
    fine: [
      'Never have I seen it.',
      'Only then did he stop.',
      '"Yes", said he.',
      'So am I.',
      'On the hill stood a house.',
      'Not until May will we know.',
      'In no way was he to blame.',
      'Here we are.',
      'In my free time I like comics.',
      'In summer time I like to swim.',
    ],
  },
  'whether-inversion': {
    reason: 'A reported question keeps the order of a statement: the subject comes before the verb.',
    needs: 'whether if',
    find: (sentence) => sentence.flatMap((_, at) => findWhetherInversion(sentence, at)),
    examples: {
      'Could you confirm whether is the hall available?': 'Could you confirm whether the hall is available?',
      'Please check if is the door locked.': 'Please check if the door is locked.',
      'I want to know whether can we come earlier.': 'I want to know whether we can come earlier.',
    },
    fine: ['Check whether it is open.', 'If is a short word.', 'I wonder if the door is locked.'],
  },
  'reported-do-question': {
    reason: 'A reported question takes "if" or "whether" and no "do".',
    needs: 'asked asks wonder wondered',
    find: (sentence) => sentence.flatMap((_, at) => findReportedDo(sentence, at)),
    examples: {
      'He asked me do I have a driving licence.': 'He asked me if I have a driving licence.',
      'They asked us do we eat meat.': 'They asked us if we eat meat.',
      'I wonder does he know the way.': 'I wonder if he knows the way.',
      'She asked me did I call the bank.': 'She asked me if I called the bank.',
    },
    fine: ['He asked me, do you smoke?', 'He asked me to go.', 'They asked what we do.'],
  },
  'how-called': {
    reason: 'Names and looks are asked for with "what".',
    patterns: [
      '^ how{what} is|are|was *? *? *? called $',
      '^ how{what} do|does|did *? *? *? call <PRP|DT|POSS>|this|that|it',
      'know|tell|me|remember|forgot|ask|asked|understand|say how{what} <PRP|DT|POSS> *? *? is|are|was|were called',
      'know|tell|me|remember|forgot|ask how{what} *? *? *? looks|look|looked|is|are|was like $',
      '^ how{what} do|does|did <PRP|DT|POSS> *? *? look like',
      '^ how{what} is|are|was|were <PRP|DT|POSS> *? *? like $',
      '^ how{what} is|are <DT|POSS> name|names|colour|color|address of',
    ],
    examples: {
      'How is this thing called?': 'What is this thing called?',
      'Do you know how this fruit is called in English?': 'Do you know what this fruit is called in English?',
      'How does your new house look like?': 'What does your new house look like?',
      'How is your flat like?': 'What is your flat like?',
    },
    fine: ['How is your flat?', 'Do you know how it is done?', 'How does it look?', 'What is it like?'],
  },
});

function write(sentence: Sentence, first: number, end: number): string {
  return sentence
    .slice(first, end)
    .map(({ text }) => text)
    .join(' ');
}

/** "What means this word", "where lives your aunt". */
function findVerbFirst(sentence: Sentence): Change[] {
  const question = sentence[0]?.lower ?? '';
  if (sentence.at(-1)?.text !== '?' || !/^(?:what|where|when|why|how)$/.test(question)) return [];
  const second = sentence[1]?.lower ?? '';
  const hasMore = (question === 'what' && second === 'time') || (question === 'how' && /^(?:much|long|often|far|many)$/.test(second));
  const at = hasMore ? 2 : 1;
  const verb = sentence[at];
  if (!verb || isSurelyFiniteHelper(verb)) return [];
  const base = findBaseForm(verb.lower);
  if (!base || base === 'be' || base === 'have' || base === 'do') return [];
  const isThird = (verb.tags & TAG.VBZ) !== 0 && verb.lower !== base;
  const isPast = (verb.tags & TAG.VBD) !== 0 && verb.lower !== base;
  if (!isThird && !isPast) return [];
  const subject = readClauseSubject(sentence, at + 1);
  const opens = subject && (subject.isPronoun || ((sentence[at + 1]?.tag ?? 0) & (TAG.DT | TAG.POSS | TAG.NNP)) !== 0);
  if (!subject || !opens) return [];
  // "What makes the difference": as a subject "what" has its verb before the object.
  const asksObject = /^(?:mean|say|think|want|like|prefer|eat|study)$/.test(base);
  if (question === 'what' && !hasMore && !asksObject) return [];
  if (question === 'how' && !hasMore && /^(?:come|go)$/.test(base)) return [];
  if (/^(?:many|much)$/.test(second) && !/^(?:cost|take|last|weigh|need)$/.test(base)) return [];
  if (sentence.slice(subject.end).some(isSurelyFinite)) return [];
  const help = isPast ? 'did' : subject.isMany ? 'do' : 'does';
  return [{ first: at, last: subject.end - 1, text: `${help} ${write(sentence, subject.first, subject.end)} ${base}` }];
}

function isSurelyFiniteHelper({ lower }: TaggedToken): boolean {
  return HELPER.test(lower);
}

/** "In winter drive we", "then took he". */
function findInverted(sentence: Sentence): Change[] {
  const at = sentence.findIndex(({ lower }, index) => index > 1 && PRONOUN.test(lower));
  if (at < 2 || at > 5 || sentence.at(-1)?.text !== '.') return [];
  const [verb, pronoun, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (!verb || !pronoun || verb.kind !== 'word' || verb.text !== verb.lower || !next || next.kind === 'mark') return [];
  const opening = sentence
    .slice(0, at - 1)
    .map(({ lower }) => lower)
    .join(' ');
  const isTime =
    /^(?:then|yesterday|tomorrow|today|now|sometimes|usually|(?:last|next|every|this) \w+|(?:in|on|at|after|before|during) (?:the |my |our )?\w+)$/.test(
      opening,
    ) && !/ (?:the|my|our|one|this|that|these|a|an|his|her|no|some|any|all)$/.test(opening);
  if (!isTime || /\b(?:no|not|never|only|rarely|neither|nor|seldom)\b/.test(opening)) return [];
  const base = findBaseForm(verb.lower);
  const isHelper = HELPER.test(verb.lower) && !/^(?:nor|neither|never|so)$/.test(verb.lower);
  const isVerb = base !== undefined && (verb.tags & (TAG.VB | TAG.VBD | TAG.VBZ)) !== 0 && (verb.tags & (TAG.NN | TAG.NNS | TAG.IN | TAG.JJ)) === 0;
  const isPlain =
    base !== undefined &&
    (verb.tags & (TAG.VB | TAG.VBD | TAG.VBZ)) !== 0 &&
    (next.tag & (TAG.DT | TAG.POSS | TAG.IN | TAG.RB)) !== 0 &&
    opening.split(' ').length > 1 &&
    // "In my free time I like": what an adjective describes is a noun.
    !((sentence[at - 2]?.tag ?? 0) & TAG.JJ) &&
    verb.lower !== 'time';
  if ((!isHelper && !isVerb && !isPlain) || REPORTING_VERBS.test(verb.lower) || (isSurelyFinite(next) && !isHelper)) return [];
  return [{ first: at - 1, last: at, text: `${pronoun.text} ${verb.text}` }];
}

/** "Whether is the hall free". */
function findWhetherInversion(sentence: Sentence, at: number): Change[] {
  const [opener, verb, before] = [sentence[at], sentence[at + 1], sentence[at - 1]];
  if (!opener || !/^(?:whether|if)$/.test(opener.lower) || !verb || !before || before.kind !== 'word') return [];
  if (!BE.test(verb.lower) && (verb.tags & TAG.MD) === 0) return [];
  if (opener.lower === 'if' && !EMBEDS.test(before.lower)) return [];
  const subject = readClauseSubject(sentence, at + 2);
  if (!subject) return [];
  return [{ first: at + 1, last: subject.end - 1, text: `${write(sentence, subject.first, subject.end)} ${verb.text}` }];
}

/** "He asked me do I have". */
function findReportedDo(sentence: Sentence, at: number): Change[] {
  if (!/^(?:asked|asks|wonder|wondered)$/.test(sentence[at]?.lower ?? '')) return [];
  const place = /^(?:me|us|him|her|them|you)$/.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const help = sentence[place]?.lower ?? '';
  const subject = readClauseSubject(sentence, place + 1);
  const verb = subject && sentence[subject.end];
  if (!/^(?:do|does|did)$/.test(help) || !subject || !verb || findBaseForm(verb.lower) !== verb.lower) return [];
  const statementVerb = help === 'do' ? verb.lower : help === 'does' ? inflectThirdPerson(verb.lower) : inflectPast(verb.lower);
  return [{ first: place, last: subject.end, text: `if ${write(sentence, subject.first, subject.end)} ${statementVerb}` }];
}
