import { capitalize } from '../text/capitalize.ts';
import { buildRules } from './rule.ts';

const OWNED = 'the|my|your|his|her|our|their|its|a|an|this|that';

/** Words that learners choose for others that are near in sense or sound, and small words that they misplace. */
export const mistakenWords = buildRules({
  'rise-raise': {
    reason: 'Something "rises" by itself; you "raise" something.',
    patterns: [
      `can|could|will|would|may|might|to|not|should|must rise{raise} ${OWNED} <NN|NNS|JJ>~year~month~week~time~way~lot~bit~little~great~few~great`,
      `can|could|will|would|may|to|not|should rise{raise} awareness|money|prices|taxes|funds|questions|doubts|children|wages`,
      `have|has|had|was|were|been risen{raised} ${OWNED} <NN|NNS|JJ>~year~month~week~time~way~lot~bit~little~great~few~great`,
      'it|this|that|which|they|he|she|government|company|bank rose{raised} the price|prices|rent|tax|taxes|rates|rate|salary|wages|question',
    ],
    examples: {
      'Noise can rise the blood pressure.': 'Noise can raise the blood pressure.',
      'We want to rise awareness of it.': 'We want to raise awareness of it.',
      'They have risen the rent again.': 'They have raised the rent again.',
    },
    fine: ['Prices have risen a lot.', 'Prices rise the most in May.', 'It will rise this year.', 'They have risen this year.'],
  },
  'say-tell': {
    reason: 'You "tell" somebody something; you "say" something.',
    patterns: [
      'say{tell} me|you|him|us|them about|that|how|what|why|if|whether|when|where',
      'said{told} me|you|him|us|them about|that|how|what|why|if|whether|when|where|to|the|a|she|he',
      'saying{telling} me|you|him|us|them about|that|how|what|why|if',
      '<NN|NNS|PRP|NNP> told{said} that',
    ],
    examples: {
      'I would like to say you about a change.': 'I would like to tell you about a change.',
      'She said me that the shop was closed.': 'She told me that the shop was closed.',
      'My mother told that the shop was closed.': 'My mother said that the shop was closed.',
    },
    fine: ['I say that it is so.', 'I was told that it is so.', 'She told me that it was.', 'Say it to us.'],
  },
  'missed-lost': {
    reason: 'You "miss" a train; you "lose" a thing.',
    patterns: [
      'i|we|they|he|she|you|have|has|had|almost|nearly|to lose|lost|loses{missed} the|my|our|his|her|their|last? last? train|bus|flight|plane|ferry|tram $',
      'i|we|they|he|she|you|have|has|had|almost|nearly lost{missed} the|my|our|his|her|their last? train|bus|flight|plane|ferry|tram to|and|because|so|from|at|home|yesterday',
    ],
    examples: {
      'We lost the last train and slept there.': 'We missed the last train and slept there.',
      'She lost her flight because of the traffic.': 'She missed her flight because of the traffic.',
      'I lost the bus.': 'I missed the bus.',
    },
    fine: ['I lost my ticket on the bus.', 'We missed the train.'],
  },
  'economic-economical': {
    reason: '"Economical" means saving money; "economic" means of the economy.',
    patterns: [
      'economical{economic} crisis|crises|growth|development|policy|policies|situation|problem|problems|system|systems|sector|reasons|reform|reforms|power|recovery|activity|stability|conditions',
    ],
    examples: {
      'The economical crisis left many without work.': 'The economic crisis left many without work.',
      'It hurts economical growth.': 'It hurts economic growth.',
      'He left for economical reasons.': 'He left for economic reasons.',
    },
    fine: ['It is an economical car.', 'The economic crisis is over.'],
  },
  'quite-quiet': {
    reason: '"Quiet" means without noise; "quite" means fairly.',
    patterns: [
      "is|are|was|were|it's|am|seems|looks|been quiet{quite} large|big|small|good|bad|difficult|easy|expensive|cheap|happy|sure|different|similar|common|important|interesting|late|early|long|high|low|new|old|tired|busy|hard|strong|nice|right|clear|possible|likely|often|well|popular|rare|simple|useful|cold|hot|far",
      'a quiet{quite} few|a|lot',
      'quiet{quite} a few|lot|while|bit|number|long',
    ],
    examples: {
      'Your order is quiet large.': 'Your order is quite large.',
      'It took quiet a while.': 'It took quite a while.',
      'The test was quiet difficult for us.': 'The test was quite difficult for us.',
    },
    fine: ['It is a quiet, large room.', 'The street is quiet.', 'It is quite large.'],
  },
  'through-threw': {
    reason: '"Threw" is the past of "throw"; "through" is the preposition.',
    patterns: [
      'found|go|goes|went|going|gone|walk|walked|walking|drove|driving|ran|running|look|looked|looking|passed|came|come|coming|get|got|pass|read|reading|learned|made|done|achieved|all|way|it|right|flew|sold|sent threw{through} <DT|POSS|NN|NNS|JJ|VBG>',
      'threw{through} out the day|year|week|night|country',
    ],
    examples: {
      'The bones were found threw careful digging.': 'The bones were found through careful digging.',
      'We walked threw the park.': 'We walked through the park.',
      'I looked threw your notes.': 'I looked through your notes.',
    },
    fine: ['He threw the ball.', 'We walked through the park.'],
  },
  'lose-loose-verb': {
    reason: '"Loose" means not tight; to "lose" is to no longer have.',
    patterns: [
      '<NN|NNS|PRP|MD> loose{lose} their|his|her|my|your|our|its|weight|money|interest|control|hope|time|patience|confidence|everything|heart|sight|touch',
      "to|don't|doesn't|didn't|not|never|often|always|might|will|would|could loose{lose} their|his|her|my|your|our|its|the|a|an|it|them|him|weight|money|interest|control|hope|time|patience",
      'people|you|we|they|i can|may|will|would loose{lose} the|a',
      'looses{loses} <POSS|DT|NN|NNS>',
    ],
    examples: {
      'Many people loose their hair.': 'Many people lose their hair.',
      'I do not want to loose the game.': 'I do not want to lose the game.',
      'She looses her keys every week.': 'She loses her keys every week.',
    },
    fine: ['It came loose.', 'They let loose the dogs.', 'He has a loose tooth.'],
  },
  'which-witch': {
    reason: '"Which" is the pronoun; a "witch" is a person.',
    patterns: [
      'decide|know|sure|wonder|ask|choose|tell|about|of|in|for|on|from|with|at|see|say|remember|matter witch{which} <NN|NNS|JJ|CD|PRP|VBZ|VBD>~hunt~hunts~trials~doctor~hazel',
      ', witch{which} <VBZ|VBD|MD|PRP>',
    ],
    examples: {
      "I can't decide witch dress to wear.": "I can't decide which dress to wear.",
      'The house, witch was empty, burned down.': 'The house, which was empty, burned down.',
      'She asked in witch room we sleep.': 'She asked in which room we sleep.',
    },
    fine: ['The tale of witch hunts is old.', 'She is a witch.'],
  },
  'title-capital': {
    reason: 'A title before a name begins with a capital letter.',
    needs: 'mr mrs ms dr prof',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const isTitle = /^(?:mr|mrs|ms|dr|prof)$/.test(token.text);
        // "In ms. Setting it lower": only a title that is nothing else may have a full stop behind it.
        const isDotted = sentence[at + 1]?.text === '.';
        if (isDotted && token.text === 'ms') return [];
        const next = isDotted ? sentence[at + 2] : sentence[at + 1];
        return isTitle && next !== undefined && /^\p{Lu}\p{Ll}/u.test(next.text) && next.isSpaced
          ? [{ first: at, last: at, text: capitalize(token.text) }]
          : [];
      }),
    examples: {
      'Ask mr Clarke to sign.': 'Ask Mr Clarke to sign.',
      'I met dr Lopez.': 'I met Dr Lopez.',
      'Call mrs Hill today.': 'Call Mrs Hill today.',
    },
    fine: ['Ask Mr Clarke.', 'The dr is in.', 'The delay is given in ms. Setting it lower has no effect.'],
  },
  'in-on-by-with': {
    reason: 'Another preposition is used here.',
    patterns: [
      'am|is|are|was|were|be|been|go|goes|went|gone|going in{on} holiday|holidays|vacation|leave $',
      'am|is|are|was|were|be|been|go|goes|went|gone|going in{on} holiday|holidays|vacation|leave from|until|till|with|for|next|this|last|and|when|because|to',
      'reply|replies|replied|replying|respond|responded|responding|answer so? quickly|promptly|soon|fast on{to} my|your|our|the|this',
      'increased|rose|risen|grew|grown|fell|fallen|dropped|decreased|declined of{by} #|@number|ten|half|almost|nearly|about',
      'born|died|arrived|arrive|met|meet|started|begins|starts|held|signed in{on} # january|february|march|april|may|june|july|august|september|october|november|december',
      'sensitive|vulnerable|resistant|equal|useful|harmful for{to} changes|change|light|heat|noise|cold|criticism|damage|disease|pain',
      'very|so|really|too angry at{with} me|him|her|us|them|you because|for|that|when',
    ],
    examples: {
      'I will be in holiday from Monday.': 'I will be on holiday from Monday.',
      'Thank you for replying so quickly on my message.': 'Thank you for replying so quickly to my message.',
      'Sales increased of ten percent.': 'Sales increased by ten percent.',
      'I was born in 14 March.': 'I was born on 14 March.',
      'The plants are sensitive for heat.': 'The plants are sensitive to heat.',
    },
    fine: ['I was born in March.', 'An increase of ten percent is fine.', 'A rise of 5 %.', 'The light is useful for the work.'],
  },
  'who-not-whose': {
    reason: 'Use "whose" before a noun, and "who" before a verb.',
    patterns: [
      '<NN|NNP> whose{who} wrote|made|lives|lived|worked|has|had|is|was|came|went|wants|said|told|called|took|gave|did|does|bought|found|won|discovered|invented|built',
    ],
    examples: {
      'The author whose wrote this poem is dead.': 'The author who wrote this poem is dead.',
      'The man whose called you is here.': 'The man who called you is here.',
      'A doctor whose lives here told me.': 'A doctor who lives here told me.',
    },
    fine: ['The author whose works I read is dead.', 'The man whose call you took is here.'],
  },
});
