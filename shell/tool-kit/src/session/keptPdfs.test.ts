import 'fake-indexeddb/auto';
import { pdfsKeptIn } from './keptPdfs';

const HOUR_MS = 60 * 60 * 1000;

test('a PDF is kept until its hour is over, and no longer', async () => {
  const pdfs = pdfsKeptIn('kept-pdfs-test');
  const now = Date.now();
  const kept = { file: new File(['%PDF'], 'lease.pdf'), isProtected: false };
  await pdfs.keep('one', { ...kept, endsAt: now + HOUR_MS });
  await pdfs.keep('two', { ...kept, endsAt: now + 2 * HOUR_MS });
  expect((await pdfs.read('one', now))?.file.name).toBe('lease.pdf');
  expect(await pdfs.read('one', now + HOUR_MS)).toBeNull();
  await pdfs.forgetOld(now + HOUR_MS);
  expect(await pdfs.read('one', now)).toBeNull();
  expect(await pdfs.read('two', now)).not.toBeNull();
});
