import { findBaseForm } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { buildRules } from './rule.ts';

const REFLEXIVE: Record<string, string> = { he: 'himself', she: 'herself', i: 'myself', we: 'ourselves', they: 'themselves' };

/** Phrases that learners build after those of their own language. */
export const learnerPhrases = buildRules({
  'joined-with-i': {
    reason: 'The subject is more than one person, so its verb is plural.',
    patterns: [
      '^ my|the|our <JJ>? <NN> and i was{were}',
      '^ my|the|our <JJ>? <NN> and i am|is{are}',
      '^ my|the|our <JJ>? <NN> and i has{have}',
      '^ <NNP> and i am|is{are}',
      '^ <NNP> and i was{were}',
    ],
    examples: {
      'My colleague and I was surprised.': 'My colleague and I were surprised.',
      'The manager and I am in Rome.': 'The manager and I are in Rome.',
    },
    fine: ['My colleague and I were surprised.', 'He came, and I was surprised.'],
  },
  'there-was-one': {
    reason: '"There was" goes with one thing, "there were" with several.',
    patterns: [
      'there were{was} a|an <JJ>? <=NN>~@collective~few~great~large~good <IN>~of',
      'there are{is} a|an <JJ>? <=NN>~@collective~few~great~large~good <IN>~of',
    ],
    examples: { 'There were a long queue outside the bakery.': 'There was a long queue outside the bakery.' },
    fine: ['There were a lot of people.', 'There were a number in the room.', 'There was a queue outside.'],
  },
  'because-clause': {
    reason: 'Use "because of" before a noun, and "because" before a clause.',
    patterns: ['because of{} it|he|she|they|we|i <VBD|VBZ|MD>~s'],
    examples: {
      'The train was late because of it snowed.': 'The train was late because it snowed.',
      'We left because of they were late.': 'We left because they were late.',
    },
    fine: ['We left because of it.', 'We left because of the snow.'],
  },
  'was-born': {
    reason: 'The verb is "was born".',
    patterns: ['^^ i|he|she|it has|have{was} been{} born', '^^ we|they|you have{were} been{} born'],
    examples: { 'He has been born in Lisbon.': 'He was born in Lisbon.', 'They have been born in May.': 'They were born in May.' },
    fine: ['He was born in Lisbon.', 'Twins have been born.'],
  },
  'did-not-past': {
    reason: 'Before "not" a form of "do" or "have" is needed.',
    find: (sentence) =>
      sentence.flatMap((subject, at) => {
        if (sentence[at + 1]?.lower !== 'not') return [];
        const [not, verb, next] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        const before = sentence[at - 1];
        const opens = before === undefined || /^(?:and|but|because|that|so)$/.test(before.lower);
        const base = verb && (verb.tags & TAG.VBD) !== 0 && (verb.tags & (TAG.VB | TAG.JJ | TAG.IN)) === 0 ? findBaseForm(verb.lower) : undefined;
        if (!opens || !/^(?:i|he|she|we|they)$/.test(subject.lower) || not?.lower !== 'not' || !base || base === 'be' || base === 'have' || !next)
          return [];
        return [{ first: at + 1, last: at + 2, text: `did not ${base}` }];
      }),
    examples: {
      'I write because I not received the refund.': 'I write because I did not receive the refund.',
      'She not went to school.': 'She did not go to school.',
    },
    fine: ['She did not go.', 'It was I, not he.', 'He not only came but stayed.'],
  },
  'please-base': {
    reason: 'After "could you please" the verb has no "to".',
    patterns: ['could|can|would|will you please to{} <VB>', 'please to{} <VB>~<NN> me|us|the|a|it|my|your'],
    examples: { 'Could you please to send me an invoice?': 'Could you please send me an invoice?' },
    fine: ['He aims to please to this day.', 'Could you please send it?'],
  },
  'considering-gerund': {
    reason: 'This is followed by the -ing form.',
    patterns: [
      'considering to{} <VB>{=gerund} <DT|POSS|PRP|IN>',
      '@be|there|it no use|good to{} <VB>{=gerund}',
      "it's no use|good to{} <VB>{=gerund}",
    ],
    examples: {
      'I am considering to move to another city.': 'I am considering moving to another city.',
      'It is no use to complain.': 'It is no use complaining.',
    },
    fine: ['I am considering moving.', 'He was considered to be the best.', 'It is of no use to us.'],
  },
  'planning-to': {
    reason: 'This verb is followed by "to" and the base form.',
    patterns: [
      'am|is|are|was|were planning|hoping|expecting|deciding|trying {+to} opening|buying|selling|making|building|moving|starting|closing|doing|getting|taking|changing|visiting|hiring|renting{=base} a|an|the|my|our|his|her|their|new',
    ],
    examples: { 'They are planning opening a new branch.': 'They are planning to open a new branch.' },
    fine: ['They are planning to open a branch.', 'She is trying shoes on.'],
  },
  'than-not-that': {
    reason: 'A comparison takes "than".',
    patterns: [
      'more|less <JJ>~likely~certain~probable~important that{than} the last|previous|other|old|new|first|others one|ones?',
      'more|less <JJ> that{than} mine|yours|ours|theirs|me|him|us',
      '<JJR>~more~less~better that{than} the last|previous|other|old|new|first one',
      '<JJR>~more~less~better that{than} me|him|us|mine|yours|ours',
    ],
    examples: {
      'This test is more difficult that the last one.': 'This test is more difficult than the last one.',
      'She is older that me.': 'She is older than me.',
    },
    fine: ['She is older than me.', 'It is more likely that the shop is shut.'],
  },
  'as-not-like': {
    reason: 'With "so" or "as" and an adjective the comparison takes "as".',
    patterns: [
      'not so|as <JJ> like{as} <DT|POSS|PRP>|mine|yours|ours|theirs',
      'is|are|was|were as <JJ> like{as} <DT|POSS|PRP>|mine|yours|ours|theirs',
    ],
    examples: {
      'My office is not so big like yours.': 'My office is not so big as yours.',
      'He is as tall like his father.': 'He is as tall as his father.',
    },
    fine: ['He is as tall as his father.', 'It is not so.'],
  },
  'we-tenants': {
    reason: 'As a subject it is "we".',
    patterns: ['^ us{we} <NNS!> <VBD|VB|MD>'],
    examples: { 'Us tenants were never informed.': 'We tenants were never informed.' },
    fine: ['We tenants were told.', 'Us they told nothing.'],
  },
  'own-reflexive': {
    reason: 'The reflexive pronoun goes with its subject.',
    find: ([subject, verb, pronoun, next]) => {
      const right = lookUp(REFLEXIVE, subject?.lower ?? '');
      const isVerb = verb !== undefined && (verb.tags & (TAG.VBD | TAG.VBZ | TAG.VB)) !== 0 && !/^(?:was|is|were|are|saw|met)$/.test(verb.lower);
      const isOther =
        /^(?:himself|herself|myself|ourselves|themselves|themself|hisself|theirselves)$/.test(pronoun?.lower ?? '') && pronoun?.lower !== right;
      return right && isVerb && isOther && next && next.kind !== 'number' && pronoun?.lower !== 'themself'
        ? [{ first: 2, last: 2, text: right }]
        : [];
    },
    examples: { 'She cut himself with a knife.': 'She cut herself with a knife.', 'We enjoyed themselves a lot.': 'We enjoyed ourselves a lot.' },
    fine: ['She cut herself.', 'He was herself on stage.'],
  },
  'whose-not-whos': {
    reason: '"Who\'s" is short for "who is"; "whose" shows who owns something.',
    patterns: ["<NN|NNS> who's{whose} <=NN|NNS> <VBZ|VBD|MD>~<NN>"],
    examples: { "The person who's name is on the list must sign.": 'The person whose name is on the list must sign.' },
    fine: ["The person who's here is new.", 'The man whose dog barks is here.'],
  },
  'stationery-paper': {
    reason: '"Stationery" is paper and pens; "stationary" means not moving.',
    patterns: [
      'office|order|ordered|buy|bought|some|our|new stationary{stationery} .|,|and|for|from|shop|supplier',
      'stationary{stationery} was|is|has been? delivered|ordered|bought|missing|arrived',
    ],
    examples: {
      'The stationary was delivered on Tuesday.': 'The stationery was delivered on Tuesday.',
      'We ordered stationary for the office.': 'We ordered stationery for the office.',
    },
    fine: ['The car was stationary.', 'The stationary phase is short.'],
  },
  'hardly-ever': {
    reason: '"Hardly" is already negative.',
    patterns: ['hardly never{ever}', 'hardly nobody{anybody}', 'hardly nothing{anything}', 'hardly no{any}', 'hardly none{any}'],
    examples: { 'I hardly never eat meat.': 'I hardly ever eat meat.', 'Hardly nobody came.': 'Hardly anybody came.' },
    fine: ['I hardly ever eat meat.'],
  },
  'regarding-alone': {
    reason: '"Regarding" and "concerning" take no other preposition.',
    patterns: ['regarding|concerning to{} <DT|POSS>', 'regarding|concerning about{} <DT|POSS>'],
    examples: { 'I am contacting you regarding to your offer.': 'I am contacting you regarding your offer.' },
    fine: ['With regard to your offer, we agree.'],
  },
  'make-and-take': {
    reason: 'Another verb goes with this noun.',
    patterns: [
      'do|doing{make} new|good|many|some? friends|friend',
      'did{made} new|good|many|some|any? friends|friend',
      'made{took} a lot of photos|pictures|photographs',
      'made{took} many|some|several|two|three|a|the|beautiful|nice|great|lots? photo|photos|photographs|selfie|selfies',
      'make{take} many|some|several|a|the|beautiful|nice|great? photo|photos|photographs|selfie|selfies',
      'open{turn_on} the|a|your light|lights|tv|television|radio|heating|air|fan|lamp|computer',
      'close{turn_off} the|a|your light|lights|tv|television|radio|heating|fan|lamp|computer',
    ],
    examples: {
      'It is hard to do new friends here.': 'It is hard to make new friends here.',
      'We made many photos on the island.': 'We took many photos on the island.',
      'Please close the lamp before you go.': 'Please turn off the lamp before you go.',
      'They made a lot of pictures.': 'They took a lot of pictures.',
    },
    fine: ['He made the bed.', 'They took a lot of pictures.'],
  },
  'parts-of-days': {
    reason: 'These are the usual words for this time.',
    patterns: ['today{this} morning|afternoon|evening', 'yesterday{last} night'],
    examples: { 'I met her today afternoon.': 'I met her this afternoon.', 'Yesterday night it snowed.': 'Last night it snowed.' },
    fine: ['I met her this morning.', 'He came today.'],
  },
  'each-other-not-us': {
    reason: 'What several do one to another takes "each other".',
    patterns: ['we can|will|could|should|must|shall see|meet us{each_other} there|then|soon|tomorrow|again|later|on|at|in|.'],
    examples: { 'We will see us tomorrow.': 'We will see each other tomorrow.' },
    fine: ['They will see us tomorrow.'],
  },
  'remember-alone': {
    reason: 'One remembers a thing; somebody else reminds one of it.',
    patterns: ["can't|don't|cannot|didn't|not|i remember me{} what|how|where|who|when|of|that|why|the|."],
    examples: { "I don't remember me how it ends.": "I don't remember how it ends." },
    fine: ['Please remember me to her.', 'Do you remember me?'],
  },
});
