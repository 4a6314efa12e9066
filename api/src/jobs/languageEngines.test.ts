import { WORDS_BY_LENGTH } from '@sheaf/cover-letter/types/letterKinds';
import { grammarDialects as dialects, grammarPresets as presets } from '@sheaf/grammar/types/grammarKinds';
import { wordsOfLength } from '../../contract/coverLetter.ts';
import { grammarDialects, grammarPresets } from '../../contract/grammar.ts';

test('engines and pages have the same presets, dialects and lengths', () => {
  expect({ presets, dialects, lengths: WORDS_BY_LENGTH }).toEqual({ presets: grammarPresets, dialects: grammarDialects, lengths: wordsOfLength });
});
