import { readFileSync } from 'node:fs';
import { createMemorySource } from '../bytes/byteSource.ts';
import type { Codec } from '../bytes/codec.ts';
import { nodeCodec } from '../bytes/nodeCodec.ts';
import { PdfError } from '../errors.ts';
import { PdfFile } from '../file/pdfFile.ts';
import { buildDictionary, PdfString } from '../syntax/values.ts';
import { openPdf } from '../testing/inMemory.ts';

const encrypted = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(`../testing/encrypted/${file}.pdf`, import.meta.url)));
const KINDS = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256'];

function catchErrorCode(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof PdfError) return error.code;
    throw error;
  }
  return 'none';
}

test.each(KINDS)('a file protected with %s does not open without its password', (kind) => {
  expect(catchErrorCode(() => openPdf(encrypted(kind)))).toBe('password_required');
  expect(catchErrorCode(() => openPdf(encrypted(kind), 'wrong'))).toBe('wrong_password');
});

test.each(KINDS)('strings of a file protected with %s are deciphered, also without the ciphers of Node', (kind) => {
  const portable: Codec = { inflate: nodeCodec.inflate, deflate: nodeCodec.deflate };
  const file = PdfFile.open('a.pdf', createMemorySource(encrypted(kind)), portable, 'user');
  expect(buildDictionary({ Lang: file.catalog().get('Lang') })).toEqual(buildDictionary({ Lang: new PdfString('en-GB') }));
});
