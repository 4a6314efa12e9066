import { cutSpan, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { isLanguageName } from '../words/languageNames.ts';
import { findGroup, trimClause } from './sentences.ts';

const LICENCE_WORD =
  /\b(?:licen[cs]es?|CDL|endorsements?|cards?|certificates?|tickets?|registration|permit|badge|award in|Level \d|diplomas?|Stage (?:\d|[IVX]+)\b|[NS]VQ|[OA][- ][Ll]evels?|GCSEs?|Highers|18th Edition|food hygiene|DBS|Safe Pass|NEBOSH|IOSH|CPC)\b/i;
const PASSED =
  /\b(?:passed|completed|took|attended)\s+(?:an?|my|the)\s+(?<course>[^.;,]{3,60}?(?:\s(?:course|training|certificate)|(?=\s(?:test|exam|examination)\b)))/d;
/** "I passed CeMAP in 2012 and the CIPP Payroll Certificate in 2023" */
const PASSED_IN =
  /\b(?:passed|gained|completed|and)\s+(?:the\s+|my\s+)?(?<paper>\p{Lu}[\p{L}\d&-]*\p{Lu}[\p{L}\d&-]*(?:\s\p{Lu}[\p{L}\d&-]*){0,4})(?=\s+in\s+(?:19|20)\d\d)/dgu;
const VALID = /\b[Mm]y\s+(?<paper>[^.;,]{2,50}?)\s+(?:is|are)\s+valid\b/d;
const REGISTERED_AS = /\bI(?: am|['’]m)\s+(?<paper>\p{Lu}[^.;,]{2,30}?\s(?:registered|accredited|licensed))(?=\s+and\b|[.;,]|$)/du;
const CERTIFIED = /\bI(?: am|['’]m)\s+(?:an?\s+)?(?<paper>\p{Lu}[^.;,]{2,40}?)\s+certified\b/du;
const CURRENT = /\bam current in (?<paper>\p{Lu}[^.;,]{1,40}?)(?=\s+and\b|[.;,]|$)/du;
const ALSO_CURRENT = /\bam current in [^.;]{1,60}?\sand in (?<paper>\p{Lu}[^.;,]{1,40}?)(?=[.;,]|$)/du;
const GRADED = /\b(?:I am|I['’]m)\s+an?\s+(?<paper>\p{Lu}{2,}\s+Level\s+\d)\b/du;
const MEMBER = /\b(?<body>(?:chartered |associate |full )?member of (?:the )?[A-Z][A-Za-z]*[A-Z])\b/d;
const REGISTERED =
  /\bregistered with (?:the )?(?<body>(?:\p{Lu}\p{L}+ ){1,4}(?:Council|Board|Authority)|(?:[A-Z]{2,6}|GPhC)(?: \([A-Z]*\d+\))?(?![\p{L}]))/du;
const TOOLS =
  /\b(?:use|using|used|work with|worked with|skilled in|proficient in|experienced (?:in|with)|familiar with|(?:good|confident|comfortable) with|knowledge of|know|users? of)\s+(?=\p{Lu})/u;
const TOOL = /^(?:\p{Lu}|\d\p{Lu})[\p{L}\d.+#/-]*(?:\s+(?:\p{Lu}[\p{L}\d.+#/-]*|\d+))*/u;
const MOTHER_TONGUE = /\b(?<language>\p{Lu}\p{Ll}+)\s+is\s+my\s+(?:mother tongue|native|first|second)\b/du;
const STATED_LEVEL = /\b[Mm]y\s+(?<language>\p{Lu}\p{Ll}+)\s+is\s+(?:[ABC][12]|fluent|good|very good|excellent|native|basic)\b/du;
/** Goes on with what is said of a credential: "driver CPC is valid until 2028". */
const VALIDITY = /\s(?:(?:which|that)\s)?(?:is|are|was|were|will|has|have|had|runs?|expires?|gained|passed|obtained)\b/;
const MAX_LICENCE_WORDS = 10;
const MAX_LISTED_WORDS = 3;
const MAX_NAME_WORDS = 6;
const MAX_LANGUAGE_WORDS = 4;

/** Returns the licences, tickets and courses that a part of a sentence says the applicant has. */
export function findLicences(part: TextSpan): TextSpan[] {
  const course = findGroup(PASSED, part, 'course');
  const matches = [
    findGroup(VALID, part, 'paper'),
    findGroup(REGISTERED, part, 'body'),
    findGroup(MEMBER, part, 'body'),
    findGroup(CURRENT, part, 'paper'),
    findGroup(ALSO_CURRENT, part, 'paper'),
    findGroup(GRADED, part, 'paper'),
    findGroup(CERTIFIED, part, 'paper'),
    findGroup(REGISTERED_AS, part, 'paper'),
    course,
  ];
  const passed = /\b(?:passed|gained|completed)\b/.test(part.text)
    ? [...part.text.matchAll(PASSED_IN)].flatMap(({ indices }) => (indices?.groups?.paper ? [cutSpan(part, ...indices.groups.paper)] : []))
    : [];
  return [...findStatedLicences(part), ...passed, ...matches.filter((paper) => paper !== undefined)];
}

function findStatedLicences(part: TextSpan): TextSpan[] {
  if (!LICENCE_WORD.test(part.text)) return [];
  const statement = /(?:^hold|\b(?:have|hold|got|with))\s+(?=(?:an?|my|the|licen[cs]es|certificates|tickets|cards)\b|\p{Lu})/u.exec(part.text);
  const isBareList = !/\b(?:I|my|is|are|was)\b/i.test(part.text) && part.text.split(/\s+/).length <= MAX_LICENCE_WORDS;
  if (!statement && !isBareList) return [];
  const listed = cutSpan(part, statement ? statement.index + statement[0].length : 0);
  // What a licence is held "with" belongs to it: "a Class A CDL with hazmat and tanker endorsements".
  const hasWith = (span: TextSpan) => / with /.test(span.text);
  return (
    splitSpan(listed, /,?\s+and\s+(?=(?:an?|my|the)\s)|,\s+(?=(?:an?|my|the)\s)/g)
      // Brackets, and the subject of an award, may contain an "and".
      .flatMap((span) => (hasWith(span) ? [span] : splitSpan(span, /(?:,\s+(?:and\s+)?|(?<!\bin \p{Lu}\p{L}*)\s+and\s+)(?![^()]*\))/gu)))
      .reduce<TextSpan[]>(joinCodedName, [])
      .map((span) => trimClause(cutSpan(span, /^(?:an?|my|the|also|and)\s+/i.exec(span.text)?.[0].length ?? 0)))
      .map((span) => trimClause(cutSpan(span, 0, VALIDITY.exec(span.text)?.index ?? span.text.length)))
      .filter(
        ({ text }, index, all) =>
          (LICENCE_WORD.test(text) || CODE.test(text) || isListedCredential(text, all.slice(0, index))) &&
          text.split(/\s+/).length <= MAX_LICENCE_WORDS,
      )
  );
}

/** The number of a ticket: "PA1", "chainsaw maintenance (CS30)". */
const CODE = /^(?!(?:A|B|C)\d$)\p{Lu}{1,4}\d{1,4}\p{Lu}?$|\(\p{Lu}{1,4}\d{1,4}\p{Lu}?\)$/u;

/** Joins "chainsaw maintenance" and "cross-cutting (CS30)", which one number names. */
function joinCodedName(joined: TextSpan[], span: TextSpan): TextSpan[] {
  const before = joined.at(-1);
  // "PA1" and "PA6 spraying certificates"
  const isSameKind = before && CODE.test(before.text.replace(/^(?:an?|my|the) /, '')) && /^\p{Lu}{1,4}\d{1,4}\s\p{Ll}/u.test(span.text);
  // "The CCNSG and H2S tickets"
  const isPair =
    before &&
    /^(?:the )?\p{Lu}[\p{Lu}\d]+(?: [\p{Lu}\d/]+)?$/u.test(before.text) &&
    /^\p{Lu}[\p{Lu}\d]+ (?:tickets|certificates|cards|licen[cs]es|passports)\b/u.test(span.text);
  if (before && (isSameKind || isPair))
    return [...joined.slice(0, -1), { start: before.start, end: span.end, text: `${before.text} and ${span.text}` }];
  const isRest =
    before &&
    /\(\p{Lu}{1,4}\d{1,4}\p{Lu}?\)\.?$/u.test(span.text) &&
    /^\p{Ll}/u.test(before.text) &&
    !LICENCE_WORD.test(before.text) &&
    !CODE.test(before.text);
  if (!before || !isRest) return [...joined, span];
  return [...joined.slice(0, -1), { start: before.start, end: span.end, text: `${before.text} and ${span.text}` }];
}

/** "The certificate for EPT and reach truck (valid to 2028) and VCA Basic" lists three credentials under one word. */
function isListedCredential(text: string, before: TextSpan[]): boolean {
  // "BICSc Level 2, COSHH and manual handling"
  const isOfSafety = /^\p{Lu}{3,}$|^(?:[\p{L}-]+ )?(?:handling|first aid|safety|hygiene|awareness|safeguarding)$/u.test(text);
  if (isOfSafety && before.some((span) => LICENCE_WORD.test(span.text))) return true;
  const isList = before.some((span) => /\b(?:certificates?|licen[cs]es?|tickets?|cards?) (?:for|in|to)\b/i.test(span.text));
  const maxWords = /^(?:also )?\p{Lu}/u.test(text) && !/\b(?:passed|gained|valid|expires?)\b/.test(text) ? MAX_NAME_WORDS : MAX_LISTED_WORDS;
  return (
    isList &&
    !/\b(?:I|my|am|is|was|can)\b/.test(text) &&
    text
      .replace(/\([^()]*\)/g, '')
      .trim()
      .split(/\s+/).length <= maxWords
  );
}

/** Returns the languages that a part of a sentence says the applicant speaks. */
export function findLanguages(part: TextSpan): TextSpan[] {
  const graded = [MOTHER_TONGUE, STATED_LEVEL]
    .flatMap((pattern) => findGroup(pattern, part, 'language') ?? [])
    .filter(({ text }) => isLanguageName(text));
  if (graded.length > 0) return graded;
  const languagePhrase = /\b(?:speak(?:,?\s+(?:and|read|write|understand))*|fluent in|languages?:?)\s+/i.exec(part.text);
  const parts = splitSpan(cutSpan(part, languagePhrase ? languagePhrase.index + languagePhrase[0].length : 0), /[,.;]\s+|\s+and\s+/g).map((span) =>
    trimClause(
      cutSpan(span, /^(?:some|good|basic|fluent)\s+/i.exec(span.text)?.[0].length ?? 0, /\s(?:with|to|at|in|from|as)\s/.exec(span.text)?.index),
    ),
  );
  const languages = parts.filter(({ text }) => isLanguageName(text) && text.split(/\s+/).length <= MAX_LANGUAGE_WORDS);
  return languagePhrase || languages.length === parts.length ? languages : [];
}

const TRAINED =
  /\b(?:trained|skilled|experienced|proficient|confident|competent|practised) in (?<skills>\p{Ll}[^.;:()]{2,120}?)(?=,? (?:and|but) (?:I|my|am|have|hold|can)\b|,? (?:which|where|who|as|at|since|for|from|with)\b|[.;:(]|$)/du;
const MAX_SKILL_WORDS = 4;

/** Returns what somebody says to be trained in: "moving and handling, PEG feeding and end-of-life care" are three. */
export function findTrainedSkills(part: TextSpan): TextSpan[] {
  const listed = findGroup(TRAINED, part, 'skills');
  if (!listed) return [];
  const items = splitSpan(listed, /,\s+(?:and\s+)?/g);
  // Without a comma before it, an "and" may be within a name.
  const skills = items.flatMap((item, index) => (index > 0 && index === items.length - 1 ? splitSpan(item, /\s+and\s+/g) : [item]));
  return skills.map(trimClause).filter(({ text }) => text !== '' && text.split(/\s+/).length <= MAX_SKILL_WORDS);
}

/** "Linde, SAP, 5S and battery changing" */
const LAST_SKILL = /^\p{Ll}{3,} \p{Ll}{3,}ing[.\s]*$|^\p{Ll}{5,}ing[.\s]*$/u;

/** Returns the tools that a part of a sentence says the applicant uses, written as names: "Excel", "Power BI". */
export function findTools(part: TextSpan): TextSpan[] {
  const used = TOOLS.exec(part.text);
  if (!used) return [];
  const items = splitSpan(cutSpan(part, used.index + used[0].length), /,\s+(?:and\s+)?|\s+and\s+/g);
  const tools: TextSpan[] = [];
  for (const item of items) {
    const name = TOOL.exec(item.text)?.[0];
    if (!name && tools.length > 1 && items.at(-1) === item && LAST_SKILL.test(item.text)) tools.push(trimClause(item));
    if (!name || isLanguageName(name)) break;
    tools.push(trimClause(cutSpan(item, 0, name.length)));
    // "Jungheinrich trucks" goes on, a sentence does not.
    const rest = item.text.slice(name.length);
    if (rest !== '' && !/^ \p{Ll}+s$/u.test(rest)) break;
  }
  return tools;
}
