import { findTerms } from '@sheaf/language/terms/searchTerms';

/** Stems of words that ask for a price or a payment without saying of what. */
export const MONEY_WORDS: ReadonlySet<string> = new Set(
  [
    [
      'en',
      'much cost costs pay paid payment price charge charged spend spent money total first amount get got receive received arrive arrived come earn earns make makes',
    ],
    ['es', 'cuesta cuestan pagar pago pagan pagué pagaré pagaremos pagaría vale valen precio dinero total importe recibí llegó'],
    ['de', 'kostet kosten zahle zahlen bezahlen bezahlt gezahlt viel preis geld insgesamt bekam kam'],
  ].flatMap(([language = 'en', words = '']) => findTerms(words, language).map(({ term }) => term)),
);

/** Matches a question for what something costs. */
export const ASKS_PRICE =
  /\bhow much\b|\bwhat\b.*\b(?:cost|pay|price|come to|charge|owe|total)|\bcome to\b|\bin total\b|\baltogether\b|\bprice\b|\bwhat(?:['’]?s| is) that\b|(?<!\p{L})(?:cuánto|wie ?viel|was (?:kostet|kosten|zahl\p{L}*|macht|machen)|en total|insgesamt)(?!\p{L})/iu;
/** Matches what is due or asked for a year. */
export const PER_YEAR =
  /\b(?:per|a|each|every|in a|in one) year\b|\b(?:yearly|annual(?:ly)?)\b|(?<!\p{L})(?:al año|anual(?:mente)?|(?:pro|im|in einem) Jahr|jährlich)(?!\p{L})/iu;
/** In which currency somebody wants it says nothing of the topic. */
export const IN_CURRENCY = /(?<!\p{L})(?:in|en) (?:euros?|pounds|dollars|money|cash|libras|dólares|dinero)(?!\p{L})/giu;
/** What remains after tax is not known. */
export const AFTER_TAX = /\b(?:after tax(?:es)?|take[- ]home|net)\b|(?<!\p{L})(?:netto|net[oa]s?|después de impuestos|nach steuern)(?!\p{L})/iu;
