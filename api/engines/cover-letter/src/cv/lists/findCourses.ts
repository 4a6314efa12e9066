import type { CvLine } from '../lines/cvLine.ts';
import { splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { scoreSchool } from '../words/schoolWords.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';
import { scoreTitle } from '../words/titleWords.ts';

const BARE_YEAR = /^\(?(?:(?:\p{L}{3,}\.?|\d{1,2}\/) ?)?(?:19|20)\d\d\)?$/u;
/** Bodies that give courses. */
const COURSE_PROVIDER =
  /\b(?:institut\p{L}*|chamber|council|society|association|centre|center|federation|authority|ministry|foundation|c[aá]mara|fundaci[oó]n|centro|consejo|asociaci[oó]n|ministerio|agency|agencia|kammer|verband|chambre)\b/iu;
/** An honour is won, and a post is held. */
const NOT_COURSE = /\b(?:winner|finalist|prize|award|medal|volunteer|premio|voluntari[oa])\b|["“”]/i;
const MAX_WORDS = 7;

/** Returns the courses in a list of anything: what was learnt, who gave it and the year, as in "Incoterms 2020, Chamber of Commerce, 2021". */
export function findCourses(lines: readonly CvLine[]): TextSpan[] {
  return lines.flatMap((line) => {
    const [course, provider, year, ...others] = splitSpan(line, /,\s+/g).map(trimSpan);
    if (!course || !provider || !year || others.length > 0 || !BARE_YEAR.test(year.text)) return [];
    const isProvider = scoreSchool(provider.text) >= 2 || COURSE_PROVIDER.test(provider.text);
    const isCourse =
      course.text.split(' ').length <= MAX_WORDS &&
      scoreTitle(course.text) < 2 &&
      !startsWithActionVerb(course.text) &&
      !NOT_COURSE.test(course.text);
    return isProvider && isCourse ? [course] : [];
  });
}
