import { expect, test } from '@jest/globals';
import { withQuotedFigures } from './formatQuotedFigures.ts';
import type { SavedFigures } from './savedFigures.ts';

const measured = { date: '2030-01-02', machine: '2 cores', node: 'v24' };
const spread = (median: number) => ({ median, from: median, to: median });
const program = (name: string, ratio: number, peakBytes: number | null) => ({
  program: name,
  figures: { cpuMs: spread(10), cpuBesideQpdf: spread(ratio), wallBesideQpdf: spread(1), peakBytes, bytes: 1, sizeBesideQpdf: ratio / 2 },
});
const saved: SavedFigures = {
  merge: {
    links: {
      set: { name: 'links', what: '2 x 3 pages', bytes: 1, pages: 6 },
      programs: [
        program('qpdf', 1, 2 ** 20),
        program('mutool', 0.5, null),
        { program: 'Sheaf, cold', figures: null },
        program('Sheaf, warm', 0.2, 1),
      ],
      rounds: 7,
      measured,
    },
  },
  page: { loadBytes: 2048, withFilesBytes: 1024, engineGzipBytes: null, measured },
};

test('a document quotes the newest figures between its markers and keeps everything else', () => {
  const text = withQuotedFigures('Before.\n<!-- figures:merge -->\noutdated\n<!-- /figures -->\nAfter.\n', saved);
  expect(text).toContain('| 2 x 3 pages | 0.50 (without the links) | fails | **0.20** | 1, -, - | 0.25 (without the links), fails |');
  expect(text).toContain('Measured 2030-01-02, 7 rounds, 2 cores.\n<!-- /figures -->\nAfter.');
  expect(text).not.toContain('outdated');
  expect(withQuotedFigures(text, saved)).toBe(text);
});

test('what the page loads is shown in kilobytes, and a block that nobody measures is an error', () => {
  expect(withQuotedFigures('<!-- figures:page -->\n<!-- /figures -->', saved)).toContain('fetches 2 KB of JavaScript');
  expect(() => withQuotedFigures('<!-- figures:none -->\n<!-- /figures -->', saved)).toThrow('No figures are called "none".');
});
