import { splitFonts } from './splitFonts.ts';

test('a page is first painted without the fonts it has to fetch, in faces of the system stretched to their measurements', () => {
  const fetched = "@font-face{font-family:'Inter Variable';src:url(/assets/inter.woff2) format('woff2');}";
  const stretched = "@font-face{font-family:'Inter Fallback';src:local('Arial');size-adjust:106%;}";
  const styles = `<style data-styled="true">${fetched}${stretched}body{margin:0;}</style>`;
  expect(splitFonts(styles)).toEqual({
    styles: `<style data-styled="true">${stretched}body{margin:0;}</style>`,
    fonts: `<style data-fonts media="not all">${fetched}</style>`,
  });
});

test('a page that the browser renders has no fonts to wait for', () => {
  expect(splitFonts('')).toEqual({ styles: '', fonts: '' });
});
