import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Source } from './sources.ts';

const MOST_BYTES = 2 ** 30;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', mdash: '—', ndash: '–', hellip: '…' };
/** A paragraph with fewer letters is often a heading. */
const SHORTEST_PARAGRAPH = 20;

/** Reads the paragraphs of a source from its clone, which is in `folder` as "owner__name". */
export function readSource(source: Source, folder: string): string[] {
  const clone = join(folder, source.repository.replace('/', '__'));
  const runGit = (args: string[], input = '') => execFileSync('git', ['-C', clone, ...args], { input, maxBuffer: MOST_BYTES });
  const listed = runGit(['ls-tree', '-r', '-z', source.commit]).toString().split('\0');
  const objects = listed.flatMap((line) => {
    const [facts = '', path = ''] = line.split('\t');
    return source.files.test(path) ? [facts.split(' ')[2] ?? ''] : [];
  });
  const paragraphs = splitBatch(runGit(['cat-file', '--batch'], `${objects.join('\n')}\n`))
    .filter((text) => !source.unless?.test(text))
    .flatMap((text) => findParagraphs(text, source.format));
  return source.format === 'pairs' ? [...new Set(paragraphs)] : paragraphs;
}

/** Splits what `git cat-file --batch` wrote: a line with the size before each file, an empty one behind it. */
function splitBatch(bytes: Buffer): string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const lineEnd = bytes.indexOf(10, at);
    if (lineEnd < 0) break;
    const size = Number(bytes.toString('utf8', at, lineEnd).split(' ')[2]);
    at = lineEnd + 1;
    if (!Number.isInteger(size)) continue;
    texts.push(bytes.toString('utf8', at, at + size));
    at += size + 1;
  }
  return texts;
}

function findParagraphs(text: string, format: Source['format']): string[] {
  return splitMarkup(text, format)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.length >= SHORTEST_PARAGRAPH && /[.!?]["'’”)]*$/.test(paragraph));
}

function splitMarkup(text: string, format: Source['format']): string[] {
  switch (format) {
    case 'cnxml':
      return [...text.matchAll(/<para\b[^>]*>([\s\S]*?)<\/para>/g)].map(([, inner = '']) => readMarkedText(inner));
    case 'xhtml':
      return [...text.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, inner = '']) => readMarkedText(inner));
    case 'markdown':
      return text
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replace(/```[\s\S]*?```/g, '\n\n')
        .split(/\n\s*\n|\n(?=\s*(?:[*+-]|\d+\.) )/)
        .filter((block) => !/^\s*(?:[#>|<{!]|:::|\[!)|`|\{%/.test(block))
        .map((block) =>
          block
            .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/^\s*(?:[*+-]|\d+\.) /, '')
            .replace(/\*+|(?<!\w)_+|_+(?!\w)/g, ''),
        );
    case 'lines':
      return text.split('\n');
    case 'pairs':
      return text.split('\n').map((line) => line.split('\t')[0] ?? '');
    case 'jsonLines':
      return text.split('\n').flatMap((line) => (line === '' ? [] : [String(JSON.parse(line).question)]));
  }
}

/** Returns the text of marked-up prose; formulas and notes are left out with what is in them. */
function readMarkedText(marked: string): string {
  return marked
    .replace(/<(m:math|math|note|footnote|table|list|code|equation)\b[^>]*>[\s\S]*?<\/\1>/g, ' # ')
    .replace(/<a\b[^>]*noteref[^>]*>[\s\S]*?<\/a>/g, '')
    .replace(/<br\s*\/>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[\u2060\uFEFF\u00AD\u200B]/g, '');
}
