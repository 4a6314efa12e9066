/** `node api/engines/pdf-text/src/cli.ts FILE.pdf`: prints the text of a PDF as the reader sees it. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from './readDocument.ts';

const [path, password] = process.argv.slice(2);
if (path === undefined) throw new Error('Give the PDF to read.');
const file = createFileInMemory(basename(path), readFileSync(path));
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const { text } = await readDocument(file, { maxPages: 0, password, recognition: { mode: 'auto', open: openRecogniser } }, hooks);
process.stdout.write(`${text}\n`);
