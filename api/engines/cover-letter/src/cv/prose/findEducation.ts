import type { EducationEntry } from '../entries/readEducation.ts';
import { cutSpan, splitSpan, type TextSpan } from '../text/textSpan.ts';
import { scoreDegree, scoreSchool } from '../words/schoolWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { findGroup, PROPER_NAME } from './sentences.ts';

const YEAR = '(?:19|20)\\d\\d';
const MIN_SCHOOL_SCORE = 3;
const EDUCATION_PATTERNS = [
  new RegExp(
    `\\b(?:passed|did|completed|completing|hold|finished|finishing|gained|studied|obtained|took|earned|received|got|have|degree\\s+is|graduated\\s+(?:in\\s+${YEAR}\\s+)?with)\\s+(?:my\\s+|an?\\s+|the\\s+)?(?<degree>[^.;,]{3,70}?)\\s+(?:at|from)\\s+(?:the\\s+)?(?<school>${PROPER_NAME})`,
    'du',
  ),
  new RegExp(
    `\\bgraduated\\s+(?:in\\s+${YEAR}\\s+)?from\\s+(?:the\\s+)?(?<school>${PROPER_NAME})(?:\\s+in\\s+${YEAR})?,?\\s+with\\s+(?:my\\s+|an?\\s+)?(?<degree>[^.;,]{3,70}?)(?=\\s+in\\s+${YEAR}|\\s+and\\s|[.;,]|$)`,
    'du',
  ),
  new RegExp(
    `\\b(?:trained|studied|learnt|learned)\\s+at\\s+(?:the\\s+)?(?<school>${PROPER_NAME})\\s+\\((?<degree>[^()]{3,70}?)(?:,\\s*${YEAR})?\\)`,
    'du',
  ),
  new RegExp(`^(?:an?|my)\\s+(?<degree>[^.;,]{3,70}?)\\s+(?:at|from)\\s+(?:the\\s+)?(?<school>${PROPER_NAME})`, 'du'),
  new RegExp(`\\((?<degree>[^(),]{3,60}),\\s*(?<school>${PROPER_NAME}),\\s*${YEAR}\\)`, 'du'),
];

/** "I finished Technikum Mechaniczne in Poznan in 2012 as mechanical technician" */
const TRADE_QUALIFICATION = new RegExp(
  `\\b(?:finished|completed|attended|graduated\\s+from|left|went\\s+to)\\s+(?:the\\s+)?(?<school>${PROPER_NAME})[^.;,]{0,40}?\\s(?:as|with)\\s+(?:an?\\s+|my\\s+)?(?<degree>[^.;,]{3,60}?)(?=\\s+in\\s+${YEAR}|[.;,]|$)`,
  'du',
);

const AWARD = /\b(?:received|got|obtained|earned|gained)\s+(?:my|an?)\s+(?<degree>[^.;,]{2,40}?)(?=\s+in\s+(?:19|20)\d\d|[.;,]|$)/d;

/** Returns studies that named a subject alone with the degree that they led to: "and received my master's degree in 2019". */
export function findAward(part: TextSpan, entry: EducationEntry | undefined): EducationEntry | undefined {
  const degree = findGroup(AWARD, part, 'degree');
  if (!degree || !entry?.degree || scoreDegree(entry.degree.text) > 0 || scoreDegree(degree.text) === 0) return undefined;
  return { ...entry, degree, ...findYear(part) };
}

/** Returns the degree, the school and the year that a part of a sentence tells of. */
export function findEducation(part: TextSpan): EducationEntry | undefined {
  for (const pattern of EDUCATION_PATTERNS) {
    const [degreeText, school] = [findGroup(pattern, part, 'degree'), findGroup(pattern, part, 'school')];
    // "An SIA licence and a Level 5 Diploma" from a school names the licence for itself.
    const degree = degreeText && splitSpan(degreeText, /\s+and\s+(?:an?|my|the)\s+/g).at(-1);
    if (!degree || !school || (scoreDegree(degree.text) === 0 && scoreSchool(school.text) < MIN_SCHOOL_SCORE)) continue;
    return { degree, school, ...findYear(part) };
  }
  const [degree, school] = [findGroup(TRADE_QUALIFICATION, part, 'degree'), findGroup(TRADE_QUALIFICATION, part, 'school')];
  const isTrade = degree && (scoreTitle(degree.text) > 0 || scoreDegree(degree.text) > 0);
  return isTrade && school && scoreSchool(school.text) === MIN_SCHOOL_SCORE ? { degree, school, ...findYear(part) } : undefined;
}

function findYear(part: TextSpan): Pick<EducationEntry, 'year'> {
  const year = /(?:19|20)\d\d/.exec(part.text);
  return year ? { year: cutSpan(part, year.index, year.index + 4) } : {};
}
