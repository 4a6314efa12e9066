import { expect, test } from '@jest/globals';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';

const check = (text: string) => checkGrammar({ text }, { onProgress: () => undefined, signal: new AbortController().signal });

test.each([
  'Domani arrivo in ritardo',
  'Danke, wir sehen uns heute',
  'Tu peux me rappeler ce soir',
  'Ma fille est malade',
  'Segue em anexo a fatura',
  'Estou a caminho de casa',
  'Mijn fiets is gestolen',
  'Réunion reportée à lundi',
  'Ya he llegado al hotel',
])('a visitor who pastes a line in another language finds no word of it changed: %s', async (text) => {
  expect((await check(text)).correctedText).toBe(text);
});

test.each([
  ['Good sucess tomorow', 'Good success tomorrow'],
  ['Got your mesage', 'Got your message'],
  ['Untill then', 'Until then'],
  ['Recipt enclosed', 'Receipt enclosed'],
])('a short line of English with slips is still put right: %s', async (text, corrected) => {
  expect((await check(text)).correctedText).toBe(corrected);
});

test.each(['kefir borsht pierogy goulash', 'rebozado cilantro paella', 'saurkraut bratwurst pretzel'])(
  'words that may be of any language are listed at most, not changed: %s',
  async (text) => {
    const { corrections } = await check(text);
    expect(corrections.filter(isApplied)).toEqual([]);
  },
);
