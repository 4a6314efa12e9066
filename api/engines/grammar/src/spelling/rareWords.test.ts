import { expect, test } from '@jest/globals';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';

const check = (text: string) => checkGrammar({ text }, { onProgress: () => undefined, signal: new AbortController().signal });

test.each([
  'They served bruschetta with burrata and olives.',
  'We hiked along the nullah behind the village.',
  'The luthier repaired the scroll of the viola.',
  'He wears a hanbok at New Year.',
  'We sowed sorghum and teff in the dry field.',
  'Use a spudger to open the case.',
  'He collects netsuke and inro.',
  'The mochi had a sweet filling.',
  'Fold the pastry around the labneh.',
  'The lahar buried the road.',
  'She cooked shiro wat for us.',
  'We had tantanmen ramen.',
  'Bożena lives next door.',
])('a word of another language or of a trade is left as it is: %s', async (text) => {
  expect((await check(text)).corrections.filter((found) => found.type === 'spelling' && isApplied(found))).toEqual([]);
});

test.each([
  ['The trian leaves at six.', 'train'],
  ['He knows the anser.', 'answer'],
  ['The kichen is small.', 'kitchen'],
  ['It is too expensiv for us.', 'expensive'],
  ['Pleese close the door.', 'Please'],
  ['The repot was sent with an attachmant.', 'attachment'],
  ['We waitted an hour.', 'waited'],
  ['The partys leader resigned.', "party's leader"],
])('a slip of a common word is still put right: %s', async (text, right) => {
  expect((await check(text)).corrections.filter(isApplied).map(({ corrected }) => corrected)).toContain(right);
});
