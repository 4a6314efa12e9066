import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { isSelfEmployed } from '../wording/selfEmployed.ts';
import { lowerGenericWords } from './inSmallLetters.ts';

/** A position as a letter names it, without what belongs to a list: "Charge Nurse, Intensive Care Unit" is "Charge Nurse" there. */
export interface Position {
  title: string;
  company: string;
  isCurrent: boolean;
}

export function positionOf({ title, company, isCurrent }: Position): Position {
  const name = lowerGenericWords(nameOnly(title));
  // "At Self-employed" nobody works: that tells how.
  if (isSelfEmployed(company)) {
    const how = company.trim().toLowerCase();
    return { title: name === '' || name.toLowerCase().includes(how) ? name : `${how} ${name}`, company: '', isCurrent };
  }
  return { title: name, company: lowerGenericWords(companyOnly(company)), isCurrent };
}

/** "as Store Manager at Fenwick & Daughters Shoes"; empty when the CV says neither. */
export function asPosition({ title, company }: Position): string {
  return [
    title && (ON_LEAVE.test(title) ? `on ${chooseArticle(title)} ${title.toLowerCase()}` : `as ${titleWithArticle(title)}`),
    company && `at ${withArticle(company)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Line maintenance welder" is no name, so it has an article within a sentence; "Welder" and "Second in Mathematics" go without. */
function titleWithArticle(title: string): string {
  if (/^(?!self-employed|freelance)\p{Ll}/u.test(title)) return `${chooseArticle(title)} ${title}`;
  const isPlain = /^\p{Lu}\p{Ll}+(?: (?!of\b|in\b|to\b|and\b)\p{Ll}+)+$/u.test(title);
  return isPlain ? `${chooseArticle(title)} ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

/** What somebody was on, and not as. */
const ON_LEAVE = /\b(?:attachment|placement|secondment|residency|clerkship|observership)$/i;

/** "the University of Leeds", as it is spoken. */
export function withArticle(name: string): string {
  return /^(?:\p{L}+ )?(?:University|Institute|College|School|Academy|Ministry|Department|Bank|Museum|Church|Office|Faculty) of\b/u.test(name)
    ? `the ${name}`
    : name;
}

/** Returns the same said again: the employer alone will do. */
export function asBefore({ title, company }: Position): string {
  return company ? `at ${withArticle(company)}` : title && `as ${title}`;
}

/** "Store Manager at Fenwick & Daughters Shoes". */
export function roleOf({ title, company }: Position): string {
  return title && company ? `${title} at ${withArticle(company)}` : title;
}

/** Who serves an apprenticeship is an apprentice. */
const OF_A_TIME: [RegExp, string][] = [
  [/\bApprenticeship$/, 'Apprentice'],
  [/\bapprenticeship$/, 'apprentice'],
  [/\bInternship$/, 'Intern'],
  [/\bTraineeship$/, 'Trainee'],
];

function nameOnly(title: string): string {
  const bare = title.replace(/\s*\([^)]*\)/g, '').split(/ [|–—/] | - /)[0] ?? '';
  const name = tidy(bare.split(', ')[0] ?? '');
  return OF_A_TIME.reduce((title, [time, person]) => title.replace(time, person), name);
}

/** The town behind a comma goes, partners and legal forms stay. */
function companyOnly(company: string): string {
  const bare = company.replace(/\s*\([^)]*\)/g, '').split(/ [|–—] /)[0] ?? '';
  const [head = '', ...tail] = bare.split(', ');
  const belongs = /&|\band\b|^(?:Inc|LLC|Ltd|LLP|PLC|GmbH|S\.|Co)\b/i.test(tail.join(', '));
  return withoutForm(tidy(belongs ? bare : head));
}

function tidy(name: string): string {
  const plain = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;:]+$/, '');
  return /[<>{}[\]\\|]|\.\./.test(plain) ? '' : plain;
}

/** "Maple Ride Inc." is "Maple Ride" in a letter; with its full stop it would end every sentence it stands in. */
export function withoutForm(name: string): string {
  return name.replace(/,? (?:Ltd|Limited|Inc|LLC|LLP|Corp|plc|Pty)\.?$/i, '').replace(/(?<!\.\p{L}{1,2})\.$/u, '');
}
