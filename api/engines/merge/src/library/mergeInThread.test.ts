import { buildSamplePdf, encryptPdf } from '../testing/samplePdf.ts';
import { mergeInThread } from './mergeInThread.ts';

const files = async () => [
  { name: 'a.pdf', bytes: await buildSamplePdf(2), password: undefined },
  { name: 'locked.pdf', bytes: encryptPdf('needs-password'), password: 'secret' },
];

test('merges in a thread, with the passwords given', async () => {
  const { report } = await mergeInThread(await files(), 'a.pdf');
  expect(report.pages).toBe(5);
});

test('names the file that cannot be merged', async () => {
  const [first, locked] = await files();
  if (!first || !locked) throw new Error('There are two files.');
  await expect(mergeInThread([first, { ...locked, password: undefined }], 'a.pdf')).rejects.toMatchObject({
    code: 'password_required',
    fileIndex: 1,
  });
});

test('gives up when a merge takes too long', async () => {
  await expect(mergeInThread(await files(), 'a.pdf', { maxSeconds: 0.001 })).rejects.toThrow('The merge took too long.');
});
