import type { WorkUse } from '../../../api/contract/messages/locale/workUse.ts';
import type { Notice } from './notice.ts';

const TITLES: Record<WorkUse, string> = {
  browser: 'In the files that your browser fetches',
  server: 'In the server',
  data: 'In the data of the engines and in fonts',
};
const USES = ['browser', 'server', 'data'] satisfies WorkUse[];
const LINE = '-'.repeat(80);

/** Returns licences.txt: every notice by its use, then each licence text once, with the names of all it belongs to. */
export function formatLicences(notices: readonly Notice[]): string {
  const parts = USES.map((use) => {
    const works = notices.filter((notice) => notice.use === use);
    return [TITLES[use], '', ...works.map(workLine)].join('\n');
  });
  return `${['Sheaf is built on the work of others. Thank you.', ...parts, ...listTextsOnce(notices)].join(`\n\n${LINE}\n\n`)}\n`;
}

function workLine({ name, version, licence, note }: Notice): string {
  return `${[name, version].filter(Boolean).join(' ')}: ${licence}${note ? `\n    ${note}` : ''}`;
}

function listTextsOnce(notices: readonly Notice[]): string[] {
  const namesByText = new Map<string, string[]>();
  for (const { name, text } of notices) if (text) namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  return [...namesByText].map(([text, names]) => `${names.join(', ')}\n\n${text}`);
}
