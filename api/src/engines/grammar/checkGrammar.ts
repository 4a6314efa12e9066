import type { Correction, GrammarDialect, GrammarRequest, GrammarResult } from '../../../contract/grammar.ts';
import { grammarDialects } from '../../../contract/grammar.ts';
import { breathe, type EngineHooks } from '../engine.ts';
import { applied, correctionOf, withoutOverlap } from './corrections.ts';
import { harperFindings } from './harper/harperFindings.ts';
import { passagesOf } from './text/passages.ts';
import { countWords, endOfWords } from './text/words.ts';

/** Told as the engine of every check that no AI service had a part in. */
const BUILT_IN = 'built-in';
/** Harper is quicker with several paragraphs at once. */
const PASSAGES_AT_ONCE = 8;

/** Finds what is misspelt and ungrammatical in an English text, and advises on style. */
export async function checkGrammar(request: GrammarRequest, hooks: EngineHooks): Promise<GrammarResult> {
  const { text } = request;
  const wordCount = countWords(text);
  const checkedWordCount = Math.min(wordCount, request.wordLimit || wordCount);
  const truncated = checkedWordCount < wordCount;
  const checked = truncated ? text.slice(0, endOfWords(text, checkedWordCount)) : text;
  const dialect: GrammarDialect = grammarDialects.find((known) => known === request.language) ?? 'en';

  const passages = passagesOf(checked, () => true);
  const corrections: Correction[] = [];
  let words = 0;
  for (let at = 0; at < passages.length; at += PASSAGES_AT_ONCE) {
    hooks.onProgress({ stage: 'proofreading', word: words, words: checkedWordCount });
    await breathe(hooks.signal);
    const some = passages.slice(at, at + PASSAGES_AT_ONCE);
    const found = await harperFindings(some, dialect);
    some.forEach((passage, number) => {
      words += countWords(passage.text);
      for (const finding of withoutOverlap(found[number] ?? [])) {
        const correction = correctionOf(finding, passage, checked);
        if (correction) corrections.push(correction);
      }
    });
  }
  return {
    correctedText: applied(text, corrections),
    totalCorrections: corrections.length,
    grammarCount: count(corrections, 'grammar'),
    spellingCount: count(corrections, 'spelling'),
    styleCount: count(corrections, 'style'),
    corrections,
    wordCount,
    checkedWordCount,
    truncated,
    language: 'en',
    engine: BUILT_IN,
  };
}

function count(corrections: readonly Correction[], type: Correction['type']): number {
  return corrections.filter((correction) => correction.type === type).length;
}
