const STEP = 1024;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const inEnglish = { byte: 'Bytes', kilobyte: 'KB', megabyte: 'MB', gigabyte: 'GB' };
const decimals = { byte: 0, kilobyte: 0, megabyte: 1, gigabyte: 1 };

/** Formats bytes in steps of 1,024, as file managers do: "512 Bytes", "4.2 MB"; in the form of the language: "4,2 MB". */
export function formatFileSize(bytes: number, locale = 'en'): string {
  let size = bytes;
  let unit: (typeof units)[number] = 'byte';
  for (const larger of units.slice(1)) {
    // What would be rounded up to 1,024 is one of the next.
    if (roundTo(size, decimals[unit]) < STEP) break;
    size /= STEP;
    unit = larger;
  }
  const digits = { maximumFractionDigits: decimals[unit], useGrouping: false } as const;
  if (new Intl.Locale(locale).language === 'en') return `${new Intl.NumberFormat(locale, digits).format(size)} ${inEnglish[unit]}`;
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit, unitDisplay }).format(size);
}

function roundTo(size: number, digits: number): number {
  return Number(size.toFixed(digits));
}
