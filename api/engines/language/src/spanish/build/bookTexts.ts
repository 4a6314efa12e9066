import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEWEST_LETTERS = 30;

/** Yields the paragraphs of books in CNXML and of translations in PO files below a folder. Formulas, code and links become "#". */
export function* readBookTexts(folder: string): Generator<string> {
  for (const file of globSync('**/*.{cnxml,po}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const paragraphs = file.endsWith('.po') ? readTranslations(text) : readCnxml(text);
    for (const paragraph of paragraphs) if (paragraph.length >= FEWEST_LETTERS) yield paragraph;
  }
}

function* readCnxml(text: string): Generator<string> {
  const prose = text
    .replace(/<metadata.*?<\/metadata>/gs, '')
    .replace(/<m:math.*?<\/m:math>|<equation.*?<\/equation>|<link[^>]*\/>/gs, '#')
    .replace(/<\/?(?:emphasis|term|link|sub|sup)[^>]*>/g, '');
  for (const [, inside = ''] of prose.matchAll(/<(?:para|item|caption|title)\b[^>]*>(.*?)<\/(?:para|item|caption|title)>/gs)) {
    for (const line of inside.split(/<[^>]*>/)) yield line.replace(/\s+/g, ' ').trim();
  }
}

function* readTranslations(text: string): Generator<string> {
  for (const [, strings = ''] of text.matchAll(/^msgstr ((?:".*"\n)+)/gm)) {
    const joined = [...strings.matchAll(/^"(.*)"$/gm)].map(([, part]) => part).join('');
    yield joined
      .replace(/\\n/g, ' ')
      .replace(/:[\w:-]+:`[^`]*`|``[^`]*``|`[^`]*`_?/g, '#')
      .replace(/[*\\]/g, '');
  }
}
