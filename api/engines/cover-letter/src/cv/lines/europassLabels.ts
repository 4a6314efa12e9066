import { cutSpan } from '../text/textSpan.ts';
import { cutLine } from './cutLine.ts';
import type { CvLine } from './cvLine.ts';

/** What the form of Europass calls what is next to it, where no gap parts the two. */
const SKILLS =
  /^(?:mother tongue\(s\)|other language\(s\)|(?:social|organisational|technical|computer|artistic|digital|job-related|communication|other) skills(?: and competences)?|lengua\(s\) materna\(s\)|otro\(s\) idioma\(s\)|(?:capacidades|competencias) (?:y competencias )?(?:sociales|organizativas|técnicas|informáticas))\s*:?\s+(?=[\p{L}\d])/iu;
const OTHER = /^(?:additional information|información adicional)(?=\s+[\p{Lu}\d])/iu;
const MIN_LABELS = 3;

/** Cuts the labels of a form of Europass from the skills and languages next to them, and makes a heading of "Additional information". */
export function splitEuropassLabels(lines: CvLine[]): CvLine[] {
  if (lines.filter(({ text }) => SKILLS.test(text)).length < MIN_LABELS) return lines;
  return lines.flatMap((line) => {
    const label = SKILLS.exec(line.text)?.[0].length ?? 0;
    if (label > 0) return [{ ...cutLine(line, label), hasListMark: true }];
    const heading = OTHER.exec(line.text)?.[0].length ?? 0;
    if (heading === 0) return [line];
    const name = cutSpan(line, 0, heading);
    const cells = line.cells.slice(0, 1).map((cell) => ({ ...cell, ...name }));
    return [{ ...line, ...name, cells, isEmphasized: true }, cutLine(line, heading)];
  });
}
