import { PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';

/** Renames the font in an appearance string; returns any other value unchanged. */
export function withFont(value: PdfValue, fontNames: Map<string, string>): PdfValue {
  return value instanceof PdfString ? new PdfString(renameFont(value.value, fontNames)) : value;
}

/** Renames the font in an appearance string such as `/Helv 12 Tf 0 g`. */
export function renameFont(appearance: string, renamed: Map<string, string>): string {
  if (renamed.size === 0) return appearance;
  return appearance.replace(/\/([^\s/()<>[\]{}%]+)(?=\s+[\d.+-]+\s+Tf\b)/g, (match, font: string) => {
    const free = renamed.get(font);
    return free === undefined ? match : `/${free}`;
  });
}
