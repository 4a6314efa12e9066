/** The names of each month in English, Spanish and German, as they are written within a sentence. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  'January enero Januar Jänner',
  'February febrero Februar',
  'March marzo März',
  'April abril',
  'May mayo Mai',
  'June junio Juni',
  'July julio Juli',
  'August agosto',
  'September septiembre',
  'October octubre Oktober',
  'November noviembre',
  'December diciembre Dezember',
].map((names) => names.split(' '));
