import { isIntactText } from './isIntactText.ts';

/** A line of a Spanish CV as a clause in the first person, or as the thing that the work included. */
export interface SpanishClause {
  /** Behind "como enfermero en X,": "reduje los errores un 18 %". */
  did?: string;
  /** Behind "mi trabajo incluye": "la reducción del 18 % en los errores". */
  thing?: string;
}

const IRREGULAR_PAST =
  /^(?:reduje|hice|tuve|puse|fui|di|traje|conduje|obtuve|mantuve|produje|introduje|propuse|supe|pude|dispuse|compuse|contribuí|construí|traduje|deduje|intervine|detuve|sostuve|rehice|dije|estuve)$/;
const BEHIND_VERB =
  /^(?:a|al|el|la|los|las|un|una|unos|unas|con|en|para|por|su|sus|todo|toda|todos|todas|cada|hasta|más|cerca|diariamente|también|\d.*|[a-záéíóúñ]+(?:s|es))$/u;
const NO_VERB = /(?:miento|ivo|ario|ismo|ico|ado|ido|culo|cio|orio|ejo|ajo|eño|uro|ento|ipo|ulo|apoyo|trabajo|desarrollo|control|cargo)$/;
/** Presents that end as gerunds do: "atiendo a 25 pacientes". */
const PRESENT_IN_NDO = /^(?:atiendo|entiendo|defiendo|extiendo|enciendo|recomiendo|mando|comando|demando|desatiendo)$/;
const BEING = /^(?:responsable|encargad[oa]|miembro|jef[ea]|tutor[a]?|coordinador[a]?|delegad[oa]|titular) (?:de|del|en|para)\b/i;
/** Work by its name, which no ending gives away. */
const FEMININE_NOUN = /^(?:venta|compra|ayuda|carga|descarga|entrega|recogida|reforma|puesta|poda|siembra|caja|guardia|ronda|visita|guía|logística)$/;
const MASCULINE_NOUN =
  /^(?:soporte|apoyo|desarrollo|control|diseño|servicio|cobro|reparto|cuidado|transporte|cierre|turno|manejo|inventario|análisis|estudio|registro|trato|riego|despacho|cálculo)$/;
const BEHIND_NOUN = /^(?:de|del|a|al|con|en|para|por|y|técnic[oa]|\p{Ll}+(?:al|ico|ivo|ario))$/u;
const FEMININE = /(?:ción|sión|tión|dad|tad|tud|eza|encia|ancia|ura|ía)$/;
const MASCULINE = /(?:miento|aje|ismo|or)$/;
/** Behind these a plural is surely feminine, or masculine. */
const FEMININE_PLURAL = /(?:ciones|siones|dades|tades|encias|ancias|nóminas|facturas|ventas|compras|visitas|guardias|clases|tutorías|reparaciones)$/;
const MASCULINE_PLURAL =
  /(?:mientos|ajes|impuestos|banquetes|pedidos|turnos|servicios|contratos|presupuestos|informes|cobros|pagos|cursos|talleres|albaranes)$/;
const FEWEST_WORDS = 3;
const MOST_WORDS = 30;

/** Turns a line of a Spanish CV into a clause; undefined for what cannot be said safely. */
export function spanishBulletToClause(bullet: string, isCurrent: boolean): SpanishClause | undefined {
  const plain = bullet
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪*·–—-]+/, '')
    .replace(/[\s.;,:]+$/, '')
    .trim();
  const words = plain.split(' ');
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || !isIntactText(plain)) return undefined;
  const [first = '', next = ''] = words;
  const lower = first.toLowerCase();
  const small = withoutColon(`${lower}${plain.slice(first.length)}`);
  const years = /^(?:\p{L}+|\d+) años sin \p{Ll}+/u.test(small) ? small : '';
  if (years) return { did: `${isCurrent ? 'llevo' : 'pasé'} ${years}` };
  if (/(?:é|í)$/.test(lower) || IRREGULAR_PAST.test(lower)) return { did: small };
  if (/(?:ar|er|ir|ír)$/.test(lower) && BEHIND_VERB.test(next)) return { did: `${isCurrent ? 'me encargo' : 'me encargué'} de ${small}` };
  // "He reducido los impagos", "atendiendo a huéspedes": as somebody writes in running text.
  if (lower === 'he' && /(?:ado|ido|to|cho)$/.test(next)) return { did: small };
  if (/(?:ando|iendo|yendo)$/.test(lower) && !PRESENT_IN_NDO.test(lower)) return { did: `${isCurrent ? 'trabajo' : 'trabajé'} ${small}` };
  if (BEING.test(plain)) return { did: `${isCurrent ? 'soy' : 'fui'} ${small}` };
  if (/o$/.test(lower) && !NO_VERB.test(lower) && BEHIND_VERB.test(next)) return isCurrent ? { did: small } : undefined;
  const plural = namePlural(lower.replace(/,$/, ''), next, first.endsWith(','));
  if (plural) return { thing: `${plural} ${small}` };
  // "Carga, descarga e inventario" is a list.
  if (first.endsWith(',') && FEMININE_NOUN.test(lower.slice(0, -1)) && / (?:y|e) /.test(small)) return { thing: `la ${small}` };
  if (FEMININE.test(lower) || (FEMININE_NOUN.test(lower) && BEHIND_NOUN.test(next))) return { thing: `la ${small}` };
  return MASCULINE.test(lower) || (MASCULINE_NOUN.test(lower) && BEHIND_NOUN.test(next)) ? { thing: `el ${small}` } : undefined;
}

/** Returns the article of work that is named by a plural: "las" of "excursiones de 52 alumnos". */
function namePlural(word: string, next: string, isListed: boolean): string | undefined {
  if (!isListed && !BEHIND_NOUN.test(next)) return undefined;
  return FEMININE_PLURAL.test(word) ? 'las' : MASCULINE_PLURAL.test(word) ? 'los' : undefined;
}

/** A clause of a letter may stand behind a colon itself: a count is put in brackets, and anything else behind a semicolon. */
function withoutColon(text: string): string {
  return text
    .replace(/: (\d[^,:;()]*)$/u, ' ($1)')
    .replace(/^(tutora? [^,()]*), (\d+ \p{Ll}+s)$/u, '$1 ($2)')
    .replace(/: (?=(?:el|la|los|las|un|una) )/u, '; ');
}
