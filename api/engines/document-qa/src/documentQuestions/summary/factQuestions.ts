import type { OpenIndex } from '../../index/openChatIndex.ts';

type Language = 'en' | 'es' | 'de';

/** A fact that people ask documents for, how a sentence states it, and the question in each language. */
interface FactKind {
  states: RegExp;
  ask: Record<Language, string>;
}

const MONEY = '(?:[£€$]\\s?\\d|\\d[\\d.,]*\\s?(?:euros?|€|EUR|pounds|dollars|GBP|USD))';
const SPAN =
  '(?:\\d+|\\p{L}+) (?:calendar |working )?(?:days?|weeks?|months?|years?|días|semanas|mes(?:es)?|años?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)';

function buildStatementPattern(words: string, value: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})[^.]*${value}|${value}[^.]*(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/** The most frequent questions come first. */
const FACTS: readonly FactKind[] = [
  {
    states: buildStatementPattern('rent|renta|alquiler|Miete|Kaltmiete', MONEY),
    ask: { en: 'How much is the rent?', es: '¿Cuánto es la renta?', de: 'Wie hoch ist die Miete?' },
  },
  {
    states: buildStatementPattern('salary|sueldo|salario|Gehalt', MONEY),
    ask: { en: 'How much is the salary?', es: '¿Cuánto es el salario?', de: 'Wie hoch ist das Gehalt?' },
  },
  {
    states: buildStatementPattern('notice|notice period|preaviso|antelación|Kündigungsfrist', SPAN),
    ask: { en: 'How long is the notice period?', es: '¿Con cuánta antelación hay que avisar?', de: 'Wie lang ist die Kündigungsfrist?' },
  },
  {
    states: buildStatementPattern('deposit|fianza|Kaution', MONEY),
    ask: { en: 'How much is the deposit?', es: '¿Cuánto es la fianza?', de: 'Wie hoch ist die Kaution?' },
  },
  {
    states: buildStatementPattern('guarantee|warranty|garantía|Garantie|Gewährleistung', SPAN),
    ask: { en: 'How long is the guarantee?', es: '¿Cuánto dura la garantía?', de: 'Wie lange gilt die Garantie?' },
  },
  {
    states: buildStatementPattern('fee|price|premium|total|cuota|precio|prima|Gebühr|Preis|Beitrag', MONEY),
    ask: { en: 'How much does it cost?', es: '¿Cuánto cuesta?', de: 'Was kostet es?' },
  },
  {
    states: buildStatementPattern('deadline|due|no later than|delivered by|plazo|antes del|Frist|spätestens|bis zum', '\\d'),
    ask: { en: 'What is the deadline?', es: '¿Cuál es el plazo?', de: 'Welche Frist gilt?' },
  },
  {
    states: /\b(?:begins|starts|commences)\b[^.]*\d|(?<!\p{L})(?:empieza|comienza|beginnt)(?!\p{L})[^.]*\d/iu,
    ask: { en: 'When does it begin?', es: '¿Cuándo empieza?', de: 'Wann beginnt es?' },
  },
  {
    states: /\b(?:between|made by)\b[^.]*\band\b|^entre\b[^.]*\sy\s|(?<!\p{L})zwischen\b[^.]*\sund\s/iu,
    ask: { en: 'Who are the parties?', es: '¿Quiénes son las partes?', de: 'Wer sind die Vertragsparteien?' },
  },
  {
    states: buildStatementPattern('cancel|cancelled|cancellation|baja|cancelar|kündigen|Rücktritt', SPAN),
    ask: { en: 'How can it be cancelled?', es: '¿Cómo se cancela?', de: 'Wie kann man kündigen?' },
  },
];

/** Lists questions about the facts that a document states, in its language, each with how a sentence states the answer. */
export function listFactQuestions(index: OpenIndex): { question: string; states: RegExp }[] {
  const language: Language = index.language === 'es' || index.language === 'de' ? index.language : 'en';
  const sentences = index.sentences.map(({ start, end }) => index.text.slice(start, end).replace(/\s+/g, ' '));
  return FACTS.filter(({ states }) => sentences.some((sentence) => states.test(sentence))).map(({ ask, states }) => ({
    question: ask[language],
    states,
  }));
}
