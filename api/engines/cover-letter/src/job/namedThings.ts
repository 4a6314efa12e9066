import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { LIKELIEST_SHIFT, TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';

/** Words of an advertisement that name no skill and no duty of their own. */
const GENERIC = new Set(
  `team people role work job position post company organisation organization business employer experience knowledge understanding ability skill skills year years month months week weeks day days hour hours time times
  staff colleague colleagues member members candidate candidates applicant applicants person someone somebody user users customer customers client clients department group contract contracts rotation notice environment
  opportunity opportunities level levels range standard standards basis part parts plus advantage others thing things way ways area areas field fields order need needs term terms life care kind place places number
  commitment interest attitude eye detail details background training qualification qualifications salary pay night nights weekend weekends home office site sites shift shifts million thousand percent half
  example idea ideas manner approach task tasks duty duties responsibility responsibilities benefit benefits package holiday leave pension bonus hybrid remote degree card cards essential desirable advert vacancy start
  record track self right good great strong excellent sense passion drive energy motivation communication confidence love reason lot bit mind heart hand hands pressure challenge success growth future career
  trustee trustees meeting meetings phone email house city town country world public school hospital ward clinic shop store kitchen project projects product products service services system systems process processes
  familiarity proficiency expertise competence grasp command asset profile matter matters minimum maximum must nice preference fluency language languages native speaker mother tongue willingness availability reliability punctuality
  tool tools method methods issue issues problem problems question questions result results report reports use support help advice information quality safety`.split(
    /\s+/,
  ),
);
const OBJECT = /^(?:an?|the|them|it|our|your|their|my|all|each|every|up|on|to|with|for|after)$/;
const FILLING = new Set(['of', "'s", '-', '&', 'and']);
/** Places, and how well a language is spoken. */
const NO_NAME =
  /^(?:UK|US|USA|EU|GB|HR|CV|OK|AM|PM|[ABC][12]\+?|English|[Gg]erman|French|Spanish|Italian|Dutch|Polish|Welsh|Portuguese|Arabic|Irish)$/;
const MOST_WORDS = 3;
const MOST_THINGS = 12;

export interface ThingNamed {
  from: number;
  to: number;
}

/** Finds what a sentence names that no list knows: "isometrics", "duplex", "curriculum design", "BOSIET". */
export function findNamedThings(tokens: StemmedToken[], isTaken: (at: number) => boolean): ThingNamed[] {
  const things: ThingNamed[] = [];
  for (let at = 0; at < tokens.length && things.length < MOST_THINGS; at += 1) {
    if (!isNoun(tokens, at, isTaken)) continue;
    let to = at + 1;
    while (to < tokens.length && to - at < MOST_WORDS && isNoun(tokens, to, isTaken)) to += 1;
    let from = at;
    if (to - from < MOST_WORDS && isQuality(tokens[at - 1], isTaken(at - 1))) from -= 1;
    const words = tokens.slice(at, to);
    const isTelling = words.some(({ lower }) => !GENERIC.has(lower));
    const isGenericHead = GENERIC.has(words.at(-1)?.lower ?? '');
    // Behind a name that is known, what is left of a phrase says nothing.
    const isRest = isTaken(at - 1) && to - at === 1;
    if (isTelling && !isRest && !(isGenericHead && words.length === 1) && !/^you$|^we$/.test(tokens[to]?.lower ?? ''))
      things.push({ from: isGenericHead ? at : from, to });
    at = to - 1;
  }
  return things;
}

function isNoun(tokens: StemmedToken[], at: number, isTaken: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'mark' || isTaken(at) || FILLING.has(token.lower)) return false;
  if (/^\d\p{Lu}$/u.test(token.text)) return true;
  if (token.kind === 'number' || (token.isGlued && tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind === 'number')) return false;
  if (NO_NAME.test(token.text)) return false;
  if (/\p{Lu}.*\p{Lu}|\p{Lu}\d|\d\p{Lu}/u.test(token.text)) return true;
  // A capital within a sentence is a name; of the first word nobody knows.
  if (at > 0 && /^\p{Lu}/u.test(token.text)) return false;
  const lexicon = loadLexicon();
  const index = lexicon.indexOf(token.lower);
  if (index < 0) return /^\p{Ll}{4,}$/u.test(token.text);
  const tags = lexicon.tagsAt(index);
  const likeliest = 1 << (tags >>> LIKELIEST_SHIFT);
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  const isDeed =
    /^(?:you|will|must|can|to)$/.test(before) ||
    (/^(?:,|and|or)$/.test(before) &&
      (OBJECT.test(next) || (isTold(tokens, at) && tokens[at + 1]?.kind === 'word' && !/^(?:and|or|of|in)$/.test(next))));
  if ((tags & TAG.VB) !== 0 && isDeed) return false;
  // "Stainless and duplex" name metals by what they are.
  if (likeliest === TAG.JJ)
    return (
      /^(?:,|and|or|:)$/.test(before) &&
      /^(?:,|and|or|\.|;|)$/.test(next) &&
      token.lower.length > 5 &&
      !GENERIC.has(token.lower) &&
      !/(?:able|ful|ing|ed|ive|ent|ant)$/.test(token.lower)
    );
  // "Lead a team" begins with a deed, "the lead" is a thing.
  if ((tags & TAG.VB) !== 0 && (at === 0 || /^(?:to|will|you|must|can|and|,)$/.test(before)) && (likeliest & (TAG.NN | TAG.NNS)) === 0) return false;
  return (likeliest & (TAG.NN | TAG.NNS)) !== 0 && token.lower.length > 3;
}

/** "You will calibrate scales and order reagents" lists deeds. */
function isTold(tokens: StemmedToken[], at: number): boolean {
  return tokens.slice(0, at).some(({ lower }) => lower === 'you' || lower === 'will');
}

/** "Non-invasive ventilation", "public transport": what kind of it is asked for. */
function isQuality(token: StemmedToken | undefined, taken: boolean): boolean {
  if (
    !token ||
    taken ||
    token.kind !== 'word' ||
    token.lower.length < 4 ||
    /^(?:current|good|strong|excellent|own|some|new|daily|safe|kind|full|part-time|relevant|similar|previous|proven|solid|great|least|other|various|more|many|such)$/.test(
      token.lower,
    )
  )
    return false;
  const lexicon = loadLexicon();
  const index = lexicon.indexOf(token.lower);
  return index >= 0 && 1 << (lexicon.tagsAt(index) >>> LIKELIEST_SHIFT) === TAG.JJ;
}
