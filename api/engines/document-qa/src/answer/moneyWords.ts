import { findTerms } from '@sheaf/language/terms/searchTerms';

/** Stems of words that ask for a price or a payment without saying of what. */
export const MONEY_WORDS: ReadonlySet<string> = new Set(
  [
    [
      'en',
      'much cost costs pay paid payment price charge charged spend spent money total first amount get got receive received arrive arrived come earn earns make makes',
    ],
    ['es', 'cuesta cuestan pagar pago pagan pagué vale valen precio dinero total importe recibí llegó'],
    ['de', 'kostet kosten zahle zahlen bezahlen bezahlt gezahlt viel preis geld insgesamt bekam kam'],
  ].flatMap(([language = 'en', words = '']) => findTerms(words, language).map(({ term }) => term)),
);
