const HONORIFIC =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|revd|captain|capt|colonel|col|major|maj|judge|herr|frau|señor|señora|sr|sra)\b\.?\s+/i;
const UNKNOWN = /^(?:sir|madam|sir or madam|sir\/madam|to whom it may concern|n\/?a|none|unknown|-+)$/i;

/** Returns the name after "Dear": "Ms Carr" for "Ms Helen Carr". Without a name, returns "Hiring Manager". */
export function formatGreetingName(manager: string): string {
  const [given = ''] = manager
    .trim()
    .replace(/\s+/g, ' ')
    .split(/,|\s[–—|-]\s|\s\(/);
  const name = given
    .replace(/^dear\s+/i, '')
    .replace(/^the\s+/i, '')
    .replace(/[.:;]+$/, '');
  if (name === '' || UNKNOWN.test(name)) return 'Hiring Manager';
  const honorific = HONORIFIC.exec(name);
  if (!honorific) return name.charAt(0).toUpperCase() + name.slice(1);
  const rest = name.slice(honorific[0].length).split(' ');
  // The particles belong to the surname: "Dr van der Berg".
  const particle = rest.findIndex((word) => /^(?:van|von|de|del|della|di|da|la|le|al|bin|ter|ten)$/i.test(word));
  const surname = particle > 0 ? rest.slice(particle).join(' ') : (rest.at(-1) ?? '');
  const title = /^prof/i.test(honorific[1] ?? '') ? 'Professor' : honorific[0].trim();
  return `${title} ${surname}`.trim();
}
