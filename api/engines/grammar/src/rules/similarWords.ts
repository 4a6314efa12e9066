import { buildRules } from './rule.ts';

const MOTION =
  'walk|walks|walked|walking|drive|drives|drove|driven|driving|run|runs|ran|running|go|goes|went|gone|going|come|comes|came|coming|ride|rides|rode|riding|fly|flies|flew|flying|cycle|cycled|cycling|rush|rushed|rushing|push|pushed|squeeze|squeezed|sail|sailed|get|got|getting|slip|slipped|look|looked|looking|swim|swam|swimming|jog|jogged|jogging|speed|sped|hurry|hurried|march|marched';
const RECEIVERS = 'me|him|her|us|them|you';
const POSSESSIVES = 'my|your|his|her|its|our|their';

/** Words that look or sound alike, each known by what can stand beside only one of them. */
export const similarWords = buildRules({
  'past-after-motion': {
    reason: '"Past" says which way; "passed" is what somebody did.',
    patterns: [
      `${MOTION} right|straight|just|quickly|slowly|on? passed{past} the|a|an|my|our|his|her|their|your|its|this|that|me|him|her|us|them|it|you|two|some|all`,
    ],
    examples: {
      'We drove right passed the exit.': 'We drove right past the exit.',
      'She walked passed me without a word.': 'She walked past me without a word.',
      'The dog ran passed their gate.': 'The dog ran past their gate.',
    },
    fine: ['We drove past it.', 'He passed the exam.', 'The day we came passed quickly.'],
  },
  'peek-peak-pique': {
    reason: 'A "peek" is a look, a "peak" is a top, and to "pique" is to arouse.',
    patterns: [
      'take|takes|took|taking|taken|have|had|sneak|get|got a? quick|little|sneak|short? peak|pique{peek} at|inside|into|in|behind|through|over',
      'sneak peak{peek}',
      `peaked|peeked{piqued} ${POSSESSIVES} interest|curiosity|attention`,
      `peak|peek{pique} ${POSSESSIVES} interest|curiosity`,
      'peek|pique{peak} season|hours|hour|time|times|performance|demand|period|traffic|price|prices',
    ],
    examples: {
      'He tried to take a peak at the presents.': 'He tried to take a peek at the presents.',
      'The advert peaked my interest.': 'The advert piqued my interest.',
      'It is crowded in peek season.': 'It is crowded in peak season.',
    },
    fine: ['The peak is high.', 'Take a peek at it.', 'Sales peaked in May.'],
  },
  'breathe-verb': {
    reason: 'To "breathe" is what one does; "breath" is the air.',
    patterns: [
      "to|can|could|can't|cannot|couldn't|not|hardly|barely|even|should|must|please breath{breathe} $",
      "to|can|could|can't|cannot|couldn't|not|hardly|barely|even|should|must|please breath{breathe} deeply|in|out|slowly|normally|properly|through|again|and|because|when|well|easily|easier|without|better|freely",
      'breath{breathe} deeply|heavily|easily|normally|properly',
    ],
    examples: {
      'I could hardly breath.': 'I could hardly breathe.',
      'It is difficult to breath in the smoke.': 'It is difficult to breathe in the smoke.',
      'Close your eyes and breath deeply.': 'Close your eyes and breathe deeply.',
    },
    fine: ['Take a breath and relax.', 'Out of breath, he sat down.', 'I need to catch my breath.'],
  },
  'whether-clause': {
    reason: '"Whether" asks which of two is so; "weather" is rain and sun.',
    patterns: [
      'care|cares less|about weather{whether} i|we|he|she|they|you|it',
      'wonder|wonders|wondered|wondering|ask|asks|asked|asking|know|knows|knew|decide|decided|decides|deciding|see|check|checked|checking|sure|unsure|certain|clear|doubt|doubted|question|matter|matters|care|cares|remember|tell|told|say|said|forgot|confirm|determine weather{whether} i|we|he|she|they|you|it|to|or|the|this|that|there|my|our|your|his|her|their|a|an|any',
      'of|on|about|as_to weather{whether} i|we|he|she|they|you|it|to|or|there !<VBD|NN>',
      'weather{whether} or not',
    ],
    examples: {
      'I was wondering weather we had locked the door.': 'I was wondering whether we had locked the door.',
      'We are not sure weather the train is on time.': 'We are not sure whether the train is on time.',
      'It depends on weather it rains.': 'It depends on whether it rains.',
    },
    fine: ['We asked about the weather.', 'Do you know the weather there?', 'It depends on the weather.'],
  },
  'compliment-complement': {
    reason: 'A "compliment" is praise; a "complement" makes complete.',
    patterns: [
      `complemented{complimented} ${RECEIVERS} on|for|about`,
      'complemented{complimented} the|my|our|your|his|her|their|a *? <NN|NNS> on|for',
      'complimented{complemented} by|each',
      'pay|paid|pays|paying|get|got|received|receive|receiving|gave|give|giving|accept|many|nice|lovely|big|such me|him|her|us|them|you? a? complement{compliment} $',
      'pay|paid|receive|received|got|many|some|lots_of|nice complements{compliments} from|about|on|for',
      'my|our complements{compliments} to',
    ],
    examples: {
      'The owner complemented the cook on the soup.': 'The owner complimented the cook on the soup.',
      'She complemented me on my coat.': 'She complimented me on my coat.',
      'We received many complements from the guests.': 'We received many compliments from the guests.',
    },
    fine: ['The wine complemented the food.', 'She paid me a compliment.', 'It is the complement of the set.'],
  },
  'stationery-stationary': {
    reason: '"Stationery" is paper and pens; "stationary" means not moving.',
    patterns: [
      'stationary{stationery} order|orders|supplies|supplier|suppliers|cupboard|cabinet|items|item|budget|shop|store|department|design|set|box|drawer|products|printing',
      'office|new|company|headed|printed|personalised|wedding|some|more|buy|order|ordered stationary{stationery} $',
      'stationary{stationery} and|, printing|paper|pens|toner|office',
      'stationery{stationary} bike|bicycle|car|vehicle|vehicles|traffic|object|front|phase|train|bus|lorry|position',
      'remain|remained|remains|stay|stayed|stand|stood stationery{stationary}',
    ],
    examples: {
      'It applies to all stationary orders.': 'It applies to all stationery orders.',
      'He hit a stationery vehicle.': 'He hit a stationary vehicle.',
      'We must buy stationary.': 'We must buy stationery.',
    },
    fine: ['The car was stationary.', 'We bought stationery.'],
  },
  'quiet-not-quite': {
    reason: '"Quiet" means without noise; "quite" means rather or fully.',
    patterns: [
      'got|get|gets|getting|went|go|became|become|becomes|stay|stayed|keep|kept|be|very|too|really|so|nice_and|fell|peace_and quite{quiet} $',
      'got|gets|went|became|stayed|kept|very|too|fell quite{quiet} all|and|when|after|while|again|until|during|because|for|in',
      'a|very|nice|the|this|such quite{quiet} place|street|night|evening|village|neighbourhood|neighborhood|room|area|voice|town|day|corner|spot|time|life|moment|child|person|area',
      "is|are|was|were|am|looks|looked|seems|seemed|feels|felt|it's|i'm|he's|she's|that's quiet{quite} <JJ>~<NN|VB> $",
      "is|are|was|were|am|looks|looked|seems|seemed|feels|felt|it's|i'm|he's|she's|that's quiet{quite} <JJ>~<NN|VB> to|that|for|and|but|because|with|about",
      'quiet{quite} often|recently|well|sure|likely|frequently|simply',
    ],
    examples: {
      'It got quite all of a sudden.': 'It got quiet all of a sudden.',
      'They live in a quite street.': 'They live in a quiet street.',
      'The test was quiet difficult.': 'The test was quite difficult.',
      'I am quiet sure that he came.': 'I am quite sure that he came.',
    },
    fine: ['It was quite a night.', 'A quiet, dark room.', 'They were quite tired.', 'It is quite nice there.'],
  },
  'aloud-allowed': {
    reason: '"Allowed" means permitted; "aloud" means so that others hear it.',
    patterns: [
      "am|is|are|was|were|be|been|not|isn't|aren't|wasn't|weren't aloud{allowed} to|on|in|at|here|inside|near|anywhere|there|indoors|into|during",
      "aren't|isn't|weren't|wasn't|not aloud{allowed} $",
      'read|reads|reading|think|thinking|laugh|laughed|wonder|wondered|say|said *? allowed{aloud} $',
    ],
    examples: {
      "Dogs aren't aloud on the beach.": "Dogs aren't allowed on the beach.",
      'We are not aloud to smoke here.': 'We are not allowed to smoke here.',
      'Please read it allowed.': 'Please read it aloud.',
    },
    fine: ['It was read aloud to them.', 'Dogs are allowed.'],
  },
  'lying-laying': {
    reason: 'Who rests is "lying"; "laying" is putting something down.',
    patterns: [
      "am|is|are|was|were|been|i'm|he's|she's|just|still|found|saw him|her|it|them? laying{lying} in|on|there|next|beside|under|around|awake|asleep|flat|down|by|underneath|here|near|outside|across !<NNS!>",
    ],
    examples: {
      'I was laying on the beach.': 'I was lying on the beach.',
      'The keys are laying under the sofa.': 'The keys are lying under the sofa.',
      'She is still laying in bed.': 'She is still lying in bed.',
    },
    fine: ['They are laying bricks.', 'The hen is laying an egg.', 'He is lying on the bed.'],
  },
  'everyday-before-noun': {
    reason: 'Before a noun it is "everyday", in one word.',
    patterns: [
      'a|an|the|my|our|your|their|her|his|of|for|in|most|normal|ordinary|simple every{} day{everyday} <NN|NNS>~<VBZ|VBD>~i|before|after|between|until|this|last',
    ],
    examples: {
      'Resets are an every day problem for us.': 'Resets are an everyday problem for us.',
      'They help with every day tasks and shopping, in every day situations.': 'They help with every day tasks and shopping, in everyday situations.',
      'It is part of our every day routine.': 'It is part of our everyday routine.',
    },
    fine: ['It happens every day.', 'We swim every day before work.', 'For every day that passes, we pay.'],
  },
});
