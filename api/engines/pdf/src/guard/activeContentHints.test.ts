import fc from 'fast-check';
import { decodeLatin1 } from '../syntax/characters.ts';
import { generateDisguisedPdfs } from '../testing/disguisedActions.ts';
import { mayHoldActiveContent } from './activeContentHints.ts';

test('no active content is without a hint, however it is disguised', () => {
  fc.assert(
    fc.property(generateDisguisedPdfs(), ({ bytes }) => mayHoldActiveContent(decodeLatin1(bytes))),
    { numRuns: 1000, seed: 24 },
  );
});

test.each([
  '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/a#b)>>>>',
  '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[7 0 R/XYZ 0 0 0]>>>>',
  '<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</Im1 9 0 R>>>>/Contents 5 0 R/StructParents 0>>',
  '<</S/Link/P 4 0 R/K[0<</Type/OBJR/Obj 8 0 R>>]/Pg 6 0 R>>',
  '<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Arial-Bold/FirstChar 32>>',
])('an ordinary object needs no closer look: %s', (object) => {
  expect(mayHoldActiveContent(object)).toBe(false);
});
