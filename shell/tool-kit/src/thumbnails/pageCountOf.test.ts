import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import { NoSecondReader, pageCountOf } from './pageCountOf';

test('says that there is no second reader where no worker runs, rather than guess', async () => {
  await expect(pageCountOf(pdfFile('merged.pdf', 4))).rejects.toBeInstanceOf(NoSecondReader);
});
