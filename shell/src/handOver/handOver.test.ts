import type { Locale, Notice, Shell, ToolId } from '@sheaf/tool-contract';
import { canResume } from '@sheaf/tool-kit/resume';
import { createServicesInMemory } from '../createServicesInMemory';
import { messagesIn, prepareLanguage } from '../language';
import type { Services } from '../services';
import { createHandOver } from './handOver';

const thesis = new File(['%PDF-1.7'], 'thesis.pdf', { type: 'application/pdf' });

function handOverIn(locale: Locale, tool: ToolId, services: Services, toast: Shell['toast'] = () => undefined) {
  return createHandOver(tool, { services, locale, messages: messagesIn(locale), toast });
}

test('a file is passed to another tool across a full page load', async () => {
  const services = createServicesInMemory();
  await handOverIn('en', 'merge', services).handOver(thesis, 'cover-letter');
  expect(services.visited).toEqual(['/cover-letter-generator']);
  expect(await handOverIn('en', 'chat', services).takeHandedFile()).toBeNull();
  expect(await handOverIn('en', 'cover-letter', services).takeHandedFile()).toBe(thesis);
  expect(await handOverIn('en', 'cover-letter', services).takeHandedFile()).toBeNull();
});

test.each([
  ['convert', 'en', '/convert'],
  ['merge', 'es', '/es/merge'],
  ['cover-letter', 'en', '/cover-letter-generator'],
] as const)(
  'the page of %s in "%s" starts at once where files wait for it, even if the browser does not say where the visitor comes from',
  async (tool, locale, address) => {
    localStorage.clear();
    await prepareLanguage(locale);
    const services = createServicesInMemory({ now: () => new Date() });
    await handOverIn(locale, 'chat', services).handOver([], tool);
    expect(canResume(address)).toBe(false);
    await handOverIn(locale, 'chat', services).handOver(thesis, tool);
    expect(canResume(address)).toBe(true);
  },
);

test('several files are passed together', async () => {
  const services = createServicesInMemory();
  const appendix = new File(['%PDF-1.7'], 'appendix.pdf', { type: 'application/pdf' });
  await handOverIn('en', 'chat', services).handOver([thesis, appendix], 'merge');
  expect(await handOverIn('en', 'merge', services).takeHandedFiles()).toEqual([thesis, appendix]);
  expect(await handOverIn('en', 'merge', services).takeHandedFiles()).toEqual([]);
});

test('a tool first gets the files that were chosen before it loaded; a tool for one file gets the last', async () => {
  const services = createServicesInMemory();
  const appendix = new File(['%PDF-1.7'], 'appendix.pdf', { type: 'application/pdf' });
  await services.handedFiles.store([thesis], 'convert', services.now());
  for (const tool of ['convert', 'merge'] as const) {
    services.pendingFiles.add([thesis], tool);
    services.pendingFiles.add([appendix], tool);
  }
  expect(await handOverIn('en', 'convert', services).takeHandedFiles()).toEqual([appendix]);
  expect(await handOverIn('en', 'merge', services).takeHandedFiles()).toEqual([thesis, appendix]);
  expect(await handOverIn('en', 'merge', services).takeHandedFiles()).toEqual([]);
});

test('a visitor who reads Spanish stays in Spanish', async () => {
  await prepareLanguage('es');
  const services = createServicesInMemory();
  await handOverIn('es', 'merge', services).handOver(thesis, 'grammar');
  expect(services.visited).toEqual(['/es/grammar-check']);
});

test('without storage the failure is reported, and the visitor stays where the file is', async () => {
  const notices: Notice[] = [];
  const refusing = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  const services = createServicesInMemory({ handedFiles: { store: refusing, take: refusing, forgetOld: refusing } });
  const merge = handOverIn('en', 'merge', services, (notice) => notices.push(notice));
  await merge.handOver(thesis, 'convert');
  expect(services.visited).toEqual([]);
  expect(notices).toEqual([
    {
      title: 'thesis.pdf could not be taken along',
      description: 'This browser does not keep files between pages. Download what you have not saved, then open it in PDF to Word.',
      tone: 'bad',
    },
  ]);
  expect(await merge.takeHandedFile()).toBeNull();
});
