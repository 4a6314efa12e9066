import { serializeXml, wrapSerialized } from './serializeXml.ts';

test.each([
  [{ 'w:b': {} }, '<w:b/>'],
  [{ 'w:sz': { _attr: { 'w:val': 24 } } }, '<w:sz w:val="24"/>'],
  [
    { 'w:p': [{ _attr: { 'w:id': 'a"b' } }, { 'w:r': [{ 'w:t': ['Salt & <pepper>'] }] }] },
    '<w:p w:id="a&quot;b"><w:r><w:t>Salt &amp; &lt;pepper&gt;</w:t></w:r></w:p>',
  ],
])('writes an element with its attributes and what is in it', (element, xml) => {
  expect(serializeXml(element)).toBe(xml);
});

test.each(['bell\u0007', 'escape\u001b', 'null\0'])('leaves out control characters of a text, which a Word file must not have: %j', (words) => {
  expect(serializeXml({ 'w:t': [words] })).toBe(`<w:t>${words.slice(0, -1)}</w:t>`);
});

test('takes over what was written before as it is', () => {
  expect(serializeXml({ 'w:body': [wrapSerialized('<w:p/><w:p/>'), { 'w:sectPr': {} }] })).toBe('<w:body><w:p/><w:p/><w:sectPr/></w:body>');
});
