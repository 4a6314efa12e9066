import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import { isSurelyFinite, readClauseSubject } from './nounPhrases.ts';
import { isSurelyPast } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const JUDGED =
  'easy|difficult|hard|important|necessary|possible|impossible|normal|common|dangerous|better|good|nice|forbidden|cold|hot|late|early|true|clear|obvious|strange|not|very|too|really|so|also|usual|interesting|close|far|cheaper|expensive|sunny|dark|great|fun';
const OPENING = /^(?:in|on|at|for|when|if|because|but|and|that|think|believe|hope|so|while|although|since)$/;
/** Two nouns or small words that are one word together. */
const ONE_WORD = new Set(
  'deadline whenever wherever whatever whoever however grandmother grandfather grandparents sunset sunrise dishwasher handbag newspaper headquarters earthquake upstairs downstairs overseas background keyboard weekend football basketball afternoon bedroom bathroom classroom homework housework birthday breakfast anybody everybody somebody anything everything something anyone someone everyone nobody sometimes anywhere everywhere somewhere without within outside inside maybe already always therefore moreover nevertheless understand password toothbrush toothache headache stomachache sunglasses suitcase notebook laptop raincoat rainbow snowman butterfly strawberry blueberry pineapple cupboard bookshop bookstore airport railway motorway sidewalk backpack boyfriend girlfriend roommate classmate teammate colleague firefighter policeman postman fireworks haircut hairdresser lifestyle lifetime daytime nighttime midnight timetable workplace workshop framework network software hardware feedback deadline checklist spreadsheet database password teamwork outcome income overview takeaway worldwide nationwide sightseeing seafood wheelchair bookcase fireplace'.split(
    ' ',
  ),
);
const KEPT_APART = /^(?:all ways|some thing|in come|out come|any thing|over view|under stand|what ever|may be|all ready|out side|in side)$/;

/** Words that are left out: a subject, an object, "be", "to", "of"; and words torn apart. */
export const missingPieces = buildRules({
  'it-before-judgement': {
    reason: 'The verb needs a subject here: "it".',
    needs: 'is was',
    find: (sentence) => sentence.flatMap((_, at) => findMissingIt(sentence, at)),
    examples: {
      'In my city is normal to have lunch at three.': 'In my city it is normal to have lunch at three.',
      'For me is difficult to understand people.': 'For me it is difficult to understand people.',
      'When is cold, my grandmother makes soup.': 'When it is cold, my grandmother makes soup.',
      'My flat is small, but is close to the station.': 'My flat is small, but it is close to the station.',
      'In my town is very common to eat late.': 'In my town it is very common to eat late.',
    },
    fine: [
      'In my city it is normal to eat late.',
      'The man in my street is nice to us.',
      'What I do for me is important to me.',
      'When is good for you?',
      'Life for me is difficult to plan.',
    ],
  },
  'inform-whom': {
    reason: 'This verb needs a person: it informs, reminds or assures somebody.',
    patterns: ['to|must|would|will|hereby|regret|pleased inform {+you} that|about|of', 'to|will|would|like notify|remind|reassure {+you} that'],
    examples: {
      'I am writing to inform that the lift is out of service.': 'I am writing to inform you that the lift is out of service.',
      'We regret to inform that your order is late.': 'We regret to inform you that your order is late.',
      'I would like to remind that the deadline is Friday.': 'I would like to remind you that the deadline is Friday.',
    },
    fine: ['We were informed that it is late.', 'I inform you that it is late.', 'Signs inform visitors that it is closed.'],
  },
  'missing-small-word': {
    reason: 'A small word is missing here.',
    patterns: [
      '^ thank {+you} for <POSS|DT|VBG>',
      'grateful {+if} you could|would',
      'i|we would be grateful {+if} you',
      'forward {+to} hearing|seeing|meeting|working',
      'know|decide|understand|idea what {+to} do|say|wear|buy|cook|choose|eat about|for|on|if|when',
      "don't|not know|sure how|what|where {+to} <VB!>~do <DT|POSS|PRP>",
      'a lot {+of} <NN|NNS!>~more~better~less~work~time~fun',
      'a lot {+of} work|time|fun|money|people|things|friends|clothes|food|water|experience|trouble|support|practice|progress|information|advice|noise|homework|traffic|stress|pressure',
      'a couple {+of} people|friends|days|weeks|hours|minutes|times|things|questions',
      'like|likes|love|loves|hate|hates|prefer|prefers {+to} listen|read|watch|play|cook|dance|sing|eat|go|swim|write|learn|meet|sleep to|with|in|at|on|the|a|my|for|every',
      'i|we|you|they|she|he|to going {+to} the beach|park|cinema|shop|market|station|airport|gym|doctor|bank|hospital',
      "we're|i'm|they're|you're|he's|she's|am|are|is|was|were going {+to} the|a beach|park|cinema|shop|shops|market|station|airport|gym|doctor|bank|hospital|party|concert|museum|library|zoo|pub",
      'link {+to} the|your|our|my|this video|page|website|document|file|form|site|article|meeting|map',
      'used|forgot|forget|learned|learnt|needs|needed|promised|tried|try|decided|managed|hope|hoped|wanted|want|wants|planning|afraid|ready|able|unable {+to} <VB!>~be <DT|POSS|PRP>',
      'wanted|want|wants {+to} go|come|be|see|get|do|have for|to|with|a|the|home|there|in|out',
    ],
    examples: {
      'Thank for your help.': 'Thank you for your help.',
      'We would be grateful you could send it.': 'We would be grateful if you could send it.',
      "I've got a lot work to do.": "I've got a lot of work to do.",
      "We're going the beach after school.": "We're going to the beach after school.",
      'I forgot bring my calculator.': 'I forgot to bring my calculator.',
      'I like listen to music.': 'I like to listen to music.',
    },
    fine: ['I like music.', 'Thanks a lot for it.', 'A lot has changed.'],
  },
  'missing-be-behind-helper': {
    reason: 'A form of "be" is missing here.',
    patterns: [
      'would|will|should|could|must|might {+be} there|here by|at|in|for|on|until|when|soon',
      'would|will|should|could|must|might {+be} ready|able|available|late|happy|glad|possible|necessary|grateful|careful',
      'must|should|can|will|may|cannot|could {+be} <VBN>~<VB>~come~become~run~put~cut~let~set~read~hit~been~hurt~shut by|in|on|at|before|with|from|until',
    ],
    examples: {
      'The report will ready by Thursday.': 'The report will be ready by Thursday.',
      'You must careful on the stairs.': 'You must be careful on the stairs.',
      'All documents must signed by the director.': 'All documents must be signed by the director.',
    },
    fine: ['He will be ready.', 'They will come by bus.'],
  },
  'subject-is-doing': {
    reason: 'A form of "be" is missing before the -ing form.',
    find: (sentence) => findGerundWithoutBe(sentence),
    examples: {
      'My sister waiting for us at the station.': 'My sister is waiting for us at the station.',
      'They going to buy a new house.': 'They are going to buy a new house.',
      'The children playing in the garden now.': 'The children are playing in the garden now.',
    },
    fine: ['The man waiting at the door is my uncle.', 'My sister waiting for us made me glad.', 'They saw us going home.'],
  },
  'subject-of-second-clause': {
    reason: 'The second clause needs its subject.',
    find: (sentence) => findSubjectless(sentence),
    examples: {
      'When I was a child, lived in Rome.': 'When I was a child, I lived in Rome.',
      'After she left school, worked in a shop.': 'After she left school, she worked in a shop.',
      'Rained all day yesterday.': 'It rained all day yesterday.',
    },
    fine: ['When he came, all left.'],
  },
  'torn-word': {
    reason: 'This is written as one word.',
    type: 'spelling',
    find: (sentence) => sentence.flatMap((_, at) => findTornWord(sentence, at)),
    examples: {
      'We have to meet the dead line.': 'We have to meet the deadline.',
      'You can pay me back when ever you like.': 'You can pay me back whenever you like.',
      'My grand mother is ninety.': 'My grandmother is ninety.',
      'She left her hand bag in the taxi.': 'She left her handbag in the taxi.',
    },
    fine: ['We watched the sun set behind the hills.', 'The team works on a group of tasks.'],
  },
});

function findMissingIt(sentence: Sentence, at: number): Change[] {
  const be = sentence[at];
  if (
    !be ||
    !/^(?:is|was)$/.test(be.lower) ||
    /^(?:it|this|that|he|she|there|which|what|who)$/.test(sentence[at - 1]?.lower ?? '') ||
    sentence.at(-1)?.text === '?'
  )
    return [];
  let place = at + 1;
  while (/^(?:very|too|really|so|also|not|quite|always|usually|often)$/.test(sentence[place]?.lower ?? '')) place++;
  const judged = new RegExp(`^(?:${JUDGED})$`).test(sentence[place]?.lower ?? '');
  if (!judged) return [];
  const [before, behind] = [sentence[at - 1], sentence[place + 1]];
  const put: Change[] = [{ first: at, last: at, text: `it ${be.lower}` }];
  if (/^(?:when|if|because|but|think|believe|hope|so|although)$/.test(before?.lower ?? '')) {
    if (before?.lower === 'but' || before?.lower === 'so')
      return sentence[at - 2]?.text === ',' &&
        sentence.slice(0, at - 2).some(isSurelyFinite) &&
        !/^(?:not|so|also)$/.test(sentence[at + 1]?.lower ?? '')
        ? put
        : [];
    return at > 0 && sentence.length > place + 2 && /^(?:[,.]|to|that|for)$/.test(behind?.text ?? '') ? put : [];
  }
  // "In my city is normal to": a phrase with a preposition is no subject.
  if (behind?.lower !== 'to' || !OPENING.test(sentence[0]?.lower ?? '') || at > 5 || at < 2) return [];
  const phrase = sentence.slice(1, at);
  const isPhrase = phrase.every(
    (token) => token.kind === 'word' && !isSurelyFinite(token) && !/^(?:that|what|who|which|everything|and|i|you|he|she|we|they)$/.test(token.lower),
  );
  return isPhrase && /^(?:in|on|at|for)$/.test(sentence[0]?.lower ?? '') ? put : [];
}

function findGerundWithoutBe(sentence: Sentence): Change[] {
  const subject = readClauseSubject(sentence, 0);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || verb.tag !== TAG.VBG || sentence.at(-1)?.text !== '.') return [];
  const opens = subject.isPronoun || ((sentence[0]?.tag ?? 0) & (TAG.DT | TAG.POSS)) !== 0;
  const hasOther = sentence.some(
    (token, at) => at !== subject.end && (isSurelyFinite(token) || isSurelyPast(token) || (token.tags & (TAG.VBD | TAG.VBZ | TAG.MD)) !== 0),
  );
  const next = sentence[subject.end + 1];
  if (
    !opens ||
    hasOther ||
    sentence.length < 5 ||
    subject.isMany === undefined ||
    sentence.some(({ text }) => /^[,;:]$/.test(text)) ||
    next?.kind === 'mark'
  )
    return [];
  const be = sentence[0]?.lower === 'i' ? 'am' : subject.isMany ? 'are' : 'is';
  return [{ first: subject.end, last: subject.end, text: `${be} ${verb.text}` }];
}

/** "When I was a child, lived in Rome", "rained all day". */
function findSubjectless(sentence: Sentence): Change[] {
  const [first, second] = sentence;
  if (/^(?:rained|snowed)$/.test(first?.lower ?? '') && /^(?:all|a|the|last|yesterday|heavily|on|in|for|every)$/.test(second?.lower ?? ''))
    return [{ first: 0, last: 0, text: `It ${first?.lower}` }];
  if (!/^(?:when|after|before|while|because|if)$/.test(first?.lower ?? '')) return [];
  const pronoun = second?.lower ?? '';
  const comma = sentence.findIndex(({ text }) => text === ',');
  const verb = sentence[comma + 1];
  if (!/^(?:i|he|she|we|they)$/.test(pronoun) || comma < 3 || !verb || verb.tag !== TAG.VBD || (verb.tags & (TAG.JJ | TAG.NN | TAG.VB)) !== 0)
    return [];
  if (sentence.slice(comma + 2).some(isSurelyFinite)) return [];
  const subject = pronoun === 'i' ? 'I' : pronoun;
  return [{ first: comma + 1, last: comma + 1, text: `${subject} ${verb.lower}` }];
}

function findTornWord(sentence: Sentence, at: number): Change[] {
  const [one, other, before, next] = [sentence[at], sentence[at + 1], sentence[at - 1], sentence[at + 2]];
  if (one?.kind !== 'word' || other?.kind !== 'word' || !other.isSpaced || other.text !== other.lower) return [];
  const joined = `${one.lower}${other.lower}`;
  const [base, plural] = [joined, joined.replace(/s$/, '')];
  if ((!ONE_WORD.has(base) && !ONE_WORD.has(plural)) || KEPT_APART.test(`${one.lower} ${other.lower}`) || loadLexicon().indexOf(joined) < 0)
    return [];
  const text = one.text === one.lower ? joined : capitalize(joined);
  const put: Change[] = [{ first: at, last: at + 1, text }];
  if (/^(?:when|where|who|what)$/.test(one.lower)) {
    const isQuestion = sentence.at(-1)?.text === '?';
    return other.lower === 'ever' && !isQuestion && next !== undefined && (next.tag & (TAG.PRP | TAG.DT | TAG.POSS | TAG.VBD | TAG.VBZ)) !== 0
      ? put
      : [];
  }
  const isPronoun = /^(?:any|every|some|no)$/.test(one.lower);
  if (isPronoun)
    return /^(?:body)$/.test(other.lower) ||
      (other.lower === 'one' && /^(?:can|is|was|knows|else|who|has|could|will|likes|wants|should)$/.test(next?.lower ?? '')) ||
      /^(?:where|times)$/.test(other.lower)
      ? put
      : [];
  const isNoun =
    before !== undefined &&
    ((before.tag & (TAG.DT | TAG.POSS | TAG.JJ | TAG.CD)) !== 0 || before.lower === 'her') &&
    (other.tags & (TAG.NN | TAG.NNS)) !== 0 &&
    // "The team works on it" has its verb.
    !((other.tags & TAG.VBZ) !== 0 && /^(?:works|plays)$/.test(other.lower));
  const endsPhrase =
    next === undefined ||
    next.kind === 'mark' ||
    (next.tag & (TAG.IN | TAG.VBZ | TAG.VBD | TAG.MD | TAG.CC | TAG.RB)) !== 0 ||
    /^(?:is|are|was|were|has|had|to)$/.test(next.lower);
  if (/^(?:up|down|over)$/.test(one.lower)) return /^(?:stairs|seas)$/.test(other.lower) ? put : [];
  return isNoun &&
    endsPhrase &&
    /^(?:dead|grand|hand|news|head|dish|earth|sun|key|back|week|foot|basket|bed|bath|class|home|house|birth|tooth|stomach|suit|note|rain|snow|straw|cup|air|rail|motor|boy|girl|room|team|fire|hair|life|time|work|pass|feed|check|spread|data|sea|wheel|book|police|post|after)$/.test(
      one.lower,
    )
    ? put
    : [];
}
