import { isIntactText } from './isIntactText.ts';

/** A line of a Spanish CV as a clause in the first person, or as the thing that the work included. */
export interface SpanishClause {
  /** After "como enfermero en X,": "reduje los errores un 18 %". */
  finite?: string;
  /** After "mi trabajo incluye": "la reducción del 18 % en los errores". */
  nounPhrase?: string;
}

const IRREGULAR_PAST =
  /^(?:reduje|hice|tuve|puse|fui|di|traje|conduje|obtuve|mantuve|produje|introduje|propuse|supe|pude|dispuse|compuse|contribuí|construí|traduje|deduje|intervine|detuve|sostuve|rehice|dije|estuve)$/;
const AFTER_VERB =
  /^(?:a|al|el|la|los|las|un|una|unos|unas|con|en|para|por|su|sus|todo|toda|todos|todas|cada|hasta|más|cerca|diariamente|también|\d.*|[a-záéíóúñ]+(?:s|es))$/u;
const NOUN_ENDING = /(?:miento|ivo|ario|ismo|ico|ado|ido|culo|cio|orio|ejo|ajo|eño|uro|ento|ipo|ulo|apoyo|trabajo|desarrollo|control|cargo)$/;
/** Presents that end as gerunds do: "atiendo a 25 pacientes". */
const PRESENT_IN_NDO = /^(?:atiendo|entiendo|defiendo|extiendo|enciendo|recomiendo|mando|comando|demando|desatiendo)$/;
const ROLE_PHRASE = /^(?:responsable|encargad[oa]|miembro|jef[ea]|tutor[a]?|coordinador[a]?|delegad[oa]|titular) (?:de|del|en|para)\b/i;
/** Work by its name, which no ending gives away. */
const FEMININE_NOUN = /^(?:venta|compra|ayuda|carga|descarga|entrega|recogida|reforma|puesta|poda|siembra|caja|guardia|ronda|visita|guía|logística)$/;
const MASCULINE_NOUN =
  /^(?:soporte|apoyo|desarrollo|control|diseño|servicio|cobro|reparto|cuidado|transporte|cierre|turno|manejo|inventario|análisis|estudio|registro|trato|riego|despacho|cálculo)$/;
const AFTER_NOUN = /^(?:de|del|a|al|con|en|para|por|y|técnic[oa]|\p{Ll}+(?:al|ico|ivo|ario))$/u;
const FEMININE = /(?:ción|sión|tión|dad|tad|tud|eza|encia|ancia|ura|ía)$/;
const MASCULINE = /(?:miento|aje|ismo|or)$/;
/** After these a plural is surely feminine, or masculine. */
const FEMININE_PLURAL = /(?:ciones|siones|dades|tades|encias|ancias|nóminas|facturas|ventas|compras|visitas|guardias|clases|tutorías|reparaciones)$/;
const MASCULINE_PLURAL =
  /(?:mientos|ajes|impuestos|banquetes|pedidos|turnos|servicios|contratos|presupuestos|informes|cobros|pagos|cursos|talleres|albaranes)$/;
const MIN_WORDS = 3;
const MAX_WORDS = 30;

/** Turns a line of a Spanish CV into a clause; undefined for what cannot be said safely. */
export function spanishBulletToClause(bullet: string, isCurrent: boolean): SpanishClause | undefined {
  const text = bullet
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪*·–—-]+/, '')
    .replace(/[\s.;,:]+$/, '')
    .trim();
  const words = text.split(' ');
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || !isIntactText(text)) return undefined;
  const [first = '', next = ''] = words;
  const lower = first.toLowerCase();
  const lowered = replaceColon(`${lower}${text.slice(first.length)}`);
  const years = /^(?:\p{L}+|\d+) años sin \p{Ll}+/u.test(lowered) ? lowered : '';
  if (years) return { finite: `${isCurrent ? 'llevo' : 'pasé'} ${years}` };
  if (/(?:é|í)$/.test(lower) || IRREGULAR_PAST.test(lower)) return { finite: lowered };
  if (/(?:ar|er|ir|ír)$/.test(lower) && AFTER_VERB.test(next)) return { finite: `${isCurrent ? 'me encargo' : 'me encargué'} de ${lowered}` };
  // "He reducido los impagos", "atendiendo a huéspedes": as somebody writes in running text.
  if (lower === 'he' && /(?:ado|ido|to|cho)$/.test(next)) return { finite: lowered };
  if (/(?:ando|iendo|yendo)$/.test(lower) && !PRESENT_IN_NDO.test(lower)) return { finite: `${isCurrent ? 'trabajo' : 'trabajé'} ${lowered}` };
  if (ROLE_PHRASE.test(text)) return { finite: `${isCurrent ? 'soy' : 'fui'} ${lowered}` };
  if (/o$/.test(lower) && !NOUN_ENDING.test(lower) && AFTER_VERB.test(next)) return isCurrent ? { finite: lowered } : undefined;
  const plural = choosePluralArticle(lower.replace(/,$/, ''), next, first.endsWith(','));
  if (plural) return { nounPhrase: `${plural} ${lowered}` };
  // "Carga, descarga e inventario" is a list.
  if (first.endsWith(',') && FEMININE_NOUN.test(lower.slice(0, -1)) && / (?:y|e) /.test(lowered)) return { nounPhrase: `la ${lowered}` };
  if (FEMININE.test(lower) || (FEMININE_NOUN.test(lower) && AFTER_NOUN.test(next))) return { nounPhrase: `la ${lowered}` };
  return MASCULINE.test(lower) || (MASCULINE_NOUN.test(lower) && AFTER_NOUN.test(next)) ? { nounPhrase: `el ${lowered}` } : undefined;
}

/** Returns the article of work that is named by a plural: "las" of "excursiones de 52 alumnos". */
function choosePluralArticle(word: string, next: string, isInList: boolean): string | undefined {
  if (!isInList && !AFTER_NOUN.test(next)) return undefined;
  return FEMININE_PLURAL.test(word) ? 'las' : MASCULINE_PLURAL.test(word) ? 'los' : undefined;
}

/** Replaces a colon, since the clause may follow one: a count goes into brackets, anything else after a semicolon. */
function replaceColon(text: string): string {
  return text
    .replace(/: (\d[^,:;()]*)$/u, ' ($1)')
    .replace(/^(tutora? [^,()]*), (\d+ \p{Ll}+s)$/u, '$1 ($2)')
    .replace(/: (?=(?:el|la|los|las|un|una) )/u, '; ');
}
