import { isQuantityEntailed, type Quantity } from '@sheaf/claims/quantities';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { areSynonyms, findMeanings, isContentStem, stopWords } from '../wording/synonyms.ts';
import type { EvidenceFound, Sentence } from './claim.ts';
import type { FigureContext } from './figureContext.ts';
import { parsePeriod, sumYears } from './periods.ts';
import type { Passage, Sources } from './sources.ts';

const startWords = new Set('joined join started start began since from starting joining'.split(' '));
const endWords = new Set('left leaving until till finished ended'.split(' '));
const studyWords = new Set(
  'graduated graduating graduate degree graduation qualified qualifying diploma completed studied bsc msc ba ma phd mba bachelor bachelors master masters'.split(
    ' ',
  ),
);

/** Finds evidence for a year: it must be the year of what the sentence describes. */
export function findYearEvidence({ tokens, sources, employments }: Sentence, { from, to, values }: Quantity): EvidenceFound | undefined {
  const before = tokens.slice(Math.max(0, from - 12), from).map(({ lower }) => lower);
  const nearestDateWord = before.findLast((word) => startWords.has(word) || endWords.has(word) || studyWords.has(word));
  const found = (sources.applicantWords.get(`${values[0]}`) ?? []).slice(0, MAX_PLACES);
  const { experience } = sources.evidence.profile;
  const hasDates = experience.some(({ start }) => start !== undefined && start !== '');
  if (nearestDateWord !== undefined && studyWords.has(nearestDateWord) && employments === null)
    return found.find(({ passage }) => isEducation(passage, sources.evidence.profile.education));
  if (employments !== null && hasDates) {
    const isEmploymentYear = [...employments].some((index) => {
      const { start = '', end = '' } = experience[index] ?? {};
      const isRange = tokens[to]?.text === '–' || tokens[to]?.text === '-' || tokens[to]?.lower === 'to' || tokens[to]?.lower === 'until';
      if ((nearestDateWord !== undefined && startWords.has(nearestDateWord)) || isRange)
        return start.includes(`${values[0]}`) || (before.includes('from') && !isRange && end.includes(`${values[0]}`));
      if (nearestDateWord !== undefined && endWords.has(nearestDateWord)) return end.includes(`${values[0]}`);
      return start.includes(`${values[0]}`) || end.includes(`${values[0]}`);
    });
    const inEmployment = found.find(({ passage }) => passage.experience !== undefined && employments.has(passage.experience));
    if (isEmploymentYear) return found[0];
    // A line of the job itself may say "From 2012", though the job began before.
    const word = tokens[from - 1]?.lower;
    const sameWording = found.find(
      ({ passage, at }) => passage.experience !== undefined && employments.has(passage.experience) && passage.tokens[at - 1]?.lower === word,
    );
    if (sameWording && word !== undefined && word === nearestDateWord) return sameWording;
    return nearestDateWord === undefined ? inEmployment : undefined;
  }
  if (nearestDateWord !== undefined && startWords.has(nearestDateWord))
    return found.find(({ passage }) => isEmploymentDate(passage, sources, 'start', values) || passage.experience === undefined);
  if (nearestDateWord !== undefined && endWords.has(nearestDateWord))
    return found.find(({ passage }) => isEmploymentDate(passage, sources, 'end', values) || passage.experience === undefined);
  const topicMeanings = tokens
    .filter(({ kind, lower, stem }) => kind === 'word' && !stopWords.has(lower) && isContentStem(stem))
    .flatMap(({ stem }) => findMeanings(stem));
  const isAboutTopic = (text: StemmedToken[]) => text.some(({ stem }) => findMeanings(stem).some((meaning) => topicMeanings.includes(meaning)));
  return found.find(({ passage }) => {
    const employment = passage.experience === undefined ? undefined : experience[passage.experience];
    return (
      isAboutTopic(passage.tokens) ||
      (employment !== undefined && isAboutTopic(tokenizeWithStems(`${employment.title} ${employment.company}`))) ||
      (passage.education !== undefined && isAboutTopic(tokenizeWithStems('study school university college degree')))
    );
  });
}

function isEmploymentDate({ experience, fullText }: Passage, { evidence }: Sources, boundary: 'start' | 'end', values: number[]): boolean {
  const date = experience === undefined ? undefined : evidence.profile.experience[experience]?.[boundary];
  return date !== undefined && date === fullText && date.includes(`${values[0]}`);
}

function isEducation(passage: Passage, education: { year?: string | undefined; degree: string; school: string }[]): boolean {
  if (passage.education !== undefined) return true;
  if (passage.source === 'you') return true;
  if (education.some(({ year }) => year !== undefined)) return false;
  return passage.tokens.some(({ lower }) => studyWords.has(lower) || lower === 'university' || lower === 'college' || lower === 'school');
}

const MAX_PLACES = 500;
const YEARS_SLACK = 0.25;
const MONTHS_PER_YEAR = 12;

/** Finds evidence for years of experience in the dates of the CV. */
export function findDurationEvidence(sentence: Sentence, quantity: Quantity, { unit }: FigureContext): EvidenceFound | undefined {
  if (unit !== 'year' && unit !== 'month') return undefined;
  const { sources, today, tokens, employerIndexes } = sentence;
  const isSeparated = (at: number) => tokens.slice(Math.min(at, quantity.from), Math.max(at, quantity.to)).some(({ text }) => /^[,;–—]$/.test(text));
  const employments = employerIndexes.length > 0 && employerIndexes.every(isSeparated) ? null : sentence.employments;
  const { experience } = sources.evidence.profile;
  const periods = experience.map((employment, index) => ({ index, employment, period: parsePeriod(employment, today) }));
  const datedEmployments = periods.flatMap(({ index, employment, period }) =>
    period && (employments === null || employments.has(index)) ? [{ index, employment, period }] : [],
  );
  const periodGroups = [
    datedEmployments.map(({ period }) => period),
    ...datedEmployments.map(({ period }) => [period]),
    ...groupPeriodsByCompany(datedEmployments),
  ];
  const match = periodGroups.find(
    (group) =>
      group.length > 0 &&
      fitsDuration(
        quantity,
        unit,
        sumYears(group),
        group.some(({ isRough }) => isRough),
      ),
  );
  if (!match) return undefined;
  const index = datedEmployments.find(({ period }) => period === match[0])?.index;
  const passage =
    sources.applicantPassages.find((each) => each.experience === index && each.tokens.some(({ text }) => /^(?:19|20)\d\d$/.test(text))) ??
    sources.applicantPassages[0];
  return passage && { passage, at: 0 };
}

function groupPeriodsByCompany<Each extends { employment: { company: string }; period: { from: number; to: number; isRough: boolean } }>(
  datedEmployments: Each[],
) {
  return [...new Set(datedEmployments.map(({ employment }) => employment.company))].map((company) =>
    datedEmployments.filter(({ employment }) => employment.company === company).map(({ period }) => period),
  );
}

function fitsDuration(quantity: Quantity, unit: 'year' | 'month', years: number, isRough: boolean): boolean {
  const scale = unit === 'month' ? 1 / MONTHS_PER_YEAR : 1;
  const claimedYears = (quantity.values[0] ?? 0) * scale;
  const slack = YEARS_SLACK;
  if (unit === 'month') return !isRough && Math.abs(claimedYears - years) < 1.5 / MONTHS_PER_YEAR;
  if (quantity.bound === 'exactly') return years >= claimedYears - slack && years < claimedYears + 1;
  if (quantity.bound === 'over' || quantity.bound === 'atLeast')
    return years >= claimedYears - (quantity.bound === 'over' ? 0 : slack) && years <= claimedYears * 2;
  if (quantity.bound === 'about') return Math.abs(years - claimedYears) <= 1;
  if (quantity.bound === 'nearly') return years < claimedYears && years >= claimedYears - 1;
  return isQuantityEntailed({ ...quantity, values: [claimedYears] }, { ...quantity, bound: 'exactly', values: [years] });
}

/** Checks a count such as "three employers" or "two languages" against the profile. */
export function findCountEvidence({ sources }: Sentence, quantity: Quantity, { headStems }: FigureContext): EvidenceFound | undefined {
  const { experience, education, languages } = sources.evidence.profile;
  const companyCount = new Set(experience.map(({ company }) => company.toLowerCase())).size;
  const counts: [words: string[], count: number][] = [
    [['employ', 'compani', 'organis', 'hospital', 'school', 'store', 'hotel', 'firm', 'restaurant', 'site'], companyCount],
    [['rol', 'role', 'job', 'post', 'position'], experience.length],
    [['languag'], languages.length],
    [['degre', 'qualifi'], education.length],
  ];
  const isCountInProfile = counts.some(
    ([words, count]) =>
      count > 1 && headStems.some((head) => words.some((word) => areSynonyms(head, word) || head === word)) && quantity.values.includes(count),
  );
  const passage = sources.applicantPassages.find(({ experience: index }) => index === 0) ?? sources.applicantPassages[0];
  return isCountInProfile && passage && quantity.bound === 'exactly' ? { passage, at: 0 } : undefined;
}
