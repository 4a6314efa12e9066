/** Checks JSON lines `{id, text}` from the standard input, one answer a line: how the engine is measured without a server. */
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { isApplied } from './applyCorrections.ts';
import { checkGrammar } from './checkGrammar.ts';

const CheckRequest = z.object({ id: z.string(), text: z.string() });
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const { id, text } = CheckRequest.parse(JSON.parse(line));
  const { correctedText, corrections } = await checkGrammar({ text }, hooks);
  const items = corrections.map((correction) => ({
    start: correction.offset,
    end: correction.offset + correction.length,
    original: correction.original,
    replacements: correction.replacements,
    type: correction.type,
    rule: correction.ruleId,
    apply: isApplied(correction),
  }));
  process.stdout.write(`${JSON.stringify({ id, corrected: correctedText, items })}\n`);
}
