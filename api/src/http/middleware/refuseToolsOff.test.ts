import { toolIds } from '../../../contract/tools.ts';
import { createPdfFile } from '../../../mocks/buildMinimalPdf.ts';
import { createTextPdf } from '../../../mocks/createTextPdf.ts';
import { createBrowserFetch } from '../../testing/createBrowserFetch.ts';
import { startApp } from '../../testing/startApp.ts';

/** Calls of each tool that would work where it is on. */
const calls: Record<(typeof toolIds)[number], { path: string; send(): RequestInit }[]> = {
  merge: [{ path: '/api/pdf/merge', send: () => upload('files', createPdfFile('a.pdf'), createPdfFile('b.pdf')) }],
  convert: [
    { path: '/api/pdf/convert', send: () => upload('file', createTextPdf('a.pdf', [['Dogs are welcome.']])) },
    { path: '/api/pdf/convert-all', send: () => upload('files', createTextPdf('a.pdf', [['Dogs are welcome.']])) },
    { path: '/api/pdf/searchable', send: () => upload('file', createTextPdf('a.pdf', [['Dogs are welcome.']])) },
  ],
  chat: [{ path: '/api/pdf/upload-for-chat', send: () => upload('file', createTextPdf('a.pdf', [['Dogs are welcome.']])) }],
  grammar: [
    { path: '/api/grammar/extract-text', send: () => upload('file', createTextPdf('a.pdf', [['Dogs are welcome.']])) },
    { path: '/api/grammar/check', send: () => json({ text: 'She dont know.' }) },
  ],
  'cover-letter': [{ path: '/api/cover-letter/tones', send: () => ({}) }],
};

function upload(field: string, ...files: File[]): RequestInit {
  const body = new FormData();
  for (const file of files) body.append(field, file, file.name);
  return { method: 'POST', body };
}

function json(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

test.each([
  ['merge', ['convert', 'grammar']],
  ['convert', ['merge', 'cover-letter']],
  ['grammar,cover-letter', ['chat', 'merge']],
] as const)('where %s is switched off its calls are refused with a code and a sentence, and those of others work', async (off, others) => {
  const app = await startApp({ TOOLS_OFF: off });
  const readStatus = async ({ path, send }: (typeof calls)['merge'][number]) => {
    const response = await fetch(app.address + path, send());
    const text = await response.text();
    return response.ok ? 'done' : [response.status, response.headers.get('X-Error-Code'), text];
  };
  try {
    const refusal = [403, 'tool_off', 'This tool is switched off on this server. Whoever runs it can switch it on.'];
    for (const tool of toolIds.filter((id) => off.split(',').includes(id))) {
      for (const call of calls[tool]) expect([call.path, await readStatus(call)]).toEqual([call.path, refusal]);
    }
    for (const call of others.flatMap((tool) => calls[tool])) expect([call.path, await readStatus(call)]).toEqual([call.path, 'done']);
    expect((await fetch(`${app.address}/api/health/ready`)).status).toBe(200);
  } finally {
    await app.stop();
  }
});

test('anyone who has a chat from before may still end it, and is refused anything else, in their language', async () => {
  const [open, closed] = await Promise.all([startApp(), startApp({ TOOLS_OFF: 'chat' })]);
  try {
    const visit = createBrowserFetch();
    const { sessionId }: { sessionId: string } = await (
      await visit(`${open.address}/api/pdf/upload-for-chat`, upload('file', createTextPdf('a.pdf', [['Dogs are welcome.']])))
    ).json();
    const response = await visit(`${closed.address}/api/chat/message`, {
      ...json({ sessionId, message: 'May I keep a dog?' }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'es' },
    });
    expect([response.status, await response.text()]).toEqual([
      403,
      'Esta herramienta está desactivada en este servidor. Quien lo administra puede activarla.',
    ]);
    const ended = await visit(`${closed.address}/api/chat/session/${sessionId}`, { method: 'DELETE' });
    expect(ended.headers.get('X-Error-Code')).not.toBe('tool_off');
  } finally {
    await Promise.all([open.stop(), closed.stop()]);
  }
});

test('the API page and its description leave out the calls of tools that are off', async () => {
  const app = await startApp({ TOOLS_OFF: 'chat,convert' });
  try {
    const { paths, tags }: { paths: object; tags: { name: string }[] } = await (await fetch(`${app.address}/api/openapi.json`)).json();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/pdf/merge', '/api/grammar/check']));
    for (const path of ['/api/pdf/convert', '/api/pdf/convert-all', '/api/chat/message']) expect(Object.keys(paths)).not.toContain(path);
    expect(tags.map(({ name }) => name)).toContain('Grammar');
    const page = await (await fetch(`${app.address}/api/docs`)).text();
    expect(page).toContain('/api/pdf/merge');
    expect(page).not.toContain('/api/pdf/convert');
  } finally {
    await app.stop();
  }
});
