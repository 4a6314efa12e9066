/** Every sentence in every language: none may lack what the visitor has to know. */
import { formatSerializedRefusal, type RefusalCode, refusals } from './contract/errors.ts';
import { everyLocale } from './contract/messages/locale/locales.ts';
import { errorWords } from './contract/messages/serverMessages.ts';
import { phraseNames } from './contract/phrases.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const values = {
  file: 'report.pdf',
  range: '9-12',
  size: '250 MB',
  limit: 77,
  reason: 'REASON',
  count: 60,
  pages: 4444,
  seconds: 33,
  words: 123_456,
  characters: 5001,
  field: 'The letter',
};

/** Which of the values a sentence mentions, however its language writes numbers. */
const mentioned = (sentence: string) => {
  const plain = sentence.replace(/(?<=\d)[.,](?=\d)/g, '');
  return Object.values(values).filter((value) => plain.includes(String(value)));
};

describe.each(everyLocale)('in %s', (locale) => {
  const { phrases, unreachable } = errorWords[locale];

  test.each(codes)('%s is said in whole sentences with all that English tells', (code) => {
    const sentence = formatSerializedRefusal(code, values, errorWords[locale]);
    expect(sentence).toMatch(/^[\p{Lu}«"].*[^.]\.$|^report\.pdf .*[^.]\.$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}]/);
    expect(mentioned(sentence)).toEqual(mentioned(formatSerializedRefusal(code, values, errorWords.en)));
  });

  test.each(phraseNames)('the phrase %s names what it is about, as in English', (name) => {
    expect(phrases[name]('THING')).toMatch(/\S/);
    expect(phrases[name]('THING').includes('THING')).toBe(errorWords.en.phrases[name]('THING').includes('THING'));
  });

  test('that no answer came is said as well', () => {
    expect(unreachable).toMatch(/\.$/);
  });
});

test('no language has left a sentence in English', () => {
  for (const locale of everyLocale.filter((each) => each !== 'en')) {
    for (const code of codes)
      expect(formatSerializedRefusal(code, values, errorWords[locale])).not.toBe(formatSerializedRefusal(code, values, errorWords.en));
  }
});

test('a phrase in a sentence is said in its language', () => {
  const details = { file: 'a.pdf', size: { phrase: 'more_than', of: '100 MB' }, limit: '100 MB' } as const;
  expect(everyLocale.map((locale) => formatSerializedRefusal('file_too_large', details, errorWords[locale]))).toEqual([
    'a.pdf is more than 100 MB. The limit here is 100 MB.',
    'a.pdf ocupa más de 100 MB. El límite aquí es 100 MB.',
  ]);
});

test('a document of one page is not said to have pages', () => {
  expect(formatSerializedRefusal('invalid_range', { ...values, pages: 1 }, errorWords.en)).toBe('Pages "9-12" do not exist in report.pdf (1 page).');
});
