import type { QuestionLanguage } from '../retrieve/questionLanguage.ts';

/** What kind of answer a question expects. */
export type AnswerType =
  | 'who'
  | 'when'
  | 'hour'
  | 'day'
  | 'where'
  | 'number'
  | 'money'
  | 'share'
  | 'time'
  | 'often'
  | 'phone'
  | 'why'
  | 'how'
  | 'define'
  | 'yesNo'
  | 'thing';

type Kinds = readonly [AnswerType, RegExp][];

/** "What happens if I do not pay?" asks for what follows, and not for a sum. */
const ASKS_CONSEQUENCE =
  /^\W*(?:and |so |but )?what (?:happens|will happen|would happen)\b|^\W*(?:y )?qué (?:pasa|ocurre)(?!\p{L})|^\W*was passiert(?!\p{L})/iu;

/** The first that fits counts. */
const ENGLISH: Kinds = [
  [
    'hour',
    /\b(?:what|which) (?:time|hour)\b(?! of (?:the )?year)|\bwhat(?:['’]s| is) the time\b|\b(?:opening|closing|visiting|office|business|quiet|check-?in|check-?out) (?:hours|times?)\b/iu,
  ],
  ['day', /\b(?:what|which) (?:days?|dates?)\b(?! off)|\bwhat(?:['’]?s| is) the date\b/iu],
  [
    'money',
    /\bhow much (?:does|did|do|is|was|were|are|will|would|must|can)\b.*\b(?:cost|pay|paid|spend|spent|earn|worth|charge|charged|price|fee|budget|raise|raised|sold|rent|deposit|fine|salary|bonus|owe|refund|lose)\b|\bhow much (?:money|rent|interest|tax)\b|\bhow much(?:['’]?s| is| are| was| were) (?!left\b|there\b)|\bwhat (?:does|do|did|would|will|must|should|have)\b.{0,40}\b(?:cost|pay|owe|earn|charge)\b/i,
  ],
  [
    'money',
    /\b(?:what|which|how (?:high|large|big|expensive))\b.{0,25}\b(?:price|cost|costs|fee|fees|salary|wage|budget|amount|sum|rent|revenue|income|fine|penalty|tuition|turnover|total cost|deposit|charge|premium|pay)\b/i,
  ],
  ['share', /\b(?:what|which)\b.{0,12}\b(?:percent|percentage|per cent|proportion|share|fraction|rate)\b|\bhow many percent\b/i],
  ['often', /\bhow (?:often|frequently)\b/i],
  [
    'phone',
    /\b(?:what|which) (?:\w+ )?(?:number|extension)\b.{0,20}\b(?:call|ring|dial|phone|reach|contact)\b|\b(?:what|which)\b.{0,20}\b(?:(?:tele)?phone|contact|emergency|service) (?:number|line)\b|\bhotline\b/i,
  ],
  [
    'time',
    /\bhow (?:long|old|soon|quickly)\b|\b(?:what|which)\b.{0,12}\b(?:duration|period of time|age|notice period|interval)\b|\bfor how many (?:years|months|weeks|days|hours)\b/i,
  ],
  [
    'number',
    /\bhow (?:many|much|far|fast|high|tall|deep|wide|large|big|heavy|hot|cold|small|close|near|loud)\b|\b(?:what|which)\b.{0,18}\b(?:number|size|length|height|width|depth|weight|distance|speed|temperature|population|quantity|score)\b/i,
  ],
  [
    'when',
    /^\W*(?:and )?when\b|\bwhen (?:did|was|were|is|are|does|do|will|has|have|had|can|should|must)\b|\b(?:what|which)\b.{0,12}\b(?:year|years|date|day|month|century|decade|time|era|deadline|quarter|season)\b|\b(?:by|since|until|from|till) when\b/i,
  ],
  [
    'who',
    /\b(?:who|whom|whose)\b|\b(?:what|which) (?:was |is )?(?:the name of the )?(?:person|people|man|woman|scientist|author|writer|president|king|queen|emperor|leader|engineer|inventor|director|manager|colleague|politician|general|officer|artist|architect|mathematician|economist|philosopher|doctor|professor|chairman|minister)s?\b/i,
  ],
  [
    'where',
    /\bwhere\b|\b(?:what|which)\b.{0,10}\b(?:country|countries|city|cities|place|location|region|town|continent|building|room|address|province|office)\b/i,
  ],
  ['why', /\bwhy\b|\bhow come\b|\b(?:what|which)\b.{0,16}\b(?:reason|reasons|cause|causes|caused|purpose|motive|motivation)\b|\bwhat for\b/i],
  [
    'define',
    /^\W*what (?:is|are|was|were) (?:a |an |the |meant by )?[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}\W*$|\b(?:definition|meaning) of\b|\bwhat (?:does|do) .{2,60} (?:mean|stand for|refer to)\b|^\W*define\b/iu,
  ],
  ['how', /^\W*how\b|\bin what (?:way|manner)\b|\b(?:by what means|how (?:did|do|does|is|are|was|were|can|could))\b/i],
  [
    'yesNo',
    /^\W*(?:is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had|am)\b|[,;] (?:is|are|will|can|does|do) (?:it|that|this|he|she|they|i|we)\b[^,]*\?\s*$/i,
  ],
];

const SPANISH: Kinds = [
  ['hour', /(?<!\p{L})qu[eé] (?:hora|horario)|(?<!\p{L})horarios? de (?:apertura|cierre|visita|atención|oficina)/iu],
  ['day', /(?<!\p{L})qu[eé] (?:días?|fecha)(?!\p{L})/iu],
  [
    'money',
    /cu[aá]nto (?:se |me |nos |le )?(?:cuesta|vale|paga|pago|pagan|cobra|gana|cuestan|debo|hay que pagar|tengo que pagar|abona)|cu[aá]nto (?:es|son|asciende)|(?:cu[aá]l|qu[eé]) (?:es |son )?(?:el |la |los |las )?(?:precio|coste|importe|cuota|renta|alquiler|sueldo|salario|multa|fianza|tarifa|recargo)/iu,
  ],
  ['share', /qu[eé] porcentaje|qu[eé] (?:parte|proporci[oó]n)/iu],
  ['often', /cada cu[aá]nto|con qu[eé] frecuencia/iu],
  ['phone', /qu[eé] (?:n[uú]mero|tel[eé]fono)\b.{0,20}(?:llam|contact)|(?:cu[aá]l|qu[eé]) (?:es )?(?:el )?(?:n[uú]mero de )?tel[eé]fono/iu],
  ['time', /cu[aá]nto (?:tiempo|dura|tarda)|qu[eé] (?:duraci[oó]n|plazo|edad)|cu[aá]ntos (?:a[nñ]os|meses|d[ií]as|horas)/iu],
  ['number', /cu[aá]nt[oa]s?|qu[eé] (?:n[uú]mero|superficie|tama[nñ]o|peso|altura|longitud|velocidad|temperatura)/iu],
  ['when', /cu[aá]ndo|qu[eé] (?:fecha|d[ií]a|mes|a[nñ]o)/iu],
  ['who', /qui[eé]n(?:es)?/iu],
  ['where', /d[oó]nde|qu[eé] (?:ciudad|pa[ií]s|lugar|direcci[oó]n)/iu],
  ['why', /por qu[eé]|motivo|raz[oó]n/iu],
  ['define', /qu[eé] (?:es|significa|son|quiere decir)/iu],
  ['how', /c[oó]mo/iu],
  [
    'yesNo',
    /^[\s¿¡]*(?:puede[ns]?|puedo|podemos|se puede[ns]?|est[aá]n?|es|son|hay|tiene[ns]?|tengo|debo|debe[ns]?|hace falta|incluye|existe[n]?|me|nos|va[n]?|fue|fueron|ser[aá])(?!\p{L})/iu,
  ],
];

const GERMAN: Kinds = [
  ['hour', /(?<!\p{L})wie ?viel uhr|welche(?:r|n)? uhrzeit|(?:öffnungs|schließ|sprech|besuchs|büro|ruhe|check-?in-?)zeit(?:en)?(?!\p{L})/iu],
  ['day', /(?<!\p{L})welche[mnrs]? (?:tage?n?|datum)(?!\p{L})/iu],
  [
    'money',
    /was (?:kostet|kosten|zahlt|zahle|muss ich zahlen|verdient)|wie (?:viel|hoch|teuer) .*(?:beitrag|gebühr|miete|preis|kosten|gehalt|lohn|kaution|zahl|verdien|strafe|steuer|euro)|wie ?viel (?:kostet|kosten|geld|zahl\p{L}*|muss)/iu,
  ],
  ['share', /wie ?viel prozent|welcher (?:anteil|prozentsatz)/iu],
  ['often', /wie (?:oft|häufig)/iu],
  ['phone', /(?:welche|unter welcher) nummer|telefonnummer/iu],
  ['time', /wie (?:lange|alt|schnell)|welche (?:frist|dauer)/iu],
  ['number', /wie ?viele?|wie (?:groß|hoch|schwer|lang|breit|tief|weit|laut|heiß|warm)|welche (?:größe|nummer|anzahl)/iu],
  ['when', /(?<!\p{L})wann|(?:an )?welche[mnr]? (?:tag|datum|monat|jahr)/iu],
  ['who', /(?<!\p{L})(?:wer|wen|wem|wessen)(?!\p{L})/iu],
  ['where', /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})|welche[mnrs]? (?:stadt|ort|land|adresse)/iu],
  ['why', /(?<!\p{L})(?:warum|wieso|weshalb|wozu)|welche[mnr]? grund/iu],
  ['define', /was (?:ist|sind|bedeutet|heißt)/iu],
  ['how', /(?<!\p{L})wie(?!\p{L})/iu],
  [
    'yesNo',
    /^\W*(?:darf|dürfen|kann|können|muss|müssen|ist|sind|gibt|hat|haben|soll|sollen|wird|werden|bin|bekomme|bekommt|brauche|gilt|war|habe|zahlt|gehört)(?!\p{L})/iu,
  ],
];

const KINDS: Record<QuestionLanguage, Kinds> = { en: ENGLISH, es: SPANISH, de: GERMAN };

export function detectAnswerType(question: string, language: QuestionLanguage = 'en'): AnswerType {
  if (ASKS_CONSEQUENCE.test(question)) return 'thing';
  return KINDS[language].find(([, pattern]) => pattern.test(question))?.[0] ?? 'thing';
}

/** Kinds of questions that only a time, a sum of money or a telephone number answers. */
export const TYPES_WITH_CUE: ReadonlySet<AnswerType> = new Set(['when', 'hour', 'day', 'money', 'often', 'phone']);
