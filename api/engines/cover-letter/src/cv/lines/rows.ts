import { cutSpan, foldLetters, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { completeYears } from '../words/completeYears.ts';
import { type DateFound, findDate } from '../words/findDates.ts';
import { parsePhraseSet } from '../words/wordSet.ts';
import type { CvLine } from './cvLine.ts';

/** A time of the CV, and what it says. */
export interface Time {
  kind: DateFound['kind'];
  start: TextSpan;
  end?: TextSpan;
}

export type RowLabel = 'date' | 'title' | 'company' | 'duties' | 'place' | 'degree' | 'school';

/** A line of a section, taken apart. */
export interface Row {
  line: CvLine;
  time?: Time;
  /** What is on it next to the time, cell by cell. */
  rest: (TextSpan & { left: number })[];
  /** What the line says it is, as forms do: "Employer", "Dates". */
  label?: RowLabel;
}

const LABELS: [RowLabel, ReadonlySet<string>][] = [
  [
    'date',
    parsePhraseSet(
      'date,dates,from to,from,to,sign on,sign off,signed on,signed off,joined,left,start,end,start date,end date,date joined,date left,date from,date to,date of joining,date of leaving,period,year of passing,year of completion,duration,year,years,time,zeitraum,datum,jahr,fecha,fechas,año,periodo,date s,dates from to,période,data,durata,anno',
    ),
  ],
  [
    'title',
    parsePhraseSet(
      'position,position held,rank,rank held,capacity,job title,title,role,occupation,occupation or position held,designation,post,job,funktion,stelle,tätigkeit,beruf,puesto,cargo,ocupación,profesión o cargo desempeñado,poste,fonction,posizione,lavoro o posizione ricoperti,mansione,função,functie',
    ),
  ],
  [
    'company',
    parsePhraseSet(
      'employer,company,shipping company,manning agency,company name and address,organisation,organization,organization name,organisation name,name of organisation,name of organization,name of employer,name and address of employer,company name,firm,arbeitgeber,firma,unternehmen,empresa,empleador,nombre de la empresa,employeur,entreprise,société,datore di lavoro,azienda,werkgever,bedrijf,client',
    ),
  ],
  [
    'duties',
    parsePhraseSet(
      'main activities,main activities and responsibilities,responsibilities,key responsibilities,main responsibilities,duties,activities,tasks,description,achievements,key achievements,main duties,job and duties,role and duties,position and duties,title and duties,job title and duties,duties and responsibilities,roles and responsibilities,role and responsibilities,job description,responsibilities included,highlights,key accomplishments,accomplishments,what i did,what i do,what i have done,work done,duties and results,results,aufgaben,tätigkeiten,schwerpunkte,erfolge,funciones,principales funciones,tareas,logros,missions,tâches,réalisations,missions principales,mansioni,attività,principali attività e responsabilità,taken',
    ),
  ],
  [
    'place',
    parsePhraseSet(
      'location,place,ort,standort,lugar,lieu,luogo,localidad,city,town,reason for leaving,reason of leaving,notice period,salary,reporting to,reports to,line manager,type of business or sector,business or sector,sector,branche,industry,level in national classification,level in national or international classification',
    ),
  ],
  [
    'degree',
    parsePhraseSet(
      'degree,qualification,title of qualification,examination,examination passed,exam,exams passed,class,standard,title of qualification awarded,qualification awarded,course,subject,subjects,major,abschluss,titel,título,titulación,diplôme,titolo,qualifica conseguita,award,programme,program',
    ),
  ],
  [
    'school',
    parsePhraseSet(
      'institution,school,university,college,institute,school college,college university,board university,university board,institute board,board institute,school board,board school,college board,name of institution,school college university,board,university college,institute university,name and type of organisation providing education and training,name and type of organisation,name and type of institution,schule,hochschule,universität,bildungseinrichtung,centro,institución,universidad,établissement,école,istituto,provider,awarding body',
    ),
  ],
];
const MAX_LABEL = 80;
/** After a time: "(furloughed from April)" says something of it, and names nobody. */
const REMARK = /^\s*\((?=\p{Ll}|[^()]*\b(?:19|20)\d\d\b)[^()]*\)\s*$/u;

export function buildRow(line: CvLine): Row {
  const found = findLineTime(line);
  const labelled = findLabel(line);
  const from = labelled?.length ?? 0;
  const row: Row = { line, rest: [], ...(labelled && { label: labelled.label }) };
  if (found) row.time = buildTime(line, found);
  for (const cell of line.cells) {
    const cellOffset = cell.start - line.start;
    const timeRange: [number, number] = found ? [found.from - cellOffset, found.to - cellOffset] : [cell.text.length, cell.text.length];
    const begin = Math.max(0, from - cellOffset);
    if (begin >= cell.text.length) continue;
    const before = trimSpan(cutSpan(cell, begin, Math.max(begin, Math.min(timeRange[0], cell.text.length))));
    const behind = Math.max(begin, Math.min(Math.max(timeRange[1], 0), cell.text.length));
    // Skip the bracket that closes after the dates: "Acme Foods (2014 – 2019), Derby".
    const tail = found ? cell.text.slice(behind) : '';
    const rest = REMARK.test(tail) ? cell.text.length : behind + (/^\s*[)\]]/.exec(tail)?.[0].length ?? 0);
    const after = trimSpan(cutSpan(cell, rest));
    if (before.text !== '' && before.text !== labelled?.text) row.rest.push({ ...before, left: cell.left });
    if (after.text !== '') row.rest.push({ ...after, left: cell.left });
  }
  return row;
}

/** Returns the time of a line. One that has a cell to itself may end in its dash: "2019 –" next to what lasts since then. */
export function findLineTime({ text, cells: [first, ...others] }: CvLine): DateFound | undefined {
  const found = findDate(text);
  if (!first || others.length === 0 || found?.from !== 0 || found.kind !== 'single') return found;
  const firstCellDate = findDate(first.text);
  return firstCellDate?.kind === 'lasting' && firstCellDate.to >= first.text.trimEnd().length ? firstCellDate : found;
}

export function buildTime(line: CvLine, { kind, start, end }: DateFound): Time {
  return completeYears({ kind, start: cutSpan(line, start.from, start.to), ...(end && { end: cutSpan(line, end.from, end.to) }) });
}

/** Returns what a column, or what is after it, is called. */
export function findRowLabel(text: string): RowLabel | undefined {
  const key = foldLetters(text.replace(/:$/, ''));
  return LABELS.find(([, phrases]) => phrases.has(key))?.[0];
}

function findLabel(line: CvLine): { label: RowLabel; length: number; text: string } | undefined {
  const [first, second] = line.cells;
  const colon = line.text.indexOf(':');
  const text = colon > 0 && colon < MAX_LABEL ? line.text.slice(0, colon) : second ? (first?.text ?? '') : '';
  const key = foldLetters(text);
  const label = key === '' ? undefined : LABELS.find(([, phrases]) => phrases.has(key))?.[0];
  if (label) return { label, length: colon > 0 ? colon + 1 : second ? second.start - line.start : 0, text };
  // A label may be all there is on a line.
  const lineLabel = LABELS.find(([, phrases]) => phrases.has(foldLetters(line.text.replace(/:$/, ''))))?.[0];
  return lineLabel === 'duties' ? { label: lineLabel, length: line.text.length, text: line.text } : undefined;
}

const MAX_LABEL_WORDS = 5;
const MAX_LETTERS_AFTER_TIME = 12;

/** Splits labels from what they say in forms whose two columns stand close together: "Position held" and "Receptionist". */
export function splitFormLabels(lines: CvLine[]): CvLine[] {
  const isForm = lines.some(({ text }) => {
    const label = findLabelAtStart(text);
    const found = label?.label === 'date' ? findDate(text.slice(label.length)) : undefined;
    // "From 2012 only pharmacist for 210 beds" is a sentence.
    return label !== undefined && found?.from === 1 && text.length - label.length - found.to <= MAX_LETTERS_AFTER_TIME;
  });
  return isForm ? lines.map(splitLabel) : lines;
}

function splitLabel(line: CvLine): CvLine {
  const [cell] = line.cells;
  const label = line.hasListMark || line.cells.length !== 1 || !cell ? undefined : findLabelAtStart(cell.text);
  if (!cell || !label) return line;
  const middle = cell.left + ((cell.right - cell.left) * label.length) / cell.text.length;
  const [name, rest] = [cutSpan(cell, 0, label.length), trimSpan(cutSpan(cell, label.length))];
  return {
    ...line,
    cells: [
      { ...cell, ...name, right: middle },
      { ...cell, ...rest, left: middle },
    ],
  };
}

function findLabelAtStart(text: string): { label: RowLabel; length: number } | undefined {
  const words = text.split(' ');
  for (let count = Math.min(MAX_LABEL_WORDS, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const label = findRowLabel(name);
    if (label && /^[\p{Lu}\d]/u.test(words[count] ?? '')) return { label, length: name.length };
  }
  return undefined;
}

/** Detects the names of the columns of a table, as "Dates Employer". */
export function isTableHeader(line: CvLine): boolean {
  const words = line.text.split(/\s+(?=\p{Lu})/u);
  return words.length > 1 && words.every((word) => findRowLabel(word) !== undefined);
}

/** Checks whether one time lies within another by their years. Times that are not ranges lie in none. */
export function isWithin(inner: Time | undefined, outer: Time | undefined): boolean {
  const [one, other] = [parseYears(inner), parseYears(outer)];
  return one !== undefined && other !== undefined && one.from >= other.from && one.to <= other.to;
}

function parseYears(time: Time | undefined): { from: number; to: number } | undefined {
  const from = /(?:19|20)\d\d/.exec(time?.start.text ?? '')?.[0];
  if (!time || time.kind === 'single' || from === undefined) return undefined;
  const to = /(?:19|20)\d\d/.exec(time.end?.text ?? '')?.[0];
  return { from: Number(from), to: to === undefined ? Infinity : Number(to) };
}
