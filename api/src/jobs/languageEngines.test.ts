import { WORDS_BY_LENGTH } from '@sheaf/cover-letter/types/letterKinds';
import { grammarDialects as dialects, grammarPresets as presets } from '@sheaf/grammar/types/grammarKinds';
import type { GrammarResult as EngineResult } from '@sheaf/grammar/types/grammarResult';
import { wordsOfLength } from '../../contract/coverLetter.ts';
import { type GrammarResult, grammarDialects, grammarPresets } from '../../contract/grammar.ts';

test('engines and pages have the same presets, dialects and lengths', () => {
  expect({ presets, dialects, lengths: WORDS_BY_LENGTH }).toEqual({ presets: grammarPresets, dialects: grammarDialects, lengths: wordsOfLength });
});

test('what the grammar engine finds can be sent as it is', () => {
  const send = (result: EngineResult): GrammarResult => result;
  expect(send).toBeDefined();
});
