import { ASKS_PRICE } from '../answer/moneyWords.ts';
import { readSmallNumber } from '../answer/smallNumbers.ts';
import { citeSpan } from '../cite/citeSpan.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { type FoundQuantity, findQuantity } from './findQuantity.ts';
import { type Quantity, writeQuantity } from './quantities/quantity.ts';
import { dropFrame, dropLeftOut, findQuestionParts } from './quantities/questionParts.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** Adds up or compares quantities that a question names one by one, wherever the document has them. Returns undefined unless each is found and all are of one unit. */
export function answerWithParts(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const requested = findQuestionParts(question);
  if (!requested || requested.isByWith) return undefined;
  const [first = '', ...others] = requested.parts;
  const found = [first, ...others].map((part, position) => {
    const words = dropFrame(`${part} ${requested.about}`);
    const exact = findQuantity(index, words, question);
    return exact ?? (position > 0 ? findWithSharedWords(index, first, words, question) : undefined);
  });
  const all = found.flatMap((each) => (each ? [each] : []));
  const places = new Set(all.map(({ span, column }) => `${span.start} ${column}`));
  const [one, other] = all;
  const periods = new Set(all.flatMap(({ period }) => period ?? []));
  if (
    !one ||
    !other ||
    all.length < found.length ||
    places.size < all.length ||
    periods.size > 1 ||
    new Set(all.map(({ quantity }) => quantity.unit)).size > 1
  )
    return undefined;
  const total =
    requested.task === 'sum' ? all.reduce((sum, { quantity }) => sum + quantity.value, 0) : Math.abs(one.quantity.value - other.quantity.value);
  return composeQuantities(
    index,
    all.map((each) => ({ found: each, text: labelQuantity(each, each.quantity.text) })),
    { code: requested.task, value: writeLike(index, total, all) },
  );
}

/** Finds a second thing by the first words of the first one: "cold water in the bath and the kitchen". */
function findWithSharedWords(index: OpenIndex, first: string, words: string, question: string): FoundQuantity | undefined {
  const shared = dropFrame(first).split(' ');
  for (let count = 1; count < shared.length; count += 1) {
    const found = findQuantity(index, `${shared.slice(0, count).join(' ')} ${words}`, question);
    if (found) return found;
  }
  return undefined;
}

const PERSON = /^(?:people|persons?|guests?|adults?|heads?|us|personas?|adultos|invitados|leuten?|personen?|gästen?|erwachsenen?)$/iu;
const FOR_PERSON =
  /\b(?:per|each|a|for each) (?:person|head|guest|adult)\b|\beach\b|(?<!\p{L})(?:por (?:persona|cabeza)|cada un[oa]|(?:je|pro) (?:Person|Kopf|Gast)|Erwachsene[rn]?)(?!\p{L})/iu;
const OF_GROUP = /(?<=\d|two|three|four|five|six|seven|eight|nine|ten) of (?:us|them)(?!\p{L})/giu;
/** What is paid to get in, is paid by each. */
const ENTRY = /\b(?:entry|entrance|admission|ticket|fare)\b|(?<!\p{L})(?:entrada|inscripción|eintritt\p{L}*|startgeld|teilnahmegebühr)(?!\p{L})/iu;
const TEAM = /\b(?:team|group|family|party|couple)\b|(?<!\p{L})(?:equipo|grupo|familia\p{L}*|gruppe\p{L}*|familie\p{L}*|mannschaft)(?!\p{L})/iu;
const MIN_COUNT = 2;
const MIN_STEM_LENGTH = 5;
const MAX_COUNT = 1000;

/** Multiplies the price of one with the number of things or people that a question names. Returns undefined unless the document has a price of one. */
export function answerForSeveral(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKS_PRICE.test(question)) return undefined;
  // An age is no number of things.
  const words = dropLeftOut(question.replace(AGE, ' '))
    .replace(OF_GROUP, ' people')
    .split(/\s+/)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''));
  for (const [position, thing] of words.entries()) {
    const count = readSmallNumber(words[position - 1] ?? '');
    if (count === undefined || count < MIN_COUNT || count > MAX_COUNT) continue;
    // "For 14" means people.
    const isOfPeople = PERSON.test(thing) || (FOR.test(words[position - 2] ?? '') && !/^\p{L}{4}/u.test(thing)) || /^(?:with|con|mit)$/iu.test(thing);
    // How often a price of a time is due is for `answerWithRate` to say.
    if (!isOfPeople && (!/^\p{L}{3,}$/u.test(thing) || TIME.test(thing))) continue;
    const rest = words.filter((_, at) => at !== position - 1 && (at !== position || !isOfPeople)).join(' ');
    const isForOne = (table: Table, row: Row, column: number) => isPriceOfOne(table, row, column, isOfPeople ? 'people' : thing);
    const withoutThing = words.filter((_, at) => at !== position && at !== position - 1).join(' ');
    const one = findQuantity(index, dropFrame(rest), rest, isForOne) ?? findQuantity(index, dropFrame(withoutThing), rest, isForOne);
    if (!one || !/^[A-Z]{3}$/.test(one.quantity.unit) || (!one.row && !isPriceOfOneInText(index, one))) continue;
    const text = labelQuantity(one, `${count} × ${one.quantity.text}`);
    return composeQuantities(index, [{ found: one, text }], { code: 'computed', value: writeLike(index, count * one.quantity.value, [one]) });
  }
  return undefined;
}

const AGE = /(?<!\p{L})(?:i['’]?m|i am|he is|she is|he['’]?s|she['’]?s|aged|ich bin|tengo|bin) \d{1,2}(?=\s*(?:[,.;!?]|years|and|so|$))/giu;
const TIME =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|late|horas?|días?|noches?|semanas?|mes(?:es)?|años?|Stunden?|Tage?n?|Nächten?|Nacht|Wochen?|Monate?n?|Jahre?n?)$/iu;
const FOR = /^(?:for|para|für)$/iu;
const ONE_BEFORE = /(?<!\p{L})(?:an?|one|each|every|un[ao]?|cada|eine?|jede[rs]?)\s\p{L}{3,}[^.;,]{0,60}$/iu;
const ONE_AFTER = /^\s?(?:an?|per|each|por|cada|je|pro)(?!\p{L})/iu;

/** Returns whether a sentence has the price of one: "A sack of compost is £4.80", "£3 an hour". */
function isPriceOfOneInText(index: OpenIndex, { span, quantity }: FoundQuantity): boolean {
  const text = index.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const at = text.indexOf(quantity.text);
  return at >= 0 && (ONE_BEFORE.test(text.slice(0, at)) || ONE_AFTER.test(text.slice(at + quantity.text.length)));
}

function isPriceOfOne({ header }: Table, row: Row, column: number, thing: string): boolean {
  const named = [...header.filter((_, index) => PERSON.test(thing) || index === column), ...row.cells].map(({ text }) => text);
  if (PERSON.test(thing)) {
    const isEntry = ENTRY.test(header[column]?.text ?? '') && !TEAM.test(row.cells[0]?.text ?? '');
    return isEntry || named.some((text) => FOR_PERSON.test(text));
  }
  const stem = thing.toLowerCase().replace(/(?:es|en|s|n|e)$/, '');
  // "Exercise hour | €62": the row is named by the one thing itself.
  const name = row.cells[0]?.text.toLowerCase() ?? '';
  if (stem.length >= MIN_STEM_LENGTH && name.includes(stem) && !/\d/.test(name)) return true;
  const isPer = (text: string) => new RegExp(`(?<!\\p{L})(?:per|each|a|je|pro|por|cada|al)(?: single)? ${stem}`, 'iu').test(text);
  return (
    named.some(isPer) ||
    (named.some((text) => /\b(?:each|apiece)\b|(?<!\p{L})cada un[oa]|je Stück/iu.test(text)) &&
      row.cells.some(({ text }) => text.toLowerCase().includes(stem)))
  );
}

/** Labels a quantity with the name of its row: "Adult: £12". */
export function labelQuantity({ name }: FoundQuantity, text: string): string {
  return name === '' ? text : text.includes('×') ? `${text} (${name})` : `${name}: ${text}`;
}

/** Writes a value like the most precise of some quantities. */
export function writeLike(index: OpenIndex, value: number, all: readonly FoundQuantity[]): string {
  const [like] = all.map(({ quantity }) => quantity).sort((one: Quantity, other: Quantity) => other.decimals - one.decimals);
  return like ? writeQuantity(value, like, index.language) : `${value}`;
}

/** Builds the answer with a computed value and the quantities that it is from. */
export function composeQuantities(index: OpenIndex, parts: readonly { found: FoundQuantity; text: string }[], lead: Lead): BuiltInAnswer {
  return {
    status: 'grounded',
    lead,
    sentences: parts.map(({ text }, position) => ({ text, citation: position + 1 })),
    isList: false,
    isSeries: true,
    citations: parts.map(({ found }, position) => ({ id: position + 1, score: 1, ...citeSpan(index, found.span) })),
    closest: [],
    searchedPages: index.pages.length,
  };
}
