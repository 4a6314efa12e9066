import type { CvLine } from '../lines/cvLine.ts';
import { type TextSpan, trimSpan } from '../text/textSpan.ts';
import { isLanguageName } from '../words/languageNames.ts';

const MOTHER_TONGUE =
  /^(?:mother tongue|native language|lengua materna|idioma materno|muttersprache|langue maternelle|madrelingua)(?:\(?\p{L}{1,2}\)?)?:?$/iu;
/** The names of the columns of the grid, and the line below it that explains the levels. */
const GRID_WORDS =
  /^(?:other languages?(?:\(s\))?|understanding|speaking|writing|listening|reading|(?:spoken )?interaction|(?:spoken )?production|otros idiomas|comprensión|expresión (?:oral|escrita)|comprensión (?:auditiva|de lectura)|interacción oral|autres langues|weitere sprachen?)$/iu;
const LEVELS_EXPLAINED = /^(?:levels|niveles|niveaux|stufen)\s*:.*\b[ABC][12]\b/i;
const LEVEL = /^[ABC][12]\+?$/;

export interface LanguageGrid {
  languages: TextSpan[];
  /** The lines that belong to no grid. */
  others: CvLine[];
}

/** Reads the grid of a European CV: a mother tongue, and other languages with a level for each skill. */
export function readLanguageGrid(lines: CvLine[]): LanguageGrid {
  const grid: LanguageGrid = { languages: [], others: [] };
  const hasLevels = lines.some(isLevelRow);
  for (const line of lines) {
    const [first, second] = line.cells;
    if (first && second && MOTHER_TONGUE.test(first.text) && isLanguageName(second.text)) grid.languages.push(trimSpan(second));
    else if (isLevelRow(line)) grid.languages.push(trimSpan(line));
    else if (!(hasLevels && (line.cells.every(({ text }) => GRID_WORDS.test(text)) || LEVELS_EXPLAINED.test(line.text)))) grid.others.push(line);
  }
  return grid;
}

/** "English | B2 | B2 | B2 | B2 | B1" */
function isLevelRow({ cells }: CvLine): boolean {
  return cells.length > 2 && isLanguageName(cells[0]?.text ?? '') && cells.slice(1).every(({ text }) => LEVEL.test(text));
}
