import { readFileSync } from 'node:fs';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { decodeLatin1, encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { getFirstExtra, writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { inspectFile } from './inspectFile.ts';

const extra = getFirstExtra(2);
const paper = (catalog = '', objects: string[] = []) => writeTextPdf({ pages: ['one', 'two'], catalog, extra: objects });
const form = (field: string, more: string[] = []) => paper(`/AcroForm<</Fields[${extra} 0 R]/SigFlags 1>>`, [field, ...more]);
const inspected = (bytes: Uint8Array, password?: string) => inspectFile(createMemorySource(bytes), nodeCodec, password);
const encrypted = (kind: string) => new Uint8Array(readFileSync(new URL(`../../../pdf/src/testing/encrypted/${kind}.pdf`, import.meta.url)));

const plain = { state: 'read', pages: 2, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false, outlineItems: 0 };

test('a plain file is its pages and nothing else', () => {
  expect(inspected(paper())).toEqual(plain);
});

test.each([
  ['has a form when there is a field', form('<</FT/Tx/T(name)>>'), { hasForm: true }],
  ['has no form when the form is empty', paper('/AcroForm<</Fields[]>>'), {}],
  ['has no form when its only field does not exist', paper('/AcroForm<</Fields[99 0 R]>>'), {}],
  ['is not signed by a field that waits for a signature', form('<</FT/Sig/T(sign here)>>'), { hasForm: true }],
  ['is signed when the field has a value', form(`<</FT/Sig/T(sign here)/V ${extra + 1} 0 R>>`, ['<</Type/Sig>>']), { hasForm: true, isSigned: true }],
  [
    'is signed when the type stands in the group',
    form(`<</FT/Sig/T(group)/Kids[${extra + 1} 0 R]>>`, [`<</T(a)/V ${extra + 2} 0 R>>`, '<</Type/Sig>>']),
    { hasForm: true, isSigned: true },
  ],
  ['is looked through once when its fields lead round', form(`<</T(a)/Kids[${extra} 0 R]>>`), { hasForm: true }],
  [
    'has bookmarks, those beneath others among them, each once',
    paper(`/Outlines<</First ${extra} 0 R>>`, [`<</Title(a)/First ${extra + 1} 0 R/Next ${extra} 0 R>>`, `<</Title(b)/Next ${extra} 0 R>>`]),
    { outlineItems: 2 },
  ],
])('a file %s', (_, bytes, facts) => {
  expect(inspected(bytes)).toEqual({ ...plain, ...facts });
});

test.each([
  ['its table has to be rebuilt', (text: string) => text.replace(/xref\n[\s\S]*/, '')],
  ['an object is not where the table says', (text: string) => text.replace('5 0 obj', '5  0 obj').replace('4 0 obj', '   4 0 obj')],
])('a file is damaged, with all its pages there, when %s', (_, damage) => {
  expect(inspected(encodeLatin1(damage(decodeLatin1(paper()))))).toEqual({ ...plain, isDamaged: true });
});

test.each(['rc4-40', 'aes-128', 'aes-256'])('a file protected with %s waits for its password', (kind) => {
  expect(inspected(encrypted(kind))).toEqual({ state: 'locked', isWrongPassword: false });
  expect(inspected(encrypted(kind), 'wrong')).toEqual({ state: 'locked', isWrongPassword: true });
  expect(inspected(encrypted(kind), 'user')).toEqual(expect.objectContaining({ state: 'read', pages: 2, isEncrypted: true }));
});

test('a file that opens without a password is protected all the same', () => {
  expect(inspected(encrypted('aes-256-no-password'))).toEqual(expect.objectContaining({ state: 'read', isEncrypted: true }));
});

test.each([
  ['is no PDF', encodeLatin1('a letter'), 'not_a_pdf'],
  ['is empty', new Uint8Array(0), 'not_a_pdf'],
  ['has lost a page', encodeLatin1(decodeLatin1(paper()).replace(/6 0 obj[\s\S]*?endobj/, '')), 'damaged_pdf'],
])('a file that %s cannot be read', (_, bytes, code) => {
  expect(inspected(bytes)).toEqual({ state: 'unreadable', code });
});
