import { chooseArticle } from '@sheaf/language/inflection/inflect';
import { isStudyProject } from '../bullets/describeProject.ts';
import { scoreOrganisation } from '../cv/words/organisationWords.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { addNameArticle, addTitleArticle } from '../wording/nameArticles.ts';
import { isSelfEmployed } from '../wording/selfEmployed.ts';
import { lowerGenericWords } from './lowercaseNames.ts';

/** A position as a letter names it, without what belongs to a list: "Charge Nurse, Intensive Care Unit" is "Charge Nurse" there. */
export interface Position {
  title: string;
  company: string;
  isCurrent: boolean;
  /** The project that takes the place of a position. */
  project?: string | undefined;
  /** What somebody is now with the employer, where the title of the action is not known. */
  currentRole?: string | undefined;
  /** Rank by date, 0 for the newest; unknown where the CV gives no dates. */
  recency?: number | undefined;
}

export function buildPosition({ title, company, isCurrent, recency, project, currentRole }: Position): Position {
  if (project !== undefined) return { title: '', company: '', isCurrent: false, project };
  // "Self-employed, Rooney Heating" names the firm and no title.
  const name = isSelfEmployed(title) && company.trim() !== '' ? '' : lowerTitle(lowerGenericWords(shortenTitle(title)));
  // "At Self-employed" nobody works: that tells how.
  if (isSelfEmployed(company)) {
    const selfEmployment = company.trim().toLowerCase();
    const role = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return {
      title: name === '' || name.toLowerCase().includes(selfEmployment) ? name : `${selfEmployment} ${role}`,
      company: '',
      isCurrent,
      recency,
    };
  }
  const currentTitle = currentRole && lowerTitle(lowerGenericWords(shortenTitle(currentRole)));
  return { title: name, company: lowerGenericWords(shortenCompany(company)), isCurrent, recency, ...(currentTitle && { currentRole: currentTitle }) };
}

/** "CAREGIVER" is a title in capitals; "SRE" and "CEO" are short forms. */
function lowerTitle(title: string): string {
  const isUppercase = /^\p{Lu}{5,}$/u.test(title) && scoreTitle(title) === 3;
  return isUppercase ? title.charAt(0) + title.slice(1).toLowerCase() : title;
}

/** Writes a position as "as Store Manager at Fenwick & Daughters Shoes"; empty when the CV names neither. */
export function formatPosition({ title, company, project, currentRole }: Position): string {
  if (project !== undefined) return isStudyProject(project) ? '' : `on my project ${project}`;
  return [
    title &&
      (UNCOUNTABLE_PERIOD.test(title)
        ? `on ${title.toLowerCase()}`
        : TRAINING_PERIOD.test(title)
          ? `on ${chooseArticle(title)} ${title.toLowerCase()}`
          : `as ${addTitleArticle(title)}`),
    company && formatEmployer(company),
    company && currentRole && `where I am ${addTitleArticle(currentRole)}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/ where I am /, ', where I am ');
}

/** Periods of training, which take "on a placement" instead of "as". */
const TRAINING_PERIOD = /\b(?:(?:paper|milk|newspaper|egg|leaflet) round|attachment|placement|secondment|residency|clerkship|observership)$/i;

/** Times that are counted by nobody: "on work experience at Stopsley Motors". */
const UNCOUNTABLE_PERIOD = /^(?:work experience|work shadowing|voluntary work|volunteering)$/i;

/** Returns the short form for a position that was named before: only the employer. */
export function formatPositionShort({ title, company, project }: Position): string {
  if (project !== undefined) return isStudyProject(project) ? '' : `on ${project}`;
  return company ? formatEmployer(company.replace(/\s\(\d[^()]*\)$/, '')) : title && `as ${title}`;
}

/** Formats an employer: "at Fenwick & Daughters", but "in the British Army". */
function formatEmployer(company: string): string {
  if (/ family$/.test(company)) return `with ${/^the /i.test(company) ? '' : 'the '}${company}`;
  return ARMED_FORCE.test(company) ? `in ${/^the /i.test(company) ? '' : 'the '}${company}` : `at ${addNameArticle(company)}`;
}

const ARMED_FORCE =
  /^(?:the )?(?:(?:British|Royal|Indian|Irish|Canadian|Australian|Polish|French|Ghanaian|Nigerian|Pakistan|United States|US|U\.S\.|Territorial) )*(?:Army|Navy|Air Force|Marines|Marine Corps|Coast Guard|Army Reserve|Army Medical Corps|Engineers|Signals|Logistic Corps)$/i;

/** Writes a role as "Store Manager at Fenwick & Daughters Shoes". */
export function formatRole({ title, company }: Position): string {
  return title && company ? `${title} ${formatEmployer(company)}` : title;
}

/** Replaces a training period by the title of the person: an apprenticeship becomes an apprentice. */
const TITLES_BY_PERIOD: [RegExp, string][] = [
  [/\bApprenticeship$/, 'Apprentice'],
  [/\bapprenticeship$/, 'apprentice'],
  [/\bInternship$/, 'Intern'],
  [/\bTraineeship$/, 'Trainee'],
];

function shortenTitle(title: string): string {
  const withoutBrackets = title.replace(/\s*\([^)]*\)/g, '').split(/ [|–—/] | - /)[0] ?? '';
  const name = cleanName(withoutBrackets.split(', ')[0] ?? '');
  return TITLES_BY_PERIOD.reduce((title, [time, person]) => title.replace(time, person), name);
}

/** Matches a part of an employer, whose own name follows it: "1st Battalion, The Royal Welsh". */
const UNIT =
  /^(?:\d+(?:st|nd|rd|th) \p{L}+|(?:School|Department|Dept|Faculty|Division|Institute|Directorate|Section|Office) of .*|.*\b(?:Battalion|Squadron|Department|Division|Faculty|Ward|Unit|Theatre|Station)(?: \w{1,3})?)$/iu;

/** The town after a comma goes, partners and legal forms stay, and so does no sentence after the name. */
function shortenCompany(company: string): string {
  const withoutBrackets =
    (company.split(/(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u)[0] ?? '').replace(/\s*\((?!\d[\d,]*[- ]\p{Ll}+\)$)[^)]*\)/gu, '').split(/ [|–—] /)[0] ?? '';
  const [head = '', ...tail] = withoutBrackets.split(', ');
  const [next = ''] = tail;
  if (UNIT.test(head) && (scoreOrganisation(next) > 0 || /^(?:The|Royal) \p{Lu}/u.test(next))) return shortenCompany(tail.join(', '));
  const isPartOfName = /&|\band\b|^(?:Inc|LLC|Ltd|LLP|PLC|GmbH|S\.|Co)\b/i.test(tail.join(', '));
  return stripLegalForm(cleanName(isPartOfName ? withoutBrackets : head));
}

function cleanName(name: string): string {
  const cleaned = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;:]+$/, '');
  return /[<>{}[\]\\|]|\.\./.test(cleaned) ? '' : cleaned;
}

/** Removes the legal form of a company: "Maple Ride Inc." becomes "Maple Ride". */
export function stripLegalForm(name: string): string {
  return name
    .replace(
      /,? (?:(?:Pvt|Pty|Private)\.? )?(?:Ltd|Limited|Inc|LLC|LLP|Corp|plc|Pty|Pvt|d\.o\.o|d\.d|s\.r\.o|a\.s|sp\. z o\.o|B\.V|S\.L|S\.L\.U|S\.A|EPZ)\.?$/i,
      '',
    )
    .replace(/(?<!\.\p{L}{1,2})\.$/u, '');
}
