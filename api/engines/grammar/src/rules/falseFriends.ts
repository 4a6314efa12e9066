import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** A word that looks like another one in the writer's language: what it is put for, and what shows it, anywhere in the sentence or beside it. */
interface FalseFriend {
  /** The word as it is written and what is meant, form by form. */
  forms: Readonly<Record<string, string>>;
  /** One of these must be in the sentence. */
  with: RegExp;
  /** None of these may be. */
  without?: RegExp;
  before?: RegExp;
  after?: RegExp;
}

const OWN = /^(?:my|our|your|his|her|their|the)$/;

const FRIENDS: readonly FalseFriend[] = [
  {
    forms: { chef: 'boss' },
    with: /^(?:holidays?|meetings?|office|salary|report|project|contract|emails?|clients?|customers?|department|deadline|leave|vacation|overtime|colleagues?|promotion|raise|applied|application|interview|company)$/,
    without: /^(?:restaurant|kitchen|cook\w*|menu|dish\w*|food|recipes?|hotel|meal|dinner|lunch)$/,
    before: OWN,
  },
  {
    forms: { recipe: 'prescription', recipes: 'prescriptions' },
    with: /^(?:doctor|doctors|gp|dentist|pharmacy|pharmacist|chemist|antibiotics?|pills|tablets|medicine|medication|painkillers|hospital)$/,
    without: /^(?:cake|soup|cook\w*|bake\w*|food|dish|healthy)$/,
  },
  {
    forms: { actual: 'current' },
    with: /./,
    before: /^(?:the|our|your|my|an|most)$/,
    after:
      /^(?:prices?|version|address|employer|catalogue|timetable|edition|events|phone|job|boss|position|salary|government|president|season|status)$/,
  },
  {
    forms: { sensible: 'sensitive' },
    with: /^(?:skin|teeth|stomach|eyes|ears|cold|heat|light|noise|pain)$/,
    after: /^(?:skin|teeth|stomach|eyes|ears|to)$/,
  },
  {
    forms: { eventually: 'possibly' },
    with: /./,
    before: /^(?:you|we|could|can)$/,
    after: /^(?:help|send|tell|change|postpone|move|call|check|lend|give|let|explain|arrange)$/,
  },
  {
    forms: { become: 'get', becomes: 'gets', became: 'got' },
    with: /./,
    before: /^(?:i|he|she|we|they|you|can|could|will|to|didn't|did)$/,
    after: /^(?:a|an|the|my|your|some|many|this)$/,
  },
  {
    forms: { realize: 'carry out', realized: 'carried out', realise: 'carry out', realised: 'carried out' },
    with: /./,
    after: /^(?:a|an|the|this|these|our|my|several|many)$/,
  },
  {
    forms: { constipated: 'congested' },
    with: /^(?:nose|cough|coughing|sneez\w+|cold|flu|throat|runny)$/,
  },
  {
    forms: { spared: 'saved', spare: 'save' },
    with: /^(?:money|euros?|dollars?|pounds?)$/,
    before: /^(?:i|we|he|she|they|have|has|to|can|must|already|you)$/,
    after: /^(?:money|some|enough|a|all|two|three|ten|more|almost|about|thousand|lot|up)$/,
  },
  { forms: { control: 'check' }, with: /./, after: /^(?:the|my|your|our|all)$/ },
  {
    forms: { sympathetic: 'nice' },
    with: /^(?:neighbou?rs?|colleagues?|teacher|girl|boy|guy|family|met|party)$/,
    before: /^(?:very|really|so|quite)$/,
    without: /^(?:to|towards|death|loss|illness|ill)$/,
  },
  {
    forms: { handy: 'mobile phone' },
    with: /./,
    before: /^(?:my|your|his|her|our)$/,
    after: /^(?:is|was|number|rang|and|at|in|on|fell|has|[.,!?])$/,
  },
  {
    forms: { fabric: 'factory' },
    with: /^(?:works?|worked|working|job|workers?)$/,
    before: /^(?:a|the|this|in)$/,
    without: /^(?:cotton|wool|cloth|silk|sofa|colou?r)$/,
  },
  {
    forms: { notes: 'marks', note: 'mark' },
    with: /^(?:school|exams?|tests?|maths|university|semester|pupils?)$/,
    before: /^(?:good|bad|better|best|worse|worst|high|low)$/,
  },
  { forms: { travel: 'trip' }, with: /./, before: /^(?:a|this|our|my|your|last|nice|good|long)$/, after: /^(?:to|was|from|[.,!?])$/ },
  {
    forms: { library: 'bookshop' },
    with: /^(?:buy|bought|buying|sold|sells?|price)$/,
    before: /^(?:the|a)$/,
    after: /^(?:[.,!?]|and|yesterday|near|for)$/,
    without: /^(?:borrow\w*|lend|card|read|sale)$/,
  },
];

/** Nouns behind which each of these words is meant as in the writer's language. */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  become:
    /^(?:letter|email|emails|present|presents|gift|gifts|coffee|beer|ticket|tickets|bill|discount|visa|answer|message|messages|steak|salary|refund|invoice|parcel|reply)$/,
  realize:
    /^(?:projects?|study|studies|tasks?|trip|activit(?:y|ies)|event|survey|payments?|tests?|experiments?|interviews?|workshop|analysis|orders?|research)$/,
  control: /^(?:tickets?|passports?|oil|invoices?|bills?|figures|list|luggage|emails?|spelling|homework|documents|tyres|address)$/,
};

/** Words that look like a word of another language and mean something else. All of them are only listed. */
export const falseFriends = buildRules({
  'false-friend': {
    reason: 'This word may look like one of another language; in English it means something else.',
    confidence: 'low',
    needs: FRIENDS.flatMap(({ forms }) => Object.keys(forms)).join(' '),
    find: (sentence) => sentence.flatMap((_, at) => findFalseFriend(sentence, at)),
    examples: {
      'My chef wants the report before the meeting.': 'My boss wants the report before the meeting.',
      'The dentist gave me a recipe for painkillers.': 'The dentist gave me a prescription for painkillers.',
      'Is this the actual version of the file?': 'Is this the current version of the file?',
      'I became a letter from the bank.': 'I got a letter from the bank.',
      'We realized a survey last year.': 'We carried out a survey last year.',
      'My handy is broken, so my handy number has changed.': 'My mobile phone is broken, so my mobile phone number has changed.',
      'She has a sensible stomach.': 'She has a sensitive stomach.',
      'I have spared some money for the trip.': 'I have saved some money for the trip.',
    },
    fine: [
      'The chef wants a new kitchen for the restaurant.',
      'My aunt gave me a recipe for soup.',
      'The actual cost was higher.',
      'He became a doctor.',
      'She became the first woman in space.',
      'We realized the mistake.',
      'A map is handy.',
      'A sensible person saves.',
      'They control the market.',
      'Do you have a spare key?',
    ],
  },
  'my-opinion': {
    reason: 'What somebody thinks is so "in" their opinion.',
    patterns: [
      '^^ according{in} to{} me{my_opinion} ,?',
      '^^ according{in} to{} my opinion|view',
      '^^ after|on|by|from|to|at{in} my opinion ,|the|it|this|we|there|he|she|they',
      '^^ in my meaning{opinion}',
    ],
    examples: {
      'According to my opinion it is too late.': 'In my opinion it is too late.',
      'After my opinion the film is too long.': 'In my opinion the film is too long.',
      'At my opinion, cars are too loud.': 'In my opinion, cars are too loud.',
      'In my meaning it is too late.': 'In my opinion it is too late.',
    },
    fine: ['According to the police it is safe.', 'In my opinion it is late.', 'It is close to my opinion.'],
  },
});

function findFalseFriend(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  if (!token) return [];
  for (const friend of FRIENDS) {
    const meant = Object.hasOwn(friend.forms, token.lower) ? friend.forms[token.lower] : undefined;
    if (meant === undefined) continue;
    const [before, after] = [sentence[at - 1], sentence[at + 1]];
    if (friend.before && !friend.before.test(before?.lower ?? '')) continue;
    if (friend.after && !friend.after.test(after?.lower ?? after?.text ?? '')) continue;
    const others = sentence.filter((other) => other !== token);
    if (!others.some(({ lower }) => friend.with.test(lower)) || (friend.without && others.some(({ lower }) => friend.without?.test(lower)))) continue;
    if (!hasObject(sentence, at, token.lower)) continue;
    return [{ first: at, last: at, text: meant }];
  }
  return [];
}

/** Verbs are known by their objects: one becomes a doctor, and gets a letter. */
function hasObject(sentence: Sentence, at: number, word: string): boolean {
  const verb = word.startsWith('bec') ? 'become' : word.startsWith('reali') ? 'realize' : word === 'control' ? 'control' : undefined;
  if (!verb) return true;
  const objects = OBJECTS[verb];
  return sentence.slice(at + 2, at + 4).some(({ lower }) => objects?.test(lower) === true);
}
