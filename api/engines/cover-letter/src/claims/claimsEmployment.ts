import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Sentence } from './claim.ts';

const parseWords = (list: string) => new Set(list.split(' '));
const futureWords = parseWords(
  "would could can will shall may might hope hoping want wish keen eager like love excited apply applying application interest interested i'd i'll welcome opportunity forward see believe understand know next future vacancy advertised advert",
);
const observingVerbs = parseWords(
  'admire admired follow followed following read reading heard hearing seen saw noticed met meet meeting drawn impressed attracted watched inspired struck learned learnt spoke spoken talked visited used bought see ask asked wrote writing chose',
);
const pastForms = parseWords(
  'led ran built grew made cut won drove wrote taught was had held oversaw took brought kept sold spent began became been have rose set put gave did got saw found met dealt fed helped',
);
const tenureWords = parseWords(
  'time years year months work role tenure career days stint position experience internship placement apprenticeship job start shifts decade',
);
const employerActions = parseWords(
  'hired promoted employed taught gave trusted made asked appointed chose sent let rewarded named recognised recognized awarded showed allowed paid offered trained introduced',
);
const vacancyWords = parseWords('post position role vacancy opportunity job opening');
const timeConjunctions = parseWords('while during when after before since having throughout');

export function isPastForm(word: string): boolean {
  return (word.endsWith('ed') && word.length > 3 && word !== 'need') || pastForms.has(word);
}

/** Returns whether a sentence says that its writer worked for what it names here: "At X I led …", "my time with X", "X hired me". */
export function claimsEmployment({ tokens }: Pick<Sentence, 'tokens'>, from: number, to: number): boolean {
  const before = collectClauseBefore(tokens, from);
  const [last, withoutArticles] = [before.at(-1) ?? '', before.filter((word) => word !== 'the')];
  if (employerActions.has(tokens[to]?.lower ?? '') && /^(?:me|my)$/.test(tokens[to + 1]?.lower ?? '')) return true;
  if (hasWhereClauseOfWriter(tokens, to)) return true;
  if (before.some((word) => observingVerbs.has(word) || futureWords.has(word))) return false;
  if (before.some((word) => vacancyWords.has(word)) && !before.includes('my')) return false;
  const link = last === 'the' ? withoutArticles.at(-1) : last;
  if (link === 'joined' || link === 'left') return true;
  if (!['at', 'for', 'with', 'by', 'in', 'from', 'of'].includes(link ?? '')) return false;
  const isFirstPerson = before.some((word) => ['i', "i've", 'my', 'me', 'we', 'our'].includes(word));
  if (link === 'of') return isFirstPerson && withoutArticles.slice(-4).some((word) => ['years', 'employ', 'service', 'employee'].includes(word));
  if (isFirstPerson && before.some((word) => tenureWords.has(word) || isPastForm(word))) return true;
  if (before.some((word) => timeConjunctions.has(word)) && before.length < MAX_SHORT_CLAUSE) return !isAboutFuture(tokens, to);
  return before.length < MAX_SHORT_CLAUSE && hasPastVerbOfWriter(tokens, to);
}

const MAX_CLAUSE_TOKENS = 30;
const MAX_SHORT_CLAUSE = 8;

function collectClauseBefore(tokens: StemmedToken[], from: number): string[] {
  const before: string[] = [];
  for (let at = from - 1; at >= Math.max(0, from - MAX_CLAUSE_TOKENS); at -= 1) {
    const token = tokens[at];
    if (!token || /^[;:.]$/.test(token.text)) break;
    before.unshift(token.lower);
  }
  return before;
}

/** Detects a past verb of the writer, as in "…, I led". "…, I would lead" has none. */
function hasPastVerbOfWriter(tokens: StemmedToken[], to: number): boolean {
  const after = tokens.slice(to, to + MAX_SHORT_CLAUSE + 2).map(({ lower }) => lower);
  const pronounIndex = after.findIndex((word) => word === 'i' || word === 'we' || word === "i've");
  if (pronounIndex < 0) return after.includes('my') && after.some(isPastForm) && !after.some((word) => futureWords.has(word));
  if (after[pronounIndex] === "i've") return !observingVerbs.has(after[pronounIndex + 1] ?? '');
  const verb =
    after.slice(pronounIndex + 1).find((word) => !word.endsWith('ly') && word !== 'also' && word !== 'then' && word !== 'have' && word !== 'has') ??
    '';
  return isPastForm(verb) && !observingVerbs.has(verb) && !(verb === 'was' && observingVerbs.has(after[pronounIndex + 2] ?? ''));
}

function isAboutFuture(tokens: StemmedToken[], to: number): boolean {
  const after = tokens.slice(to, to + MAX_SHORT_CLAUSE).map(({ lower }) => lower);
  const pronounIndex = after.indexOf('i');
  return pronounIndex >= 0 && futureWords.has(after[pronounIndex + 1] ?? '');
}

function hasWhereClauseOfWriter(tokens: StemmedToken[], to: number): boolean {
  const whereIndex = tokens.slice(to, to + 3).findIndex(({ lower }) => lower === 'where');
  return whereIndex >= 0 && hasPastVerbOfWriter(tokens, to + whereIndex + 1);
}
