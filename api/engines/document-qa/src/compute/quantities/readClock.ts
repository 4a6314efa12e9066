/** A time of day in a text. */
export interface ClockTime {
  minutes: number;
  at: number;
  text: string;
}

const CLOCK =
  /(?<![\p{L}\d.,:£€$/])(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))?(?:\s?(?<half>[ap]\.?m\.?)|\s?(?<unit>Uhr|h|hrs|horas)(?!\p{L}))?(?![\p{L}\d%€£$]|[.,:/]\d|\s?(?:€|%|£|km|kg|m|cm|g|l)(?!\p{L}))/giu;
const MINUTES_OF_HOUR = 60;
const HOURS_OF_HALF = 12;

/** Finds the times of day of a text: "7.15 am", "14:03", "9 Uhr". A bare figure is none. */
export function findClockTimes(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].flatMap((found): ClockTime[] => {
    const { hour = '', minute, half, unit } = found.groups ?? {};
    if (minute === undefined && half === undefined && unit === undefined) return [];
    const isAfternoon = half !== undefined && /^p/iu.test(half);
    const hours = (Number(hour) % (half === undefined ? Number.POSITIVE_INFINITY : HOURS_OF_HALF)) + (isAfternoon ? HOURS_OF_HALF : 0);
    return [{ minutes: MINUTES_OF_HOUR * hours + Number(minute ?? 0), at: found.index, text: found[0].trim() }];
  });
}

const NAMES: Readonly<Record<string, readonly [string, string]>> = { en: ['h', 'min'], es: ['h', 'min'], de: ['Std.', 'Min.'] };

/** Writes minutes as hours and minutes: "2 h 54 min". */
export function writeMinutes(minutes: number, language: string): string {
  const [hour, minute] = NAMES[language] ?? ['h', 'min'];
  const [hours, rest] = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR];
  return [hours > 0 ? `${hours} ${hour}` : '', rest > 0 || hours === 0 ? `${rest} ${minute}` : ''].filter(Boolean).join(' ');
}

const DURATION =
  /(?<![\p{L}\d.,])(?:(?<hours>\d{1,2}) ?(?:h|hrs?|hours?|Std\.?|Stunden?|horas?)(?!\p{L})(?:,? (?:and |und |y )?)?)?(?:(?<minutes>\d{1,3}) ?(?:min|mins|minutes?|Min\.?|Minuten?|minutos?)(?!\p{L}))?/giu;

/** Finds the lengths of time of a text in hours and minutes: "1 hour 10 minutes". */
export function findDurations(text: string): ClockTime[] {
  return [...text.matchAll(DURATION)].flatMap((found): ClockTime[] => {
    const { hours, minutes } = found.groups ?? {};
    if (hours === undefined && minutes === undefined) return [];
    return [{ minutes: MINUTES_OF_HOUR * Number(hours ?? 0) + Number(minutes ?? 0), at: found.index, text: found[0].trim() }];
  });
}
