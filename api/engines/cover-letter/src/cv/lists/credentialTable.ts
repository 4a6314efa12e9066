import type { CvLine } from '../lines/cvLine.ts';
import { foldLetters } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';

const MIN_ROWS = 2;
/** How tables call what they list, and what they say of it. */
const NAME_COLUMN =
  /^(?:name of )?(?:certificates?|certification|document|licen[cs]e|course|training|qualification|exam(?:ination)?s?|test|membership|title|paper|endorsement|ticket|card)(?: name| title)?$/;
const OTHER_COLUMN =
  /^(?:(?:certificate |document |licen[cs]e |serial |ref(?:erence)? )?(?:no|number|nr)|(?:date )?(?:of )?(?:issued?|expiry|expires|valid(?:ity)?|valid (?:until|to|till))(?: (?:date|by|at|on))?|date|year|place(?: of issue)?|issuing (?:body|authority|country)|issuer|provider|awarding body|grade|level|status|results?|outcome|score|marks?)$/;

/** Detects the names of the columns of a table of credentials: "Certificate | Number | Expiry". */
export function isCredentialTableHeader({ cells }: CvLine): boolean {
  const names = cells.map(({ text }) => foldLetters(text));
  return (
    cells.length > 1 && names.every((name) => NAME_COLUMN.test(name) || OTHER_COLUMN.test(name)) && names.some((name) => OTHER_COLUMN.test(name))
  );
}

/** Returns the rows of a table of credentials without their numbers and dates; other lines as they are. */
export function keepCredentialNames(lines: CvLine[]): CvLine[] {
  const rows = lines.filter(({ isTableRow, cells }) => isTableRow === true && cells.length > 1);
  // Below the names of its columns, a table may say anything of a credential: "Pass, first attempt".
  const hasHeader = rows[0] !== undefined && isCredentialTableHeader(rows[0]) && NAME_COLUMN.test(foldLetters(rows[0].cells[0]?.text ?? ''));
  if (rows.length < MIN_ROWS || !(hasHeader || rows.every((row) => isCredentialTableHeader(row) || row.cells.slice(1).every(isNumberOrDate))))
    return lines;
  return lines.filter((line) => !isCredentialTableHeader(line)).map(keepFirstCell);
}

/** "OIC-NW-0412288", "Apr 2028" and "None" name no credential. */
function isNumberOrDate({ text }: { text: string }): boolean {
  const found = findDate(text);
  const isDate = found !== undefined && text.length - (found.to - found.from) <= 2;
  return isDate || /^(?:none|n\/?a|unlimited|indefinite|lifetime|permanent|valid|[–—-])$/i.test(text) || /^(?=.*\d)[\p{Lu}\d/.–-]+$/u.test(text);
}

function keepFirstCell(line: CvLine): CvLine {
  const [first] = line.cells;
  if (!line.isTableRow || line.cells.length < 2 || !first) return line;
  return { ...line, start: first.start, end: first.end, text: first.text, right: first.right, cells: [first] };
}
