import { buildDocument, paragraph, text } from '../testing/models.ts';
import { nameRegionalFonts } from './regionalFonts.ts';

const fontAfter = (language: string, words: string, font = 'Noto Sans CJK JP') => {
  const model = { ...buildDocument([paragraph([text(words, { font })])]), language };
  nameRegionalFonts(model, words);
  const [block] = model.sections[0]?.blocks ?? [];
  const [inline] = block?.kind === 'paragraph' ? block.inlines : [];
  return inline?.kind === 'text' ? inline.style.font : undefined;
};

test.each([
  ['zh', '这是我们的报告', 'Noto Sans CJK SC'],
  ['zh', '這是我們的報告', 'Noto Sans CJK TC'],
  ['ko', '우리의 보고서', 'Noto Sans CJK KR'],
  ['ja', 'これは報告です', 'Noto Sans CJK JP'],
])('text in %s such as %s is set in %s', (language, words, font) => {
  expect(fontAfter(language, words)).toBe(font);
});

test('any other font keeps its name', () => {
  expect(fontAfter('zh', '这是我们的报告', 'SimSun')).toBe('SimSun');
});
