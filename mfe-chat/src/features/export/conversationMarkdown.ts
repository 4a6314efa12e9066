import type { Part } from './conversation';

/** What would be read as Markdown's own signs is not meant so. */
const SIGNS = /[\\`*_{}[\]<>#|~]/g;

/** Writes the conversation as Markdown: questions as headings, passages as quotes. */
export function writeConversationMarkdown(parts: readonly Part[]): string {
  const blocks = parts.map((part, index) => {
    const text = escaped(part.text);
    switch (part.kind) {
      case 'title':
        return `# ${onOneLine(text)}`;
      case 'heading':
        return `## ${onOneLine(text)}`;
      case 'label':
        return `**${onOneLine(text)}**`;
      case 'passage':
        return text.replace(/^/gm, '> ');
      case 'item': {
        // Items of one list follow each other without a gap.
        const line = `${part.sign === '•' ? '-' : part.sign} ${onOneLine(text)}`;
        return parts[index + 1]?.kind === 'item' ? { line } : line;
      }
      case 'small':
        return `*${onOneLine(text)}*`;
      default:
        return text;
    }
  });
  return blocks
    .map((block) => (typeof block === 'string' ? `${block}\n\n` : `${block.line}\n`))
    .join('')
    .trimEnd()
    .concat('\n');
}

/** Escapes Markdown, but keeps marks such as `[1]` readable: the file has no link targets for them. */
function escaped(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(/\\\[(\d{1,3})\\\]/g, '[$1]')
    .replace(/^(\s*)([-+]|\d+[.)])(\s)/gm, '$1\\$2$3');
}

const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
