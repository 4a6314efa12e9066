/** `npm run --silent merge -- OUT.pdf IN.pdf IN.pdf…`: exit status 0 means merged; otherwise one sentence on stderr says why not. */
import { MIN_MERGE_FILES } from '../../../contract/pdf.ts';
import { Refusal } from '../../refusal.ts';
import { mergeFiles } from './node.ts';

const [out, ...files] = process.argv.slice(2);

async function run(): Promise<void> {
  if (out === undefined) throw new Error('Give the file to write and the PDF files to merge.');
  if (files.length < MIN_MERGE_FILES) throw new Refusal('not_enough_files');
  const report = await mergeFiles(files, out);
  for (const warning of report.warnings) process.stderr.write(`${warning.text}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
