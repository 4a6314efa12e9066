import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { endsInTitle, scoreTitle } from '../cv/words/titleWords.ts';
import { formatSkill } from './formatNames.ts';

/** Matches a body whose members it names in a CV: "Institution of Mechanical Engineers (MIMechE)". */
const PROFESSIONAL_BODY = /^(?:\p{Lu}\p{L}+ ){0,3}(?:Institute|Institution|Association|Society|College|Council|Federation) (?:of|for) \p{Lu}/u;

/** A body alone, with the number under which somebody is on its register: "General Pharmaceutical Council, No. 2231876". */
const REGISTER = /^((?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:Council|Board|Register|Authority))(, (?:No\.|number) ?\S+)?$/u;
const GUILD = /^(?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:Syndicate|Guild|Chamber|Society|Association|Institute|Federation|Union)$/u;
/** "Chartered" is left out: what follows is the membership itself. */
const MEMBERSHIP_PREFIX = /^(?:\p{L}+ )?member of /iu;
/** "Senior Fellow of the Higher Education Academy" is what somebody is; a fellowship is what they hold. */
const FELLOW = /^((?:Senior|Principal) )?Fellow of (?=the )/;
/** The registers of the professions in Britain by their letters, with the number of an entry: "HCPC (PH123456)". */
const REGISTERED = /^(HCPC|NMC|GMC|GDC|GPhC|GOC|SRA|SSSC|ARB)(?: \(?([A-Z]*\d+)\)?)?$/;
/** "Pharmacist (GPhC 2231876)" names a register by its letters. */
const NUMBERED = /^\p{Lu}[\p{L} ]+ \((\p{Lu}[\p{L}]{1,6}) ((?:PIN |No\.? )?\p{Lu}?\d[\p{L}\d]*)\)$/u;

/** What is driven or operated with a credential. */
const MACHINE =
  /^(?:reach truck|pallet truck|(?:counterbalance )?forklift(?: truck)?|telehandler|cherry picker|scissor lift|excavator|dumper|roller|EPT|MEWP)s?$/i;
const MAX_ROLE_WORDS = 5;

/** Returns a licence or course as it follows "I hold": "a CSCS card", "first aid at work", "NMC PIN 14F2231E". */
export function formatCredential(credential: string): string {
  const text = credential
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{Ll}) \+ (?=\p{Ll})/gu, ' and ')
    .replace(/, (?:and )?own (?:car|vehicle|transport)$/i, '')
    .replace(/\s\((?:valid|expires?|expiry|exp\.?|until|renewal)\b[^()]*\)/gi, '')
    .replace(/(?<=\p{Ll}{2}|licen[cs]e \p{Lu}\d?)\.$/u, '');
  const [, letters, number] = NUMBERED.exec(text) ?? [];
  if (letters && number) return `${letters} registration ${number}`;
  if (/\bDBS(?: \([^()]*\))?$/.test(text)) return `${chooseSpokenArticle(text)} ${text.replace(/ \([^()]*\)$/, '')} check`;
  const [, driving = '', classes = ''] =
    /^((?:full |clean )*driv(?:ing|er['’]?s?) licen[cs]e):? ([A-Z]\d?E?(?:(?:, | and |\/)[A-Z]\d?E?)*)$/i.exec(text) ?? [];
  if (classes && /[,/ ]/.test(classes)) return `a ${driving.toLowerCase()} (${classes.replace(/\//g, ', ')})`;
  if (/^(?:certificate|licen[cs]e|ticket|card) (?:for|in) /.test(text)) return `a ${text}`;
  if (MACHINE.test(text)) return `${chooseSpokenArticle(text)} ${/^\p{Lu}\p{Ll}/u.test(text) ? text.toLowerCase() : text} certificate`;
  // "I passed my class 1 test" names no credential.
  if (/^class \d$/i.test(text)) return `a pass in the ${text.toLowerCase()} test`;
  const [, institute = '', memberNumber = ''] = /^(\p{Lu}{2,6}) Membership(?: No\.?)? ?(\d\S*)$/iu.exec(text) ?? [];
  if (institute) return `${institute} membership No. ${memberNumber}`;
  if (MEMBERSHIP_PREFIX.test(text)) return text.replace(MEMBERSHIP_PREFIX, 'membership of ');
  const [, rank = '', of = ''] = /^(Associate|Member|Fellow), (?:the )?(\p{Lu}.+)$/u.exec(text) ?? [];
  if (rank) return `${rank === 'Fellow' ? 'a fellowship' : rank === 'Member' ? 'membership' : 'associate membership'} of the ${of}`;
  if (FELLOW.test(text)) return text.replace(FELLOW, (_, rank: string) => (rank ? `a ${rank.toLowerCase()}fellowship of ` : 'a fellowship of '));
  if (/ (?:Medal|Cross|Star)$|^(?:Gold|Silver|Bronze) .*['’]s Award$/.test(text) && !/^(?:an?|the) /i.test(text)) return `the ${text}`;
  const [, register = ''] = /^(.+) registered$/i.exec(text) ?? [];
  if (register) return `${register} registration`;
  const [, body, entry] = REGISTERED.exec(text.replace(/^(\p{Lu}{3,5}) (?:[Nn]o\.?|[Nn]umber|ID) (?=[A-Z]*\d)/u, '$1 ')) ?? [];
  if (body) return entry ? `${body} registration ${entry}` : `registration with the ${body}`;
  if (REGISTER.test(text)) return `registration with the ${text}`;
  if (GUILD.test(text)) return `membership of the ${text}`;
  if (PROFESSIONAL_BODY.test(text)) return `membership of the ${text}`;
  const isCounted =
    (/^Level \d (?:Award|Certificate|Diploma)\b/i.test(text) ||
      /\b(?:card|licen[cs]e|certificate|ticket|diploma|badge|permit|carnet|module|course)(?: in [A-Z][^,()]{1,40}| \([^()]*\)| #?[A-Z]{0,3}\d{4,}| [A-Z+\d]{1,4})?$/i.test(
        text,
      )) &&
    !/^(?:an?|the|full|my)\b/i.test(text);
  const status = nameStatus(text);
  if (status) return status;
  // One edition of the Wiring Regulations is the one there is.
  if (/^\d+(?:st|nd|rd|th) Edition(?:$| Wiring Regulations| of )/.test(text)) return `the ${text}`;
  if (/^(?:[NGS]?N?VQ|BTEC|HNC|HND)\b/.test(text)) return `${chooseSpokenArticle(text)} ${text}`;
  if (/^First aid\b/.test(text)) return `f${text.slice(1)}`;
  const isFull = /^full\b/i.test(text);
  const [first = ''] = text.split(' ');
  const lowered =
    isCounted &&
    /^\p{Lu}\p{Ll}+ (?!\p{Lu}\p{Ll}+ \p{Lu})/u.test(text) &&
    /^(?:forklift|driving|motorcycle|riding|taxi|tram|bus|clean|food|basic|advanced|personal|digital|coaching|fire|full|first|counterbalance|telehandler|crane|scaffolding|hygiene|trainer|enhanced)$/i.test(
      first,
    )
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
  if (isFull) return `a ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  // "Medication administration" is the name of no body.
  return isCounted ? `${chooseSpokenArticle(lowered)} ${lowered}` : formatSkill(lowered);
}

/** Names as a status what somebody is: "response driver status". */
function nameStatus(text: string): string | undefined {
  // "Chartered Geologist" is what somebody is, "Chartered Geologist status" what they hold.
  const [, held = '', suffix = ''] = /^(.* (?:licen[cs]e|card|certificate|ticket)) holder( \([^()]*\))?$/i.exec(text) ?? [];
  if (held) return `${formatCredential(held)}${suffix}`;
  if (/^Independent Prescriber\b/i.test(text)) return text.replace(/^Independent Prescriber/i, 'Independent Prescriber status');
  if (/^(?:Chartered|Incorporated|Registered) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text) && scoreTitle(text) === 3) return `${text} status`;
  // "Response driver" among courses is what somebody qualified as.
  if (/^\p{L}\p{Ll}+(?: \p{Ll}+)+$/u.test(text) && text.split(' ').length <= MAX_ROLE_WORDS && endsInTitle(text.toLowerCase().split(' ')))
    return `${text.charAt(0).toLowerCase()}${text.slice(1)} status`;
  // "PIP level 2 investigator" is what somebody is as well.
  if (/ level \d \p{Ll}+$/u.test(text) && endsInTitle(text.toLowerCase().split(' '))) return `${text} status`;
  // "Fire marshal and first aider at work" is what somebody is.
  if (/^(?:fire (?:marshal|warden)|first aider)(?: and (?:fire (?:marshal|warden)|first aider))?(?: at work)?$/i.test(text))
    return `${text.toLowerCase()} status`;
  return undefined;
}

/** Chooses the article of an abbreviation by its first letter as spoken: an HGV licence, a CSCS card. */
function chooseSpokenArticle(text: string): string {
  // "NEBOSH" is said as a word, "NMC" letter by letter.
  const isPronouncedAsWord = /^[^AEIOU\W\d_][AEIOU][A-Z]{3,}\b/.test(text);
  if (isPronouncedAsWord) return 'a';
  return /^\p{Lu}{2}/u.test(text) ? (/^[AEFHILMNORSX]/.test(text) ? 'an' : 'a') : chooseArticle(text);
}
