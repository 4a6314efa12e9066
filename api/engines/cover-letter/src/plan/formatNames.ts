import { loadLexicon } from '@sheaf/language/lexicon/lexicon';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import { scoreDegree } from '../cv/words/schoolWords.ts';
import { scoreTitle } from '../cv/words/titleWords.ts';
import { lowerGenericWords } from './lowercaseNames.ts';

const LANGUAGES =
  /^(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Czech|Slovak|Hungarian|Romanian|Bulgarian|Greek|Turkish|Arabic|Hebrew|Persian|Farsi|Urdu|Hindi|Bengali|Punjabi|Gujarati|Tamil|Telugu|Malayalam|Kannada|Marathi|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Indonesian|Malay|Tagalog|Filipino|Swahili|Igbo|Yoruba|Hausa|Xhosa|Zulu|Afrikaans|Amharic|Somali|Shona|Twi|Welsh|Irish|Gaelic|Swedish|Norwegian|Danish|Finnish|Icelandic|Estonian|Latvian|Lithuanian|Croatian|Serbian|Bosnian|Slovenian|Slovene|Macedonian|Albanian|Armenian|Georgian|Nepali|Sinhala|Catalan|Valencian|Basque|Galician|Latin|British Sign Language|American Sign Language|BSL|ASL)$/i;
const DEGREE =
  /^(?:A\.?A\.?S\b|A\.A\.|A\.S\.|[BM]\.?\s?(?:Sc|A|N|Eng|Ed|Mus|Comm|Com|BA|Phil|E|FA|Arch|Res|S|Tech)\b|Bachelor|Master|Ph\.?D|Doctor|Diploma|Certificate|Associate|Foundation|[GS]?N?VQ|BTEC|HN[CD]|PGCE|PGDip|Juris|Federal|LL[BM]|MBA|M(?:LIS|Litt|Chem|Phys|Pharm|Sci|SW|PH|PA)\b|B(?:Pharm|VSc|SW|DS)\b|Apprenticeship|Degree|Higher|National|Postgraduate|Graduate|Level \d)/i;
const SCHOOL_LEAVING =
  /^(?:\d+ )?(?:GCSEs?|[OA][- ]?levels?|Highers?|Abitur|Matura|Maturité|Baccalauréat|Leaving Certificate|(?:Higher |Upper )?Secondary|High school|Bachillerato)\b/i;
/** "Cash" is a surname, too, and no name in front of "handling". */
const COMMON_WORD_AND_NAME = /^Cash \p{Ll}/u;
/** "Legal research on Westlaw" has its names after a preposition. */
const NAMES_AT_END = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+ (?:on|in|with|using) \p{Lu}\S*(?: \p{Lu}\S*)*$/u;
/** Degrees of Spanish and Latin American CVs, as they are called there. */
const SPANISH_DEGREE = /^(?:M[áa]ster|Grado|Licenciatura|Diplomatura|Doctorado|Ingenier[ií]a|T[eé]cnico Superior|T[eé]cnico|Ciclo Formativo)\b/;
const MAX_DEGREES = 2;
/** On the scale of the lexicon: how much commoner than the name a word must be to lose its capital. */
const NAME_MARGIN = 20;

/** Joins names as "A, B and C", or as "A, B and C, and D" where one is a pair itself. */
export function joinNames(names: readonly string[]): string {
  // "A Diploma in IFRS and CA Final" could be one diploma.
  if (names.length > 1 && (names.some((name) => / and /.test(name)) || (names.length > 2 && / in \p{Lu}/u.test(names.at(-2) ?? ''))))
    return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** Returns languages that have an English name, without how well they are spoken; none when English is the only one. */
export function nameLanguages(languages: readonly string[]): string[] {
  const names = languages.flatMap((language) => {
    const name =
      language
        .split(/[(:,/–—-]|\s(?:[ABC][12]|native|fluent|basic|good|mother|first|second|conversational|intermediate|advanced|beginner)/i)[0]
        ?.trim() ?? '';
    return LANGUAGES.test(name) ? [name] : [];
  });
  return names.length === 1 && /^english$/i.test(names[0] ?? '') ? [] : [...new Set(names)];
}

/** Returns skills as they are within a sentence: "Wound care" is "wound care", "Salesforce" stays. */
export function formatSkill(skill: string): string {
  // A letter in English leaves out how well in Spanish: "Excel avanzado".
  const level = /\s\(?(?:avanzad[oa]|b[aá]sic[oa]|intermedi[oa]|nivel (?:alto|medio|bajo|usuario)|medio|usuario)\)?$/i.exec(skill);
  if (level) return formatSkill(skill.slice(0, level.index));
  const [first = '', ...rest] = skill.split(' ');
  const lower = first.toLowerCase();
  // "Four-handed dentistry" is of two common words.
  const parts = lower.split('-');
  if (
    parts.length > 1 &&
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+$/u.test(first) &&
    rest.every((word) => /^\p{Ll}/u.test(word)) &&
    parts.every((part) => isKnownWord(part))
  )
    return lower + skill.slice(first.length);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || (rest.some((word) => /^\p{Lu}|\d/u.test(word)) && !NAMES_AT_END.test(skill)) || LANGUAGES.test(first))
    return skill;
  const { indexOf, countAt } = loadLexicon();
  const isCommon =
    (rest.length > 0 || /\p{L}{3}(?:tion|sion|ment|ity|ance|ence|ship|[a-z]ing|[a-z]ics|[a-z]care|ery|ury|graphy|logy|istry)$/u.test(lower)) &&
    isKnownWord(lower) &&
    // "Cisco switches" and "Leica total stations" begin with names.
    (countAt(indexOf(lower)) >= countAt(indexOf(first)) + (indexOf(first) >= 0 ? NAME_MARGIN : 0) || COMMON_WORD_AND_NAME.test(skill));
  return isCommon ? lower + skill.slice(first.length) : skill;
}

/** What a CV says of a degree that is not taken yet: "predicted 2:1", "expected 2027". */
const EXPECTED =
  /\b(?:predicted|expected|anticipated|projected|working towards)\b[^\n;|()]{0,20}|\b(?:in progress|ongoing|to be completed|due (?:in )?(?:\p{L}+ )?20\d\d)\b/iu;

/** "BSc Economics, predicted First" */
const EXPECTED_SUFFIX = /,? \(?(?:predicted|expected|anticipated|projected)\b[^()]*\)?$/i;

/** Formats degrees: "a BSc (Hons) Business Management from the University of Hull". Marks one not taken yet as expected. */
export function formatEducation(education: readonly { degree: string; school: string }[], cvText = ''): string[] {
  const isExpected = (degree: string) => cvText.split('\n').some((line) => line.includes(degree) && EXPECTED.test(line));
  return (
    education
      .map(({ degree, school }) => ({
        isExpected: isExpected(degree),
        degree: degree
          .replace(EXPECTED_SUFFIX, '')
          .replace(/ \(\d{1,2}\*?\)/g, '')
          .replace(/ incl?\.? /i, ' including '),
        school,
      }))
      .filter(({ degree, school }) => degree !== '' && !/\bBoot ?camp$/i.test(degree) && !/[:;]/.test(degree) && !/[<>{}[\]]/.test(degree + school))
      // What a school gives says less than what came after it.
      .sort((one, other) => Number(SCHOOL_LEAVING.test(one.degree)) - Number(SCHOOL_LEAVING.test(other.degree)))
      .slice(0, MAX_DEGREES)
      .map((entry) => {
        const [degree, name] = [addFieldPreposition(lowerGenericWords(entry.degree)), lowerGenericWords(entry.school.split(', ')[0] ?? '')];
        const isTrade = scoreTitle(degree) === 3 && scoreDegree(degree) === 0 && !DEGREE.test(degree);
        if (isTrade && name) return `a qualification as ${degree} from ${name}`;
        const article = entry.isExpected ? 'an expected' : chooseDegreeArticle(degree);
        return `${DEGREE.test(degree) || SPANISH_DEGREE.test(degree) || /\b(?:certificate|diploma|degree|course)(?: in .+| \([^()]*\))?$/i.test(degree) ? `${article} ` : ''}${degree}${name ? ` from ${/^(?:\p{L}+ ){0,2}(?:University|Institute|College|School|Academy|Conservatoire) of\b/u.test(name) ? 'the ' : ''}${name}` : ''}`;
      })
  );
}

/** Adds the preposition of a field: "BSc (Hons) Adult Nursing" becomes "BSc (Hons) in Adult Nursing". */
function addFieldPreposition(degree: string): string {
  return degree
    .replace(/^((?:[GS]?N?VQ)(?: Level)? \d),? (?=\p{Lu}\p{Ll})/u, '$1 in ')
    .replace(/^(A\.?A\.?S\.?|A\.?A\.|A\.?S\.),? (?=\p{Lu}\p{Ll})/u, '$1 in ')
    .replace(/, (Level \d)$/, ' ($1)')
    .replace(/^((?:[BM]Sc|[BM]A|[BM]Eng|M?PhD|MPhil|MRes|BCom|LL[BM]|BN|HN[CD]|PG(?:Dip|Cert))(?: \(Hons\)| Hons)?),? (?=\p{Lu}\p{Ll})/u, '$1 in ');
}

/** Returns the article of a degree as spoken: an MSc, an HND, a BA, a UX diploma. */
function chooseDegreeArticle(degree: string): string {
  const first = degree.split(' ')[0] ?? '';
  return (/^[A-Z]\.?[A-Z.]|^[BM]\.?(?:Sc|Eng|Ed)/.test(first) ? /^[AEFHILMNORSX]/.test(first) : /^[aeio]/i.test(first)) ? 'an' : 'a';
}
