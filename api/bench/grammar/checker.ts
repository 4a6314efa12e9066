/** A living process that checks one text after the other: `checker.ts sheaf` is our engine, `checker.ts harper` is Harper as it comes. */

import { isApplied } from '@sheaf/grammar/applyCorrections';
import { checkGrammar } from '@sheaf/grammar/checkGrammar';

export interface CheckAnswer {
  findings: { offset: number; length: number; replacement: string | undefined }[];
  cpuMs: number;
  peakBytes: number;
}

type Check = (text: string) => Promise<CheckAnswer['findings']>;

const MICROSECONDS = 1000;
const KILOBYTE = 1024;
const hooks = { onProgress: () => undefined, signal: new AbortController().signal };

const checks: Record<string, () => Promise<Check>> = {
  sheaf: async () => async (text) => {
    const { corrections } = await checkGrammar({ text }, hooks);
    return corrections.filter(isApplied).map(({ offset, length, corrected }) => ({ offset, length, replacement: corrected }));
  },
  async harper() {
    const { LocalLinter } = await import('harper.js');
    const { binary } = await import('harper.js/binary');
    const linter = new LocalLinter({ binary });
    return async (text) =>
      (await linter.lint(text, { language: 'plaintext' })).map((lint) => {
        const { start, end } = lint.span();
        return { offset: start, length: end - start, replacement: lint.suggestions()[0]?.get_replacement_text() };
      });
  },
};

const check = await checks[process.argv[2] ?? '']?.();
if (!check) throw new Error('Say who checks: sheaf or harper.');
process.on('message', async (text: string) => {
  const before = process.cpuUsage();
  const findings = await check(text);
  const { user, system } = process.cpuUsage(before);
  const answer: CheckAnswer = { findings, cpuMs: (user + system) / MICROSECONDS, peakBytes: process.resourceUsage().maxRSS * KILOBYTE };
  process.send?.(answer);
});
