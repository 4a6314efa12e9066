/** What the names of fonts in PDFs end with beside their family: their cut, their width, their maker's marks. */
const CUT =
  /[-, ]*(regular|roman|book|medium|normal|semi ?bold|demi ?bold|demi|extra ?bold|ultra ?bold|bold|heavy|black|extra ?light|ultra ?light|light|thin|italic|oblique|ital|ita|regu|roma|medi|slant_\d+|bd|it|obl|mt|ps|ps ?mt|identity-h|vf)$/i;
const KNOWN = new Map([
  ['timesnewroman', 'Times New Roman'],
  ['times', 'Times New Roman'],
  ['nimbusromno9l', 'Times New Roman'],
  ['nimbusroman', 'Times New Roman'],
  ['arial', 'Arial'],
  ['helvetica', 'Arial'],
  ['nimbussanl', 'Arial'],
  ['nimbussans', 'Arial'],
  ['couriernew', 'Courier New'],
  ['courier', 'Courier New'],
  ['nimbusmonl', 'Courier New'],
  ['nimbusmono', 'Courier New'],
  ['texgyretermes', 'Times New Roman'],
  ['texgyreheros', 'Arial'],
  ['texgyrecursor', 'Courier New'],
  ['texgyrepagella', 'Palatino Linotype'],
  ['urwpalladiol', 'Palatino Linotype'],
  ['palatino', 'Palatino Linotype'],
  ['texgyrebonum', 'Bookman Old Style'],
  ['urwbookmanl', 'Bookman Old Style'],
  ['texgyreschola', 'Century Schoolbook'],
  ['centuryschl', 'Century Schoolbook'],
  ['texgyreadventor', 'Century Gothic'],
  ['urwgothicl', 'Century Gothic'],
]);
/** The typefaces of TeX, which no word processor has, and what is nearest to them. */
const TEX: [RegExp, string][] = [
  [/^(cmtt|sftt|ectt|lmmono|cmsltt|cmitt|txtt)/i, 'Courier New'],
  [/^(cmss|sfss|lmsans|cmssbx)/i, 'Arial'],
  [/^r?(tx|px)(r|b|i|mi|sy|ex|bi|sl|sc)[a-z]*\d*$/i, 'Times New Roman'],
  [/^(cm|sf|ec|lm)(r|bx|ti|sl|mi|sy|ex|csc|u|b|rm|bxti|roman)[a-z]*\d*$/i, 'Times New Roman'],
];
const MAX_CUTS = 4;
/** Names that are one word for all their capitals. */
const ONE_WORD =
  /^(DejaVu|JetBrains|N?SimSun|SimHei|FangSong|KaiTi|DengXian|P?MingLiU|P?MingLiu|STSong|STHeiti|STKaiti|STFangsong|PingFang|BatangChe|DotumChe|GulimChe)/;

const families = new Map<string, string>();

/** Finds the family of a font as word processors name it, from its name in a PDF: `ABCDEF+LiberationSans-BoldItalic` is `Liberation Sans`. */
export function findFontFamily(name: string): string {
  const known = families.get(name);
  if (known !== undefined) return known;
  const family = readFamily(name);
  if (families.size < 2000) families.set(name, family);
  return family;
}

function readFamily(name: string): string {
  let base = name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/#20/g, ' ')
    .trim();
  for (const [pattern, family] of TEX) if (pattern.test(base)) return family;
  // What is behind the hyphen of `Family-Regular-Kana` is no part of the family.
  base = base.replace(/-(regular|bold|light|medium|black|thin|italic|roman|book|semibold|demi|heavy)\b.*$/i, '');
  for (let count = 0; count <= MAX_CUTS; count += 1) {
    const known = KNOWN.get(base.replace(/[^a-z0-9]/gi, '').toLowerCase());
    if (known !== undefined) return known;
    base = base.replace(CUT, '');
  }
  const spaced = addSpaces(base);
  return spaced === '' ? 'Times New Roman' : spaced;
}

/** `NotoSansCJKsc` is `Noto Sans CJK SC`: capitals begin words. */
function addSpaces(base: string): string {
  const word = ONE_WORD.exec(base)?.[0] ?? '';
  const rest = base.slice(word.length);
  return `${word} ${addSpacesAtCapitals(rest)}`.trim();
}

function addSpacesAtCapitals(base: string): string {
  return base
    .replace(/[-_,]+/g, ' ')
    .replace(/CJK ?(sc|tc|jp|kr|hk)/i, (_, script: string) => ` CJK ${script.toLowerCase()} `)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\bCJK ?(sc|tc|jp|kr|hk)\b/i, (_, script: string) => `CJK ${script.toUpperCase()}`)
    .replace(/\s+/g, ' ')
    .trim();
}
