import { findBaseForm, inflectPast, pluralize } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyCounted } from './countable.ts';
import { readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { rules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'her', we: 'our', they: 'their', i: 'my' };
const TAGGED = /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't)$/;

/** Words of everyday talk that learners and hurried writers put for one another. */
export const everydayWords = rules({
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
  'theirs-no': {
    reason: '"There\'s" is short for "there is"; "theirs" belongs to them.',
    confidence: 'high',
    patterns: ["^^ theirs{there's} no|a|an|nothing|something|plenty|always|been|only|not"],
    examples: { 'Theirs nothing left to say.': "There's nothing left to say." },
    fine: ['Theirs is the white house.', 'Theirs was no easy task.'],
  },
  'from-not-form': {
    reason: '"From" is the preposition; a "form" is a shape or a sheet to fill in.',
    patterns: [
      "minutes|letter|letters|email|emails|message|messages|call|gift|present|news|photo|photos|answer|reply|quote|invoice|notes|slides|report|far|came|comes|back|away|home|received|got form{from} the|a|my|your|his|her|our|their|last|this|yesterday's|today's|monday's|friday's|me|him|them|us|you",
      '<=NN>~<VB> form{from} my|your|his|her|our|their|last|me|him|them|us|you',
    ],
    examples: {
      "I read the notes form last week's lesson.": "I read the notes from last week's lesson.",
      'She got a letter form her aunt.': 'She got a letter from her aunt.',
    },
    fine: ['The letters form words.', 'Fill in the form.'],
  },
  'principal-office': {
    reason: '"Principal" means the main one; a "principle" is a rule.',
    patterns: [
      'the|our|its|their|his|her|a|my principle{principal} office|offices|place|reason|reasons|cause|causes|aim|residence|investigator|source|concern|role|address|business|owner|partner|dancer|engineer',
    ],
    examples: { 'The principle reason was the rent.': 'The principal reason was the rent.' },
    fine: ['The principal reason was the rent.', 'It is a matter of principle.'],
  },
  'led-behind': {
    reason: 'The past tense of "lead" is "led".',
    needs: 'lead',
    find: (sentence) =>
      sentence.flatMap((lead, at): Change[] => {
        const isObject = /^(?:me|us|him|her|them|to|the|a)$/.test(sentence[at + 1]?.lower ?? '');
        const isJoined = /^(?:and|which|who|that)$/.test(sentence[at - 1]?.lower ?? '');
        const isPast = sentence.slice(0, at).some(({ tags, tag }) => tag === TAG.VBD && (tags & TAG.VB) === 0);
        return lead.lower === 'lead' &&
          isObject &&
          isJoined &&
          isPast &&
          !sentence.slice(0, at).some(({ lower }) => /^(?:to|will|would|can|could|did|should)$/.test(lower))
          ? [{ first: at, last: at, text: 'led' }]
          : [];
      }),
    examples: { 'The guide waved and lead us into the cave.': 'The guide waved and led us into the cave.' },
    fine: ['He wanted to stay and lead us.', 'They follow and lead us.'],
  },
  'owner-pronoun': {
    reason: 'Before a noun stands the word that says whose it is.',
    needs: 'he she we they i',
    find: (sentence) =>
      sentence.flatMap((pronoun, at): Change[] => {
        const own = Object.hasOwn(OWN, pronoun.lower) ? OWN[pronoun.lower] : undefined;
        const [before, noun, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        if (!own || !before || !noun || !/^(?:in|of|with|for|to|from|at|on|about|near)$/.test(before.lower)) return [];
        const isNoun = (noun.tags & (TAG.NN | TAG.NNS)) !== 0 && (noun.tags & (TAG.VBD | TAG.VBZ | TAG.MD | TAG.JJ | TAG.RB)) === 0;
        const ends = !after || /^[.,!?]$/.test(after.text) || /^(?:and|in|at|on|because|for|with|last|yesterday|when)$/.test(after.lower);
        return isNoun && ends && (noun.tag !== TAG.VB || !after || after.text === '.') ? [{ first: at, last: at, text: own }] : [];
      }),
    examples: {
      'The coach talked to they parents.': 'The coach talked to their parents.',
      'She is the oldest in she class.': 'She is the oldest in her class.',
    },
    fine: ['The world in which he lived.', 'It depends on what he wants.', 'The place we live in he loves.'],
  },
  'tag-of-subject': {
    reason: 'The short question at the end repeats the verb and the subject of its sentence.',
    needs: "isn't",
    find: (sentence) => findTag(sentence),
    examples: {
      "Your parents are teachers, isn't it?": "Your parents are teachers, aren't they?",
      "She can swim, isn't it?": "She can swim, can't she?",
      "The shop was closed, isn't it?": "The shop was closed, wasn't it?",
    },
    fine: ["It is late, isn't it?", "The shop is open, isn't it?"],
  },
  'parts-of-days': {
    reason: 'These are the usual words for this time.',
    patterns: ['today{this} morning|afternoon|evening', 'yesterday{last} night'],
    examples: { 'I met her today afternoon.': 'I met her this afternoon.', 'Yesterday night it snowed.': 'Last night it snowed.' },
    fine: ['I met her this morning.', 'He came today.'],
  },
  'age-of-person': {
    reason: 'Age takes the verb "be".',
    patterns: ['i have{am} # years{years_old} and|but|.', 'he|she has{is} # years{years_old} and|but|.', 'i had{was} # years{years_old} when|and'],
    examples: { 'I have 27 years and I live in Porto.': 'I am 27 years old and I live in Porto.', 'She has 12 years.': 'She is 12 years old.' },
    fine: ['I have 27 years of experience.'],
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
  'search-for': {
    reason: 'One searches for a thing that one wants to find.',
    patterns: [
      "am|is|are|was|were|been|i'm|we're|they're searching|looking {+for} a|an|another new|bigger|better|cheap|cheaper|good|smaller? flat|house|job|apartment|room|place|car|hotel|school|partner|solution|answer|position|internship|teacher|doctor|restaurant",
    ],
    examples: { 'She is searching a job in Leeds.': 'She is searching for a job in Leeds.' },
    fine: ['She is searching for a job.'],
  },
  'at-the-hour': {
    reason: 'A time of day takes "at", a road takes "on", and a thing is linked with another.',
    patterns: [
      'on{at} 1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|6am|7am|8am|9am|10am|11am',
      "on{at} # am|pm|a.m|p.m|o'clock",
      'in connection to{with}',
      'at{on} this|that|our|the road|street|motorway|highway last|every|this|during|because|.|,',
    ],
    examples: {
      'See you on Monday on 4pm.': 'See you on Monday at 4pm.',
      'He was seen in connection to a fire.': 'He was seen in connection with a fire.',
      'There is too much traffic at this road.': 'There is too much traffic on this road.',
    },
    fine: ['See you at 4pm.', 'We met at the road house.'],
  },
  'fewer-counted': {
    reason: 'What is counted is fewer; what is measured is less.',
    needs: 'less',
    find: (sentence) =>
      sentence.flatMap((less, at): Change[] => {
        const [before, first, second] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
        const noun = first?.tag === TAG.JJ ? second : first;
        if (less.lower !== 'less' || !noun || noun.tag !== TAG.NNS || (noun.tags & (TAG.VBZ | TAG.NN)) !== 0 || noun.text !== noun.lower) return [];
        const isMeasured =
          wordSets.unit?.has(noun.lower) ||
          wordSets.measured?.has(noun.lower) ||
          wordSets.singularS?.has(noun.lower) ||
          /^(?:dollars|pounds|euros|miles|kilometres|metres|degrees|points|percent|kilos|grams|litres|calories|means)$/.test(noun.lower);
        const isOther = /^(?:or|more|no|the|much|far|even|any|\d+)$/.test(before?.lower ?? '') || before?.kind === 'number';
        return isMeasured || isOther ? [] : [{ first: at, last: at, text: less.text === 'Less' ? 'Fewer' : 'fewer' }];
      }),
    examples: {
      'We had less visitors in spring.': 'We had fewer visitors in spring.',
      'There were less serious accidents.': 'There were fewer serious accidents.',
    },
    fine: ['It took less than two hours.', 'He earns less money.'],
  },
  'number-of-many': {
    reason: '"A number of" needs a plural noun.',
    needs: 'number',
    find: (sentence) =>
      sentence.flatMap((word, at): Change[] => {
        const [article, of, noun, after] = [sentence[at - 1], sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (word.lower !== 'number' || !/^(?:the|a|large|small|growing|total|high|great)$/.test(article?.lower ?? '') || of?.lower !== 'of' || !noun)
          return [];
        const isOne = (noun.tag === TAG.NN || (wordSets.person?.has(noun.lower) ?? false)) && noun.text === noun.lower && isCounted(noun.lower);
        const ends =
          !after || /^[.,]$/.test(after.text) || /^(?:is|was|has|are|were|have|in|on|at|who|that|which|will|can|and|with)$/.test(after.lower);
        return isOne && ends ? [{ first: at + 2, last: at + 2, text: pluralize(noun.lower) }] : [];
      }),
    examples: {
      'The number of tourist is growing.': 'The number of tourists is growing.',
      'A large number of house were empty.': 'A large number of houses were empty.',
    },
    fine: ['The number of the house is nine.', 'A number of people came.', 'The number of staff is small.'],
  },
  'all-the-many': {
    reason: '"All the" speaks of more than one here.',
    patterns: [
      'all|both the|my|our|his|her|their|these @person|employee|customer|client|guest|visitor|neighbour|neighbor|colleague|tourist|passenger|member|player|pupil|classmate{=plural} like|love|are|were|have|want|need|know|work|live|go|come|speak|must|should|will|can|in|who|at',
    ],
    examples: { 'All the guest are here.': 'All the guests are here.', 'All my colleague speak German.': 'All my colleagues speak German.' },
    fine: ['All the guests are here.', 'All the time we talk.'],
  },
  'own-of-many': {
    reason: 'Several have something of their own.',
    patterns: ['<=NNS> have|make|follow|use|need|want|bring his|its{their} own <NN|NNS|JJ>'],
    examples: { 'The schools have its own gyms.': 'The schools have their own gyms.' },
    fine: ['The schools have their own gyms.', 'The man has his own way.', 'Each of the halls has its own door.'],
  },
  'really-verb': {
    reason: 'An adverb goes with the verb.',
    patterns: [
      'i|we|you|they real{really} need|want|like|love|hope|think|enjoy|appreciate|miss|hate|believe|enjoyed|liked|loved',
      'he|she|it real{really} needs|wants|likes|loves|hopes|thinks|enjoys|helps|helped|enjoyed|liked',
      'drive|drives|drove|drive|speaks|speak|spoke|sing|sings|sang|play|plays|played|cook|cooks|cooked|swim|swims|dance|dances|danced|write|writes|paint|paints|work|works|worked|sleep|sleeps|slept very|really|so|quite|pretty|too good{well} $',
      'drive|drives|drove|speaks|speak|spoke|sing|sings|sang|play|plays|played|cook|cooks|cooked|swim|swims|dance|dances|danced|write|writes|paint|paints|work|works|worked|sleep|sleeps|slept very|really|so|quite|pretty good{well} but|and|because|when|for|with|in|at|now|today|last',
      'speak|speaks|spoke|write|writes <NNP> and|or? <NNP>? fluent{fluently} $',
    ],
    examples: {
      'They real want to win.': 'They really want to win.',
      'My uncle cooks very good and eats too much.': 'My uncle cooks very well and eats too much.',
      'He speaks Dutch and Danish fluent.': 'He speaks Dutch and Danish fluently.',
    },
    fine: ['The real need is time.', 'She works very good hours.', 'He speaks fluent Dutch.'],
  },
  'never-before-past': {
    reason: 'What had not been before something in the past takes "had", and both stand in the past.',
    needs: 'before',
    find: (sentence) =>
      sentence.flatMap((before, at): Change[] => {
        const [subject, verb] = [sentence[at + 1], sentence[at + 2]];
        if (before.lower !== 'before' || !verb || !/^(?:i|he|she|we|they)$/.test(subject?.lower ?? '')) return [];
        const have = sentence.findIndex(
          ({ lower }, place) => place < at && /^(?:have|has|had)$/.test(lower) && sentence[place + 1]?.lower === 'never',
        );
        if (have < 0) return [];
        if (sentence[have]?.lower !== 'had')
          return (verb.tags & TAG.VBD) !== 0 && (verb.tags & TAG.VB) === 0 ? [{ first: have, last: have, text: 'had' }] : [];
        const base = findBaseForm(verb.lower);
        const isPresent = base && (verb.tags & (TAG.VB | TAG.VBZ)) !== 0 && (verb.tags & (TAG.VBD | TAG.MD)) === 0;
        return isPresent ? [{ first: at + 2, last: at + 2, text: inflectPast(base) }] : [];
      }),
    examples: {
      'He has never swum before he moved to the coast.': 'He had never swum before he moved to the coast.',
      'She had never flown before she go to Canada.': 'She had never flown before she went to Canada.',
    },
    fine: ['He has never called before we eat.', 'She had never flown before she went there.'],
  },
  'attached-file': {
    reason: 'What is sent with a letter is attached to it.',
    patterns: [
      'the|this|my|your|our attach{attached} file|files|document|documents|letter|form|list|invoice|report|photo|photos|pdf',
      'very|so|too|really crowd{crowded} <NN|NNS>?',
    ],
    examples: { 'Please read the attach document.': 'Please read the attached document.', 'It was a very crowd bus.': 'It was a very crowded bus.' },
    fine: ['Please attach the file.'],
  },
});

function isCounted(noun: string): boolean {
  return isSurelyCounted(noun) || wordSets.person?.has(noun) === true || wordSets.thing?.has(noun) === true;
}

/** "Both brothers are doctors, isn't it?" */
function findTag(sentence: Sentence): Change[] {
  const end = sentence.length - 1;
  const [comma, tag, it, mark] = [sentence[end - 3], sentence[end - 2], sentence[end - 1], sentence[end]];
  if (mark?.text !== '?' || it?.lower !== 'it' || !TAGGED.test(tag?.lower ?? '') || comma?.text !== ',' || tag?.lower !== "isn't") return [];
  const start = /^(?:both|all)$/.test(sentence[0]?.lower ?? '') ? 1 : 0;
  const subject = readClauseSubject(sentence, start);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || sentence.slice(0, end - 3).some(({ lower }) => /^(?:not|never|think|hardly|that)$/.test(lower) || lower.endsWith("n't")))
    return [];
  const opening = sentence[start]?.lower ?? '';
  const isMany = subject.isMany === true;
  const pronoun = /^(?:i|you|he|she|we|they)$/.test(opening) ? (opening === 'i' ? 'I' : opening) : isMany ? 'they' : 'it';
  const negated: Readonly<Record<string, string>> = {
    is: "isn't",
    are: "aren't",
    was: "wasn't",
    were: "weren't",
    can: "can't",
    will: "won't",
    have: "haven't",
    has: "hasn't",
    should: "shouldn't",
    could: "couldn't",
    would: "wouldn't",
    must: "mustn't",
  };
  const agreeing = isMany && /^(?:is|was)$/.test(verb.lower) ? verb.lower.replace('is', 'are').replace('was', 'were') : verb.lower;
  const right = Object.hasOwn(negated, agreeing) ? negated[agreeing] : undefined;
  if (!right || (right === "isn't" && pronoun === 'it') || (!isMany && pronoun === 'it' && (verb.lower === 'are' || verb.lower === 'is'))) return [];
  return [{ first: end - 2, last: end - 1, text: `${right} ${pronoun}` }];
}
