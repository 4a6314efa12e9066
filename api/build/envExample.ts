/** The head of the file, before the settings. */
const HEAD = [
  '# Every setting is optional: without any of them Sheaf runs with its built-in engines and in-memory sessions.',
  '# The server reads its environment only; load this file with `set -a; . ./.env; set +a` or your process manager.',
  '# Written by `npm run env-example` from the table of the README.',
];
/** A default that can be written as a value, and not one told in words. */
const VALUE = /^(?!none$)[\w./:-]+$/;

/** Returns `.env.example`: each setting of the README's table with what it does, as a comment with its default. */
export function buildEnvExample(readme: string): string {
  const table = readme.split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  const settings = rows.map(([, names = '', defaults = '', told = '']) => {
    const values = names.includes(', ') ? defaults.split(', ') : [defaults];
    const lines = names.split(', ').map((name, place) => `# ${plain(name)}=${valueOf(values[place] ?? '')}`);
    return [`# ${sentence(told)}`, ...lines].join('\n');
  });
  return `${[HEAD.join('\n'), ...settings].join('\n\n')}\n`;
}

function valueOf(told: string): string {
  const value = plain(told).trim();
  return VALUE.test(value) ? value : '';
}

function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function sentence(told: string): string {
  const words = plain(told).trim();
  // Code is written as it is.
  return told.startsWith('`') ? `${words}.` : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
