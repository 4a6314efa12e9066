import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { canReadPages } from './canReadPages';
import { countPages, NoSecondReader } from './countPages';
import { ReaderNotStarted } from './pageQueue';
import { sharedPageQueue } from './sharedPageQueue';

jest.mock('./canReadPages', () => ({ canReadPages: jest.fn(() => false) }));

afterEach(() => jest.restoreAllMocks());

test('says that there is no second reader where no worker runs, rather than guess', async () => {
  await expect(countPages(createPdfFile('merged.pdf', 4))).rejects.toBeInstanceOf(NoSecondReader);
});

test('says so too where its script cannot be fetched, as without a network', async () => {
  jest.mocked(canReadPages).mockReturnValueOnce(true);
  jest.spyOn(sharedPageQueue, 'pageCount').mockRejectedValue(new ReaderNotStarted('The reader could not be started.'));
  await expect(countPages(createPdfFile('merged.pdf', 4))).rejects.toBeInstanceOf(NoSecondReader);
});

test('a file that the second reader cannot read is no missing reader', async () => {
  jest.mocked(canReadPages).mockReturnValueOnce(true);
  jest.spyOn(sharedPageQueue, 'pageCount').mockRejectedValue(new Error('Invalid PDF structure.'));
  await expect(countPages(createPdfFile('merged.pdf', 4))).rejects.toThrow('Invalid PDF structure.');
});
