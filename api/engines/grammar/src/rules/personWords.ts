import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isSurelyFinite } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

type Sentence = readonly TaggedToken[];

const FEMALE = /^(?:mother|mum|mom|sister|daughter|aunt|wife|girlfriend|grandmother|grandma|niece|woman|girl|lady|queen|actress|waitress|she)$/;
const MALE = /^(?:father|dad|brother|son|uncle|husband|boyfriend|grandfather|grandpa|nephew|man|boy|king|he)$/;
const BODY_AND_GOODS =
  /^(?:wallet|purse|bag|phone|keys?|car|bike|bicycle|job|house|flat|room|homework|passport|coat|hat|shoes|hair|leg|arm|head|eyes|birthday|husband|wife|children|kids|parents|friends?|mother|father|brother|sister|son|daughter|dog|cat|work|office|boss|lunch|breakfast|dinner|life|money|studies|degree|book|books|glasses|clothes|dress|laptop|computer|email|address|name)$/;
const THING =
  /^(?:keyboard|book|car|house|film|movie|phone|city|table|door|machine|computer|laptop|program|programme|software|app|website|system|company|firm|shop|hotel|restaurant|train|bus|plane|ticket|letter|email|message|report|document|file|form|bill|invoice|product|tool|device|printer|camera|bag|box|bottle|bike|bicycle|tree|river|building|school|university|course|game|song|story|article|idea|problem|question|answer|solution|job|project|method|rule|law|contract|bank|chair|lamp|key|bed|room|garden|picture|photo|map|bridge|road|street|country|town|village|island|law|tax|price|service|offer|meal|dish|cake|shirt|dress|jacket|coat|shoes|glasses|books|cars|houses|films|phones|cities|machines|computers|programs|companies|tickets|letters|emails|documents|files|products|tools|buildings|schools|games|songs|ideas|problems|questions|methods|rules|laws)$/;
const PERSON =
  /^(?:people|men|women|children|students|teachers|doctors|customers|clients|employees|colleagues|consultants|workers|friends|neighbours|neighbors|passengers|guests|visitors|tourists|patients|managers|engineers|drivers|players|parents|boys|girls|persons|users|candidates|applicants|members|tenants|residents|developers|researchers|scientists|writers|artists|man|woman|boy|girl|person|child|customer|client|employee|colleague|consultant|worker|neighbour|neighbor|passenger|guest|visitor|tourist|patient|manager|candidate|applicant|tenant|lady|guy|gentleman|landlord|colleague)$/;
const VERB = TAG.VB | TAG.VBZ | TAG.VBD | TAG.MD;

/** "Who", "which", "his", "her" and "-self": words for persons and for things. */
export const personWords = buildRules({
  'thing-that': {
    reason: '"Who" is for people; of things it is "that" or "which".',
    needs: 'who',
    find: (sentence) =>
      sentence.flatMap((who, at): Change[] => {
        const [noun, verb] = [sentence[at - 1], sentence[at + 1]];
        // "No idea who called" asks for a person.
        if (who.lower !== 'who' || noun?.lower === 'idea' || !noun || !verb || !THING.test(noun.lower) || noun.text !== noun.lower) return [];
        const isClause = (verb.tags & VERB) !== 0 || /^(?:i|we|you|they|he|she)$/.test(verb.lower);
        const isTeam = /^(?:company|companies|firm|bank|school|schools|university|country)$/.test(noun.lower);
        const hasPerson = sentence
          .slice(Math.max(0, at - 5), at - 1)
          .some(({ lower }) => PERSON.test(lower) || wordSets.person?.has(lower) || wordSets.closePerson?.has(lower));
        // "The owner of the car who": the person is further off.
        const isBehind =
          /^(?:of|from|at|to|in|on|with|for|into|by)$/.test(sentence[at - 3]?.lower ?? '') ||
          /^(?:of|from|at|to|in|on|with|for|by)$/.test(sentence[at - 2]?.lower ?? '');
        return isClause && !isTeam && !hasPerson && !isBehind ? [{ first: at, last: at, text: 'which' }] : [];
      }),
    examples: {
      'The keyboard who came with it stopped working.': 'The keyboard which came with it stopped working.',
      'I lost the book who you gave me.': 'I lost the book which you gave me.',
      'The machines who wash the cups are old.': 'The machines which wash the cups are old.',
    },
    fine: ['The owner of the car who lives here is ill.', 'The man who lives here.', 'Does she have any idea who called?'],
  },
  'person-who': {
    reason: '"Which" is for things; of people it is "who".',
    needs: 'which',
    find: (sentence) =>
      sentence.flatMap((which, at): Change[] => {
        const [noun, verb] = [sentence[at - 1], sentence[at + 1]];
        if (which.lower !== 'which' || !noun || !verb || (noun.text !== noun.lower && at > 1)) return [];
        const isPerson = PERSON.test(noun.lower) || wordSets.person?.has(noun.lower) === true || wordSets.closePerson?.has(noun.lower) === true;
        const isClause = (verb.tags & VERB) !== 0 && (verb.tags & TAG.NN) === 0;
        return isPerson && isClause && sentence[at - 2]?.lower !== 'of' ? [{ first: at, last: at, text: 'who' }] : [];
      }),
    examples: {
      'The consultants which worked on the audit have left.': 'The consultants who worked on the audit have left.',
      'I met a teacher which speaks Greek.': 'I met a teacher who speaks Greek.',
      'People which live here are kind.': 'People who live here are kind.',
    },
    fine: ['He asked the people which bus to take.', 'It is a story of people, which sells.'],
  },
  'his-or-her': {
    reason: 'The possessive goes with the person who owns, not with the thing.',
    needs: 'his her',
    find: (sentence) => sentence.flatMap((_, at) => findOtherGender(sentence, at)),
    examples: {
      'My sister lost his wallet on the train.': 'My sister lost her wallet on the train.',
      'My father sold her car last week.': 'My father sold his car last week.',
      'The girl forgot his bag.': 'The girl forgot her bag.',
    },
    fine: ['My sister met his parents, and he was glad.', 'Tom and my sister lost his keys.'],
  },
  'needless-self': {
    reason: 'This verb is used without "-self" here.',
    patterns: [
      'feel|feels|felt|feeling myself|himself|herself|yourself|themselves|ourselves{} <JJ|JJR>~at~today',
      'feel|feels|felt|feeling myself|himself|herself|yourself|themselves|ourselves{} much|very|so|really|good|bad|better|well|sick|tired|happy|like',
      'relax|relaxes|relaxed|concentrate|concentrates|concentrated|wake|wakes|woke|rest|complain|complained|meet|met myself|himself|herself|yourself|themselves|ourselves{} $',
      'relax|relaxes|relaxed|concentrate|concentrated|complain|complained|marry|married|hurry|hurried myself|himself|herself|yourself|themselves|ourselves{} about|on|in|at|and|after|because|with|for|up',
    ],
    examples: {
      'I feel myself much better now.': 'I feel much better now.',
      'She felt herself very tired.': 'She felt very tired.',
      'I relaxed myself after work.': 'I relaxed after work.',
    },
    fine: ['I do not feel myself today.', 'He hurt himself.'],
  },
});

function findOtherGender(sentence: Sentence, at: number): Change[] {
  const possessive = sentence[at];
  const isHis = possessive?.lower === 'his';
  if (!possessive || (!isHis && possessive.lower !== 'her') || possessive.text !== possessive.lower || at > 6) return [];
  const thing = sentence[at + 1];
  if (!thing || !BODY_AND_GOODS.test(thing.lower) || (!isHis && isSurelyFinite(thing))) return [];
  const [owner, other] = isHis ? [FEMALE, MALE] : [MALE, FEMALE];
  const place = /^(?:my|the|our|a|your)$/.test(sentence[0]?.lower ?? '') ? 1 : 0;
  const subject = sentence[place];
  if (!subject || !owner.test(subject.lower) || /^(?:and|or|of|,)$/.test(sentence[place + 1]?.lower ?? '')) return [];
  const between = sentence.slice(place + 1, at);
  const isAlone = !sentence
    .slice(0, at)
    .some(
      (token, where) =>
        where !== place &&
        (other.test(token.lower) ||
          token.tag === TAG.NNP ||
          /^(?:him|himself|husband|wife|boyfriend|girlfriend|friend|boss|baby|child|person|someone|somebody|colleague|neighbour|neighbor|doctor|teacher)$/.test(
            token.lower,
          )),
    );
  const hasVerb =
    between.length > 0 &&
    between.some(({ tags }) => (tags & (TAG.VBD | TAG.VBZ | TAG.VB)) !== 0) &&
    !between.some(({ kind, lower }) => kind === 'mark' || /^(?:that|who|and|because|if|when|met|loves|likes|knows|saw)$/.test(lower));
  return isAlone && hasVerb && !(isHis ? /^(?:wife)$/ : /^(?:husband)$/).test(thing.lower)
    ? [{ first: at, last: at, text: isHis ? 'her' : 'his' }]
    : [];
}
