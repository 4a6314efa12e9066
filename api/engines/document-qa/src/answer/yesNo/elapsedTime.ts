/** A moment that a question names from today, in hours from its midnight. The hour is from and to. */
const MOMENTS: readonly [RegExp, number, number][] = [
  [/\blast night\b|(?<!\p{L})(?:anoche|gestern (?:abend|nacht))(?!\p{L})/iu, -6, 0],
  [/\byesterday morning\b|(?<!\p{L})(?:ayer por la mañana|gestern (?:früh|morgen|vormittag))(?!\p{L})/iu, -18, -12],
  [/\byesterday (?:afternoon|evening)\b|(?<!\p{L})(?:ayer por la tarde|gestern nachmittag)(?!\p{L})/iu, -12, -2],
  [/\byesterday\b|(?<!\p{L})(?:ayer|gestern)(?!\p{L})/iu, -18, -2],
  [/\bthis morning\b|(?<!\p{L})(?:esta mañana|heute (?:früh|morgen))(?!\p{L})/iu, 6, 12],
  [/\btomorrow (?:morning|first thing)\b|(?<!\p{L})(?:mañana por la mañana|morgen (?:früh|vormittag))(?!\p{L})/iu, 30, 36],
  [/\btomorrow (?:afternoon|evening|night)\b|(?<!\p{L})(?:mañana por la tarde|morgen (?:nachmittag|abend))(?!\p{L})/iu, 36, 46],
  [/\btomorrow\b|(?<!\p{L})(?:(?<!la |esta )mañana|(?<!heute |gestern |am )morgen)(?!\p{L})/iu, 30, 44],
  [/\b(?:today|tonight|now)\b|(?<!\p{L})(?:hoy|ahora|heute|jetzt)(?!\p{L})/iu, 6, 22],
];
const HOURS = 24;

/** Reads the days between two moments that a question names, from and to: "he was sick last night, can he come tomorrow morning?" */
export function readElapsed(question: string): [from: number, to: number] | undefined {
  let rest = question;
  const found: [number, number][] = [];
  for (const [pattern, from, to] of MOMENTS) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    found.push([from, to]);
  }
  const [one, other, another] = found.toSorted((first, second) => first[0] - second[0]);
  if (!one || !other || another || one[1] > other[0]) return undefined;
  return [(other[0] - one[1]) / HOURS, (other[1] - one[0]) / HOURS];
}
