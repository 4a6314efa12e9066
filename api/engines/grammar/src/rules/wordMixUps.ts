import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';

/** Words put for others that sound or look like them, and sayings that were misheard. */
export const wordMixUps = buildRules({
  'misheard-saying': {
    reason: 'This saying is usually written differently.',
    patterns: [
      'case and{in} point $',
      'per say{se}',
      'one in{and} the same $',
      'toe|tow{toe} the line',
      'mute{moot} point',
      'wet{whet} my|your|his|her|our|their|the appetite',
      'baited{bated} breath',
      'free reign{rein} to|over|$',
      'deep|deeply seeded{seated} fear|belief|hatred|problem|problems|issue|issues',
      'slight{sleight} of hand',
      'extract{exact} revenge',
      'statue{statute} of limitations',
      'reek|reeks{wreak} havoc',
      'wreck|wrecks{wreak} havoc',
      'wrecked{wreaked} havoc',
      'wrecking{wreaking} havoc',
      'shutter{shudder} to think',
      'irregardless{regardless}',
      'all of the{a} sudden',
      '^^ another{in_other} words',
      'make|makes|made|making due{do} with|without',
      'first serve{served} basis',
      'come , first serve{served}',
      'tongue and{in} cheek',
      'mind{might} as well',
      'self of{-}steam{esteem}',
      'escape{scapegoat} goat{}',
      'hunger pains{pangs}',
      'tight{} nit{tight-knit}',
      'close{} nit{close-knit}',
      'as apposed{opposed} to',
      'apposed{opposed} to',
      'in sink{sync} with',
      'on tender{tenter} hooks',
      'chomping|champing at the bite{bit}',
      'pier{peer} pressure|review|group',
      'nerve{} wrecking{nerve-racking}',
      'worst|worse{worst} case scenario',
      'fair{fare} dodger|dodgers',
      'for all intense|intensive{intents} and purposes',
      'piece{peace} and quiet',
      'peace{piece} together',
      'bare|bear{bear} the brunt',
      'play|plays|played|playing it by year{ear}',
      'rain{rein} in|back the|his|her|their|our|its',
      'hand{hands} down the best|worst',
      'right{rite} of passage',
      'vice|vise versa{vice_versa}',
      'whole|hole{whole} heartedly',
    ],
    examples: {
      'It is one in the same.': 'It is one and the same.',
      'The storm will wreck havoc on the coast.': 'The storm will wreak havoc on the coast.',
      'I bought tea as apposed to coffee.': 'I bought tea as opposed to coffee.',
      'Keep a tight nit group of friends.': 'Keep a tight-knit group of friends.',
    },
    fine: ['It wrecked the ship.', 'He has free rein to choose.', 'In this case and point of view.', 'Bear the cost.'],
  },
  'wonder-wander': {
    reason: 'To "wonder" is to ask oneself; to "wander" is to walk about.',
    patterns: [
      'wander{wonder} if|why|whether|how|what|who|when',
      'wandering{wondering} if|why|whether|what|who|when',
      'wandered{wondered} if|why|whether|what|who',
      'wonder{wander} around|through|off|along the|a|this|town',
      'wondering{wandering} around|through|off|along',
      'wondered{wandered} around|through|off|along',
    ],
    examples: {
      'I wander if he is ill.': 'I wonder if he is ill.',
      'We were wandering what to cook.': 'We were wondering what to cook.',
      'They wondered around the old town.': 'They wandered around the old town.',
    },
    fine: ['I wonder if so.', 'They wander off.', 'We wandered where we liked.'],
  },
  'week-weak': {
    reason: 'A "week" has seven days; "weak" means not strong.',
    patterns: [
      'last|next|this|every|per|each|one|a weak{week} $',
      'last|next|every|once_a|per weak{week} i|we|he|she|they|on|at|in|for|and|because|to|with',
      'two|three|four|five|six|few|several|many|these weaks{weeks}',
      'too|very|so|feel|feels|felt|am|was|is|still week{weak} $',
      'feel|feels|felt|feeling|very|too|so week{weak} and|after|because|to|from|today',
    ],
    examples: {
      'We met last weak.': 'We met last week.',
      'I feel very week today.': 'I feel very weak today.',
      'She rests two weaks.': 'She rests two weeks.',
    },
    fine: ['This is weak.', 'Last week was hot.', 'It was a weak signal.'],
  },
  'life-live': {
    reason: '"Life" is the noun, "live" is the verb.',
    patterns: [
      'my|your|his|our|their|daily|everyday|real|social|private|whole|family|personal|human|better|happy|hard|normal|healthy|of live{life} $',
      'my|your|his|our|their|daily|everyday|social|private|whole|personal|healthy live{life} is|was|has|and|in|with|because|changed|more|easier|better|here|there|without|when|as',
      'save|saves|saved|change|changed|changes my|your|his|our|a live{life}',
      "would|will|can|could|don't|we|they|people|who life{live} in|with|together|here|there|alone|near|without|at|abroad",
      'want|wants|wanted|like|likes|love|moved|going|have|has|able|used to life{live} in|with|together|here|there|alone|near|without|at|abroad',
      'i life{live} in|with|near|at|alone',
    ],
    examples: {
      'It changed my live.': 'It changed my life.',
      'I would like to life in London.': 'I would like to live in London.',
      'Their daily live is hard.': 'Their daily life is hard.',
    },
    fine: ['Our live music starts.', 'They live in town.', 'Bring it to life in May.', 'He has lost the will; life in town is hard.'],
  },
  'live-leave': {
    reason: 'Who has a home somewhere "lives" there; who goes away "leaves".',
    patterns: [
      'i|we|they leave{live} in a|an|the <JJ>? flat|house|apartment|village|town|city|room|suburb|centre|center|country',
      'he|she leaves{lives} in a|an|the <JJ>? flat|house|apartment|village|town|city|room|suburb|centre|center|country',
      'i|we|they leave{live} in @town~china|turkey',
    ],
    examples: {
      'I leave in a small flat.': 'I live in a small flat.',
      'We leave in Madrid.': 'We live in Madrid.',
      'She leaves in a big city.': 'She lives in a big city.',
    },
    fine: ['I leave in the morning.', 'We leave in May.', 'She leaves in a hurry.'],
  },
  'fall-feel': {
    reason: '"Fell" is the past of "fall"; "felt" is the past of "feel".',
    patterns: [
      'felt{fell} down|asleep|off|over|apart|behind|through',
      'felt{fell} in love',
      'felt{fell} from the|a|my|his|her bike|bicycle|ladder|tree|roof|chair|horse|bed',
      'i|he|she|we|they fell{felt} very|really|happy|sad|tired|good|better|bad',
    ],
    examples: {
      'He felt down the stairs.': 'He fell down the stairs.',
      'I fell very tired.': 'I felt very tired.',
      'We felt in love.': 'We fell in love.',
    },
    fine: ['He fell down.', 'I felt it.', 'The prices fell so much that we bought.'],
  },
  'hard-hardly-adverb': {
    reason: '"Hard" means with effort; "hardly" means almost not, and "lately" means in recent times.',
    patterns: [
      'work|works|worked|working|study|studied|studies|studying|try|tried|trying|train|trained|training|fight|fought very|so|really|too? hardly{hard} $',
      'work|works|worked|working|study|studied|studies|studying|try|tried|trying very|so|really|too? hardly{hard} to|for|and|in|on|every|all|at|because|with',
      'arrive|arrived|arrives|arriving|come|comes|came|coming very|too|so|home? lately{late} $',
      'arrive|arrived|arrives|arriving very|too|so lately{late} to|for|at|because|and',
      'speak|speaks|spoke|drive|drives|drove|run|runs|ran|goes|go|very|too|so fastly{fast}',
    ],
    examples: {
      'She works very hardly.': 'She works very hard.',
      'He arrived lately.': 'He arrived late.',
      'They tried hardly to win.': 'They tried hard to win.',
    },
    fine: ['I hardly work.', 'He has worked late lately.', 'We study hard.'],
  },
  'than-that': {
    reason: '"Than" compares; "that" does not.',
    patterns: [
      '<JJR> that{than} me|him|us|them|mine|yours|ours|theirs|before|usual|expected',
      'rather that{than} <VB|VBG|NN|NNS>~is|was',
      'more|less that{than} #|two|three|four|five|ten|twenty|half|twice|once',
    ],
    examples: {
      'He is taller that me.': 'He is taller than me.',
      'It took more that two hours.': 'It took more than two hours.',
      'I walk rather that drive.': 'I walk rather than drive.',
    },
    fine: ['It is better that we go.', 'I know more that way.', 'I would rather that he left.'],
  },
  'off-of': {
    reason: '"Off" means away from; "of" means belonging to.',
    patterns: [
      '<PRP>|to get|gets|got|getting|step|stepped|jump|jumped|fall|fell|fallen of{off} the|my|his|her|our|a <NN>',
      'well|badly of{off} $',
      'day|days|week|time|year of{off} $',
      'take|took|taking|have|had|need a|some|the day|week|year|time of{off} work|school|because|to',
    ],
    examples: {
      'We got of the bus.': 'We got off the bus.',
      'She fell of the ladder.': 'She fell off the ladder.',
      'I need a day of.': 'I need a day off.',
    },
    fine: ['We got off the bus.', 'A day of work.', 'They are afraid of the dark.'],
  },
  'from-form': {
    reason: '"From" says where something comes from; a "form" is a shape or a sheet.',
    patterns: [
      'call|calls|letter|email|emails|e-mail|message|messages|reply|answer|gift|present|text|news|help|advice|far|away|different|back|came|come|comes|received|bought|heard|hear|hearing|borrowed|got|learned|returned|graduated|coming|home|are|is|am form{from} me|you|him|her|us|them|my|your|his|our|their|the|a|an|<=NNP>|work|school|home|this|that|one',
      'form{from} time to time',
      'from|form{from} now on',
    ],
    examples: {
      'I got a call form my boss.': 'I got a call from my boss.',
      'We look forward to hearing form you.': 'We look forward to hearing from you.',
      'She came form Spain.': 'She came from Spain.',
    },
    fine: ['The form you sent is here.', 'Fill in the form.', 'They form the base.', 'The letters form a word.'],
  },
  'though-through': {
    reason: '"Though", "thought", "taught" and "through" look alike; here another one is meant.',
    patterns: [
      'even tough|thought|through{though} i|we|you|he|she|it|they|the|there|my|our|this|his|her',
      'as tough|thought{though} i|we|you|he|she|it|they|nothing',
      '^^ i|we|he|she|they|always|never tough{thought} it|that|about|of|you|he|she|they|we|i|the',
      'thought{taught} me|us|him|her|them how|to|english|french|spanish|everything|many',
      'trough{through} the|this|that|my|our|all|these|a|it|them',
      'thorough{through} the|this|my|our|a|these',
      'through{thorough} check|cleaning|investigation|inspection|examination|review',
    ],
    examples: {
      'We went out even tough it rained.': 'We went out even though it rained.',
      'My aunt thought me how to sew.': 'My aunt taught me how to sew.',
      'He looked trough the window.': 'He looked through the window.',
    },
    fine: ['The tough man.', 'I thought it was late.', 'She went through the door.', 'He thought them honest.'],
  },
  'with-whit': {
    reason: 'This looks like a slip for a common word.',
    patterns: [
      'whit{with} the|a|an|my|your|his|her|our|their|me|you|him|us|them|this|that|it|two',
      'tanks{thanks} for|to',
      'tank{thank} you',
      'bean{been} <VBG|VBN>',
      'have|has|had bean{been}',
      'i|we|he|she|they sow{saw} a|the|him|her|them|it|you',
      'i|we except{expect} that|to',
      'as excepted{expected} $',
      'for|on sell{sale} $',
      'is|are|was|were for|on sell{sale}',
      'which|witch{which} one|is|are|was|means',
      'defiantly{definitely} <VB|JJ|VBG|VBN|RB|DT>',
      "will|would|should|is|are|can|i'll|we'll defiantly{definitely}",
      'at lest{least}',
      'a lot off{of}',
      'lightening{lightning} bolt|strike|struck|storm',
      'thunder and lightening{lightning}',
      'moral|basic|guiding|core|first|general|key|of|these|those principals{principles} $',
      'staff|team|employee|low|high|boost|lift|improve moral{morale} $',
      'staff|employee moral{morale} is|was|has|and',
      'our|military|medical|all|security|trained personal{personnel} is|are|was|were|will|must|has|have',
    ],
    examples: {
      'I live whit my sister.': 'I live with my sister.',
      'Tanks for your help.': 'Thanks for your help.',
      'The house is for sell.': 'The house is for sale.',
      'I will defiantly come.': 'I will definitely come.',
    },
    fine: ['The bean is red.', 'He stood defiantly.', 'He paid the principals.', 'Not a whit, the man said.'],
  },
  'then-far-from-comparative': {
    reason: '"Than" compares; "then" is about time.',
    needs: 'then',
    find: (sentence) =>
      sentence.flatMap((then, at) => {
        const next = sentence[at + 1];
        const compared =
          /^(?:in|on|at|any|usual|expected|planned|before|me|him|us|them|mine|yours|ours|theirs|last|other|others|ever|normal|necessary)$/;
        if (then.lower !== 'then' || !next || !compared.test(next.lower)) return [];
        const from = sentence.findLastIndex(
          ({ lower }, index) => index < at - 2 && index > at - 8 && /^(?:more|fewer|less)$|[^aeiou]er$/.test(lower),
        );
        const first = sentence[from];
        const isComparative = first && (/^(?:more|fewer|less|better|worse)$/.test(first.lower) || (first.tags & TAG.JJR) !== 0);
        const between = sentence.slice(from + 1, at);
        const isPhrase = between.every(
          ({ kind, lower }) => kind === 'word' && !/^(?:and|or|but|is|are|was|were|will|can|until|since|by)$/.test(lower),
        );
        return isComparative && isPhrase ? [{ first: at, last: at, text: 'than' }] : [];
      }),
    examples: {
      'We received fewer tickets in June then in any other month.': 'We received fewer tickets in June than in any other month.',
      'There were more people at the party then expected.': 'There were more people at the party than expected.',
      'She earns less money there then before.': 'She earns less money there than before.',
    },
    fine: ['We had more time then.', 'It was cheaper back then in town.', 'The later it is then, the better.'],
  },
});
