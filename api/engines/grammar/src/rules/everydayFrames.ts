import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';

const OWN = 'my|your|his|her|its|our|their';
const FELT =
  'exciting|boring|interesting|tiring|confusing|surprising|disappointing|exhausting|frightening|shocking|embarrassing|annoying|depressing|frustrating|satisfying|terrifying|worrying|amazing|fascinating|motivating|thrilling';
const UNIQUE = 'environment|planet|internet|sun|moon|sky|countryside|economy';
const KNOWN_LONG: Record<string, string> = { live: 'lived', work: 'worked', study: 'studied', know: 'known', own: 'owned', teach: 'taught' };

/** Short frames of everyday English, each with the words that it takes. */
export const everydayFrames = buildRules({
  'frame-of-age-and-right': {
    reason: 'In English one "is" so many years old, and one "is" right or wrong.',
    patterns: [
      '<NN|NNP> has{is} #|@number years? old',
      '<NNS> have{are} #|@number years? old',
      '<NN|NNP|PRP> had{was} #|@number years old when',
      'he|she|<NNP> has{is} right|wrong ,|.|and|about|that|because|when|but',
      'i|we|you|they have{are} right|wrong .|about|that',
    ],
    examples: {
      'My brother has twenty-eight years old.': 'My brother is twenty-eight years old.',
      'She has right, and we know it.': 'She is right, and we know it.',
    },
    fine: ['He has right of way.', 'He has two years.', 'She is right.'],
  },
  'felt-by-person': {
    reason: 'People are bored, things are boring.',
    patterns: [
      `i|we am|was|were|are|felt|feel|got|became very|so|really|quite|extremely|too ${FELT}{=participle}`,
      `i'm|we're very|so|really|quite|extremely|too ${FELT}{=participle}`,
      `i|we am|was|were|are|felt|feel|got ${FELT}{=participle} about|by|when|because|that`,
    ],
    examples: {
      'I was very exciting when the letter came.': 'I was very excited when the letter came.',
      'We felt exhausting because of the heat.': 'We felt exhausted because of the heat.',
    },
    fine: ['It was exciting.', 'We were confusing the two.', 'I am boring holes.'],
  },
  'each-other': {
    reason: 'What several persons do to one another takes "each other".',
    patterns: [
      'we see|saw|meet|met|know|knew|call|help|helped|text|hug|hugged|kiss|kissed|visit|visited|love|miss|understand us{each_other}',
      'they see|saw|meet|met|know|knew|hug|hugged|kiss|kissed|love|hate|hated themselves{each_other} since|every|again|often|at|for|very',
    ],
    examples: { 'We see us every Thursday.': 'We see each other every Thursday.' },
    fine: ['They see us every day.', 'We see ourselves.'],
  },
  'one-of-the-most': {
    reason: '"One of" and the highest degree need "the" between them.',
    patterns: [
      `one of {+the} <JJS>|most <JJ|NN|NNS|VBG|VBN>`,
      `is|are|was|were {+the} <JJS>~most~best~least thing|person|city|town|place|country|building|part|day|way|problem|mistake|player`,
    ],
    examples: {
      'It is one of best hotels in town.': 'It is one of the best hotels in town.',
      'Rome is one of most beautiful cities.': 'Rome is one of the most beautiful cities.',
    },
    fine: ['One of the best is here.', 'One of his best songs.'],
  },
  'one-of-several': {
    reason: '"One of" speaks of one among several.',
    patterns: [
      `one of ${OWN} <JJ>? friend|colleague|neighbour|neighbor|cousin|brother|sister|student|teacher|customer|client|employee|favourite|classmate|child|problem|hobby|task|dream|reason|goal|project|idea|mistake|question|duty{=plural} is|was|has|had|who|that|works|lives|told|said|asked|will|can|goes|came|likes|in|at|from|.`,
      'one of the|these|those <JJ>? thing|problem|reason|student|customer|way|city|place|country|person|advantage|disadvantage|question|mistake|room|book{=plural} is|was|has|had|who|that|in|at|from|to|.|of',
    ],
    examples: {
      'One of my friend works in Pune.': 'One of my friends works in Pune.',
      'It is one of the reason that I left.': 'It is one of the reasons that I left.',
    },
    fine: ['One of my friends works in Pune.', 'One of my family is ill.'],
  },
  'unique-takes-the': {
    reason: 'There is only one of these, so it takes "the".',
    patterns: [
      `protect|protects|protecting|save|saving|pollute|pollutes|polluting|damage|damages|damaging|harm|harms|destroy|destroys|destroying|boost|help {+the} ${UNIQUE} .|,|and|for|by|from|in|because|when|if`,
      `on|about|from|under|using|use {+the} internet|environment|planet|moon|sun .|,|and|to|for|every|because|when`,
    ],
    examples: { 'We should protect environment for our children.': 'We should protect the environment for our children.' },
    fine: ['We protect the environment.', 'Use environment variables.'],
  },
  'good-for-health': {
    reason: 'Something is good or bad "for" somebody.',
    patterns: [
      `good|bad|better|worse to|at|of{for} ${OWN}|the|our <JJ>? health|skin|eyes|heart|body|brain|teeth|environment|economy|planet|children|business|image|career|reputation`,
    ],
    examples: { 'Smoking is bad to your health.': 'Smoking is bad for your health.' },
    fine: ['It is good for your health.'],
  },
  'on-a-website': {
    reason: 'Something is "on" a website or a page, and "in" a room.',
    patterns: [
      `in|at{on} ${OWN}|the|this|a website|websites|webpage|homepage|facebook|instagram|linkedin .|,|that|and|page|to|yesterday|last|today|profile`,
      'saw|see|found|find|read|posted|advertised|published|ordered|listed|seen in{on} your|the|our|his|her|their|this website|site|webpage|homepage|internet',
      `is|was|are|were|be|held|meet|met|wait|waiting|waited|sit|sitting|sat|stay|stayed|place on{in} the|our|my|this|a conference|meeting|living|waiting|dining|class|hotel|staff? room|kitchen|classroom|lobby|office|hall|library|garden .|,|and|of|at|on|until|because|when|with`,
    ],
    examples: {
      'I saw it in your website yesterday.': 'I saw it on your website yesterday.',
      'The meeting was on the conference room.': 'The meeting was in the conference room.',
    },
    fine: ['It was on the kitchen table.', 'There is an error in the website code.', 'The tour is on the garden path.'],
  },
  'what-is-it-called': {
    reason: 'One asks "what" something is called.',
    patterns: [
      '^ how{What} is|are|was this|that|it|these|those|the <NN|NNS>? <NN|NNS>? called',
      '^ how{What} do|does|did you|they|we|people call this|that|it|these|the',
      '^ how{What} is|was the|your|his|her name of',
    ],
    examples: { 'How is this called in English?': 'What is this called in English?', 'How do you call this?': 'What do you call this?' },
    fine: ['How is it done?', 'How do you call a taxi?'],
  },
  'word-of-money-and-food': {
    reason: 'This verb is not used with this noun in English.',
    patterns: [
      'spend|spends|spent{donate} money|clothes|blood to',
      'make{have} a party|barbecue|picnic $|on|at|for|in|last|next|with',
      'made{had} a party|barbecue|picnic $|on|at|for|in|last|next|with',
      'making{having} a party|barbecue|picnic $|on|at|for|in|last|next|with',
      'will|to become{get} a|an|the letter|email|message|call|parcel|present|gift|invitation|answer|reply|refund|discount|steak|beer|coffee',
      `a|some|many|another|any|one question|questions to{about} the|${OWN}|this <NN>~teacher~manager~speaker~team~staff~boss~doctor~committee`,
      'i can{am} able to',
      'can|could able{} to <VB>',
      '^ in{Attached} attachment{} you',
      'in|at the near{vicinity} of',
    ],
    examples: {
      'We made a party last Saturday.': 'We had a party last Saturday.',
      'I have a question to the invoice.': 'I have a question about the invoice.',
      'In attachment you will find the list.': 'Attached you will find the list.',
    },
    fine: ['I have a question to ask.', 'She put a question to the teacher.', 'We spent money on it.'],
  },
  'lasting-since': {
    reason: 'What began in the past and goes on takes "have" or "has".',
    needs: 'since now',
    find: (sentence) => {
      const [subject, verb] = sentence;
      const one = /^(?:he|she|it)$/.test(subject?.lower ?? '');
      if (!subject || !verb || !(one || /^(?:i|we|you|they)$/.test(subject.lower))) return [];
      const base = one ? verb.lower.replace(/ies$/, 'y').replace(/s$/, '') : verb.lower;
      const participle = Object.hasOwn(KNOWN_LONG, base) ? KNOWN_LONG[base] : undefined;
      if (!participle || (one && base === verb.lower)) return [];
      const since = sentence.findIndex(({ lower }) => lower === 'since');
      const [who, verbSince] = [sentence[since + 1], sentence[since + 2]];
      const begins =
        since > 1 &&
        /^(?:i|we|he|she|they)$/.test(who?.lower ?? '') &&
        /^(?:were|met|moved|started|came|left|got|graduated|arrived|finished|began|joined|married|retired|lost|bought|divorced|turned)$/.test(
          verbSince?.lower ?? '',
        );
      const lasts = sentence.some(
        ({ lower }, index) =>
          lower === 'now' &&
          /^(?:years|months|weeks|decades)$/.test(sentence[index - 1]?.lower ?? '') &&
          sentence.slice(Math.max(0, index - 4), index).some((token) => token.lower === 'for'),
      );
      return begins || lasts ? [{ first: 1, last: 1, text: `${one ? 'has' : 'have'} ${participle}` }] : [];
    },
    examples: {
      'I know him since we were at school.': 'I have known him since we were at school.',
      'They live here for ten years now.': 'They have lived here for ten years now.',
    },
    fine: ['I know him well.', 'She has lived here since we met.'],
  },
  'when-past-event': {
    reason: 'With another past event, "when" takes the simple past.',
    needs: 'when',
    find: (sentence) => {
      const [when, subject, have, verb] = sentence;
      if (when?.lower !== 'when' || !/^(?:i|we|you|he|she|they|it)$/.test(subject?.lower ?? '') || !/^(?:have|has)$/.test(have?.lower ?? '') || !verb)
        return [];
      const comma = sentence.findIndex(({ text }) => text === ',');
      const isPast =
        comma > 0 &&
        sentence
          .slice(comma, comma + 5)
          .some(({ tags, lower }) => /^(?:was|were|had|did)$/.test(lower) || ((tags & TAG.VBD) !== 0 && (tags & (TAG.VBN | TAG.VB)) === 0));
      return isPast && (verb.tags & TAG.VBN) !== 0 && /ed$/.test(verb.lower) ? [{ first: 2, last: 3, text: verb.lower }] : [];
    },
    examples: { 'When I have arrived at the office, the alarm was ringing.': 'When I arrived at the office, the alarm was ringing.' },
    fine: ['When I have finished, I will call.'],
  },
  'said-had-before': {
    reason: 'What happened before it was told takes "had".',
    patterns: [
      'told|said|explained|noticed|realised|realized|found|discovered *? that? he|she|it|i|we|they has|have{had} <VBN> *? *? *? the day|night|week|month|year before|earlier',
    ],
    examples: { 'He told me that he has lost his keys the day before.': 'He told me that he had lost his keys the day before.' },
    fine: ['He told me that he has lost his keys.'],
  },
  'polite-forms': {
    reason: 'In these frames the verb takes another form.',
    patterns: [
      'can|could|would|will you|we|i|he|she|they please? <VBD|VBN>~<VB>{=base}',
      'been|be|was|were|is|are forward{forwarded} to',
      'find enclose|attach{=participle}',
      'need|needs|needed painted|cleaned|washed|repaired|fixed|changed|replaced|updated|checked|ironed|mended{=gerund} before|by|in|on|.|and|,',
      '^ what worry|bother|annoy|surprise|please|strike|interest|concern|matter{=third} me|us|him|her|them|most',
      'no point|use to{in} <VB>{=gerund}',
      'thank|thanks you? very|so? much? for <VB>~help|support|work|visit|reply|interest|call|answer|order|use|report|update|return|care|love|trust|treat|lunch|present{=gerund} the|a|an|my|your|our|me|us|this|part|time|so',
      'learned|learnt{taught} me|him|her|us|them how',
      'learned|learnt{taught} my|his|her|our|their <NN|NNS> how',
      'raised{rose} from his|her|my|their|the chair|seat|bed|table|dead|ashes',
      'will|to|please|must|can|could|should remember{remind} me|you|him|her|us|them to <VB>',
      'hardly{can} can{hardly} <VB>',
      'hardly{could} could{hardly} <VB>',
      'the more *? *? *? *? *? , the best{better}',
      'would|should we|i|you|he|she|they <VBN!>~<VB>{=base} the|a|an|my|your|it|this',
    ],
    examples: {
      'Could you please sent it to him?': 'Could you please send it to him?',
      'Please find enclose my form.': 'Please find enclosed my form.',
      'What worry me is the cost.': 'What worries me is the cost.',
      'There is no point to argue.': 'There is no point in arguing.',
      'I will remember you to take it.': 'I will remind you to take it.',
    },
    fine: ['Would you read it?', 'The doors need to be painted.', 'I raised it from the floor.', 'Could you put it here?'],
  },
  'saw-him-do': {
    reason: 'After "see", "hear" and "watch" the verb stands without "to".',
    patterns: [
      'saw|heard|watched|noticed|see|hear|watch him|her|them|me|us|it to{} leave|go|come|enter|cross|run|walk|fall|take|steal|open|close|say|sing|play|dance|cry|laugh|shout|drive|park|break|put',
    ],
    examples: { 'I saw him to leave the building.': 'I saw him leave the building.' },
    fine: ['I saw him to the door.', 'She saw it to be true.'],
  },
  'opening-before-gerund': {
    reason: 'After a preposition the verb takes the ending -ing.',
    patterns: [
      '^ before|after|without <VB>~be~have~work~school~lunch~dinner~class~use~help~practice~church~breakfast~supper~prison~surgery{=gerund} the|a|an|my|your|this|these|it|them',
    ],
    examples: { 'Before sign the contract, read it.': 'Before signing the contract, read it.' },
    fine: ['After work the team met.', 'Before lunch the sun shone.'],
  },
});
