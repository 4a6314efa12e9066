/** Things that are known by how they are written, by how the document is made, or by what a sentence does. */
export type ThingKind =
  | 'people'
  | 'authors'
  | 'attendees'
  | 'countries'
  | 'organisations'
  | 'places'
  | 'dates'
  | 'years'
  | 'deadlines'
  | 'amounts'
  | 'percentages'
  | 'emails'
  | 'phones'
  | 'links'
  | 'pages'
  | 'words'
  | 'sentences'
  | 'paragraphs'
  | 'sections'
  | 'items'
  | 'tables'
  | 'figures'
  | 'references'
  | 'notes'
  | 'requirements'
  | 'prohibitions'
  | 'permissions'
  | 'definitions'
  | 'abbreviations'
  | 'questions'
  | 'steps'
  | 'findings'
  | 'recommendations'
  | 'goals'
  | 'limitations'
  | 'risks'
  | 'decisions'
  | 'conclusions';

const WRITTEN: Record<ThingKind, string> = {
  people: 'people person persons individuals individual names name personas persona nombres nombre gente',
  authors: 'authors author writers writer autores autor autora autoras',
  attendees:
    'attendees attendee participants participant members member speakers speaker staff employees asistentes participantes miembros ponentes empleados',
  items: 'items item products product articles goods positions artículos productos conceptos partidas',
  countries: 'countries country nations nation países país',
  organisations:
    'organisations organisation organizations organization companies company institutions institution agencies agency firms firm bodies employers universities organizaciones organización empresas empresa instituciones institución entidades',
  places: 'places place locations location cities city towns regions states lugares lugar ciudades ciudad',
  dates: 'dates date fechas fecha',
  years: 'years year años año',
  deadlines: 'deadlines deadline due-dates plazos plazo vencimientos',
  amounts:
    'amounts amount prices price costs cost sums fees fee payments payment expenses salaries money importes importe precios precio costes cantidades cuotas pagos',
  percentages: 'percentages percentage percents rates porcentajes porcentaje',
  emails: 'emails email e-mails e-mail mails correos',
  phones: 'phones phone telephones telephone extensions extension teléfonos teléfono',
  links: 'links link urls url websites website addresses enlaces enlace webs',
  pages: 'pages page páginas página',
  words: 'words word palabras',
  sentences: 'sentences oraciones frases',
  paragraphs: 'paragraphs paragraph párrafos',
  sections:
    'sections section chapters chapter headings heading topics topic parts titles contents secciones sección capítulos capítulo títulos temas apartados partes',
  tables: 'tables table tablas tabla cuadros',
  figures: 'figures figure figs images pictures charts graphs diagrams illustrations figuras figura imágenes gráficos',
  references: 'references reference sources citations bibliography works referencias fuentes bibliografía citas',
  notes: 'notes footnotes footnote endnotes notas',
  requirements:
    'requirements requirement obligations obligation duties duty rules rule conditions musts responsibilities requisitos requisito obligaciones obligación deberes reglas condiciones responsabilidades',
  prohibitions: 'prohibitions prohibition restrictions bans prohibiciones restricciones',
  permissions: 'permissions permission rights entitlements permisos derechos',
  definitions: 'definitions definition terms glossary definiciones definición términos glosario',
  abbreviations: 'abbreviations abbreviation acronyms acronym abreviaturas siglas acrónimos',
  questions: 'questions preguntas',
  steps: 'steps step stages procedure instructions pasos paso etapas instrucciones',
  findings: 'findings finding results result discoveries resultados resultado hallazgos',
  recommendations: 'recommendations recommendation suggestions advice tips recomendaciones recomendación sugerencias consejos',
  goals: 'goals goal aims aim objectives objective purposes purpose targets objetivos objetivo metas fines',
  limitations: 'limitations limitation weaknesses drawbacks shortcomings limitaciones limitación',
  risks: 'risks risk dangers threats riesgos riesgo peligros amenazas',
  decisions: 'decisions decision resolutions decisiones decisión acuerdos',
  conclusions: 'conclusions conclusion conclusiones conclusión',
};

const kindsByWord = new Map(
  Object.entries(WRITTEN).flatMap(([kind, words]) => words.split(' ').map((word): [string, ThingKind] => [word, kind as ThingKind])),
);
const PHRASES: [RegExp, ThingKind][] = [
  [/\be-?mail addresses\b|\bcorreos electrónicos\b/, 'emails'],
  [/\b(?:tele)?phone numbers\b|\bnúmeros de teléfono\b/, 'phones'],
  [/\bweb (?:addresses|sites|pages)\b/, 'links'],
  [/\bdue dates\b/, 'deadlines'],
  [/\bsums of money\b/, 'amounts'],
];

/** Finds the kind of thing that a word or a few name, if it is a known one. */
export function findThingKind(words: string): ThingKind | undefined {
  return PHRASES.find(([phrase]) => phrase.test(words))?.[1] ?? kindsByWord.get(words);
}
