import fc from 'fast-check';
import { generateDisguisedPdfs } from '../testing/disguisedActions.ts';
import { openPdf } from '../testing/inMemory.ts';
import { getFirstExtra, writeTextPdf } from '../testing/writePdf.ts';
import { ActiveContentFound, ActiveContentGuard, refuseActiveContent } from './activeContentGuard.ts';

test('the guard finds whatever a reader would run, however it is disguised', () => {
  fc.assert(
    fc.property(generateDisguisedPdfs(), ({ bytes }) => {
      expect(() => refuseActiveContent(openPdf(bytes))).toThrow(ActiveContentFound);
    }),
    { numRuns: 200, seed: 25 },
  );
});

test('the guard lets a link of the web pass, and a font called JS', () => {
  const link = '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/?javascript:=1)>>>>';
  const field = `<</Subtype/Widget/Rect[0 0 9 9]/DR<</Font<</JS ${getFirstExtra(1)} 0 R>>>>>>`;
  const bytes = writeTextPdf({ pages: ['p'], page: () => `/Annots[${link}${field}]`, extra: ['<</Type/Font/BaseFont/Courier>>'] });
  expect(() => refuseActiveContent(openPdf(bytes))).not.toThrow();
});

test.each([
  '[<</S/JavaScript/JS(app.alert\\(1\\))>>]',
  '[null <</S/Launch/F(calc.exe)>>]',
  '<</S/GoTo/D(a)/Next[<</S/SubmitForm/F(https://example.org/)>>]>>',
])('the guard finds what runs on opening in %s without a look at every object', (action) => {
  const file = openPdf(writeTextPdf({ pages: ['p'], catalog: `/OpenAction${action}` }));
  expect(() => new ActiveContentGuard(file)).toThrow(ActiveContentFound);
});
