import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const DONE_BY =
  /^(?:finish|finished|send|sent|submit|submitted|reply|replied|pay|paid|made|done|complete|completed|deliver|delivered|return|returned|hand|handed|decide|decided|receive|received|arrive|ready|answer|confirm|register|apply|need)$/;
const LASTS =
  /^(?:wait|stay|stayed|waited|work|works|worked|remain|open|closed|available|sleep|slept|live|lived|keep|kept|continue|last|lasts|busy|not|never|don't|won't|can't|didn't|postponed|delayed|left|remaining|from|valid|extend|extended|run|runs)$/;
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const WEEKDAY = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
const CHANGES =
  /^(?:increased?|increases|rose|rise|rises|risen|fell|fall|falls|fallen|dropped|drop|drops|decreased?|decreases|grew|grow|grows|grown|reduced?|cut|declined?|declines|improved?|went|gone|expanded|shrank|raised|lowered|jumped)$/;
const AMOUNT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|almost|nearly|about|around|more|half|over|a)$/;
const SHARE =
  /^(?:percent|per|%|half|third|quarter|euros?|pounds?|dollars?|points?|kilos?|degrees?|centimetres|metres|thousand|hundred|million|times)$/;
const VISITED =
  'cinema|theatre|theater|gym|beach|seaside|market|supermarket|bank|doctor|dentist|hospital|airport|station|park|museum|library|pub|zoo|mountains|countryside|swimming|stadium|pharmacy|bakery|hairdresser|opera|lake|sea';

/** Prepositions that a verb, a noun or a time requires. */
export const prepositionFrames = buildRules({
  'because-of-what': {
    reason: 'Before a noun it is "because of".',
    patterns: [
      'because from{of} <DT|POSS|JJ|NN|NNS>',
      'because by|for{of} <DT|POSS>',
      'because {+of} the|a|my|our|his|her|their <=JJ>? rain|snow|storm|weather|traffic|strike|noise|heat|cold|wind|accident|delay|fog|war|crisis|pandemic $',
      'due of{to} <DT|POSS|NN|NNS|JJ>',
      'thanks of|for{to} <DT|POSS> help of',
      'despite of{} <DT|POSS|NN|NNS|PRP>',
      'according with|of|at{to} <DT|POSS|NN|NNS|NNP>',
      'according {+to} the|my|our|his|her|their|a <NN|NNS>',
      'in spite the{of_the}',
    ],
    examples: {
      'It was cancelled because from the strong wind.': 'It was cancelled because of the strong wind.',
      'According with the plan, we finish in May.': 'According to the plan, we finish in May.',
      'According the plan, we finish in May.': 'According to the plan, we finish in May.',
      'Despite of the rain we went out.': 'Despite the rain we went out.',
    },
    fine: ['Because the rain stopped, we left.', 'We left because of the rain.', 'It went according to plan.'],
  },
  'changes-by': {
    reason: 'The size of a change takes "by".',
    needs: 'with',
    find: (sentence) => sentence.flatMap((_, at) => findAmountWith(sentence, at)),
    examples: {
      'Our sales increased with twelve percent last year.': 'Our sales increased by twelve percent last year.',
      'The price went up with five pounds.': 'The price went up by five pounds.',
      'We have reduced our energy use with a third.': 'We have reduced our energy use by a third.',
      'Profits dropped with almost half.': 'Profits dropped by almost half.',
    },
    fine: ['He went with two friends.', 'It increased with age.', 'She went up with a hundred others.', 'Sales fell with the crisis.'],
  },
  'deadline-by': {
    reason: '"By" tells the latest time at which something is done; "until" tells how long it lasts.',
    needs: 'until till',
    find: (sentence) => sentence.flatMap((_, at) => findDeadline(sentence, at)),
    examples: {
      "I'll finish it until Friday.": "I'll finish it by Friday.",
      "I'll send you the report until tomorrow evening.": "I'll send you the report by tomorrow evening.",
      'The payment must be made until the end of the month.': 'The payment must be made by the end of the month.',
    },
    fine: [
      'We wait until Friday.',
      'I will not finish until Friday.',
      'The offer is valid until May.',
      'Keep sending them until Friday.',
      'I work until I finish.',
      'There are 14 pay periods left until December.',
    ],
  },
  'go-to-place': {
    reason: 'The place where somebody goes takes "to".',
    patterns: [
      `go|goes|went|going|gone|goes in|on|at{to} the ${VISITED} !of|for`,
      'go|goes|went|going|travel|travelled|traveled|fly|flew|drive|drove|moved|move in|at{to} @town !by',
      'go|goes|went|going|travel|travelled|fly|flew|drive|drove|moved|move in|at{to} spain|france|italy|germany|greece|portugal|japan|china|india|england|scotland|ireland|austria|poland|turkey|egypt|morocco|canada|mexico|brazil|america|australia|norway|sweden',
      'come|comes|came in|at{to} my|our house|place|party|flat|home|office|school $',
      'come|comes|came in|at{to} my|our house|place|party|flat|office after|on|at|for|with|when|every',
      'go|goes|went|going to{} abroad|home|upstairs|downstairs',
      'invited|invite @object in|at{to} <DT|POSS> party|wedding|house|dinner',
    ],
    examples: {
      'In summer we always go on the seaside.': 'In summer we always go to the seaside.',
      'We go in the cinema every Friday.': 'We go to the cinema every Friday.',
      'Last year we went in Greece for two weeks.': 'Last year we went to Greece for two weeks.',
      'She came in my house after work.': 'She came to my house after work.',
    },
    fine: ['He went in.', 'They go on holiday.', 'She came in my car.'],
  },
  'hour-day-month': {
    reason: 'Hours take "at", days take "on", and months and years take "in".',
    find: (sentence) => sentence.flatMap((_, at) => findTimePreposition(sentence, at)),
    examples: {
      "I usually wake up on seven o'clock.": "I usually wake up at seven o'clock.",
      'My birthday is at the third of May.': 'My birthday is on the third of May.',
      'I was born at 1995 in Lima.': 'I was born in 1995 in Lima.',
      'The meeting is on half past nine.': 'The meeting is at half past nine.',
      'We moved here on March.': 'We moved here in March.',
      'The shop is closed in Sundays.': 'The shop is closed on Sundays.',
      'The contract ends at September.': 'The contract ends in September.',
    },
    fine: ['On March 5 we left.', 'In May we left.', 'It is on at seven.'],
  },
  'means-preposition': {
    reason: 'This is said with another preposition.',
    patterns: [
      'went|go|goes|came|come|travel|travelled|traveled|arrived|there|here|work|school|home|get with{by} bus|train|plane|car|taxi|bike|bicycle|tram|metro|boat|ship|ferry|subway $',
      'go|goes|went|come|came|walk|walked *? *? with{on} foot',
      'pay|paid|pays|paying by{with} my|your|his|her|their <NN>? card|phone',
      'cut|cuts|eat|ate|opened|open|wrote|write|hit|cleaned|clean|draw|drew *? *? by{with} a|the|his|her|my knife|fork|spoon|pen|pencil|key|stick|brush|cloth|hammer|scissors',
      'play|plays|played|playing by{with} a|the|his|her|their|my ball|kite|toy|toys|dog|cat|doll|train|friends',
      'saw|see|seen|watch|watched|it|news|programme|program|film in|at{on} television|tv',
      'talk|talked|talking|spoke|speak|speaking|speaks in|at{on} the phone',
      'read|heard|saw|seen on|at{in} the newspaper|paper|magazine',
      'hanging|hangs|hung|hang in{on} the wall|walls',
      'there is|are|was|were *? *? *? in{on} the ceiling|wall|walls',
      'i|he|she|they|we|you|to|will|who married|marry|marries with{} <DT|POSS|NNP>',
      'angry|mad|furious from|of|on{with} <POSS|NNP>|me|you|him|her|us|them',
      'tired|afraid|scared|frightened|proud from{of} <DT|POSS|VBG|NN|NNS>',
      'congratulations to{on} your|his|her|their <JJ>? job|exam|degree|wedding|birthday|promotion|success|new',
      'invite|invited|inviting @object for{to} a|an|the|our|my|this <NN>? meeting|party|dinner|event|wedding|lunch|interview|presentation|conference',
      'limited|restricted on{to} #|two|three|four|five|six|ten|twelve|twenty',
      'increase|decrease|rise|fall|drop|reduction of{in} <NNS> since|last|this|over|compared',
      'send|sent|sends|give|gave|show|showed it|them|this|that|<DT|POSS> *? at{to} my|our|the|your <NN> $',
      'reply|replied|respond at{to} this|your|my|our|the <NN>',
      'work|works|worked|working by{for} our|my|his|her|their|this company|firm|team|department',
      'provide|provided|provides me|us|you|them|him|her {+with} a|an|the',
      'i|we|you|they agree|agreed in{with} your|the|his|her|my|this',
      'on{in} the last|first|next|second|third|fourth quarter|month|year|decade|century',
      'comment {+on} the|my|our|your|this',
      'comply|complies|complied to{with} <DT|POSS|NN|NNS>',
      'good|bad|excellent|great with{at} repairing|cooking|playing|drawing|dancing|singing|fixing|painting|swimming|writing|explaining|making|solving|math|maths|chess|tennis|sports|languages',
      'book|film|story|movie|article|song about of{}',
      'film|book|song|painting|novel|poem|picture from{by} <DT|POSS> <JJ>? director|writer|author|painter|singer|poet|artist|band',
      'live|lives|lived|living at{in} a|the <JJ>? village|town|city|country|suburb|flat|apartment|capital',
      'met|saw|meet @object in{at} a|the party|wedding|conference|concert|meeting',
      'live|lives|lived|is|office|flat|room in|at{on} the first|second|third|fourth|fifth|sixth|seventh|tenth|top|ground floor',
      'is|are|was|it|shop|bakery|bank in{on} the corner of',
      'go|goes|went|going|am|are|is|was|were|be in|to{on} holiday|vacation',
      "am|is|are|was|were|i'm|he's|she's|we're|they're in{on} my|his|her|our|their|the way home|to",
      'kind|rude|polite|nice|cruel with{to} everybody|everyone|me|him|us|them|people|the|his|her|my|guests|customers|animals',
      'worried|anxious|nervous for{about} <POSS|DT|VBG>|you|him|it exam|exams|test|interview|results|future|job|money|health|presentation',
      '^ in|at{on} my|his|her|our birthday',
      'at{in} the morning|afternoon|evening $',
      '^ at{in} the morning|afternoon|evening <PRP|DT|POSS>|,',
      'based in{on} a|the|this|our|these true|real|story|book|facts|data|results|idea|novel|research',
      'reason|reasons of{for} <POSS|DT> visit|delay|call|trip|decision|mistake|change|absence|problem',
      'solution|answer of|for{to} this|the|my|our|your problem|problems|question|questions',
      'take|takes|took|taking|taken part at|on|to{in} <DT|POSS|NN|NNS>',
      'throw|threw the ball at{to} me|him|her|us and|so|but',
      'gave|give|gives a|an|the|my|some|this <JJ>? present|book|gift|money|letter|key|flowers for{to} his|her|my|our|their|the',
      'ask|asked about{} me|him|her|us|them to <VB>',
      'since|from january|february|march|april|may|june|july|august|september|october|november|december until|till to{}',
      'late in{for} work|school|class|dinner',
      'in{on} the left|right side|hand|of the|my',
      'full with{of} <NN|NNS|JJ>',
      'in|at{on} page #',
      'famous with|of{for} <POSS|DT|NN|NNS>',
      'different|far of{from} <DT|POSS|NN|NNS|PRP>',
      'wait|waits|waited|waiting to{for} <POSS|PRP> $',
      'belongs|belong|belonged of|for|at{to} <POSS|PRP|DT|NNP>',
      'succeed|succeeded to{in} <VB>{=gerund}',
      'insist|insists|insisted to{on} <VB>{=gerund}',
      'look|looks|looked|looking after{for} my|your|his|her keys|phone|glasses|wallet|job|flat',
      'thanks of{for} your|coming|helping|all',
      'i|we|he|she|they|you|always dream|dreams|dreamed|dreamt to{of} <VB>{=gerund}',
      "am|are|is|was|were|i'm|we're|she's|he's|they're|been thinking to{of} <VB>{=gerund} <DT|POSS|PRP|NN|NNS|IN>",
      'think|thinks|thought for{of} <POSS|PRP> new|idea|plan|plans',
      'choose|chose|decide|difference|differences|compare from|among{between} <DT|POSS> * * and',
      'reach|contact|tell @object on{by} email|e-mail|mail|phone',
      'agreed|agree about{on} a|the date|price|plan|deal|time|budget',
      'spend|spent|spends @number|# hours|euros|pounds|dollars|days|weeks|minutes for{on} <DT|POSS|NN|NNS>',
      'spend|spent|spends * * of? * for{on} clothes|food|rent|books|games',
      'responsible of{for} <DT|POSS|NN|NNS|VBG>',
      'works|worked|work by{for} a|an|the <JJ|NN>? <JJ|NN>? company|firm|bank|agency|factory',
      'written|write|wrote|wrote *? *? with{in} pencil|ink|capitals',
      'made|make from{of} <=JJ>? wood|leather|gold|silver|glass|plastic|metal|stone|wool|cotton|steel|iron|paper',
      'translate|translated|translation to{into} english|german|french|spanish|italian|polish|arabic|chinese|russian|turkish',
      'used with{to} <VBG> <IN|DT|POSS|NN|NNS|RB|PRP>',
      'similar|identical|equal|compared with{to} <DT|POSS> one|ones',
      'live|lives|lived on{at} # <NNP> street|road|avenue|lane',
      'apologise|apologize|apologised|apologized to{for} <VB>{=gerund}',
      'good|bad|interested in|at <VB!>{=gerund}~be~have~do~are <DT|POSS|NN|NNS|PRP|IN>',
    ],
    examples: {
      'They came with bus.': 'They came by bus.',
      'I saw it in television.': 'I saw it on television.',
      'We talked in the phone for an hour.': 'We talked on the phone for an hour.',
      'She is angry from her brother.': 'She is angry with her brother.',
      'He married with a dentist.': 'He married a dentist.',
      'The boys were playing by a ball.': 'The boys were playing with a ball.',
      "I'm thinking to buy a motorbike.": "I'm thinking of buying a motorbike.",
    },
    fine: ['It is made from milk.'],
  },
});

function findAmountWith(sentence: Sentence, at: number): Change[] {
  if (sentence[at]?.lower !== 'with') return [];
  const changes = sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => CHANGES.test(lower));
  const [amount, unit, third] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  const isAmount = amount !== undefined && (amount.kind === 'number' || AMOUNT.test(amount.lower));
  const hasWent = sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => /^(?:went|gone)$/.test(lower));
  if (!changes || !isAmount || (hasWent && !/^(?:up|down)$/.test(sentence[at - 1]?.lower ?? ''))) return [];
  const isShare = [amount, unit, third].some((word) => word !== undefined && (SHARE.test(word.lower) || word.text === '%'));
  const isHundredOthers = /^(?:hundred|thousand|times)$/.test(unit?.lower ?? '') && amount?.lower === 'a';
  return isShare && !isHundredOthers ? [{ first: at, last: at, text: 'by' }] : [];
}

function findDeadline(sentence: Sentence, at: number): Change[] {
  if (!/^(?:until|till)$/.test(sentence[at]?.lower ?? '') || at === 0) return [];
  const clause = sentence.slice(0, at).map(({ lower }) => lower);
  if (!clause.some((word) => DONE_BY.test(word)) || clause.some((word) => LASTS.test(word) || /(?:ing|n't)$/.test(word))) return [];
  const phrase = sentence
    .slice(at + 1, at + 5)
    .map(({ lower }) => lower)
    .join(' ');
  const isTime =
    /^(?:tomorrow|tonight|noon|midnight|(?:next|this) \w+|the end of|the \w+ of|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\d|(?:january|february|march|april|june|july|august|september|october|november|december))/.test(
      phrase,
    );
  const isPast =
    clause.some((word) => /^(?:finished|sent|submitted|replied|paid|delivered|returned|handed|received)$/.test(word)) &&
    !clause.some((word) => /^(?:be|been|have|to|must|will|should|has)$/.test(word));
  return isTime && !isPast ? [{ first: at, last: at, text: 'by' }] : [];
}

function findTimePreposition(sentence: Sentence, at: number): Change[] {
  const [word, next, after, third] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
  if (!word || !next || !/^(?:in|on|at)$/.test(word.lower)) return [];
  const put = (text: string): Change[] => (text === word.lower ? [] : [{ first: at, last: at, text }]);
  const isHour =
    (next.kind === 'number' || /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(next.lower)) &&
    /^(?:o'clock|a\.m|p\.m|am|pm)$/.test(after?.lower ?? '');
  if (isHour || (next.lower === 'half' && after?.lower === 'past') || (next.lower === 'quarter' && /^(?:past|to)$/.test(after?.lower ?? '')))
    return word.lower === 'in' ? [] : put('at');
  const isDate =
    next.lower === 'the' &&
    /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))$/.test(after?.lower ?? '') &&
    third?.lower === 'of' &&
    MONTH.test(sentence[at + 4]?.lower ?? '');
  if (isDate) return word.lower === 'at' || /^(?:is|was|born|arrive|arrived|starts?|started)$/.test(sentence[at - 1]?.lower ?? '') ? put('on') : [];
  const isYear =
    next.kind === 'number' &&
    /^(?:19|20)\d\d$/.test(next.text) &&
    (!after || after.kind === 'mark' || (after.tag & (TAG.IN | TAG.CC | TAG.PRP | TAG.DT)) !== 0);
  if (
    isYear &&
    /^(?:born|died|married|moved|founded|built|finished|started|began|graduated|opened|arrived|came|bought)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return put('in');
  const isMonth =
    MONTH.test(next.lower) &&
    next.text !== next.lower &&
    (!after || after.kind === 'mark' || /^(?:and|or|last|this|because|we|i|they|every|when)$/.test(after.lower));
  if (
    isMonth &&
    word.lower !== 'in' &&
    next.lower !== 'march' &&
    !/^(?:depends?|focus|based|report|look|looked|wait|waiting)$/.test(sentence[at - 1]?.lower ?? '')
  )
    return put('in');
  if (isMonth && next.lower === 'march' && word.lower === 'on' && (!after || after.text === '.')) return put('in');
  const isDay =
    (WEEKDAY.test(next.lower) || WEEKDAY.test(next.lower.replace(/s$/, ''))) &&
    (!after || after.kind === 'mark' || /^(?:at|and|or|morning|afternoon|evening|because|we|i|in|from|with|when)$/.test(after.lower));
  return isDay &&
    /^(?:in|at)$/.test(word.lower) &&
    !/^(?:be|comes?|came|go|went|call|check|checked|call|called|get|got|fill|filled|clock|hand|turn|log|drop|stay)$/.test(
      sentence[at - 1]?.lower ?? '',
    )
    ? put('on')
    : [];
}
