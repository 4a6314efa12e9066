import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeDocx } from '../docx/writeDocx.ts';
import { buildDocument, buildListStyle, cell, heading, item, paragraph, table, text } from '../testing/models.ts';
import { findFaults } from './findFaults.ts';
import { validateDocx } from './validateDocx.ts';

const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (c) =>
  c.charCodeAt(0),
);

/** A file with one of everything. */
const sound = await writeDocx(
  buildDocument(
    [
      heading('Heading', 1),
      paragraph([text('See'), { kind: 'footnote', id: 1 }, { ...text('here'), link: { to: 'address', address: 'https://example.org/' } }]),
      paragraph([{ ...text('above'), link: { to: 'bookmark', bookmark: 'a' } }], { bookmark: 'a' }),
      item('item', 0),
      table([90, 90], [[cell('a', { rowSpan: 2 }), cell('b')], [cell('c')]]),
      paragraph([{ kind: 'picture', picture: 'p', width: 10, height: 10 }]),
    ],
    {
      lists: [buildListStyle(['bullet', '•'])],
      footnotes: [{ id: 1, blocks: [paragraph('Note.')] }],
      pictures: new Map([['p', { format: 'png', bytes: PNG }]]),
    },
  ),
);

type Change = (parts: Map<string, string>) => void;

/** The same file with something about it changed. */
function broken(change: Change): Uint8Array {
  const files = unzipSync(sound);
  const parts = new Map(Object.entries(files).flatMap(([name, bytes]) => (/\.(?:xml|rels)$/.test(name) ? [[name, strFromU8(bytes)] as const] : [])));
  const before = new Set(parts.keys());
  change(parts);
  for (const name of before) if (!parts.has(name)) delete files[name];
  for (const [name, xml] of parts) files[name] = strToU8(xml);
  return zipSync(files);
}

function replace(part: string, from: string | RegExp, to: string): Change {
  return (parts) => {
    const xml = parts.get(part) ?? '';
    const changed = xml.replace(from, to);
    // A test that changes nothing would test nothing.
    expect(changed).not.toBe(xml);
    parts.set(part, changed);
  };
}

const inDocument = (from: string | RegExp, to: string) => replace('word/document.xml', from, to);
const remove =
  (part: string): Change =>
  (parts) =>
    void parts.delete(part);

test('finds nothing to say of a sound file', () => {
  expect(findFaults(sound)).toEqual([]);
  expect(validateDocx(sound)).toBe(sound);
});

const cases: [what: string, change: Change, fault: RegExp][] = [
  ['properties in another order', inDocument(/(<w:pStyle [^>]*>)(<w:numPr>.*?<\/w:numPr>)/, '$2$1'), /w:pStyle stands too late in w:pPr/],
  ['an element where it may not stand', inDocument('<w:r>', '<w:tbl/><w:r>'), /w:tbl may not stand in w:p/],
  ['properties said twice', inDocument('<w:tblGrid>', '<w:tblGrid></w:tblGrid><w:tblGrid>'), /w:tblGrid stands twice in w:tbl/],
  ['a paragraph in a paragraph', inDocument('<w:p>', '<w:p><w:p></w:p>'), /w:p may not stand in w:p/],
  ['an element in a text', inDocument('>See<', '><w:br/>See<'), /w:br may not stand in w:t/],
  ['a text outside of runs', inDocument('<w:p>', '<w:p>loose'), /a text within w:p/],
  ['a control character', inDocument('>See<', '>S\u0001e<'), /a character that XML does not have/],
  ['a control character by its number', inDocument('>See<', '>S&#2;e<'), /a character that XML does not have/],
  ['an ampersand', inDocument('>See<', '>S&e<'), /an ampersand/],
  ['a tag that is not closed', inDocument('</w:body>', ''), /closes <w:body>/],
  ['a row that does not fill its grid', inDocument('<w:gridCol w:w="1800"/>', ''), /a row of 2 columns in a grid of 1/],
  ['a merged cell with none above it', inDocument('<w:vMerge w:val="restart"/>', ''), /goes on from none above/],
  ['a cell that does not end in a paragraph', inDocument(/<w:p>(?:(?!<\/w:p>).)*>b<.*?<\/w:p>/s, ''), /a cell does not end in a paragraph/],
  ['a style that is not there', inDocument('w:val="Heading1"', 'w:val="Heading9"'), /there is no style "Heading9"/],
  ['a list that is not there', inDocument(/<w:numId w:val="\d+"\/>/, '<w:numId w:val="77"/>'), /there is no list "77"/],
  ['a level that no list has', inDocument('<w:ilvl w:val="0"/>', '<w:ilvl w:val="9"/>'), /w:ilvl has w:val="9"/],
  ['a note that is not there', inDocument('<w:footnoteReference w:id="1"/>', '<w:footnoteReference w:id="5"/>'), /there is no note "5"/],
  [
    'two marks of a note',
    inDocument('<w:footnoteReference w:id="1"/>', '<w:footnoteReference w:id="1"/><w:footnoteReference w:id="1"/>'),
    /two marks/,
  ],
  ['a bookmark that does not end', inDocument(/<w:bookmarkEnd [^>]*>/, ''), /a bookmark that does not begin or end/],
  ['a bookmark set twice', inDocument(/(<w:bookmarkStart [^>]*>)/, '$1$1'), /is set twice/],
  ['a link to no bookmark', inDocument('w:anchor="_Place1"', 'w:anchor="elsewhere"'), /there is no bookmark "elsewhere"/],
  ['a relationship that is not there', inDocument(/r:embed="[^"]*"/, 'r:embed="rId99"'), /"rId99", which is no relationship/],
  ['a size that is no whole number', inDocument(/<w:tcW ([^>]*)w:w="1800"/, '<w:tcW $1w:w="1800.5"'), /w:tcW has w:w="1800.5"/],
  ['a page that is too large', inDocument(/w:h="\d+"/, 'w:h="40000"'), /w:pgSz has w:h="40000"/],
  ['a picture without a size', inDocument(/<wp:extent [^>]*>/, ''), /a picture without a size/],
  [
    'a colour that is none',
    replace('word/styles.xml', /w:fill="\w+"|<w:color w:val="\w+"/, '<w:color w:val="blueish"'),
    /w:color has w:val="blueish"/,
  ],
  ['a part that is not there', remove('word/footnotes.xml'), /leads to footnotes.xml, which does not exist/],
  ['a relationship of another name', replace('word/_rels/document.xml.rels', 'Id="rId2"', 'Id="rId1"'), /"rId1" is no relationship's own name/],
  ['an address with a blank', replace('word/_rels/document.xml.rels', 'https://example.org/', 'https://example.org/a b'), /leads to no address/],
  ['no content types', remove('[Content_Types].xml'), /no content types/],
  [
    'a style before the defaults',
    replace('word/styles.xml', /(<w:docDefaults>.*?<\/w:docDefaults>)(<w:style .*?<\/w:style>)/s, '$2$1'),
    /w:docDefaults stands too late/,
  ],
  ['two styles of one name', replace('word/styles.xml', 'w:styleId="Heading2"', 'w:styleId="Heading1"'), /two styles have one name/],
  ['a list without its levels', replace('word/numbering.xml', /<w:abstractNum .*<\/w:abstractNum>/s, ''), /there is no list/],
];

test.each(cases)('finds %s', (_, change, fault) => {
  expect(findFaults(broken(change))).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});

test('finds a part of no type', () => {
  const files = unzipSync(sound);
  expect(findFaults(zipSync({ ...files, 'word/media/picture.tiff': PNG }))).toEqual(['word/media/picture.tiff has no content type']);
});

test('finds a file that is cut short, and one that is damaged', () => {
  expect(findFaults(sound.slice(0, -30))).toEqual(['The archive has no end.']);
  const damaged = zipSync(unzipSync(sound), { level: 0 });
  const at = Buffer.from(damaged).indexOf('<w:body>');
  damaged.set(strToU8('<w:bodi>'), at);
  expect(findFaults(damaged)).toEqual([expect.stringMatching(/document\.xml is damaged/)]);
});

test('a file with a fault is never handed out', () => {
  expect(() => validateDocx(broken(inDocument('<w:tblGrid>', '<w:tblGrid></w:tblGrid><w:tblGrid>')))).toThrow('The written Word file has');
});
