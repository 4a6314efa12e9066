/** What a visitor gets of a PDF that only the second reader can read, in each tool that reads. */

import { buildBrotliPdf, writeTextLines } from '@sheaf/pdf-text/testing/oddPdfs';
import { createApiClient } from '../../client/createApiClient.ts';
import { createBrowserFetch } from '../testing/createBrowserFetch.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const RENT = 'The monthly rent is 900 euros.';
const buildWarnings = (file: string) => [
  {
    code: 'second_reader',
    file,
    text: `${file} is damaged or unusual: a second, simpler reader had to read page 1. Compare the text with the original.`,
  },
];
const createFile = (name: string, ...lines: string[]) => new File([Buffer.from(buildBrotliPdf({ pages: [writeTextLines(...lines)] }))], name);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
const client = () => createApiClient({ baseUrl: app.address, fetch: createBrowserFetch() });

test('a question about it is answered with the place of what is quoted', async () => {
  const visitor = client();
  const { sessionId, warnings } = await visitor.uploadForChat(createFile('lease.pdf', RENT, 'The tenant may keep one cat.'));
  expect(warnings).toEqual(buildWarnings('lease.pdf'));
  const { status, citations } = await visitor.askAboutPdf({ sessionId, message: 'How much is the monthly rent?' });
  expect(status).toBe('grounded');
  expect(citations[0]).toMatchObject({ page: 1, quote: RENT, source: 'text' });
  const [{ x, y, w, h } = { x: 0, y: 0, w: 0, h: 0 }] = citations[0]?.rects ?? [];
  // The first line is 40 points from the left of 300, and 50 from the top of 200.
  expect([x, y + h]).toEqual([expect.closeTo(40 / 300, 1), expect.closeTo(50 / 200, 1)]);
  expect(w).toBeGreaterThan(0.5);
});

test('its text can be checked, with the place of each word', async () => {
  const { text, pages, warnings } = await client().extractText(createFile('essay.pdf', RENT), { boxes: true });
  expect({ text, warnings }).toEqual({ text: RENT, warnings: buildWarnings('essay.pdf') });
  expect(pages[0]?.words).toHaveLength(6 * RENT.split(' ').length);
});

test('it is read as a CV', async () => {
  const work = [
    'Led a team of twelve who kept the',
    'quays, the lights and the boats.',
    'Cut the waiting time of ferries by 30%.',
    'Wrote the new rules of the port.',
  ];
  const cv = createFile('cv.pdf', 'Ann Miller', 'ann.miller@example.com', 'Experience', 'Harbour master, Port of Bristol, 2019 - 2024', ...work);
  const { profile, warnings } = await client().extractCv(cv);
  expect(profile).toMatchObject({ name: 'Ann Miller' });
  expect(warnings).toEqual(expect.arrayContaining(buildWarnings('cv.pdf')));
});
