/** The number of a cell, with the text before and after it. */
export interface CellNumber {
  value: number;
  decimals: number;
  before: string;
  behind: string;
}

const RANGE = /^(\d[\d.,]*)\s?[-–]\s?(\d[\d.,]*)/;

/** Reads a number such as "€24.90", "6-38 W" (its middle) or "2:40 h" (in hours). Returns undefined for text. */
export function readCellNumber(text: string): CellNumber | undefined {
  const [, before = '', digits = '', behind = ''] = /^\s*([^\d]{0,6}?)(\d[\d.,:–-]*(?:\s?[-–]\s?\d[\d.,]*)?)(.{0,12})$/.exec(text.trim()) ?? [];
  if (digits === '' || /\p{L}{4}/u.test(before)) return undefined;
  const time = /^(\d+):(\d\d)$/.exec(digits);
  if (time) return { value: Number(time[1]) + Number(time[2]) / 60, decimals: 2, before: before.trim(), behind };
  const range = RANGE.exec(digits);
  const value = range ? (toNumber(range[1] ?? '') + toNumber(range[2] ?? '')) / 2 : toNumber(digits);
  return Number.isFinite(value) ? { value, decimals: countDecimals(digits), before: before.trim(), behind } : undefined;
}

/** Formats a number with the decimals, currency and unit of another cell. */
export function writeCellNumber(value: number, like: CellNumber, isPlain = false): string {
  const digits = value.toLocaleString('en-GB', {
    minimumFractionDigits: like.decimals,
    maximumFractionDigits: isPlain ? 2 : Math.max(like.decimals, 0),
  });
  return `${like.before}${digits}${like.behind}`.trim();
}

function toNumber(digits: string): number {
  const bare = digits.replace(/[.,]$/, '');
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare);
  return Number(isThousands ? bare.replace(/[.,]/g, '') : bare.replace(/,(?=\d{3})/g, '').replace(',', '.'));
}

function countDecimals(digits: string): number {
  return /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
}
