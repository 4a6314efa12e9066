import type { TextKind } from '@sheaf/language/identify/classifyText';
import { identifyLanguage } from '@sheaf/language/identify/identifyLanguage';
import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { loadSentenceModel } from '@sheaf/language/sentenceModel/sentenceModel';
import { splitSentences } from '@sheaf/language/sentences/splitSentences';
import { countWords, findEndOfWords } from '@sheaf/language/tokens/countWords';
import { type Token, tokenize } from '@sheaf/language/tokens/tokenize';
import { breathe, type EngineHooks } from '@sheaf/platform/engineHooks';
import { overlap, removeOverlaps, toCorrection } from './corrections.ts';
import { findWithHarper } from './harper/harperFindings.ts';
import { prepareHarper } from './harper/harperLinter.ts';
import { measureReadability } from './readability.ts';
import { summarizeCorrections } from './result.ts';
import { findTwice } from './rules/lookTwice.ts';
import { keepWordsOfBothLanguages, listRespellings } from './safety/fewWords.ts';
import { keepOutOfForeignSentences } from './safety/foreignSentences.ts';
import { listUnsound } from './safety/jointResult.ts';
import { keepSafeFindings } from './safety/safeFindings.ts';
import { isSpanishPassage, readSpanishPart } from './spanish/checkSpanish.ts';
import { findSpanishCorrections } from './spanish/spanishCorrections.ts';
import { findFeatures } from './spanish/words/spanishWords.ts';
import { findRegionalSpellings } from './spelling/regions.ts';
import { findMisspellings, findUnknownWords, type WordUse } from './spelling/spellingFindings.ts';
import { findLikelierWords, prepareStatistics } from './statistical/findLikelierWords.ts';
import { findSoundAlikes } from './statistical/soundAlikes.ts';
import { findMinoritySpelling, findMixedSpelling, findStyleAdvice, limitAdvice } from './style/styleFindings.ts';
import { type Passage, splitPassages } from './text/passages.ts';
import type { Finding } from './types/finding.ts';
import { type GrammarDialect, type GrammarPreset, grammarDialects, grammarPresets } from './types/grammarKinds.ts';
import type { Correction, GrammarRequest, GrammarResult } from './types/grammarResult.ts';

/** Named as the engine of every check that no AI service had a part in. */
const BUILT_IN = 'built-in';
/** Harper is quicker with several paragraphs at once. */
const PASSAGES_AT_ONCE = 8;

interface Part {
  passage: Passage;
  tokens: Token[];
}

/** Has words and rules ready, so that the first check of a process need not wait for them. */
export async function prepareGrammar(): Promise<void> {
  loadLexicon();
  loadSentenceModel();
  prepareStatistics();
  await prepareHarper();
}

/** Finds what is misspelt and ungrammatical in a text in English or Spanish, and advises on the style of English. */
export async function checkGrammar(request: GrammarRequest, hooks: EngineHooks): Promise<GrammarResult> {
  const { text } = request;
  const wordCount = countWords(text);
  const checkedWordCount = Math.min(wordCount, request.wordLimit || wordCount);
  const truncated = checkedWordCount < wordCount;
  const checked = truncated ? text.slice(0, findEndOfWords(text, checkedWordCount)) : text;
  const dialect = grammarDialects.find((known) => known === request.language) ?? 'en';

  const tokens = tokenize(checked);
  const kind = identifyLanguage(checked, tokens);
  const isSpanish = kind.kind === 'foreign' && kind.language === 'es';
  const isWord = isSpanish ? (word: string) => findFeatures(word) !== undefined : isKnownWord;
  const parts = splitPassages(checked, isWord).map((passage) => ({ passage, tokens: tokenize(passage.text) }));
  const english = kind.kind === 'english' ? parts.filter(({ passage, tokens: read }) => identifyLanguage(passage.text, read).kind === 'english') : [];
  const spanish = isSpanish ? parts.filter((part) => isSpanishPassage(part)).map(({ passage, tokens: read }) => readSpanishPart(passage, read)) : [];
  const found = isSpanish
    ? await findSpanishCorrections(spanish, request, hooks, { text: checked, words: checkedWordCount })
    : await findEnglishCorrections(english, request, dialect, checkedWordCount, checked, hooks);
  const isUnsure = kind.kind !== 'notProse' && kind.isUnsure;
  const corrections = keepWordsOfBothLanguages(isUnsure ? listRespellings(found) : found, tokens);
  const warnings = listWarnings(isSpanish ? { kind: 'english' } : kind, truncated, checkedWordCount);
  const readability = measureReadability(english.flatMap(({ tokens: read }) => splitSentences(read)));
  return {
    ...summarizeCorrections(text, corrections),
    wordCount,
    checkedWordCount,
    truncated,
    language: kind.kind === 'foreign' ? kind.language : 'en',
    engine: BUILT_IN,
    ...(warnings.length > 0 && { warnings }),
    ...(readability && { readability }),
  };
}

async function findEnglishCorrections(
  parts: readonly Part[],
  request: GrammarRequest,
  dialect: GrammarDialect,
  words: number,
  text: string,
  hooks: EngineHooks,
): Promise<Correction[]> {
  const use = countWordUse(parts, request.ignoreWords ?? []);
  const disabled = new Set(request.disabledRules);
  const preset: GrammarPreset = grammarPresets.find((known) => known === request.preset) ?? 'general';
  const budget = limitAdvice(words);
  const minority = findMinoritySpelling(
    parts.flatMap(({ tokens }) => tokens),
    dialect,
  );
  const corrections: Correction[] = [];
  let word = 0;
  for (let at = 0; at < parts.length; at += PASSAGES_AT_ONCE) {
    hooks.onProgress({ stage: 'proofreading', word, words });
    await breathe(hooks.signal);
    const some = parts.slice(at, at + PASSAGES_AT_ONCE);
    const byHarper = await findWithHarper(
      some.map(({ passage }) => passage),
      dialect,
      at === 0,
    );
    for (const [number, { passage, tokens }] of some.entries()) {
      const misspellings = findMisspellings(tokens, use);
      const found = keepOutOfForeignSentences(
        keepSafeFindings(
          [
            ...misspellings,
            ...findRegionalSpellings(tokens, dialect),
            ...findTwice(readAsMeant(tokens, misspellings), byHarper[number] ?? []),
            ...(byHarper[number] ?? []),
          ],
          tokens,
          passage.text,
        ),
        tokens,
        passage.text,
      );
      const errors = listUnsound(found, removeOverlaps(found), tokens);
      const best = removeOverlaps(errors);
      const likelier = keepSafeFindings([...findSoundAlikes(tokens, best), ...findLikelierWords(tokens, best)], tokens, passage.text);
      const findings = [...errors, ...likelier, ...findMixedSpelling(tokens, minority, budget), ...findStyleAdvice(tokens, preset, budget)];
      // Where a rule that was switched off would report something, no other rule reports it.
      const silenced = findings.filter(({ ruleId }) => disabled.has(ruleId));
      const wanted = findings.filter((finding) => !silenced.some((other) => overlap(finding, other)) && !isIgnored(finding, passage, use.ignored));
      for (const finding of removeOverlaps(wanted)) {
        const correction = toCorrection(finding, passage, text);
        if (correction) corrections.push(correction);
      }
      word += countWords(passage.text);
    }
  }
  return corrections;
}

/** Reads misspelt words as the words that were surely meant, so that rules see the sentence behind them. */
function readAsMeant(tokens: readonly Token[], misspellings: readonly Finding[]): readonly Token[] {
  const meant = new Map(
    misspellings.flatMap(({ start, confidence, replacements: [word] }) =>
      confidence === 'high' && word && /^\p{L}+(?:'\p{L}+)?$/u.test(word) ? [[start, word] as const] : [],
    ),
  );
  if (meant.size === 0) return tokens;
  return tokens.map((token) => {
    const word = meant.get(token.start);
    return word === undefined ? token : { ...token, text: word, lower: word.toLowerCase() };
  });
}

function countWordUse(parts: readonly Part[], ignoreWords: readonly string[]): WordUse {
  const times = new Map<string, number>();
  for (const { tokens } of parts) for (const word of findUnknownWords(tokens)) times.set(word, (times.get(word) ?? 0) + 1);
  return { times, ignored: new Set(ignoreWords.map((word) => word.trim().toLowerCase().replaceAll('\u2019', "'"))) };
}

function isIgnored({ start, end }: Finding, { text }: Passage, ignored: ReadonlySet<string>): boolean {
  return ignored.has(text.slice(start, end).toLowerCase());
}

function listWarnings(kind: TextKind, truncated: boolean, words: number): NonNullable<GrammarResult['warnings']> {
  return [
    ...(kind.kind === 'foreign'
      ? [{ code: 'not_english' as const, text: 'This text seems to be neither in English nor in Spanish, so nothing was marked.' }]
      : []),
    ...(kind.kind === 'notProse'
      ? [{ code: 'not_prose' as const, text: 'This looks like code, numbers or names rather than sentences, so nothing was marked.' }]
      : []),
    ...(truncated ? [{ code: 'truncated' as const, text: `Only the first ${words} words were checked.` }] : []),
  ];
}
