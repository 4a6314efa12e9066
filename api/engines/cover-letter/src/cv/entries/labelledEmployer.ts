import { isSelfEmployed } from '../../wording/selfEmployed.ts';
import type { Row } from '../lines/rows.ts';
import { scoreTitle } from '../words/titleWords.ts';
import type { Position } from './position.ts';

/** Takes the employer that a form names below the duties of a job, as Europass does: "Name and address of employer". */
export function extractLabelledEmployer(fields: Pick<Position, 'title' | 'company'>, below: Row[]): { company?: Position['company']; below: Row[] } {
  const employerRow = below.find(({ label, rest }) => label === 'company' && rest.length > 0);
  if (fields.company || !employerRow) return { below };
  return { company: employerRow.rest[0], below: below.filter((row) => row !== employerRow) };
}

/** Takes the firm of somebody's own for the employer: "Self-employed, 2020 to now (Okafor Heating)". */
export function useOwnFirmAsEmployer(position: Position): Position {
  const { title, company } = position;
  const isSwapped = title && company && isSelfEmployed(company.text) && !isSelfEmployed(title.text) && scoreTitle(title.text) === 0;
  return isSwapped ? { ...position, title: company, company: title } : position;
}
