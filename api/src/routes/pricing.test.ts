/** What a server says it charges for is what it charges for. */
import { createApiClient } from '../../client/createApiClient.ts';
import { createPdfFile } from '../../mocks/buildMinimalPdf.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ PRICING_MODE: 'metered' });
});
afterAll(() => app.stop());

const files = (count: number) => Array.from({ length: count }, (_, index) => createPdfFile(`${index}.pdf`));

test('where merging is metered, the free files merge and one more does not, and pages can say so beforehand', async () => {
  const client = createApiClient({ baseUrl: app.address });
  const { limits, pricing } = await client.config();
  expect([limits.mergeFreeFiles, pricing.mode]).toEqual([2, 'metered']);
  expect((await client.mergePdfs(files(limits.mergeFreeFiles))).pages).toBe(limits.mergeFreeFiles);
  await expect(client.mergePdfs(files(limits.mergeFreeFiles + 1))).rejects.toMatchObject({
    status: 402,
    code: 'merge_limit_reached',
    sentence: 'Merging is free up to 2 files. Remove some files to continue.',
  });
});

test('one file too many is no way around it, whatever pages are asked for', async () => {
  const client = createApiClient({ baseUrl: app.address, locale: 'es' });
  await expect(client.mergePdfs(files(3), { pages: [{ file: 0, page: 1 }] })).rejects.toMatchObject({
    code: 'merge_limit_reached',
    sentence: 'Unir es gratis hasta 2 archivos. Quita alguno para continuar.',
  });
});
