import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ParsedQuestion, QuestionTerm } from '../../retrieve/parseQuestion.ts';
import type { Verdict } from '../verdict.ts';
import { isDenied } from './ruleWords.ts';

type Side = 'first' | 'second';

/** The two sides of a contract, by the names that documents and people have for them. */
interface Parties {
  first: RegExp;
  second: RegExp;
  /** The side of those who mostly ask, where one is. */
  reader?: Side;
}

const name = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
const KINDS: readonly Parties[] = [
  {
    first: name(
      'landlords?|landlady|lessors?|owners?|(?:letting|managing) agents?|propietari[oa]s?|dueñ[oa]s?|caser[oa]s?|arrendador(?:a|es|as)?|Vermieter(?:in|s)?|Eigentümer(?:in|s)?|Verpächter(?:in|s)?',
    ),
    second: name('tenants?|lessees?|renters?|occupiers?|inquilin[oa]s?|arrendatari[oa]s?|Mieter(?:in|innen|n|s)?|Pächter(?:in|n|s)?'),
    reader: 'second',
  },
  {
    first: name('employers?|empleador(?:a|es)?|Arbeitgeber(?:in|s)?'),
    second: name('employees?|workers?|trabajador(?:a|es)?|emplead[oa]s?|Arbeitnehmer(?:in|s)?|Beschäftigte[rn]?|Mitarbeiter(?:in|s)?'),
    reader: 'second',
  },
  {
    first: name('sellers?|vendors?|dealers?|vendedor(?:a|es)?|Verkäufer(?:in|s)?|Händler(?:in|s)?'),
    second: name('buyers?|purchasers?|comprador(?:a|es)?|Käufer(?:in|s)?'),
    reader: 'second',
  },
  {
    first: name('clients?|principals?|publishers?|clientes?|Auftraggeber(?:in|s)?'),
    second: name('contractors?|freelancers?|suppliers?|contratistas?|Auftragnehmer(?:in|s)?'),
  },
];

/** What one side takes on or has: to pay, to keep in order, to insure, to own. */
const TAKES_ON =
  /\b(?:pay(?:s|ing)?|paid|bears?|repairs?|repaired|replac(?:e|es|ed|ing)|chang(?:e|es|ing)|maintain(?:s|ed)?|insur(?:e|es|ed|ing)|services?|cleans?|provid(?:e|es|ed)|suppl(?:y|ies|ied)|fix(?:es|ed)?|contribut(?:e|es)|responsible|liable|look(?:s|ing)? after|redecorat(?:e|es)|repaints?|owns?|keeps?|retains?|holds?)\b|(?<!\p{L})(?:pag(?:a|an|o|ar|amos)|abon(?:a|an|o|ar)|asum(?:e|en|ir|o)|repar(?:a|an|o|ar)|cambi(?:a|an|o|ar)|asegur(?:a|an|o|ar)|a cargo|por cuenta|responsables?|conserva[n]?|posee[n]?|zahl(?:t|en|e)|bezahl(?:t|en|e)|träg(?:t|st)|tragen|übern(?:immt|ehmen|ehme)|reparier(?:t|en|e)|ersetz(?:t|en|e)|versicher(?:t|n|e)|verantwortlich|zuständig|behält|behalten|besitz(?:t|en))(?!\p{L})/iu;
const READER =
  /\b(?:do|must|should|will|would|have|am|are) (?:i|we)\b|(?<!\p{L})(?:(?:lo |la |los |las )?pago|(?:lo |la |los |las )?pagamos|tengo que|tenemos que|debo|debemos|me toca|nos toca|(?:muss|zahle|bezahle|trage) ich|(?:müssen|zahlen|bezahlen|tragen) wir)(?!\p{L})/iu;
const AUXILIARY = String.raw`(?:also |always |auch |además |hereby |jointly )?(?:must|shall|will|has to|have to|is|are|deber?án?|tiene[n]? que|muss|müssen|hat|haben)?\s?(?:also |always |auch |además )?`;
const ARTICLE = String.raw`(?:the|el|la|los|las|der|die|den|dem|del)?\s?`;
/** "By the Landlord", "a cargo de la propietaria". */
const AGENT = String.raw`(?:by|for the account of|at the expense of|(?:a cargo|por cuenta) de|por|von|vom|durch|zu lasten (?:von|des|der)|auf kosten (?:von|des|der))\s`;

const namedIn = new WeakMap<OpenIndex, readonly Parties[]>();

/** Returns the kinds of parties both of which a document names. */
function listParties(index: OpenIndex): readonly Parties[] {
  const known = namedIn.get(index);
  if (known) return known;
  const named = KINDS.filter(({ first, second }) => [first, second].every((side) => index.text.search(side) >= 0));
  namedIn.set(index, named);
  return named;
}

/**
 * Decides whether one side has to do what a sentence gives to one: "The Tenants pay for gas" denies that the landlord does.
 * Returns undefined where the question names no side, or the sentence has both or neither doing it.
 */
export function decideByParty(index: OpenIndex, question: string, clause: string): Verdict | undefined {
  if (!TAKES_ON.test(question) || !TAKES_ON.test(clause) || isDenied(clause)) return undefined;
  for (const kind of listParties(index)) {
    const askedSide = findQuestionSide(kind, question);
    const actingSide = findActingSide(kind, clause);
    if (askedSide !== undefined && actingSide !== undefined) return askedSide === actingSide ? 'yes' : 'no';
  }
  return undefined;
}

/** Drops the terms of a question that only name a party. */
export function dropParties(terms: readonly QuestionTerm[], { question, language }: ParsedQuestion): QuestionTerm[] {
  const words = question.match(/\p{L}+/gu) ?? [];
  const generic = words.filter(
    (word) => TAKES_ON.test(word) || KINDS.some(({ first, second }) => word.search(first) >= 0 || word.search(second) >= 0),
  );
  const left = new Set(generic.flatMap((word) => findTerms(word, language).map(({ term }) => term)));
  return terms.filter(({ term }) => !left.has(term));
}

/** Returns which side of a contract a few words name, if they name one alone. */
export function findSide(index: OpenIndex, question: string, words: string): { askedSide: Side; namedSide: Side } | undefined {
  for (const kind of listParties(index)) {
    const [askedSide, namedSide] = [findQuestionSide(kind, question), findNamedSide(kind, words)];
    if (askedSide !== undefined && namedSide !== undefined && TAKES_ON.test(question)) return { askedSide, namedSide };
  }
  return undefined;
}

function findQuestionSide(kind: Parties, question: string): Side | undefined {
  return findNamedSide(kind, question) ?? (READER.test(question) ? kind.reader : undefined);
}

function findNamedSide({ first, second }: Parties, text: string): Side | undefined {
  const [isFirst, isSecond] = [text.search(first) >= 0, text.search(second) >= 0];
  return isFirst === isSecond ? undefined : isFirst ? 'first' : 'second';
}

/** Finds the side that is the subject of the clause, or by which it is done, if the other one is not named in it. */
function findActingSide(kind: Parties, clause: string): Side | undefined {
  const side = findNamedSide(kind, clause);
  if (side === undefined) return undefined;
  const words = `(?:${kind[side].source})`;
  const isSubject = new RegExp(`^[^\\p{L}]*(?:[\\d.()§]+\\s)?${ARTICLE}${words}\\s${AUXILIARY}(?:${TAKES_ON.source})`, 'iu').test(clause);
  const isAgent = new RegExp(`${AGENT}${ARTICLE}${words}`, 'iu').test(clause);
  return isSubject || isAgent ? side : undefined;
}
