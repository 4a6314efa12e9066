import fc from 'fast-check';
import { assignFindings, carryOverFindings, type Finding } from './grammarFindings';

const paragraph = (id: string, text: string) => ({ id, kind: 'evidence' as const, text, written: { text, claims: [] } });
const correction = (offset: number, original: string) => ({
  id: original,
  original,
  corrected: 'x',
  type: 'spelling' as const,
  suggestion: 'A slip.',
  offset,
  length: original.length,
  replacements: [],
  ruleId: 'r',
  confidence: 'high' as const,
});

test('a finding is in its paragraph, also behind one that is empty or indented', () => {
  const paragraphs = [paragraph('a', 'Dear you,'), paragraph('b', ''), paragraph('c', ' I seen it.')];
  const found = assignFindings([correction('Dear you,\n\nI '.length, 'seen')], paragraphs);
  expect(found).toMatchObject([{ paragraph: 'c', offset: 3, original: 'seen', replacements: ['x'] }]);
});

test('whatever is typed, a finding that is kept is still at its offset', () => {
  const words = fc.array(fc.constantFrom('I', 'seen', 'a', 'bear', ''), { maxLength: 8 });
  fc.assert(
    fc.property(words, words, words, (before, after, changed) => {
      const text = [...before, 'teh', ...after].join(' ');
      const offset = text.indexOf('teh');
      const finding: Finding = { id: '1', paragraph: 'p', offset, original: 'teh', replacements: [], why: '' };
      for (const next of [changed.join(' '), [...changed, 'teh', ...after].join(' '), [...before, 'teh', ...changed].join(' ')]) {
        for (const kept of carryOverFindings([finding], 'p', text, next)) expect(next.slice(kept.offset, kept.offset + 3)).toBe('teh');
      }
    }),
  );
});
