import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import { countPages, NoSecondReader } from './countPages';

test('says that there is no second reader where no worker runs, rather than guess', async () => {
  await expect(countPages(pdfFile('merged.pdf', 4))).rejects.toBeInstanceOf(NoSecondReader);
});
