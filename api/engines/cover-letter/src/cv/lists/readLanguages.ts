import type { CvLine } from '../lines/cvLine.ts';
import { cutSpan, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { isLanguageName } from '../words/languageNames.ts';
import type { ListedLine } from './listItems.ts';
import { removeDuplicates, type SkillsFound } from './readSkills.ts';

const AND = /\s+(?:and|und|y|et|e|en|&)\s+/gu;
const MAX_WORDS = 8;

/** Returns the languages of their section, each with how well; what is no language is a skill where the heading speaks of those too. */
export function readLanguages(listed: ListedLine[], hasSkills: boolean): SkillsFound {
  const languages: TextSpan[] = [];
  const skills: TextSpan[] = [];
  for (const { line, label, items } of listed) {
    const row = readLanguageRow(line);
    if (row) {
      languages.push(row);
      continue;
    }
    const parts =
      label && isLanguageName(label.text)
        ? [trimSpan(line)]
        : items.flatMap((item) => (isLanguageName(item.text) ? splitSpan(item, AND).map(trimSpan) : [item]));
    const isLevelsFirst = label !== undefined && !isLanguageName(label.text);
    for (const part of parts) {
      if (isLanguageName(part.text) && part.text.split(' ').length <= MAX_WORDS) languages.push(part);
      else if (hasSkills && part.text.split(' ').length <= 5) skills.push(part);
      else if (!isLevelsFirst && languages.length > 0 && isNewLanguage(part.text)) languages.push(part);
    }
  }
  return { languages: removeDuplicates(languages), skills: removeDuplicates(skills) };
}

/** Returns a row that has a language and its level in cells. */
function readLanguageRow(line: CvLine): TextSpan | undefined {
  const [first, second] = line.cells;
  if (!first || !second || !isLanguageName(first.text) || isLanguageName(second.text)) return undefined;
  // Understanding, speaking and writing have a level each.
  if (line.cells.length > 2 && !line.cells.slice(1).every(({ text }) => /^[ABC][12]\+?$/.test(text))) return undefined;
  return trimSpan(cutSpan(line, 0));
}

/** A language that no list knows is among others that do. */
function isNewLanguage(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:\s*(?:\(|[–—:-]\s)[\p{L}\d ]+\)?)?$/u.test(text) &&
    text.split(' ').length <= 4 &&
    !/^(?:Native|Fluent|Basic|Intermediate|Advanced|Proficient|Mother|Reading|Writing|Speaking|Listening|Level|Interests)/.test(text)
  );
}
