import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

test('other named objects of documents are kept, with distinct names for two files', () => {
  const bytes = writeTextPdf({
    pages: ['p'],
    catalog: '/Names<</IDS<</Names[(id)<</Type/SpiderContentSet>>]>>/JavaScript<</Names[(js)<</S/JavaScript/JS(1)>>]>>>>',
  });
  const file = openPdf(mergeInMemory(nameFiles(bytes, bytes)).bytes);
  expect(file.array(readEntry(file, 'Names', 'IDS', 'Names')).filter((_, index) => index % 2 === 0)).toMatchObject([
    { value: 'b.id' },
    { value: 'id' },
  ]);
  expect(readEntry(file, 'Names', 'JavaScript')).toBeNull();
});
