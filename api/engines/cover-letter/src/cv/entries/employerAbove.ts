import type { Row } from '../lines/rows.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scorePlace } from '../words/places.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { readHeaderFields } from './headerFields.ts';

const MAX_WORDS = 7;

/**
 * Returns whether the line over a job names its employer alone, below what was done in another job: "Bersham Building Services" over
 * "Installation Electrician | Jul 2016 – Jan 2018".
 */
export function isEmployerAbove(rows: Row[], anchor: number, isBody: (row: Row) => boolean): boolean {
  const [before, employer, header] = [rows[anchor - 2], rows[anchor - 1], rows[anchor]];
  if (
    !before ||
    !employer ||
    !header ||
    !(isBody(before) || isRoleUnderEmployer(rows, before, isBody) || (isCompleteJob(before) && scoreOrganisation(employer.line.text) >= 2)) ||
    isBody(employer) ||
    employer.time ||
    employer.label ||
    header.label ||
    employer.line.column !== header.line.column
  )
    return false;
  const { text, cells } = employer.line;
  const { title, company } = readHeaderFields([header], { isTitleFirst: true, mayLackCompany: true });
  const isName = /^[\p{Lu}\d]/u.test(text) && !/[.:;]$/.test(text) && text.split(' ').length <= MAX_WORDS && cells.length === 1;
  const isPlace = scorePlace(text) >= 2 && scoreOrganisation(text) === 0;
  return isName && !isPlace && scoreTitle(text) < 2 && title !== undefined && company === undefined && scoreTitle(title.text) >= 2;
}

/** Detects a job on one line: "Supervisor, Teesgate Distribution, since October 2024". */
function isCompleteJob(row: Row): boolean {
  const { title, company } = row.time ? readHeaderFields([row], { isTitleFirst: true, mayLackCompany: true }) : {};
  return title !== undefined && company !== undefined;
}

/** Detects the last role of an employer: a role with its time and nothing below it. */
function isRoleUnderEmployer(rows: Row[], before: Row, isBody: (row: Row) => boolean): boolean {
  const [first] = rows;
  const startsWithEmployer =
    first !== undefined && first !== before && !isBody(first) && scoreTitle(first.line.text) < 2 && scoreOrganisation(first.line.text) >= 2;
  const { title, company } = before.time && startsWithEmployer ? readHeaderFields([before], { isTitleFirst: true, mayLackCompany: true }) : {};
  return title !== undefined && company === undefined;
}
