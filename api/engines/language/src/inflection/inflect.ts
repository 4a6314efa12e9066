import { loadLexicon } from '../lexicon/lexicon.ts';
import { TAG } from '../lexicon/partsOfSpeech.ts';

/** Verbs whose forms no rule gives: base, past, participle. */
const IRREGULAR_VERBS =
  'arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|bet bet bet|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|split split split|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|undergo underwent undergone|understand understood understood|wake woke woken|wear wore worn|win won won|withdraw withdrew withdrawn|write wrote written|overcome overcame overcome|mistake mistook mistaken|undertake undertook undertaken'
    .split('|')
    .map((forms) => forms.split(' '));

const pasts = new Map(IRREGULAR_VERBS.map(([base = '', past = '']) => [base, past]));
const participles = new Map(IRREGULAR_VERBS.map(([base = '', , participle = '']) => [base, participle]));
const pastsByParticiple = new Map(IRREGULAR_VERBS.flatMap(([, past = '', participle = '']) => (past === participle ? [] : [[participle, past]])));
const bases = new Map(IRREGULAR_VERBS.flatMap(([base = '', past = '', participle = '']) => [[past, base] as const, [participle, base] as const]));

const IRREGULAR_PLURALS = new Map(
  'man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese|life lives|wife wives|knife knives|leaf leaves|half halves|shelf shelves|wolf wolves|thief thieves|loaf loaves|hero heroes|potato potatoes|tomato tomatoes|echo echoes|criterion criteria|phenomenon phenomena|analysis analyses|crisis crises|hypothesis hypotheses|basis bases|thesis theses'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** A form that the lexicon counts this often is a word of its own: "hanged", "leaved", "wined". */
const COMMON_FORM = 100;
const singulars = new Map([...IRREGULAR_PLURALS].map(([one, many]) => [many, one]));

function is(word: string, tag: number): boolean {
  const index = loadLexicon().indexOf(word);
  return index >= 0 && (loadLexicon().tagsAt(index) & tag) !== 0;
}

function findKnown(...candidates: string[]): string | undefined {
  return candidates.find((word) => loadLexicon().indexOf(word) >= 0);
}

/** Turns "went", "goes" and "going" into "go". */
export function findBaseForm(form: string): string | undefined {
  const word = form.toLowerCase();
  if (word === 'has' || word === 'having') return 'have';
  if (/^(?:am|is|are|was|were|been|being)$/.test(word)) return 'be';
  // The lexicon knows "like" as a preposition.
  if (/^lik(?:es|ed|ing)$/.test(word)) return 'like';
  if (bases.has(word)) return bases.get(word);
  // "Pass", "bring" and "need" end like forms of others.
  const findVerb = (...stems: string[]) => stems.find((stem) => stem.length > 1 && is(stem, TAG.VB)) ?? (is(word, TAG.VB) ? word : undefined);
  if (word.endsWith('ying')) return findVerb(word.slice(0, -3), `${word.slice(0, -4)}ie`);
  // "Filling" is from "fill", not from a word "fille".
  if (/(?:ll|ss|ff|zz)ing$/.test(word)) return findVerb(word.slice(0, -3), removeDoubledLetter(word.slice(0, -3)), `${word.slice(0, -3)}e`);
  if (word.endsWith('ing')) return findVerb(`${word.slice(0, -3)}e`, word.slice(0, -3), removeDoubledLetter(word.slice(0, -3)));
  if (word.endsWith('ied') || word.endsWith('ies')) return findVerb(`${word.slice(0, -3)}y`, word.slice(0, -1));
  if (word.endsWith('ed')) return findVerb(word.slice(0, -1), word.slice(0, -2), removeDoubledLetter(word.slice(0, -2)));
  if (word.endsWith('es')) return findVerb(word.slice(0, -1), word.slice(0, -2));
  if (word.endsWith('s')) return findVerb(word.slice(0, -1));
  return is(word, TAG.VB) ? word : undefined;
}

function removeDoubledLetter(stem: string): string {
  return /([^aeiou])\1$/.test(stem) ? stem.slice(0, -1) : '';
}

/** Turns "go" into "goes". */
export function inflectThirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be' || base === 'are') return 'is';
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** Turns "go" into "went". */
export function inflectPast(base: string): string {
  return pasts.get(base) ?? buildRegularPast(base);
}

/** Turns "gone" into "went"; undefined for what is no participle of its own. */
export function findPastOfParticiple(participle: string): string | undefined {
  return pastsByParticiple.get(participle);
}

/** Turns "goed" into "went": the past of an irregular verb that was formed as if it were a regular one. */
export function findRegularizedPast(form: string): string | undefined {
  if (!form.endsWith('ed') || loadLexicon().countAt(loadLexicon().indexOf(form)) >= COMMON_FORM) return undefined;
  const stem = form.slice(0, -2);
  const base = [stem, `${stem}e`, removeDoubledLetter(stem)].find((word) => pasts.has(word));
  const past = base === undefined ? undefined : pasts.get(base);
  return past === form || past === base ? undefined : past;
}

/** Turns "go" into "gone". */
export function inflectParticiple(base: string): string {
  return participles.get(base) ?? buildRegularPast(base);
}

function buildRegularPast(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return chooseMoreCommon(`${base}ed`, `${base}${base.at(-1)}ed`);
}

/** "Planned" is from "plan", though "planed" is a word too. */
function chooseMoreCommon(plain: string, doubled: string): string {
  const words = loadLexicon();
  const [one, other] = [words.indexOf(plain), words.indexOf(doubled)];
  return other >= 0 && (one < 0 || words.countAt(other) > words.countAt(one)) ? doubled : plain;
}

/** Turns "go" into "going". */
export function inflectGerund(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (base !== 'be' && /[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  const doubled = `${base}${base.at(-1)}ing`;
  return chooseMoreCommon(`${base}ing`, doubled);
}

/** Turns "box" into "boxes". */
export function pluralize(noun: string): string {
  const irregular = IRREGULAR_PLURALS.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Turns "boxes" into "box"; the word itself where it is no plural that is known. */
export function singularize(noun: string): string {
  const irregular = singulars.get(noun);
  if (irregular) return irregular;
  if (noun.endsWith('ies')) return findKnown(`${noun.slice(0, -3)}y`) ?? noun.slice(0, -1);
  if (/(?:ses|xes|zes|ches|shes)$/.test(noun)) return findKnown(noun.slice(0, -2), noun.slice(0, -1)) ?? noun;
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

const VOWEL_SOUND = /^(?:[aeiou]|8|11(?!\d)|18(?!\d)|hour|honest|honou?r|heir)/;
const CONSONANT_SOUND = /^(?:uni(?!n|mp)|us[ae]|usu|util|ut(?:o|e)|eu|ewe|one(?!\w*i)|once|ubiq|unanim|uran|urin|uter|ura)/;

/** Chooses the article that the sound of the next word asks for, also of a number: an 8, an 11th, an 18%. */
export function chooseArticle(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  return VOWEL_SOUND.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a';
}
