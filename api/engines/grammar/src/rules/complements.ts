import { buildRules } from './rule.ts';

const VERBAL_NOUNS =
  'going|leaving|buying|taking|making|coming|moving|doing|getting|becoming|seeing|finding|eating|calling|helping|paying|staying|telling|giving|selling|joining|returning|changing|finishing';

/** What verbs take after them: the gerund or the infinitive, an object, a little word. */
export const complements = buildRules({
  'gerund-not-infinitive': {
    reason: 'This verb is followed by the -ing form.',
    patterns: [
      'am|is|are|was|were|been|not thinking to{of} <VB>~<NNS>{=gerund}',
      'insist|insists|insisted to{on} <VB>{=gerund} !<NNP>',
      "would|do|did|don't|wouldn't you mind to{} <VB>{=gerund}",
      "don't|doesn't|didn't|not|wouldn't mind to{} <VB>{=gerund}",
      'give|gives|gave|given|giving up to{} smoke|drink|work|try|eat|play|study{=gerund}',
      'look|looks|looked forward in|for{to} <VB!>{=gerund}',
      'have|has|had difficulty|difficulties|trouble|problems to{} <VB>~<NN>~spare{=gerund}',
      'have|has|had difficulty|difficulties|trouble|problems to{} sleep|work|speak|walk|study|start|find|contact{=gerund}',
      'i|we|he|she|they recommended to{} <VB>{=gerund} <DT|POSS|PRP|IN>',
      'recommend|recommends|resist|resisted|delay|delayed|mention|mentioned to{} <VB>{=gerund} <DT|POSS|PRP|IN>',
      "can't|couldn't help to{} <VB>{=gerund}",
    ],
    examples: {
      'We are thinking to sell the house.': 'We are thinking of selling the house.',
      'She insisted to pay for dinner.': 'She insisted on paying for dinner.',
      'Would you mind to open the window?': 'Would you mind opening the window?',
      'I have difficulty to understand him.': 'I have difficulty understanding him.',
      'He gave up to smoke last year.': 'He gave up smoking last year.',
      'I recommend to visit the old town.': 'I recommend visiting the old town.',
    },
    fine: [
      'He made up his mind to go.',
      'She gave up her seat to help.',
      'I think to myself.',
      'They had trouble to spare.',
      'I never recommend to clients a fund that I do not know.',
    ],
  },
  'infinitive-not-gerund': {
    reason: 'This verb is followed by "to" and the base form.',
    patterns: [`promise|promises|promised|manage|manages|managed|offered|want|wants|wanted {+to} ${VERBAL_NOUNS}{=base}`],
    examples: { 'He promised coming early.': 'He promised to come early.', 'They want buying a boat.': 'They want to buy a boat.' },
    fine: ['He wanted nothing.', 'I want him going there.', 'They managed.'],
  },
  'hesitate-to': {
    reason: 'This verb is followed by "to" and the base form.',
    patterns: ['contacting contact', 'calling call', 'asking ask', 'writing write', 'telling tell', 'sending send', 'using use', 'getting get'].map(
      (pair) => {
        const [gerund, base] = pair.split(' ');
        return `hesitate|hesitates|hesitated {+to} ${gerund}{${base}}`;
      },
    ),
    examples: { 'Please do not hesitate contacting me.': 'Please do not hesitate to contact me.' },
    fine: ['He hesitated, asking himself why.'],
  },
  'for-to-infinitive': {
    reason: 'A purpose is told by "to" alone.',
    patterns: [
      'thank|thanks|thanked|thanking|sorry|apologise|apologize|apologies|apology|excuse|forgive|blame|famous|responsible me|you|him|her|us|them|all|so|very? much? for to{} <VB>{=gerund}',
      'for{} to <VB>~<NN>',
      'for{} to go|buy|see|learn|study|work|help|cook|eat|live|make|get|take|visit|speak|talk|pay|play|sleep|rest',
    ],
    examples: {
      'She went there for to learn English.': 'She went there to learn English.',
      'I am too tired for to cook.': 'I am too tired to cook.',
      'Thank you for to help me.': 'Thank you for helping me.',
      'I am sorry for to write so late.': 'I am sorry for writing so late.',
    },
    fine: ['What is it for, to you?', 'It is for to-day.'],
  },
  'told-not-said': {
    reason: 'One tells a person, and says a thing.',
    patterns: ['said{told} me|him|her|us|them the|a|an|his|her|my|their|our|nothing|everything|something|anything|about|where|what|why|how|when|it'],
    examples: {
      'She said me nothing about the trip.': 'She told me nothing about the trip.',
      'He said us the truth.': 'He told us the truth.',
      'They said him where to go.': 'They told him where to go.',
    },
    fine: ['He said them aloud.', 'I said it to her.'],
  },
  'talk-to': {
    reason: 'One talks or speaks to a person.',
    patterns: ['talk|talks|talked|talking|speak|speaks|spoke|speaking {+to} me|you|him|her|us|them !through|into|out|down|up|<NN|NNS>'],
    examples: { 'I must talk you about the rent.': 'I must talk to you about the rent.', 'She spoke me in French.': 'She spoke to me in French.' },
    fine: ['I will talk you through it.', 'They speak her language.', 'Talk him into it.'],
  },
  'asked-for-things': {
    reason: 'One asks for a thing, and asks a person.',
    patterns: [
      'document|documents|information|file|files|report|reports|data|details|list|quote|copy|copies|samples|photos|prices|help|money|forms|invoice|invoices|papers <PRP>~it asked|requested_for{asked_for} $',
      'ask|asked|asks {+for} information|help|advice|permission|money|directions !desk|line|lines',
    ],
    examples: {
      'Here are the files you asked.': 'Here are the files you asked for.',
      'He asked help at the desk.': 'He asked for help at the desk.',
    },
    fine: ['These are the questions you asked.', 'He asked for help.'],
  },
  'doubled-back': {
    reason: 'The verb says "back" by itself.',
    patterns: [
      'return|returns|returned|returning back{} to|from|home|in|on|the|it|this',
      'return|returns|returned|returning back{} $',
      'revert{reply} back{} to me|us|him|her|them',
      'reply|replied back{} to',
      'repeat|repeated again{} $',
      'cope|copes|coped|coping up{} with',
      'comprise|comprises of{} <NNS|CD|DT>',
    ],
    examples: {
      'She has returned back from Delhi.': 'She has returned from Delhi.',
      'Please revert back to us soon.': 'Please reply to us soon.',
      'He cannot cope up with the work.': 'He cannot cope with the work.',
    },
    fine: ['She came back from Delhi.', 'The land reverted back in 1997.', 'It is comprised of seven parts.'],
  },
  'been-there': {
    reason: '"Here", "there" and "home" take no "to".',
    patterns: [
      'been to{} there|here|abroad',
      'travel|travels|travelled|traveled|drove|drive|fly|flew|walk|walked|ran|run|move|moved to{} home|there|here|abroad',
    ],
    examples: { 'I have been to there twice.': 'I have been there twice.', 'We travel to home every May.': 'We travel home every May.' },
    fine: ['I have been to Rome.', 'From here to there is a mile.'],
  },
  'taught-not-learned': {
    reason: 'Who gives knowledge teaches; who gets it learns.',
    patterns: ['learned|learnt{taught} me|him|her|us|them how|to|english|the|a|many|that|everything', 'learn{teach} me|him|us|them how|to'],
    examples: { 'My aunt learned me how to sew.': 'My aunt taught me how to sew.', 'Can you learn us to swim?': 'Can you teach us to swim?' },
    fine: ['I learned how to sew.'],
  },
  'missed-not-lost': {
    reason: 'Who comes too late for a train misses it.',
    patterns: [
      'lost{missed} the|my|our|his|her bus|train|flight|plane|ferry this|yesterday|and|because|so|by|again',
      'lost{missed} the|my|our|his|her bus|train|flight|plane|ferry $',
      'lose{miss} the|my|our|your|his|her bus|train|flight|ferry again|if|and|because',
    ],
    examples: {
      'I lost the train and came late.': 'I missed the train and came late.',
      'We shall lose the bus if you wait.': 'We shall miss the bus if you wait.',
    },
    fine: ['I lost my bus pass.', 'They lost the plane in the war.'],
  },
  'there-have': {
    reason: 'In English, what exists takes "there is" or "there are".',
    patterns: [
      '^^ there|here have{are} many|several|some|few|lots|no|two|three|four|five|a_lot|#',
      '^^ there|here have{are} a lot of <NNS>',
      '^^ there has{is} a|an|no|one|only !long|been|<RB>',
    ],
    examples: {
      'There have many shops in the street.': 'There are many shops in the street.',
      'There has a park behind the school.': 'There is a park behind the school.',
      'There have a lot of students in the hall.': 'There are a lot of students in the hall.',
    },
    fine: ['There have been many changes.', 'There has always been one.'],
  },
  'because-so': {
    reason: '"Because" is enough; no "so" follows it.',
    find: (sentence) => {
      const comma = sentence.findIndex(({ text }, at) => text === ',' && sentence[at + 1]?.lower === 'so');
      const subject = sentence[comma + 2];
      if (!/^because$/.test(sentence[0]?.lower ?? '') || comma < 3 || sentence.slice(0, comma).some(({ text }) => text === ',')) return [];
      if (!subject || !/^(?:i|we|they|he|she|it|you|the|my|our|there)$/.test(subject.lower) || sentence[1]?.lower === 'of') return [];
      return [{ first: comma, last: comma + 2, text: `, ${subject.text}` }];
    },
    examples: { 'Because it was late, so we took a taxi.': 'Because it was late, we took a taxi.' },
    fine: ['It was late, so we took a taxi.', 'As you sow, so you reap.', 'Because of the rain, so they said, we stayed.'],
  },
});
