const CURRENCY = /[€£$]|\b(?:EUR|GBP|USD|CHF)\b|\d\s?(?:euros?|Euro|pounds|Cent|cents|pence)\b/;
const TIME =
  /\d\s?(?:h|hrs?|hours?|min|mins?|minutes?|s|sec|seconds?|days?|weeks?|months?|years?|Std|Stunden?|Tage?|Wochen?|horas?|minutos?|días?)\b/i;
/** What a question says of a unit, and the cells that have it. */
const UNITS: readonly [RegExp, RegExp][] = [
  [/\b(?:electricity|energy|power)\b|(?<!\p{L})(?:electricidad|energía|Strom|Energie)(?!\p{L})/iu, /\d\s?k?Wh?\b/],
  [/\bwatts?\b|\bvatios\b/i, /\d\s?k?W\b/],
  [/\blit(?:re|er)s?\b|\blitros?\b/i, /\d\s?l\b/i],
  [/\bdegrees?\b|\bgrados?\b|\bgrad\b|\b(?:hottest|warmest|coldest|coolest)\b/i, /°/],
  [/\bdecibels?\b|\bdb\b|\b(?:loudest|quietest|noisiest)\b/i, /dB/],
  [/\b(?:sq(?:uare|\.)? (?:feet|foot|ft))\b/i, /sq\.? ?ft|ft²|square feet/i],
  [/\b(?:sq(?:uare|\.)? (?:met(?:re|er)s?|m))\b|\bmetros cuadrados\b|\bquadratmeter\b/i, /m²|sq\.? ?m\b|square met/i],
  [
    /\bhow (?:big|large)\b|(?<!\p{L})(?:wie groß|cómo de grande|qué (?:tamaño|superficie))(?!\p{L})/iu,
    /m²|sq\.? ?(?:m|ft)\b|square|\bha\b|hectares?|acres?|\bcm\b/i,
  ],
  [/\bkilos?\b|\bkilogram\w*\b|\bkg\b|\b(?:heaviest|lightest)\b/i, /\d\s?(?:kg|g|t|lbs?)\b/],
  [/\bpercent\b|\bprozent\b|\bpor ciento\b/i, /%/],
  [/\beuros?\b/i, /€|EUR/],
  [/\bpounds?\b/i, /£|GBP/],
  [
    /\b(?:cheapest|dearest|(?:most|least) expensive)\b|(?<!\p{L})(?:más (?:car|barat)\p{L}*|teuerste\p{L}*|billigste\p{L}*|günstigste\p{L}*)/iu,
    CURRENCY,
  ],
  [/\bminutes?\b|\bminutos?\b|\bminuten\b/i, /min/],
  [/\b(?:longest|shortest|quickest|fastest|slowest)\b|(?<!\p{L})(?:längste\p{L}*|kürzeste\p{L}*|más (?:larg|cort|rápid|lent)\p{L}*)/iu, TIME],
  [
    /\b(?:longer|shorter|quicker|faster|slower)\b.*\b(?:takes?|lasts?|runs?)\b|(?<!\p{L})(?:dura|tarda)\p{L}* (?:más|menos)|(?<!\p{L})dauert\b.*(?:länger|kürzer)/iu,
    TIME,
  ],
  [/\bhow long\b.*\b(?:takes?|last|run)\b|(?<!\p{L})(?:cuánto (?:dura|tarda)\p{L}*|wie lange)(?!\p{L})/iu, TIME],
];

/** Returns the pattern of cells with the unit that a question names or means: degrees for "hottest". */
export function findExpectedCells(question: string): RegExp | undefined {
  return UNITS.find(([pattern]) => pattern.test(question))?.[1];
}

/** What is compared, and the headers and rows that have it. */
const MEASURES: readonly [RegExp, RegExp][] = [
  [
    /\b(?:heav|light)(?:iest|est|ier|er)\b|(?<!\p{L})(?:schwere[rn]?|leichter|schwerste\p{L}*|leichteste\p{L}*|más (?:pesad|liger)\p{L}*|pesa (?:más|menos))/iu,
    /(?<!\p{L})(?:weight|mass|gewicht|peso)(?!\p{L})/iu,
  ],
  [
    /\b(?:loud|quiet|nois)(?:est|er|iest|ier)\b|(?<!\p{L})(?:lauter|leiser|lauteste\p{L}*|leiseste\p{L}*|más ruidos\p{L}*)/iu,
    /(?<!\p{L})(?:noise|sound|lärm|geräusch\p{L}*|lautstärke|ruido)(?!\p{L})/iu,
  ],
  [
    /\b(?:cheap|dear)(?:est|er)\b|\b(?:most|least|more|less) expensive\b|(?<!\p{L})(?:más (?:car|barat)\p{L}*|teure?r|billiger|günstiger|teuerste\p{L}*|billigste\p{L}*|günstigste\p{L}*)/iu,
    /(?<!\p{L})(?:price|cost|fee|charge|rent|preis|kosten|gebühr|precio|cuota|tarifa|importe)s?(?!\p{L})/iu,
  ],
  [
    /\b(?:crowds?|audience|turnout|popular|attended|best visited|most visited|drew|attracted)\b|\b(?:most|fewest|more|fewer) (?:people|visitors|guests)\b|(?<!\p{L})(?:más (?:visitad|concurrid|público|gente)\p{L}*|beliebteste\p{L}*|(?:meisten|wenigsten) (?:besucher|leute|zuschauer)\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:visitors|visits|attendance|audience|people|participants|guests|admissions|spectators|besucher|zuschauer|teilnehmer|gäste|visitantes|asistentes|público)(?!\p{L})/iu,
  ],
  [
    /\b(?:bear|pay)\b.*\b(?:my|your|our)sel(?:f|ves)\b|\b(?:my|your) (?:own )?(?:excess|share)\b|(?<!\p{L})(?:selbst (?:zahlen|tragen)|pago yo)(?!\p{L})/iu,
    /(?<!\p{L})(?:excess|deductible|own share|your share|you pay|franquicia|selbst(?:beteiligung|behalt))(?!\p{L})/iu,
  ],
  [
    /\b(?:furthest|farthest|further|farther|nearest|closest|nearer|closer)\b|(?<!\p{L})(?:más (?:lej\p{L}+|cerca\p{L}*|próxim\p{L}+)|weiteste\p{L}*|am weitesten|nächste\p{L}* (?:gelegen|entfernt)\p{L}*|am nächsten)(?!\p{L})/iu,
    /(?<!\p{L})(?:distance|miles?|km|kilomet\p{L}+|how far|walk|entfernung|distancia)(?!\p{L})/iu,
  ],
  [/\b(?:worth|valuable)\b|(?<!\p{L})(?:vale más|wertvollste\p{L}*)(?!\p{L})/iu, /(?<!\p{L})(?:worth|value|wert|valor)(?!\p{L})/iu],
  [
    /\b(?:higher|highest|taller|tallest|steep(?:er|est)) (?:is|are|does|the|walk|climb|hill|mountain|peak|tower|route|trail)\b|(?<!\p{L})(?:más alt[oa]s?|höchste[rns]? (?:berg|turm))(?!\p{L})/iu,
    /(?<!\p{L})(?:height|altitude|elevation|climb|ascent|altura|altitud|höhe|höhenmeter)(?!\p{L})/iu,
  ],
  [
    /\b(?:longest|shortest|quickest|fastest|slowest|longer|shorter|quicker|faster|slower)\b|(?<!\p{L})(?:längste\p{L}*|kürzeste\p{L}*|länger|kürzer|más (?:larg|cort)\p{L}*)/iu,
    /(?<!\p{L})(?:duration|time|length|dauer|zeit|länge|duración|tiempo)(?!\p{L})/iu,
  ],
  [
    /\b(?:biggest|largest|smallest) (?:group|class|room|team|hall|course|section)\b|\b(?:group|class|room|team|hall|course)\b.*\b(?:biggest|largest|smallest)\b|(?<!\p{L})(?:grupo|clase|sala|equipo)(?!\p{L}).*más (?:grand|pequeñ)\p{L}*|(?:größte|kleinste)\p{L}* (?:Gruppe|Klasse|Raum|Saal)|(?:Gruppe|Klasse|Raum|Saal)(?!\p{L}).*(?:größte|kleinste)\p{L}*/iu,
    /(?<!\p{L})(?:places|seats|capacity|people|members|pupils|children|students|size|plazas|aforo|alumnos|miembros|personas|plätze|personen|kinder|mitglieder|größe)(?!\p{L})/iu,
  ],
];

/** Returns the pattern of headers that have what a superlative compares: weight for "heaviest". */
export function findComparedMeasure(question: string): RegExp | undefined {
  return MEASURES.find(([pattern]) => pattern.test(question))?.[1];
}

/** Returns whether a cell is a sum of money. */
export function isMoney(cell: string): boolean {
  return CURRENCY.test(cell);
}

const FIRST_PERSON = /\b(?:we|us|our|i|my|me)\b|(?<!\p{L})(?:mich|mir|uns\p{L}*|wir|mein\p{L}*|ich|nosotros|nuestr[oa]s?|mis?)(?!\p{L})/iu;
const READERS_COLUMN = /\byours?\b|(?<!\p{L})(?:Ihr[e]?|su|tu|vuestr[oa])(?!\p{L})/iu;

/** Returns whether a question is about what its reader pays or gets. */
export function asksOfReader(question: string): boolean {
  return FIRST_PERSON.test(question);
}

/** Returns whether a column has what the reader of a document pays or gets: "Your share". */
export function isReadersColumn(header: string): boolean {
  return READERS_COLUMN.test(header);
}

const WITH_TAX =
  /\b(?:with|incl\p{L}*\.?|plus|after)\s(?:the )?(?:vat|tax(?:es)?)\b|(?<!\p{L})(?:con|incluido(?: el)?|mit|inkl\p{L}*\.?)\s(?:der |dem )?(?:iva|mwst\.?|mehrwertsteuer)(?!\p{L})/iu;
const WITHOUT_TAX =
  /\b(?:without|excl\p{L}*\.?|before|net of)\s(?:the )?(?:vat|tax(?:es)?)\b|(?<!\p{L})(?:sin(?: el)?|ohne|zzgl\.?)\s(?:iva|mwst\.?|mehrwertsteuer)(?!\p{L})/iu;
const TOTAL_HEADER = /^(?:total|gross|sum|brutto|gesamt|summe|importe total)\b|\b(?:incl|con iva|inkl)/iu;
const NET_HEADER = /^(?:net|netto|base|neto)\b|\b(?:excl|sin iva|ohne)/iu;

/** Returns the pattern of headers with the sum that a question means, with tax or without it. Returns undefined where it says nothing of tax. */
export function findTaxedHeader(question: string): RegExp | undefined {
  if (WITHOUT_TAX.test(question)) return NET_HEADER;
  return WITH_TAX.test(question) ? TOTAL_HEADER : undefined;
}

/** "Energy (kWh)" and "Sales in EUR" have the unit of the numbers below. */
const HEADER_UNIT = /\((?<unit>[^\s()]{1,8})\)$|\bin (?<named>°?\p{Lu}?[\p{L}/°%€£$]{1,4})$/u;

/** Adds the unit of its header to a bare number: "£56.00" below "VAT (£)". */
export function addHeaderUnit(text: string, header: string): string {
  const { unit, named } = HEADER_UNIT.exec(header.trim())?.groups ?? {};
  const unitText = unit ?? named;
  if (unitText === undefined || !/^[\d.,]+$/.test(text.trim())) return text;
  return /^[£€$]$/.test(unitText) ? `${unitText}${text.trim()}` : `${text.trim()} ${unitText}`;
}

/** Drops what says only whether a sum has tax in it. */
export function dropTax(question: string): string {
  return question.replace(WITH_TAX, ' ').replace(WITHOUT_TAX, ' ');
}
