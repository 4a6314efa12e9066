import { findBaseForm, inflectGerund, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const OWNERS: Readonly<Record<string, string>> = { i: 'my', you: 'your', he: 'his', she: 'her', we: 'our', they: 'their' };
const BODY_PART = /^(?:arm|leg|hand|foot|finger|knee|ankle|wrist|shoulder|nose|back|head|toe|thumb|elbow)$/;
const HURT = /^(?:broke|hurt|injured|twisted|burnt|burned|cut|sprained|hit)$/;
const SUPERLATIVE =
  /^(?:cold|hot|warm|big|small|old|young|tall|short|long|cheap|fast|slow|high|low|large|nice|rich|poor|strong|weak|dark|bright|clean|dirty|easy|happy|sad|busy|funny|pretty|heavy|noisy|early|late|wide|deep|thin|fat|loud|quiet|kind|safe|hard|soft|near|lucky|angry)$/;

/** Mix-ups of common verbs, clauses and comparisons that any sentence may have. */
export const plainMixUps = buildRules({
  'listen-to-something': {
    reason: 'This verb needs its preposition before the thing.',
    patterns: [
      'listen|listens|listened|listening {+to} the|a|an|my|your|his|her|our|their|this|that|these|those|some|music',
      'next {+to} the|my|our|his|her|your|their bakery|house|bank|station|door|window|church|school|river|bed|table|shop|hotel|park|office|kitchen|cinema|supermarket|post|library|hospital|museum',
      'wait|waits|waited|waiting {+for} me|him|us|them|you~who $|at|in|here|there|outside|until',
    ],
    examples: {
      'We listened a local band.': 'We listened to a local band.',
      'The shop is next the bank.': 'The shop is next to the bank.',
      'Please wait me at the gate.': 'Please wait for me at the gate.',
    },
    fine: ['Listen, the band plays.', 'I saw him next.', 'They wait outside.'],
  },
  'there-were-many': {
    reason: 'What there is decides the form of the verb: several things need "are" or "were".',
    patterns: [
      'there was{were} hardly|nearly|almost|only? any|many|several|few <NNS>~@singularS',
      'there is{are} hardly|nearly|almost|only? any|many|several|few <NNS>~@singularS',
      "there isn't{aren't} any|many|several <NNS>~@singularS",
      "there wasn't{weren't} any|many|several <NNS>~@singularS",
    ],
    examples: {
      'There was hardly any tourists.': 'There were hardly any tourists.',
      "There isn't many shops here.": "There aren't many shops here.",
    },
    fine: ['There was hardly any news.', 'There is only one.', 'There is many a reason.'],
  },
  'clock-time-at': {
    reason: 'A time of the clock takes "at".',
    patterns: [
      'leaves|leave|left|starts|start|started|begins|begin|began|arrives|arrive|arrived|opens|closes|come|comes|came|meet|met|ends in|on{at} half|quarter past|to',
    ],
    examples: { 'The bus leaves in half past five.': 'The bus leaves at half past five.' },
    fine: ['The bus leaves in half an hour.'],
  },
  'they-own': {
    reason: 'Before "own" and a noun, use the possessive.',
    patterns: [
      'every|each <NN> must|should|has|can|may|will bring|use|have|buy|take|make|choose|wear|write|to they{their} own <NN|NNS>',
      'on|in|of|for|with|to they{their} own',
    ],
    examples: {
      'Every child must bring they own lunch.': 'Every child must bring their own lunch.',
      'They live in they own house.': 'They live in their own house.',
    },
    fine: ['They own the house.'],
  },
  'ended-up-doing': {
    reason: 'Behind this verb, the next one has its form in "-ing".',
    needs: 'up worth busy',
    find: (sentence) =>
      sentence.flatMap(({ lower }, at) => {
        const [up, to, verb] = sentence.slice(at + 1, at + 4);
        const isEnding = /^(?:end|ends|ended|ending)$/.test(lower) && up?.lower === 'up' && to?.lower === 'to' && verb && (verb.tags & TAG.VB) !== 0;
        return isEnding && verb ? [{ first: at + 2, last: at + 3, text: inflectGerund(findBaseForm(verb.lower) ?? verb.lower) }] : [];
      }),
    examples: {
      'We ended up to sleep on the roof.': 'We ended up sleeping on the roof.',
      'He ended up to pay for it.': 'He ended up paying for it.',
    },
    fine: ['We ended up in Rome.'],
  },
  'told-not-to': {
    reason: 'Behind "to not", the verb has its base form.',
    needs: 'not',
    find: (sentence) =>
      sentence.flatMap(({ lower }, at) => {
        const [not, verb] = sentence.slice(at + 1, at + 3);
        if (lower !== 'to' || not?.lower !== 'not' || !verb || (verb.tags & TAG.VB) !== 0 || (verb.tag & (TAG.VBD | TAG.VBN | TAG.VBZ)) === 0)
          return [];
        const base = findBaseForm(verb.lower);
        return base === undefined ? [] : [{ first: at + 2, last: at + 2, text: base }];
      }),
    examples: { 'He told us to not opened it.': 'He told us to not open it.', 'I try to not makes noise.': 'I try to not make noise.' },
    fine: ['It is better to not know.', 'He wants to not be seen.'],
  },
  'most-to-superlative': {
    reason: 'A short adjective forms its superlative with "-est".',
    needs: 'most',
    find: (sentence) =>
      sentence.flatMap(({ lower }, at) => {
        const [most, adjective] = sentence.slice(at + 1, at + 3);
        return /^(?:the|my|our|his|her|their|your)$/.test(lower) && most?.lower === 'most' && adjective && SUPERLATIVE.test(adjective.lower)
          ? [{ first: at + 1, last: at + 2, text: formSuperlative(adjective.lower) }]
          : [];
      }),
    examples: {
      'This winter was the most cold.': 'This winter was the coldest.',
      'She is the most happy girl here.': 'She is the happiest girl here.',
      'It is the most big house.': 'It is the biggest house.',
    },
    fine: ['It is the most beautiful house.'],
  },
  'asked-if': {
    reason: 'A question that is reported needs "if" or "whether".',
    patterns: ['asked|asks|ask me|him|her|us|them {+if} i|he|she|we|they|you could|can|would|wanted|was|were|had|knew|liked'],
    examples: { 'He asked me I could help.': 'He asked me if I could help.', 'They asked us we wanted tea.': 'They asked us if we wanted tea.' },
    fine: ['He asked me if I could help.'],
  },
  'own-body-part': {
    reason: 'Parts of the body take a possessive.',
    find: (sentence) => findBodyPart(sentence),
    examples: {
      'She fell off her bike and broke arm.': 'She fell off her bike and broke her arm.',
      'I hurt knee yesterday.': 'I hurt my knee yesterday.',
    },
    fine: ['He hit back.', 'She cut her hand.', 'They broke hand tools.'],
  },
  'if-without-would': {
    reason: 'The condition itself is in the past tense; only its result takes "would".',
    needs: 'if',
    find: findWouldInCondition,
    examples: {
      'If the sample would be larger, the figures would mean more.': 'If the sample was larger, the figures would mean more.',
      'If my brother would have more time, he could help us.': 'If my brother had more time, he could help us.',
    },
    fine: [
      'If you would like tea, I would make some.',
      'If he would help, it would be done.',
      'If it would be of use, I would come.',
      'If the train is late, we would miss it.',
    ],
  },
  'waiting-for-one': {
    reason: 'A singular countable noun needs "a" or "an".',
    find: (sentence) =>
      sentence.flatMap(({ lower }, at) => {
        const [preposition, noun, next] = sentence.slice(at + 1, at + 4);
        const waits = /^(?:waiting|looking|waited|searching|looked)$/.test(lower) && preposition?.lower === 'for';
        if (
          !waits ||
          !noun ||
          noun.tag !== TAG.NN ||
          noun.text !== noun.lower ||
          !isSurelyCounted(noun.lower) ||
          (noun.tags & (TAG.VB | TAG.JJ)) !== 0
        )
          return [];
        const ends = !next || /^[.,!?]$/.test(next.text) || /^(?:since|in|near|with|for|to|at|and|who|that|all)$/.test(next.lower);
        return ends &&
          !/^(?:confirmation|permission|approval|inspiration|input|feedback|instruction|authorization|authentication|signal|response)$/.test(
            noun.lower,
          )
          ? [{ first: at + 2, last: at + 2, text: `${/^[aeiou]/.test(noun.lower) ? 'an' : 'a'} ${noun.text}` }]
          : [];
      }),
    examples: {
      'We have been waiting for technician since Tuesday.': 'We have been waiting for a technician since Tuesday.',
      'I am looking for apartment in Rome.': 'I am looking for an apartment in Rome.',
    },
    fine: ['We are waiting for approval.', 'They are looking for work.', 'He is looking for trouble.'],
  },
});

function formSuperlative(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}iest`;
  if (adjective.endsWith('e')) return `${adjective}st`;
  return /^[^aeiou]*[aeiou][bdgnpt]$/.test(adjective) && adjective !== 'old' ? `${adjective}${adjective.at(-1)}est` : `${adjective}est`;
}

function findBodyPart(sentence: Sentence): Change[] {
  const subject = OWNERS[sentence[0]?.lower ?? ''];
  if (subject === undefined) return [];
  return sentence.flatMap((token, at) => {
    const [part, next] = sentence.slice(at + 1, at + 3);
    const ends = !next || /^[.,!?]$/.test(next.text) || /^(?:yesterday|last|and|when|while|in|on|at|playing|badly)$/.test(next.lower);
    const isHurt =
      HURT.test(token.lower) &&
      part &&
      BODY_PART.test(part.lower) &&
      ends &&
      !(/^(?:back|head)$/.test(part.lower) || (token.lower === 'hit' && part.lower === 'back'));
    return isHurt && part ? [{ first: at + 1, last: at + 1, text: `${subject} ${part.text}` }] : [];
  });
}

/** "If the sample would be larger, the figures would": a wish or an offer, such as "would like", stays. */
function findWouldInCondition(sentence: Sentence): Change[] {
  const comma = sentence.findIndex(({ text }) => text === ',');
  if (sentence[0]?.lower !== 'if' || comma < 4 || !sentence.slice(comma).some(({ lower }) => /^(?:would|could|might)$/.test(lower))) return [];
  const at = sentence.findIndex(({ lower }, place) => place < comma && lower === 'would');
  const [noun, verb, next] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  if (at < 2 || !noun || !verb || (noun.tag & (TAG.NN | TAG.NNS | TAG.NNP)) === 0) return [];
  if (
    !/^(?:be|have|know|live|cost|go|come|get|work|give|need|own|take|earn|speak)$/.test(verb.lower) ||
    (verb.lower === 'be' && /^(?:of|so)$/.test(next?.lower ?? '')) ||
    (verb.lower === 'have' && (next?.tag ?? 0) & TAG.VBN)
  )
    return [];
  const past = verb.lower === 'be' ? ((noun.tag & TAG.NNS) !== 0 ? 'were' : 'was') : inflectPast(verb.lower);
  return [{ first: at, last: at + 1, text: past }];
}
