import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Sentence } from './claim.ts';

const words = (list: string) => new Set(list.split(' '));
const wishes = words(
  "would could can will shall may might hope hoping want wish keen eager like love excited apply applying application interest interested i'd i'll welcome opportunity forward see believe understand know next future vacancy advertised advert",
);
const watching = words(
  'admire admired follow followed following read reading heard hearing seen saw noticed met meet meeting drawn impressed attracted watched inspired struck learned learnt spoke spoken talked visited used bought see ask asked wrote writing chose',
);
const pastForms = words(
  'led ran built grew made cut won drove wrote taught was had held oversaw took brought kept sold spent began became been have rose set put gave did got saw found met dealt fed helped',
);
const timeThere = words(
  'time years year months work role tenure career days stint position experience internship placement apprenticeship job start shifts decade',
);
const actions = words(
  'hired promoted employed taught gave trusted made asked appointed chose sent let rewarded named recognised recognized awarded showed allowed paid offered trained introduced',
);
const vacancies = words('post position role vacancy opportunity job opening');
const openers = words('while during when after before since having throughout');

export function isPast(word: string): boolean {
  return (word.endsWith('ed') && word.length > 3 && word !== 'need') || pastForms.has(word);
}

/** Returns whether a sentence says that its writer worked for what it names here: "At X I led …", "my time with X", "X hired me". */
export function saysEmployedBy({ tokens }: Pick<Sentence, 'tokens'>, from: number, to: number): boolean {
  const before = clauseBefore(tokens, from);
  const [last, ahead] = [before.at(-1) ?? '', before.filter((word) => word !== 'the')];
  if (actions.has(tokens[to]?.lower ?? '') && /^(?:me|my)$/.test(tokens[to + 1]?.lower ?? '')) return true;
  if (isWhereIDid(tokens, to)) return true;
  if (before.some((word) => watching.has(word) || wishes.has(word))) return false;
  if (before.some((word) => vacancies.has(word)) && !before.includes('my')) return false;
  const link = last === 'the' ? ahead.at(-1) : last;
  if (link === 'joined' || link === 'left') return true;
  if (!['at', 'for', 'with', 'by', 'in', 'from', 'of'].includes(link ?? '')) return false;
  const isMine = before.some((word) => ['i', "i've", 'my', 'me', 'we', 'our'].includes(word));
  if (link === 'of') return isMine && ahead.slice(-4).some((word) => ['years', 'employ', 'service', 'employee'].includes(word));
  if (isMine && before.some((word) => timeThere.has(word) || isPast(word))) return true;
  if (before.some((word) => openers.has(word)) && before.length < SHORT) return !isAboutLater(tokens, to);
  return before.length < SHORT && isIDid(tokens, to);
}

const FURTHEST = 30;
const SHORT = 8;

function clauseBefore(tokens: StemmedToken[], from: number): string[] {
  const before: string[] = [];
  for (let at = from - 1; at >= Math.max(0, from - FURTHEST); at -= 1) {
    const token = tokens[at];
    if (!token || /^[;:.]$/.test(token.text)) break;
    before.unshift(token.lower);
  }
  return before;
}

/** "…, I led": somebody tells what was done. "…, I would lead" does not. */
function isIDid(tokens: StemmedToken[], to: number): boolean {
  const after = tokens.slice(to, to + SHORT + 2).map(({ lower }) => lower);
  const i = after.findIndex((word) => word === 'i' || word === 'we' || word === "i've");
  if (i < 0) return after.includes('my') && after.some(isPast) && !after.some((word) => wishes.has(word));
  if (after[i] === "i've") return !watching.has(after[i + 1] ?? '');
  const verb =
    after.slice(i + 1).find((word) => !word.endsWith('ly') && word !== 'also' && word !== 'then' && word !== 'have' && word !== 'has') ?? '';
  return isPast(verb) && !watching.has(verb) && !(verb === 'was' && watching.has(after[i + 2] ?? ''));
}

function isAboutLater(tokens: StemmedToken[], to: number): boolean {
  const after = tokens.slice(to, to + SHORT).map(({ lower }) => lower);
  const i = after.indexOf('i');
  return i >= 0 && wishes.has(after[i + 1] ?? '');
}

function isWhereIDid(tokens: StemmedToken[], to: number): boolean {
  const where = tokens.slice(to, to + 3).findIndex(({ lower }) => lower === 'where');
  return where >= 0 && isIDid(tokens, to + where + 1);
}
