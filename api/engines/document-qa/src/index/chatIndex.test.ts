import { describe, expect, test } from '@jest/globals';
import { findIndexTerms } from '@sheaf/language/terms/searchTerms';
import fc from 'fast-check';
import { writeDocument } from '../testing/writeDocument.ts';
import { BOX_STEPS, buildChatIndex } from './buildChatIndex.ts';
import { openChatIndex } from './openChatIndex.ts';

/** Half a step of the grid that boxes are kept on, for a place and for a size. */
const ROUNDING = 1 / BOX_STEPS;
const word = fc.oneof(
  fc.constantFrom('The', 'fee', 'is', 'due.', 'Erik', '1,250', 'e.g.', 'well-known', 'Zürich', '船舶'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).map((text) => text.replace(/[\s|→]/g, '') || 'x'),
  // Half of a pair, as broken fonts give it.
  fc.constant('a\ud83d'),
);
const line = fc
  .tuple(fc.constantFrom('', '# ', '- '), fc.array(word, { minLength: 1, maxLength: 25 }))
  .map(([mark, words]) => mark + words.join(' '));
const pages = fc.array(fc.array(line, { maxLength: 5 }), { maxLength: 4 });
const RUNS = { numRuns: 30 };

describe('What is kept of a document for the hour', () => {
  test('is its text, its pages, its paragraphs and the place of every word', () => {
    fc.assert(
      fc.property(pages, fc.constantFrom('en', 'de', 'und'), (written, language) => {
        const document = writeDocument(written, { language });
        const index = openChatIndex(buildChatIndex(document));
        expect(index.text).toBe(document.text);
        expect(index.language).toBe(language);
        expect(index.paragraphs).toEqual(document.paragraphs);
        expect(index.pages).toEqual(document.pages.map(({ words: _, paginationArtifacts: __, ...page }) => page));
        for (const { page, words } of document.pages) {
          for (const { start, end, boxes } of words) {
            const [found] = index.listBoxes(start, end);
            const [{ x, y, w, h } = { x: 0, y: 0, w: 0, h: 0 }] = boxes;
            expect(found?.page).toBe(page);
            expect(Math.abs((found?.x ?? 2) - Math.min(1, x)) + Math.abs((found?.y ?? 2) - Math.min(1, y))).toBeLessThan(2 * ROUNDING);
            expect(Math.abs((found?.w ?? 2) - Math.min(1, w)) + Math.abs((found?.h ?? 2) - h)).toBeLessThan(2 * ROUNDING);
          }
        }
      }),
      RUNS,
    );
  });

  test('has every word in exactly one sentence, and every sentence under the words it has', () => {
    fc.assert(
      fc.property(pages, (written) => {
        const index = openChatIndex(buildChatIndex(writeDocument(written)));
        const inSentences = index.sentences.map(({ start, end }) => index.text.slice(start, end)).join('');
        expect(inSentences.replace(/\s/g, '')).toBe(index.text.replace(/\s/g, ''));
        for (const [position, { start, end, paragraph }] of index.sentences.entries()) {
          expect(start).toBeGreaterThanOrEqual(index.paragraphs[paragraph]?.start ?? Number.POSITIVE_INFINITY);
          expect(end).toBeLessThanOrEqual(index.paragraphs[paragraph]?.end ?? 0);
          const terms = findIndexTerms(index.text.slice(start, end), index.language);
          expect(Array.from(index.termsIn(position), (number) => index.termAt(number))).toEqual(terms);
          for (const term of terms) {
            const number = index.findTermNumber(term);
            const { sentences, counts } = index.sentencesWith(number ?? -1);
            expect(counts[sentences.indexOf(position)]).toBe(terms.filter((each) => each === term).length);
          }
        }
      }),
      RUNS,
    );
  });

  test('has the words of a sentence that are left on the page before', () => {
    const index = openChatIndex(buildChatIndex(writeDocument([['The fee is due. Erik→'], ['Dahl pays it.']])));
    const { sentences } = index.sentencesWith(index.findTermNumber('erik') ?? -1);
    expect(Array.from(sentences, (each) => index.text.slice(index.sentences[each]?.start, index.sentences[each]?.end))).toEqual(['Dahl pays it.']);
  });

  test('opens wherever its bytes lie in memory', () => {
    const bytes = buildChatIndex(writeDocument([['The fee is due.']]));
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect(openChatIndex(shifted.subarray(1)).text).toBe('The fee is due.');
  });

  test('is refused when another version wrote it, or when it is something else', () => {
    const bytes = buildChatIndex(writeDocument([['The fee is due.']]));
    const ofNextVersion = bytes.slice();
    ofNextVersion['SHEAFCHAT'.length] = '2'.charCodeAt(0);
    for (const wrong of [ofNextVersion, new Uint8Array(), new TextEncoder().encode('%PDF-1.7 and so on')]) {
      expect(() => openChatIndex(wrong)).toThrow('These bytes are no index of a document.');
    }
  });
});
