import { expect, test } from '@jest/globals';
import type { LineWord, Segment } from '../lines/textLine.ts';
import type { PageSegments } from '../read/readPage.ts';
import { groupLevelRows, takePaginationArtifacts } from './paginationArtifacts.ts';

function segmentAt(left: number, base: number): Segment {
  return { words: [], left, right: left + 200, top: base - 10, bottom: base + 3, base, size: 11 };
}

test('lines of columns beside each other are one row, though they are a little apart', () => {
  const rows = groupLevelRows([segmentAt(310, 739.4), segmentAt(72, 741.7), segmentAt(72, 727.7)]);
  expect(rows.map((row) => row.map(({ base }) => base))).toEqual([[727.7], [739.4, 741.7]]);
});

function lineAt(base: number, text: string): Segment {
  const words = text.split(' ').map(
    (word): LineWord => ({
      text: word,
      left: 72,
      right: 90,
      top: base - 8,
      bottom: base + 2,
      size: 9,
      isBold: false,
      isRaised: false,
      markedContent: -1,
    }),
  );
  return { ...segmentAt(72, base), words };
}

test('two equal footnotes stay footnotes, though their numbers differ as their pages do', () => {
  const pages = Array.from({ length: 9 }, (_, index): PageSegments => {
    const notes = index === 3 ? [lineAt(760, '3 Ibid.')] : index === 6 ? [lineAt(760, '6 Ibid.')] : [];
    const segments = [lineAt(400, `Text of its own ${'abcdefghi'[index]}`), ...notes, lineAt(800, `${index + 1}`)];
    return { page: index + 1, width: 595, height: 842, source: 'text', groups: [{ turn: 0, segments }], hasHidden: false, need: 'none' };
  });
  const artifacts = [...takePaginationArtifacts(pages).values()].flat();
  expect(artifacts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

function buildPage(page: number, segments: Segment[]): PageSegments {
  return { page, width: 595, height: 842, source: 'text', groups: [{ turn: 0, segments }], hasHidden: false, need: 'none' };
}

const inBody = (segment: Segment): Segment => ({ ...segment, words: segment.words.map((word) => ({ ...word, size: 11 })) });
const small = (segment: Segment): Segment => ({ ...segment, size: 9 });

test('headers of left and right pages are removed from a document of three pages, which has each of them once', () => {
  const body = (letter: string) => [inBody(lineAt(84, `Text that says ${letter} and nothing else`)), inBody(lineAt(400, `And more of ${letter}`))];
  const pages = [
    buildPage(1, body('a')),
    buildPage(2, [small(lineAt(44, 'Harbour Trust')), ...body('b')]),
    buildPage(3, [small(lineAt(44, 'Annual report')), ...body('c')]),
  ];
  expect([...takePaginationArtifacts(pages)]).toEqual([
    [2, ['Harbour Trust']],
    [3, ['Annual report']],
  ]);
});

test('a page with more segments than a call takes arguments is read as any other', () => {
  const apart = Array.from({ length: 200_000 }, (_, index) => segmentAt(index, 400));
  const pages = [buildPage(1, [...apart, inBody(lineAt(500, 'Text of its own')), small(lineAt(800, 'Lease, page 1'))])];
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual(['Lease, page 1']);
});

test('captions that begin two pages are no headers', () => {
  const pages = [1, 2].map((page) =>
    buildPage(page, [small(lineAt(60, `Table of year ${page === 1 ? 'one' : 'two'}`)), inBody(lineAt(120, `Text of its own ${page}`))]),
  );
  expect([...takePaginationArtifacts(pages)]).toEqual([]);
});

test.each([
  ['The Allotment – 1', true],
  ['Lease, page 1', true],
  ['Signed by witness 1', false],
])('the footer %s of the only page is removed: %s', (footer, isFooter) => {
  const pages = [buildPage(1, [inBody(lineAt(84, 'Text of its own')), inBody(lineAt(700, 'And the end of it')), small(lineAt(800, footer))])];
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual(isFooter ? [footer] : []);
});

const twoBodies = (page: number) => [
  inBody(lineAt(130, `Text of its own on ${'ab'[page - 1]}`)),
  inBody(lineAt(690, `And the end of ${'ab'[page - 1]}`)),
];
const apart = (base: number, ...texts: string[]): Segment[] =>
  texts.map((text, index) => ({ ...lineAt(base, text), left: 70 + 300 * index, right: 200 + 300 * index }));

test.each([
  {
    of: 'in the footer of a first page and in the header of the next',
    first: apart(790, '17'),
    second: apart(50, 'Chapter 2. Market towns', '18'),
    artifacts: ['17', 'Chapter 2. Market towns 18'],
  },
  {
    of: 'in headers of left and right pages',
    first: apart(48, '204', 'The harbour'),
    second: apart(48, 'Boats and their owners', '205'),
    artifacts: ['204 The harbour', 'Boats and their owners 205'],
  },
  {
    of: 'in the footer of one page and alone on the next',
    first: apart(800, 'Guide for members', '9'),
    second: apart(800, '10'),
    artifacts: ['Guide for members 9', '10'],
  },
])('page numbers $of are removed with the words beside them', ({ first, second, artifacts }) => {
  const pages = [buildPage(1, [...first, ...twoBodies(1)]), buildPage(2, [...second, ...twoBodies(2)])];
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual(artifacts);
});

test.each([
  { of: 'do not go on', first: apart(790, 'Boards of oak', '17'), second: apart(50, 'Boards of ash', '24') },
  { of: 'stand close to the text', first: apart(704, 'Boards of oak', '17'), second: apart(116, 'Boards of ash', '18') },
  { of: 'are no piece of their own', first: apart(790, 'Boards in May 17'), second: apart(50, 'Boards in June 18') },
])('lines at the edges of pages whose numbers $of are text', ({ first, second }) => {
  const pages = [buildPage(1, [...first, ...twoBodies(1)]), buildPage(2, [...second, ...twoBodies(2)])];
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual([]);
});

test.each([
  {
    name: 'a report of two quarters',
    titles: ['Spring report', 'Autumn report'],
    paragraph:
      'Northwind Cycles sold four thousand bicycles in this quarter, fourteen percent more than in the same quarter of the last year, and hired',
    rest: 'six mechanics.',
  },
  {
    name: 'letters to three tenants',
    titles: ['Dear Ms Aalto', 'Dear Mr Brandt', 'Dear Ms Costa'],
    paragraph: 'we write to all who live at Quay Street, since the lift will be repaired from the second to the sixth of May and cannot be used',
    rest: 'in that week.',
  },
  {
    name: 'certificates of one course',
    titles: ['Tomás Ibarra', 'Aurelia Brandt', 'Jonas Weber', 'Priya Nair', 'Amara Osei'],
    paragraph:
      'has taken part in the course on the repair of bicycles, which had twelve evenings, and has passed both of its examinations with good marks and',
    rest: 'without a break.',
  },
])('$name: a paragraph that all begin with below a title of their own stays text, to its last line', ({ titles, paragraph, rest }) => {
  const pages = titles.map((title, index) =>
    buildPage(index + 1, [
      { ...lineAt(30, title), size: 18 },
      inBody(lineAt(55, paragraph)),
      inBody(lineAt(67, rest)),
      inBody(lineAt(400, `Text of its own: ${title}`)),
      small(lineAt(815, `Page ${index + 1} of ${titles.length}`)),
    ]),
  );
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual(titles.map((_, index) => `Page ${index + 1} of ${titles.length}`));
});

test('a long line at the very edge of all pages is a running footer, with the short line above it', () => {
  const notice = 'Printed on paper of the municipal archive, which may be copied for study and teaching but not sold or changed without leave';
  const pages = ['one', 'two', 'three'].map((name, index) =>
    buildPage(index + 1, [inBody(lineAt(400, `Text of its own: ${name}`)), small(lineAt(800, 'Municipal archive')), small(lineAt(815, notice))]),
  );
  expect([...takePaginationArtifacts(pages).values()]).toEqual(Array(3).fill(['Municipal archive', notice]));
});

test.each([
  {
    where: 'at the top of sheets that are scaled to their pages',
    base: 44,
    name: 'Rowing Club of Upper Lake',
    others: ['Budget', 'Reserves'],
    sizes: [10.7, 11],
  },
  { where: 'in the footer of two chapters', base: 800, name: 'Handbuch', others: ['Montage', 'Wartung und Pflege'], sizes: [8, 8] },
  { where: 'before the titles of three minutes', base: 60, name: 'Parish council', others: ['January', 'March', 'May'], sizes: [9, 9, 9] },
])('a name $where is a running line, though what is beside it changes', ({ base, name, others, sizes }) => {
  const pages = others.map((other, index): PageSegments => {
    const header = [lineAt(base, name), { ...lineAt(base, other), left: 400 }].map((segment) => ({ ...segment, size: sizes[index] ?? 9 }));
    const segments = [...header, lineAt(400, `Text of ${other}`)];
    return { page: index + 1, width: 595, height: 842, source: 'text', groups: [{ turn: 0, segments }], hasHidden: false, need: 'none' };
  });
  const artifacts = [...takePaginationArtifacts(pages).values()].flat();
  expect(artifacts).toEqual(others.map((other) => `${name} ${other}`));
});

test('two tables whose headers begin alike keep them', () => {
  const pages = ['Autumn', 'Winter'].map((other, index): PageSegments => {
    const rows = [60, 76, 92].flatMap((base) => [lineAt(base, 'Committee room'), { ...lineAt(base, other), left: 400 }]);
    const groups: PageSegments['groups'] = [{ turn: 0, segments: [...rows, lineAt(400, `Text of ${other}`)] }];
    return { page: index + 1, width: 595, height: 842, source: 'text', groups, hasHidden: false, need: 'none' };
  });
  expect([...takePaginationArtifacts(pages).values()].flat()).toEqual([]);
});
