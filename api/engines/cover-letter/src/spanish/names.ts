const LEVEL = /^[ABC][12]\+?$/i;

/** Returns a language with its level as it is in a sentence: "Euskera: C1" is "euskera (C1)". */
export function formatSpanishLanguage(language: string): string {
  const [, name = language, levelText = ''] =
    /^([\p{L} ]+?)\s*(?:[:(–—-]\s*|\s(?=[ABC][12]\b|nativ|básic|medio|alto|fluid))(.*?)\)?$/iu.exec(language.trim()) ?? [];
  // "C1 (Cambridge Advanced, 2017)" has its credential after the level.
  const level = levelText.replace(/\s*\(.*$/, '').trim();
  return level === ''
    ? name.toLowerCase()
    : `${name.toLowerCase()} (${LEVEL.test(level) ? level.toUpperCase() : level.toLowerCase().replace(/\b[abc][12]\b/g, (each) => each.toUpperCase())})`;
}

/** Returns "el " or "la " for an employer that begins with its kind: "el Hotel Ebro" and "la Clínica Indautxu", but "Transportes Moncayo". */
export function chooseEmployerArticle(firm: string): string {
  if (
    /^(?:Hotel|Hospital|Ayuntamiento|Colegio|Instituto|IES|CEIP|Banco|Restaurante|Museo|Grupo|Centro|Bar|Taller|Teatro|Ministerio|Departamento|Consorcio|Club|Despacho)\b/.test(
      firm,
    )
  )
    return 'el ';
  return /^(?:Clínica|Universidad|Escuela|Fundación|Asociación|Farmacia|Residencia|Academia|Tienda|Biblioteca|Librería|Panadería|Consejería|Diputación|Cruz Roja|Cooperativa|Compañía|Consultora|Bodega|Editorial|Federación)(?![\p{L}])/u.test(
    firm,
  )
    ? 'la '
    : '';
}

/** Joins "a" and "de" with the article after them, and begins sentences with a capital. */
export function joinArticles(text: string): string {
  return text
    .replace(/\b([Aa]) el (?=\p{Lu})/gu, '$1l ')
    .replace(/\b([Dd])e el (?=\p{Lu})/gu, '$1el ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
