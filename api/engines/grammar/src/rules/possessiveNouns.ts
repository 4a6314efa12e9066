import { pluralize, singularize } from '@sheaf/language/inflection/inflect';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { capitalize } from '../text/capitalize.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

/** Persons, pets and other things that much belongs to. */
const OWNER =
  /^(?:mother|father|mum|mom|dad|brother|sister|son|daughter|uncle|aunt|cousin|grandmother|grandfather|grandma|grandpa|gran|grandparent|nephew|niece|husband|wife|boyfriend|girlfriend|friend|boss|teacher|neighbour|neighbor|colleague|roommate|flatmate|housemate|classmate|teammate|manager|landlord|landlady|doctor|dentist|coach|tutor|professor|partner|fiance|stepfather|stepmother|baby|dog|cat|horse|queen|king|president|author|director|company|country|city|driver|owner|guest|student|customer|client|patient|parent|child|kid|girl|boy|man|woman|player|captain|team|car|town)$/;
const CLOSE_PEOPLE =
  /^(?:mother|father|mum|mom|dad|brother|sister|son|daughter|uncle|aunt|cousin|grandmother|grandfather|grandma|grandpa|gran|grandparent|nephew|niece|husband|wife|boyfriend|girlfriend|friend|boss|neighbour|neighbor|roommate|flatmate|housemate|teammate|landlord|landlady|parent|dog|cat)$/;
const POSSESSIVE = /^(?:my|your|his|her|our|their)$/;
/** A thing may be given to whom these words name, so that two nouns stand side by side. */
const GIVES =
  /^(?:gives?|gave|given|giving|sends?|sent|sending|shows?|showed|offers?|offered|tells?|told|teach|teaches|taught|buys?|bought|brings?|brought|costs?|pays?|paid|lends?|lent|makes?|made|makes?|wish|wishes|owes?|owed|reads?|ask|asks|asked|let|lets|help|helps|helped|feeds?|fed|calls?|called|saves?|saved|get|gets|got|find|finds|found|cook|cooks|cooked|hand|handed|pass|passed|serve|served|leave|left|promise|promised)$/;
const VERB_BEHIND = TAG.VBZ | TAG.VBD | TAG.MD;
const NO_THING =
  /^(?:home|there|here|today|tomorrow|yesterday|tonight|back|alone|together|both|all|everything|something|nothing|time|thing|way|love|work|play|like|need|want|live|help|run|go|come)$/;
/** Persons of whom a family has two. */
const ALWAYS_TWO = /^(?:grand)?parent$/;
const FETCHES =
  /^(?:pick|picks|picked|picking|collect|collects|collected|fetch|fetched|feed|fed|walk|walked|take|took|bring|brought|invite|invited|watch|buy|bought|book|booked)$/;
/** Names of persons that are neither words nor other names with an "s" behind them. */
const LEAST_NAME = 40;
const COMMON_NAME =
  /^(?:Tom|Jack|John|Bob|Bill|Peter|Mary|Anna|Emma|Sarah|David|Paul|Daniel|Laura|Julia|Michael|Robert|Ben|Sam|Mike|Dave|Steve|Kate|Lucy|Martin|Simon)$/;

/** Possessives without an apostrophe, and plurals with one. */
export const possessiveNouns = buildRules({
  'owner-apostrophe': {
    reason: 'What belongs to somebody takes an apostrophe and an s.',
    find: (sentence) => sentence.flatMap((_, at) => findOwner(sentence, at)),
    examples: {
      'My sisters flat is bigger than mine.': "My sister's flat is bigger than mine.",
      'I borrowed my roommates umbrella.': "I borrowed my roommate's umbrella.",
      'My parents house was sold.': "My parents' house was sold.",
      'We met at my best friends wedding.': "We met at my best friend's wedding.",
      'The dogs tail is white.': "The dog's tail is white.",
      'Toms bike is in the garage.': "Tom's bike is in the garage.",
      'Are you coming to Sarahs party?': "Are you coming to Sarah's party?",
      "It's my little sisters birthday tomorrow.": "It's my little sister's birthday tomorrow.",
    },
    fine: [
      'My sisters work in Rome.',
      'My parents live here.',
      'He gave my sisters money.',
      'My friends help me.',
      'The girls team won.',
      'She told my friends stories.',
      'I drove my parents home.',
      'The James family is here.',
      'Paris traffic is bad.',
    ],
  },
  'plural-no-apostrophe': {
    reason: 'A plural takes no apostrophe.',
    find: (sentence) => sentence.flatMap((_, at) => findPluralWithApostrophe(sentence, at)),
    examples: {
      "We sell fresh apple's and pear's.": 'We sell fresh apples and pears.',
      "We picked about thirty tomato's from the garden.": 'We picked about thirty tomatoes from the garden.',
      "Two of the window's are broken.": 'Two of the windows are broken.',
      "All the student's passed the exam.": 'All the students passed the exam.',
      "We have lots of plant's in the hall.": 'We have lots of plants in the hall.',
      "Please collect the boy's from the pool.": 'Please collect the boys from the pool.',
      "The Baker's are on holiday.": 'The Bakers are on holiday.',
      "The ticket's were cheap.": 'The tickets were cheap.',
      "They spent their holiday's in Ireland.": 'They spent their holidays in Ireland.',
    },
    fine: [
      "My brother's and my sister's rooms are small.",
      "The dog's in the garden.",
      "I went to the dentist's and waited.",
      "The student's answer was right.",
      "At my uncle's there is a dog.",
      "One of the town's most loved shops closed.",
      "It is the company's.",
      "All the world's a stage.",
    ],
  },
});

function findOwner(sentence: Sentence, at: number): Change[] {
  const [owner, thing] = [sentence[at], sentence[at + 1]];
  if (owner?.kind !== 'word' || thing?.kind !== 'word' || !/[a-z]s$/.test(owner.text) || /ss$/.test(owner.text)) return [];
  if (
    thing.text !== thing.lower ||
    (thing.tags & TAG.NN) === 0 ||
    (thing.tags & (TAG.VBD | TAG.IN | TAG.MD | TAG.DT | TAG.PRP | TAG.RB | TAG.VBG)) !== 0
  )
    return [];
  if (NO_THING.test(thing.lower)) return [];
  const one = singularize(owner.lower);
  const put = (): Change[] => [{ first: at, last: at, text: ALWAYS_TWO.test(one) ? `${owner.text}'` : `${owner.text.slice(0, one.length)}'s` }];
  if (owner.text !== owner.lower)
    return isNameOfPerson(owner, at) && isThing(sentence, at + 1) && !GIVES.test(sentence[at - 1]?.lower ?? '') ? put() : [];
  if (!OWNER.test(one) || one === owner.lower || owner.text.slice(0, one.length) !== one) return [];
  let first = at - 1;
  while (/^(?:best|little|big|older|younger|elder|old|new|good|late|dear|youngest|oldest)$/.test(sentence[first]?.lower ?? '')) first--;
  const determiner = sentence[first];
  const isOwn = POSSESSIVE.test(determiner?.lower ?? '');
  if (!isOwn && determiner?.lower !== 'the') return [];
  const before = sentence[first - 1];
  if (before && (GIVES.test(before.lower) || /^(?:of|and|or)$/.test(before.lower))) return [];
  const canBeVerb = (thing.tags & (TAG.VB | TAG.VBZ)) !== 0;
  const next = sentence[at + 2];
  const behindIsVerb = next !== undefined && ((next.tag & VERB_BEHIND) !== 0 || /^(?:is|was|has|had|will|can)$/.test(next.lower));
  if (first === 0 || (before && before.text === ','))
    return behindIsVerb &&
      (!canBeVerb || isHelper(next) || next.tag === TAG.VBZ) &&
      (isOwn || CLOSE_PEOPLE.test(one) || one === 'teacher' || one === 'car')
      ? put()
      : [];
  if (!CLOSE_PEOPLE.test(one) || !isOwn || canBeVerb) return [];
  return /^(?:is|was|at|to|in|on|for|with|from|about|that's|it's|borrowed|took|used|like|love|loved|met|broke|lost|drove|stole|forgot|remember|remembered|missed|visited|saw|celebrate|celebrated|know|heard|by|near|this)$/.test(
    before?.lower ?? '',
  ) && isThing(sentence, at + 1)
    ? put()
    : [];
}

function isHelper(token: TaggedToken | undefined): boolean {
  return /^(?:is|was|has|had|will|can|doesn't|didn't|isn't|wasn't)$/.test(token?.lower ?? '');
}

/** The noun closes its phrase, so that the word before it says whose it is. */
function isThing(sentence: Sentence, at: number): boolean {
  const next = sentence[at + 1];
  if (!next || next.kind === 'mark') return true;
  return (
    (next.tag & (TAG.IN | TAG.CC | VERB_BEHIND | TAG.WH | TAG.RB)) !== 0 ||
    /^(?:is|was|to|and|or|tomorrow|yesterday|today|last|next|when)$/.test(next.lower)
  );
}

function isNameOfPerson(owner: TaggedToken, at: number): boolean {
  const words = loadLexicon();
  const name = owner.text.slice(0, -1);
  if (COMMON_NAME.test(name)) return true;
  if (words.indexOf(owner.text) >= 0 || words.indexOf(owner.lower) >= 0 || !/^\p{Lu}\p{Ll}{2,}$/u.test(name) || /[sxz]$/.test(name)) return false;
  const index = words.indexOf(name);
  return index >= 0 && words.countAt(index) >= LEAST_NAME && (at > 0 || words.indexOf(name.toLowerCase()) < 0);
}

function findPluralWithApostrophe(sentence: Sentence, at: number): Change[] {
  const token = sentence[at];
  // "The Smith's are moving": a family.
  const isFamily =
    token && /^\p{Lu}\p{Ll}+'s$/u.test(token.text) && sentence[at - 1]?.lower === 'the' && /^(?:are|were|have)$/.test(sentence[at + 1]?.lower ?? '');
  if (isFamily) return [{ first: at, last: at, text: /[sxz]'s$/.test(token.text) ? `${token.text.slice(0, -2)}es` : `${token.text.slice(0, -2)}s` }];
  if (!token || !(at === 0 ? /^[A-Z]?[a-z]{2,}'s$/ : /^[a-z]{3,}'s$/).test(token.text)) return [];
  const one = token.lower.slice(0, -2);
  const words = loadLexicon();
  const index = words.indexOf(one);
  if (index < 0 || (words.tagsAt(index) & TAG.NN) === 0 || (words.tagsAt(index) & (TAG.PRP | TAG.WH | TAG.RB | TAG.DT | TAG.IN)) !== 0) return [];
  if (words.indexOf(pluralize(one)) < 0 || /^(?:let|that|one|other|else|world|today|year|week|month|day|people|men|women|children)$/.test(one))
    return [];
  const isPerson =
    OWNER.test(one) || wordSets.person?.has(one) === true || wordSets.closePerson?.has(one) === true || /(?:er|or|ist|ian|man|woman|ant)$/.test(one);
  const [before, next, earlier] = [sentence[at - 1], sentence[at + 1], sentence[at - 2]];
  const put: Change[] = [{ first: at, last: at, text: at === 0 ? capitalize(pluralize(one)) : pluralize(one) }];
  const isMany = /^(?:are|were|have|aren't|weren't|haven't)$/.test(next?.lower ?? '');
  const isLot =
    before?.lower === 'of' && /^(?:lot|lots|plenty|couple|dozens|hundreds|number|bunch|pair|kinds|types|most|some|many)$/.test(earlier?.lower ?? '');
  // "Pick up the kid's from school".
  const isFetched =
    /^(?:the|my|our)$/.test(before?.lower ?? '') &&
    FETCHES.test(earlier?.lower === 'up' ? 'pick' : (earlier?.lower ?? '')) &&
    /^(?:from|for|because|when|[.])$/.test(next?.lower ?? '.');
  if (isFetched && /^(?:kid|boy|girl|twin|student|pupil|guest|child|dog|cat|ticket|key|bag|book)$/.test(one)) return put;
  if (isMany || (isLot && (!next || next.kind === 'mark' || /^(?:and|or|from|in|on|at|for|with|that|of)$/.test(next.lower)))) return put;
  const ends = !next || next.kind === 'mark' || /^(?:and|or|from|at|in|on|for|with|to|this|every|last|that|because)$/.test(next.lower);
  const isCounted =
    /^(?:many|several|few|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|dozen|some|these|those|fresh)$/.test(
      before?.lower ?? '',
    ) || before?.kind === 'number';
  if (isCounted && ends && !isPerson) return put;
  const isAll = before?.lower === 'the' && earlier?.lower === 'all' && next !== undefined && ((next.tags & TAG.VBD) !== 0 || ends);
  if (isAll) return put;
  if (isPerson || !ends) return [];
  const closes = !next || /^[.!?]$/.test(next.text) || next.lower === 'and';
  const joins =
    before?.lower === 'and' && sentence.slice(0, at).some(({ text }) => /['a-z]s$/.test(text)) && /^(?:[.!?]|at|in|from|on)$/.test(next?.text ?? '.');
  const isBare = before !== undefined && (before.tag & (TAG.VB | TAG.VBD | TAG.VBZ | TAG.JJ)) !== 0 && closes;
  const isOwn =
    POSSESSIVE.test(before?.lower ?? '') &&
    /^(?:in|at|on|and|from)$/.test(next?.lower ?? '') &&
    earlier !== undefined &&
    (earlier.tag & (TAG.VBD | TAG.VB)) !== 0;
  return joins || isBare || isOwn ? put : [];
}
