import type { Notice } from '@sheaf/shell/tool-contract';
import { servicesInMemory } from '../servicesInMemory';
import { handOverFor } from './handOver';

const thesis = new File(['%PDF-1.7'], 'thesis.pdf', { type: 'application/pdf' });

test('a file goes to another tool with a full page load, and comes along', async () => {
  const services = servicesInMemory();
  await handOverFor('merge', services, () => undefined).handOver(thesis, 'cover-letter');
  expect(services.visited).toEqual(['/cover-letter-generator']);
  expect(await handOverFor('chat', services, () => undefined).takeHandedFile()).toBeNull();
  expect(await handOverFor('cover-letter', services, () => undefined).takeHandedFile()).toBe(thesis);
  expect(await handOverFor('cover-letter', services, () => undefined).takeHandedFile()).toBeNull();
});

test('a browser that keeps nothing is told of, and the visitor stays where the file is', async () => {
  const notices: Notice[] = [];
  const refusing = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  const services = servicesInMemory({ handedFiles: { keep: refusing, take: refusing, forgetOld: refusing } });
  const merge = handOverFor('merge', services, (notice) => notices.push(notice));
  await merge.handOver(thesis, 'convert');
  expect(services.visited).toEqual([]);
  expect(notices).toEqual([
    {
      title: 'thesis.pdf could not be taken along',
      description: 'This browser does not keep it between pages. Download it, then open it in PDF to Word.',
      tone: 'bad',
    },
  ]);
  expect(await merge.takeHandedFile()).toBeNull();
});
