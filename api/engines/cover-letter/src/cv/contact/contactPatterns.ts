import { cutSpan, type TextSpan } from '../text/textSpan.ts';

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}\.[\p{L}]{2,24}(?![\p{L}\d])/u;
const PHONE = /(?<![\p{L}\d/.@_-])\(?(?:\+|00)?\(?\d[\d\s().\u00a0/–-]{5,22}\d(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\p{L}\d@])/u;
const PHONE_LABEL =
  /(?:tel|telephone|telefon|teléfono|telefono|téléphone|phone|mobile|mobil|móvil|cell|handy|m|t|p|ph|tfno|portable|cellulare)\b\.?\s*(?:no\.?|number)?\s*:?\s*$/iu;
const DATE_LIKE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d{2}\s?[–/-]\s?(?:19|20)?\d{2}|\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|(?<![\p{L}\d@.-])(?:[\p{L}\d-]{1,63}\.){1,4}[\p{L}]{2,24}(?:\/[^\s|,;<>()]{0,200})?(?![\p{L}\d@])/giu;
const TOP_DOMAINS =
  /\.(?:com|net|org|edu|gov|io|dev|me|co|info|eu|de|at|ch|uk|ie|fr|es|it|pt|nl|be|lu|se|no|dk|fi|pl|cz|sk|hu|ro|bg|gr|tr|us|ca|mx|br|ar|cl|pe|au|nz|in|sg|hk|jp|kr|cn|tw|za|ng|ke|ae|il|ru|ua|app|tech|design|studio|page|site|website|online|blog|xyz|ai|pro|cv|work|works|digital|media|art|photo|photography|agency|consulting|cloud|software|example|test|name|id|tv|gg|ly|cat|gal|space|world|life|social|link|to)$/i;
/** Programs and frameworks that look like addresses. */
const NOT_ADDRESS = /^(?:[a-z]+\.js|asp\.net|ado\.net|vb\.net|[\d.]+|[a-z]{1,3}\.[a-z]{1,3})$/i;

export function findEmail(span: TextSpan): TextSpan | undefined {
  const found = EMAIL.exec(span.text);
  return found ? cutSpan(span, found.index, found.index + found[0].length) : undefined;
}

/** What is before a number that is no phone number. */
const OTHER_NUMBER =
  /(?:date of birth|geburts\p{L}*|geboren|born|nacimiento|fax|GMC|NMC|HCPC|GDC|GPhC|SRA|PIN|ORCID|registration|licen[cs]e|membership)(?: (?:on|am|el|no|number|ref))?\W*$/iu;
const MAX_LABEL = 40;

export interface PhoneFound {
  phone: TextSpan;
  isLabelled: boolean;
  /** A fax number, or a date of birth. */
  isOther: boolean;
}

/** Returns the phone numbers of a line, those that say that they are one first. */
export function findPhones(span: TextSpan): PhoneFound[] {
  const found: PhoneFound[] = [];
  let from = 0;
  for (let rest = span.text; from < span.text.length; rest = span.text.slice(from)) {
    const match = PHONE.exec(rest);
    if (!match) break;
    const text = match[0];
    const begin = from + match.index;
    from = begin + text.length;
    const digits = text.replace(/\D/g, '').length;
    if (
      digits < 7 ||
      digits > 15 ||
      DATE_LIKE.test(text.trim()) ||
      /\b\d{1,2}[/.]\s?(?:19|20)\d{2}\b/.test(text) ||
      /(?<!\d)(?:19|20)\d{2}\s?[–-]\s?(?:19|20)\d{2}$/.test(text)
    )
      continue;
    const phone = cutSpan(span, begin, begin + text.length);
    const open = (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
    if (open !== 0) continue;
    const before = span.text.slice(Math.max(0, begin - MAX_LABEL), begin);
    found.push({ phone, isLabelled: PHONE_LABEL.test(before), isOther: OTHER_NUMBER.test(before) });
  }
  return found;
}

/** Returns the addresses on the web that a line names. */
export function findWebAddresses(span: TextSpan): TextSpan[] {
  const email = findEmail(span);
  return [...span.text.matchAll(ADDRESS)].flatMap(({ index, 0: text }) => {
    const address = text.replace(/[.,;:)\]]+$/, '');
    const host = address.replace(/^https?:\/\//i, '').split('/')[0] ?? '';
    const isCertain = /^(?:https?:\/\/|www\.)/i.test(address);
    if (NOT_ADDRESS.test(address) || !(isCertain || TOP_DOMAINS.test(host))) return [];
    const link = cutSpan(span, index, index + address.length);
    return email && link.start < email.end && link.end > email.start && email.text.includes(link.text) ? [] : [link];
  });
}
