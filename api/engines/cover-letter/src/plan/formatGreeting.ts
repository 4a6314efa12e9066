const HONORIFIC =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|revd|captain|capt|colonel|col|major|maj|judge|herr|frau|señor|señora|sr|sra)\b\.?\s+/i;
/** Written with capitals in a greeting: "Dear Recruitment Team". */
const GROUP = /\b(?:team|department|office|manager|partners|recruiters?|resources)$/i;
const UNKNOWN = /^(?:sir|madam|sir or madam|sir\/madam|to whom it may concern|n\/?a|none|unknown|-+)$/i;

/** Detects a panel, a team or an office, which is greeted formally: "the Recruitment Panel". */
export function isGroupName(manager: string): boolean {
  return /\b(?:panel|committee|team|board|department|office|manager|partners|recruiters?|human resources|HR|school|chair)\b/i.test(
    formatGreetingName(manager),
  );
}

/** Returns the name after "Dear": "Ms Carr" for "Ms Helen Carr". Without a name, returns "Hiring Manager". */
export function formatGreetingName(manager: string): string {
  const [addressee = ''] = manager
    .trim()
    .replace(/\s+/g, ' ')
    .split(/,|\s[–—|-]\s|\s\(/);
  const name = addressee
    .replace(/^(?:dear|attn:?|attention:?|fao:?)\s+/i, '')
    .replace(/^(?:the|all at|everyone at|members of the)\s+/i, '')
    .replace(/[.:;]+$/, '');
  if (name === '' || UNKNOWN.test(name)) return 'Hiring Manager';
  const honorific = HONORIFIC.exec(name);
  if (/^(?:chair|head|director)\w* of /i.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  if (!honorific && /\b(?:panel|committee|board)$/i.test(name))
    return `Members of the ${name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}`;
  if (!honorific && GROUP.test(name))
    return name
      .replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
      .replace(/ (Of|And|For|At|The|In) /g, (word) => word.toLowerCase());
  if (!honorific) return name.charAt(0).toUpperCase() + name.slice(1);
  const rest = name.slice(honorific[0].length).split(' ');
  // The particles belong to the surname: "Dr van der Berg".
  const particle = rest.findIndex((word) => /^(?:van|von|de|del|della|di|da|la|le|al|bin|ter|ten)$/i.test(word));
  const surname = particle > 0 ? rest.slice(particle).join(' ') : (rest.at(-1) ?? '');
  const title = /^prof/i.test(honorific[1] ?? '') ? 'Professor' : honorific[0].trim();
  return `${title} ${surname}`.trim();
}
