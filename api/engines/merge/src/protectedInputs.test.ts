import { readFileSync } from 'node:fs';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { mergeInMemory } from './testing/mergeInMemory.ts';

const ENCRYPTED = new URL('../../pdf/src/testing/encrypted/', import.meta.url);
const encrypted = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(`${file}.pdf`, ENCRYPTED)));
const KINDS = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256'];

test.each(KINDS)('a file protected with %s opens with its password, or the owner’s, and is merged unprotected', async (kind) => {
  const inputs = ['user', 'owner'].map((password) => ({ name: 'a.pdf', bytes: encrypted(kind), password }));
  const { bytes } = mergeInMemory(inputs);
  expect(await readPageTexts(bytes)).toEqual(['first page', 'second page', 'first page', 'second page']);
});

test.each(KINDS)('a file protected with %s is refused by name without its password', (kind) => {
  const locked = { name: 'a.pdf', bytes: encrypted(kind) };
  expect(() => mergeInMemory([locked])).toThrow(expect.objectContaining({ code: 'password_required', file: 'a.pdf' }));
  expect(() => mergeInMemory([{ ...locked, password: 'wrong' }])).toThrow(expect.objectContaining({ code: 'wrong_password', file: 'a.pdf' }));
});

test('a file that only restricts its use opens without a password', async () => {
  const { bytes } = mergeInMemory([{ name: 'a.pdf', bytes: encrypted('aes-256-no-password') }]);
  expect(await readPageTexts(bytes)).toEqual(['first page', 'second page']);
});
