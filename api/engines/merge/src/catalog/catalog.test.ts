import { PdfName, PdfReference, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';
import { nameFiles, openPdf, readEntry } from '@sheaf/pdf/testing/inMemory';
import { getFirstExtra, getPageObject, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergeInMemory } from '../testing/mergeInMemory.ts';

const word = (value: PdfValue): string => (value instanceof PdfString || value instanceof PdfName ? value.value : String(value));

describe('layers', () => {
  const layered = (configuration: (on: number, off: number) => string): Uint8Array => {
    const first = getFirstExtra(1);
    return writeTextPdf({
      pages: ['p'],
      catalog: `/OCProperties<</OCGs[${first} 0 R ${first + 1} 0 R]/D<<${configuration(first, first + 1)}>>>>`,
      extra: ['<</Type/OCG/Name(Shown)>>', '<</Type/OCG/Name(Hidden)>>'],
    });
  };

  test('that were hidden stay hidden, whatever base state their file starts from', () => {
    const { bytes } = mergeInMemory(
      nameFiles(
        layered((_, off) => `/OFF[${off} 0 R]`),
        layered((on) => `/BaseState/OFF/ON[${on} 0 R]`),
      ),
    );
    const file = openPdf(bytes);
    const hidden = file.array(readEntry(file, 'OCProperties', 'D', 'OFF')).map((layer) => word(file.dictionary(layer)?.get('Name') ?? null));
    expect(hidden).toEqual(['Hidden', 'Hidden (b)']);
    expect(readEntry(file, 'OCProperties', 'D', 'BaseState')).toBeNull();
    expect(file.array(readEntry(file, 'OCProperties', 'OCGs'))).toHaveLength(4);
  });
});

describe('tags', () => {
  const tagged = (language: string, role: string): Uint8Array => {
    const first = getFirstExtra(2);
    return writeTextPdf({
      pages: ['p1', 'p2'],
      page: (index) => `/StructParents ${index}`,
      catalog: `/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${first} 0 R`,
      extra: [
        `<</Type/StructTreeRoot/K[${first + 1} 0 R ${first + 2} 0 R]/ParentTree<</Nums[0[${first + 1} 0 R]1[${first + 2} 0 R]]>>/RoleMap<</Own/${role}>>/IDTree<</Names[(id)${first + 1} 0 R]>>>>`,
        `<</S/Own/P ${first} 0 R/Pg ${getPageObject(0)} 0 R/K 0/ID(id)/ActualText(${language} one)>>`,
        `<</S/P/P ${first} 0 R/Pg ${getPageObject(1)} 0 R/K 0/ActualText(${language} two)>>`,
      ],
    });
  };

  test('of every file hang in one tree, each file with its language, and pages find theirs', () => {
    const file = openPdf(mergeInMemory(nameFiles(tagged('en', 'P'), tagged('de', 'P'))).bytes);
    expect([0, 1].map((index) => word(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', index, 'Lang')))).toEqual(['en', 'de']);
    expect(readEntry(file, 'Pages', 'Kids', 1, 'Kids', 0, 'StructParents')).toBe(2);
    expect(word(readEntry(file, 'StructTreeRoot', 'ParentTree', 'Nums', 5, 0, 'ActualText'))).toBe('de one');
    expect(file.array(readEntry(file, 'StructTreeRoot', 'IDTree', 'Names'))).toHaveLength(4);
  });

  test('keep their meaning when two files use one role name for different things', () => {
    const file = openPdf(mergeInMemory(nameFiles(tagged('en', 'P'), tagged('de', 'H1'))).bytes);
    const roles = [0, 1].map((index) =>
      word(readEntry(file, 'StructTreeRoot', 'RoleMap', word(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', index, 'K', 0, 'S')))),
    );
    expect(roles).toEqual(['P', 'H1']);
  });

  test('of pages that are left out are gone', () => {
    const [first, second] = nameFiles(tagged('en', 'P'), tagged('de', 'P'));
    if (!first || !second) throw new Error('There are two files.');
    const file = openPdf(mergeInMemory([{ ...first, range: '2' }, second]).bytes);
    const texts = [0, 1].map((index) =>
      file.array(readEntry(file, 'StructTreeRoot', 'K', 0, 'K', index, 'K')).map((kid) => word(file.dictionary(kid)?.get('ActualText') ?? null)),
    );
    expect(texts).toEqual([['en two'], ['de one', 'de two']]);
  });
});

describe('page labels', () => {
  const labelled = writeTextPdf({ pages: ['i', 'ii', '1'], catalog: '/PageLabels<</Nums[0<</S/r>>2<</S/D/P(A-)>>]>>' });
  const plain = writeTextPdf({ pages: ['x', 'y'] });

  test('go with their pages', () => {
    const [first, second] = nameFiles(labelled, plain);
    if (!first || !second) throw new Error('There are two files.');
    const file = openPdf(mergeInMemory([{ ...first, range: '2-3' }, second]).bytes);
    const ranges = file
      .array(readEntry(file, 'PageLabels', 'Nums'))
      .map((item) =>
        item instanceof Map ? Object.fromEntries([...item].map(([key, value]) => [key, typeof value === 'number' ? value : word(value)])) : item,
      );
    expect(ranges).toEqual([0, { S: 'r', St: 2 }, 1, { S: 'D', P: 'A-' }, 2, { S: 'D' }]);
  });

  test('can be left out for pages that simply count on', () => {
    expect(readEntry(openPdf(mergeInMemory(nameFiles(labelled, plain), { pageLabels: 'renumber' }).bytes), 'PageLabels')).toBeNull();
  });
});

describe('attachments', () => {
  const attached = (content: string): Uint8Array => {
    const first = getFirstExtra(1);
    return writeTextPdf({
      pages: ['p'],
      catalog: `/Names<</EmbeddedFiles<</Names[(data.txt)${first} 0 R]>>>>`,
      extra: [
        `<</Type/Filespec/F(data.txt)/UF(data.txt)/EF<</F ${first + 1} 0 R>>>>`,
        `<</Type/EmbeddedFile/Length ${content.length}>>\nstream\n${content}\nendstream`,
      ],
    });
  };

  test('of one name are both kept, under distinct names', () => {
    const file = openPdf(mergeInMemory(nameFiles(attached('one'), attached('two'))).bytes);
    const names = file.array(readEntry(file, 'Names', 'EmbeddedFiles', 'Names'));
    expect([names[0], names[2]].map((key) => word(key ?? null))).toEqual(['data (2).txt', 'data.txt']);
    expect(word(file.dictionary(names[1])?.get('UF') ?? null)).toBe('data (2).txt');
  });

  test('can be left out', () => {
    expect(readEntry(openPdf(mergeInMemory(nameFiles(attached('one')), { attachments: false }).bytes), 'Names')).toBeNull();
  });
});

test('the title is the one chosen, else the first there is', () => {
  const untitled = writeTextPdf({ pages: ['p'] });
  const readTitle = (title?: string): string => {
    const file = openPdf(mergeInMemory(nameFiles(untitled), { title }).bytes);
    return word(file.resolve(file.dictionary(file.trailer.get('Info'))?.get('Title')));
  };
  expect(readTitle()).toBe('null');
  expect(readTitle('My file')).toBe('My file');
});

test('an article that runs over pages that are left out skips them', () => {
  const first = getFirstExtra(3);
  const bead = (number: number, page: number): string =>
    `<</T ${first} 0 R/N ${first + 1 + ((number + 1) % 3)} 0 R/V ${first + 1 + ((number + 2) % 3)} 0 R/P ${getPageObject(page)} 0 R/R[0 0 9 9]>>`;
  const bytes = writeTextPdf({
    pages: ['1', '2', '3'],
    catalog: `/Threads[${first} 0 R]`,
    page: (index) => `/B[${first + 1 + index} 0 R]`,
    extra: [`<</F ${first + 1} 0 R/I<</Title(story)>>>>`, bead(0, 0), bead(1, 1), bead(2, 2)],
  });
  const file = openPdf(mergeInMemory([{ name: 'a.pdf', bytes, range: '1,3' }]).bytes);
  const start = file.dictionary(readEntry(file, 'Threads', 0))?.get('F');
  const second = file.dictionary(start)?.get('N');
  expect(second).not.toEqual(start);
  expect(file.dictionary(second)?.get('N')).toEqual(start);
  expect(second).toBeInstanceOf(PdfReference);
});
