const HEADER = [
  '# Every setting is optional: without any of them Sheaf runs with its built-in engines and in-memory sessions.',
  '# The server reads its environment only; load this file with `set -a; . ./.env; set +a` or your process manager.',
  '# Written by `npm run env-example` from the table of the README.',
];
/** Matches a default that is a value, not a description or the name of another setting. */
const DEFAULT_VALUE = /^(?!none$|[A-Z_]+$)[\w./:-]+$/;

/** Returns `.env.example`: each setting of the README's table with what it does, as a comment with its default. */
export function buildEnvExample(readme: string): string {
  const table = readme.split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  const settings = rows.map(([, names = '', defaults = '', description = '']) => {
    const values = names.includes(', ') ? defaults.split(', ') : [defaults];
    const lines = names.split(', ').map((name, index) => `# ${removeMarkup(name)}=${parseDefault(values[index] ?? '')}`);
    return [`# ${formatSentence(description)}`, ...lines].join('\n');
  });
  return `${[HEADER.join('\n'), ...settings].join('\n\n')}\n`;
}

function parseDefault(text: string): string {
  const value = removeMarkup(text).trim();
  return DEFAULT_VALUE.test(value) ? value : '';
}

function removeMarkup(text: string): string {
  return text.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function formatSentence(description: string): string {
  const text = removeMarkup(description).trim();
  // The case of code is kept.
  return description.startsWith('`') ? `${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
