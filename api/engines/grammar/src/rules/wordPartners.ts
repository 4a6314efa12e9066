import { buildRules } from './rule.ts';

const FORMS: Record<string, string> = {
  make: 'make makes made making',
  do: 'do does did doing',
  take: 'take takes took taking',
  have: 'have has had having',
  give: 'give gives gave giving',
  ask: 'ask asks asked asking',
  tell: 'tell tells told telling',
  say: 'say says said saying',
  pay: 'pay pays paid paying',
  put: 'put puts put putting',
  open: 'open opens opened opening',
  close: 'close closes closed closing',
};
const DETERMINER =
  'a|an|the|my|your|his|her|its|our|their|some|any|no|this|that|these|those|another|one|two|three|many|more|much|enough|few|several|every';

/** What comes behind an object, and no noun that it describes. */
const FOLLOWS =
  '$|in|at|with|and|about|of|for|on|when|because|to|but|last|this|yesterday|today|every|so|that|by|before|after|if|or|during|as|while|again|together|from|i|we|he|she|they|you|once|twice|until|without';

/** Writes patterns that put another verb, in each of its forms, before these nouns: "do a mistake" becomes "make a mistake". */
function putVerb(wrong: string, right: string, nouns: string, behind = FOLLOWS): string[] {
  const rights = (FORMS[right] ?? right).split(' ');
  return (FORMS[wrong] ?? wrong).split(' ').flatMap((form, at) => {
    const verb = `${form}{${rights[at] ?? right}}`;
    return [`${verb} ${DETERMINER}? <JJ|VBN|JJR>? ${nouns} ${behind}`, `${verb} a lot of ${nouns} ${behind}`];
  });
}

const MADE =
  'mistake|mistakes|decision|decisions|progress|effort|efforts|suggestion|suggestions|promise|promises|noise|mess|offer|complaint|complaints|choice|choices|reservation|reservations|appointment|appointments|speech|excuse|excuses|profit|profits|improvement|improvements|discovery|comment|comments';
const DONE =
  'homework|housework|shopping|laundry|ironing|dishes|washing-up|exercise|exercises|yoga|karate|judo|sport|sports|gymnastics|favour|favor|harm|gardening|aerobics|pilates';
const TAKEN = 'photo|photos|photograph|photographs|selfie|selfies|nap|shower|bath|break|rest|walk';

/** Verbs and adjectives that go with certain nouns, and the particles and prepositions that go with certain words. */
export const wordPartners = buildRules({
  'verb-of-noun': {
    reason: 'This noun goes with another verb.',
    patterns: [
      ...putVerb('do', 'make', MADE),
      ...putVerb('do', 'make', 'call|calls'),
      ...putVerb('do', 'make', 'phone|telephone', 'call|calls'),
      ...putVerb('make', 'do', DONE),
      ...putVerb('make', 'do', 'best', '$|to|and|but'),
      ...putVerb(
        'make',
        'take',
        TAKEN,
        '$|of|in|at|with|and|after|before|every|for|because|from|on|when|together|around|by|now|to|so|but|if|through',
      ),
      ...putVerb('do', 'take', 'photo|photos|selfie|selfies|nap|shower|bath|break', '$|of|in|at|with|and|after|before|every|for|because|on|when'),
      ...putVerb('make', 'take', 'exam|exams|driving', '$|in|at|again|on|next|last|and|before|test|tests'),
      ...putVerb('do', 'have', 'accident|baby|party|lunch|dinner|breakfast|conversation', '$|with|on|at|in|and|for|last|yesterday|when'),
      ...putVerb(
        'make',
        'have',
        'party|parties|conversation|accident|dream|holiday|holidays',
        '$|with|on|at|in|and|for|last|yesterday|when|this|about',
      ),
      ...putVerb('make', 'ask', 'question|questions', '$|to|about|and|in|if|because|of|when'),
      ...putVerb('do', 'ask', 'question|questions', '$|to|about|and'),
      ...putVerb('say', 'tell', 'joke|jokes|story|stories|lie|lies|truth|secret|secrets', '$|to|about|and|because|when|in'),
      ...putVerb('tell', 'say', 'hello|goodbye|sorry|bye', '$|to|and|when|for|because'),
      ...putVerb('put', 'pay', 'attention', '$|to|in|when|and'),
      ...putVerb('make', 'pay', 'attention', '$|to|in|when|and'),
      ...putVerb('give', 'pay', 'attention', 'in|when'),
    ],
    examples: {
      'She did a big mistake.': 'She made a big mistake.',
      'Did you already make your homework?': 'Did you already do your homework?',
      'We made a short break at noon.': 'We took a short break at noon.',
      'They made a party for her.': 'They had a party for her.',
      'May I make a question?': 'May I ask a question?',
      'He is always saying lies.': 'He is always telling lies.',
      'I have to do a phone call.': 'I have to make a phone call.',
      'She did a lot of progress.': 'She made a lot of progress.',
      'He had an idea, so I told hello to him.': 'He had an idea, so I said hello to him.',
      'Can you make a photo of us?': 'Can you take a photo of us?',
    },
    fine: [
      'I did not make a mistake.',
      'Do your best.',
      'He makes sports cars.',
      'Did the decision surprise you?',
      'She made the party a success.',
      'They did the walk in an hour.',
      'You make exercise fun.',
      'What does the story say?',
      'They made yoga popular.',
      'Make homework easier for them.',
      'Nobody does speech therapy here.',
    ],
  },
  'pause-is-break': {
    reason: 'A rest from work is a "break", and one takes it.',
    patterns: ['make', 'makes', 'made', 'making'].flatMap((form, at) => [
      `${form}{${['take', 'takes', 'took', 'taking'][at]}} a <JJ>? pause{break} $|of|at|in|for|every|after|before|and|now|when`,
    ]),
    examples: {
      'We make a pause every two hours.': 'We take a break every two hours.',
      'Let us make a short pause at noon.': 'Let us take a short break at noon.',
      'I made a pause after lunch.': 'I took a break after lunch.',
    },
    fine: ['He spoke after a pause.', 'There was a short pause.'],
  },
  'switched-not-opened': {
    reason: 'Lights and machines are turned on and off.',
    patterns: ['open opens opened opening', 'close closes closed closing'].flatMap((forms, isClose) =>
      forms.split(' ').map((form, at) => {
        const turned = ['turn', 'turns', 'turned', 'turning'][at];
        const particle = isClose === 0 ? 'on' : 'off';
        return `${form}{${turned}_${particle}} the|my|your|his|her|our|their|all lights|light|tv|telly|television|radio|heating|heater|fan|oven|air $|when|before|and|in|after|because|please|conditioning|conditioner|at|if|it|i|we`;
      }),
    ),
    examples: {
      'Please close the lights before you leave.': 'Please turn off the lights before you leave.',
      'She opened the TV when I came in.': 'She turned on the TV when I came in.',
      'I always close the heating at night.': 'I always turn off the heating at night.',
    },
    fine: ['Close the light box.', 'He opened the oven door.', 'Turn off the light.'],
  },
  'degree-of-noun': {
    reason: 'This noun goes with another adjective.',
    patterns: [
      'strong|hard|big{heavy} rain|rains|rainfall|snow|snowfall|traffic $|in|on|at|and|all|this|that|last|yesterday|during|for|before|after|today|from|between|because|so|every',
      'strong{heavy} smoker|smokers|drinker|drinkers',
      'strong{bad} cold|headache|toothache|cough $|and|so|since|for|because|after|all|last|this|yesterday|today',
      'strong{high} fever|temperature $|and|so|since|for|because|after|all|last|this|yesterday',
      'strong|big{thick} fog',
      'heavy{strong} coffee|wind|winds',
      'high{tall} man|woman|boy|girl|person|tree|trees',
      'fast{quick} shower|lunch|breakfast|look|question|call|chat|visit',
      'big{great} importance|pleasure|respect',
    ],
    examples: {
      'There was strong traffic in the centre.': 'There was heavy traffic in the centre.',
      'My uncle is a strong smoker.': 'My uncle is a heavy smoker.',
      'I stayed at home with a strong cold.': 'I stayed at home with a bad cold.',
      'He is a high man with a beard.': 'He is a tall man with a beard.',
      'I just had a fast shower.': 'I just had a quick shower.',
    },
    fine: ['Strong winds and heavy rain are likely.', 'A big traffic jam', 'The big snow leopard slept.', 'He is strong.', 'A strong cold wind'],
  },
  'particle-of-verb': {
    reason: 'This verb goes with another small word.',
    patterns: [
      'fill|fills|filled|filling up{in} the|this|that|a|an|your|my|our|these|those <JJ|VBN>? <NN>? form|forms|questionnaire|survey|application|document|documents',
      'form|forms|questionnaire must|should|has|have|to|can|will be? filled up{in}',
      'take|takes|took|taking the|my|your|his|her|our|their shoes|boots|hat|coat|jacket|slippers|trainers|sandals out{off} before|when|in|at|please|if|because',
      'put|puts|putting off{on} the|my|your|his|her|our|their coat|jacket|shoes|hat|gloves|helmet before|because|when|if|it|and go|goes|leave|you|i|we|it|is',
      'get|gets|got|getting in{on} the|a bus|train|plane|tram|ferry',
      'get|gets|got|getting off{out_of} the|a|my|his|her|our car|taxi|cab',
      'take|takes|took|taking place{part} in the|a|an race|competition|contest|course|lesson|workshop|game|tournament|marathon|project|survey|discussion|class',
      'grow|grows|growing up{bring_up} my|your|his|her|our|their children|kids|son|daughter',
      'run|runs|ran|running out from|off{of} milk|bread|sugar|coffee|tea|time|money|petrol|paper|ideas|space|water|food|patience|stock|ink|gas|fuel|eggs|butter|toner|envelopes|flour|battery|energy',
      'look|looks|looked|looking forward for|at|of{to} the|a|an|your|my|our|his|her|it|seeing|meeting|hearing|this',
      'come|came|comes up to|on{with} a|an|the|some new|better|good|great? idea|ideas|plan|solution|excuse',
      'get|gets|got|getting|keep|keeps|kept in touch to{with}',
    ],
    examples: {
      'Please fill up this form and sign it.': 'Please fill in this form and sign it.',
      'Take your boots out before you go inside.': 'Take your boots off before you go inside.',
      'We got in the bus at the station.': 'We got on the bus at the station.',
      'She took place in the race.': 'She took part in the race.',
      'We ran out from sugar.': 'We ran out of sugar.',
      'I look forward for the concert.': 'I look forward to the concert.',
    },
    fine: ['Fill up the tank.', 'Take your shoes out of the bag.', 'The race took place in the park.', 'He got in the car.'],
  },
  'pronoun-inside-verb': {
    reason: 'With such verbs a pronoun stands before the small word.',
    patterns: [
      ...['it', 'them', 'me', 'him', 'us', 'you'].flatMap((object) => [
        `wake|wakes|woke|waking up{${object}} ${object}{up} $|at|in|when|early|every|before|if|and`,
        `pick|picks|picked|picking up{${object}} ${object}{up} $|at|in|from|when|after|before|and|on`,
        `drop|dropped|dropping off{${object}} ${object}{off} $|at|in|when|after|before|and|on`,
        `call|called|ring|rang back{${object}} ${object}{back} $|at|in|when|after|before|and|on|later|tomorrow|as`,
        `give|gave|gives back{${object}} ${object}{back} $|to|and|when|after`,
        `fill|filled|fills in|out{${object}} ${object}{in} $|and|before|for|with`,
        `turn|turns|turned|switch|switched on{${object}} ${object}{on} $|and|before|when|at|again`,
        `turn|turns|turned|switch|switched off{${object}} ${object}{off} $|and|before|when|at|again`,
        `throw|threw|throws away{${object}} ${object}{away} $|and|because|after|when`,
        `put|puts on{${object}} ${object}{on} $|before|because|when`,
        `take|took|takes off{${object}} ${object}{off} $|before|because|when|and`,
        `try|tried|tries on{${object}} ${object}{on} $|before|because|and|in|at`,
        `look|looked up{${object}} ${object}{up} in|online|$`,
      ]),
    ],
    examples: {
      'I turned off it before bed.': 'I turned it off before bed.',
      'Can you pick up me at six?': 'Can you pick me up at six?',
      'Please call back me later.': 'Please call me back later.',
      'He threw away them because they smelled.': 'He threw them away because they smelled.',
    },
    fine: ['Turn it off.', 'Put on your coat.', 'She put on them a lot of pressure.', 'He put the book on it.'],
  },
  'noun-takes-preposition': {
    reason: 'This noun takes another preposition.',
    patterns: [
      'have|has|had|having <DT|JJ>? <JJ>? problem|problems|trouble|difficulties about{with} my|your|his|her|our|their|the|this|english|it|computer',
      'welcome|visit|see|meet|greet|find|join you|us on{at} our|the stand|booth|office|offices',
      'photo|photos|picture|pictures from{of} me|him|her|us|them|myself',
      'solution|solutions of{to} this|the|that|our|my|your|all problem|problems|puzzle|conflict',
      'answer|answers of{to} this|the|that|our|my|your question|questions|email|letter',
      'reason|reasons of{for} my|his|her|our|their|this|the <NN> $|is|was|and',
      'increase|rise|decrease|fall|drop|reduction|growth of{in} the? price|prices|temperature|crime|unemployment|sales|demand|costs|rents',
      'difference of{between} the two|british|english|these|both|us|them',
    ],
    examples: {
      'He has problems about his maths homework.': 'He has problems with his maths homework.',
      'We hope to welcome you on our stand.': 'We hope to welcome you at our stand.',
      'Nobody knows the solution of this problem.': 'Nobody knows the solution to this problem.',
      'There was an increase of prices.': 'There was an increase in prices.',
    },
    fine: ['He has problems with it.', 'I sent you a photo from my trip.', 'An increase of ten per cent', 'The answer of the boss was no.'],
  },
});
