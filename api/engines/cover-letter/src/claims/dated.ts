import { type Quantity, saysNoMoreThan } from '@sheaf/claims/quantities';
import { type StemmedToken, tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { areAlike, emptyWords, findMeanings, saysMuch } from '../wording/alike.ts';
import type { EvidenceFound, Sentence } from './claim.ts';
import type { Measured } from './measured.ts';
import { parsePeriod, sumYears } from './periods.ts';
import type { Passage, Sources } from './sources.ts';

const beginnings = new Set('joined join started start began since from starting joining'.split(' '));
const endings = new Set('left leaving until till finished ended'.split(' '));
const studies = new Set(
  'graduated graduating graduate degree graduation qualified qualifying diploma completed studied bsc msc ba ma phd mba bachelor bachelors master masters'.split(
    ' ',
  ),
);

/** Finds evidence for a year: it must be the year of what the sentence describes. */
export function findYearEvidence({ tokens, sources, employments }: Sentence, { from, to, values }: Quantity): EvidenceFound | undefined {
  const before = tokens.slice(Math.max(0, from - 12), from).map(({ lower }) => lower);
  const near = before.findLast((word) => beginnings.has(word) || endings.has(word) || studies.has(word));
  const found = (sources.ownWords.get(`${values[0]}`) ?? []).slice(0, MOST_LOOKED_AT);
  const { experience } = sources.evidence.profile;
  const hasDates = experience.some(({ start }) => start !== undefined && start !== '');
  if (near !== undefined && studies.has(near) && employments === null)
    return found.find(({ passage }) => isEducation(passage, sources.evidence.profile.education));
  if (employments !== null && hasDates) {
    const dated = [...employments].some((index) => {
      const { start = '', end = '' } = experience[index] ?? {};
      const isRange = tokens[to]?.text === '–' || tokens[to]?.text === '-' || tokens[to]?.lower === 'to' || tokens[to]?.lower === 'until';
      if ((near !== undefined && beginnings.has(near)) || isRange)
        return start.includes(`${values[0]}`) || (before.includes('from') && !isRange && end.includes(`${values[0]}`));
      if (near !== undefined && endings.has(near)) return end.includes(`${values[0]}`);
      return start.includes(`${values[0]}`) || end.includes(`${values[0]}`);
    });
    const tied = found.find(({ passage }) => passage.experience !== undefined && employments.has(passage.experience));
    if (dated) return found[0];
    // A line of the job itself may say "From 2012", though the job began before.
    const word = tokens[from - 1]?.lower;
    const worded = found.find(
      ({ passage, at }) => passage.experience !== undefined && employments.has(passage.experience) && passage.tokens[at - 1]?.lower === word,
    );
    if (worded && word !== undefined && word === near) return worded;
    return near === undefined ? tied : undefined;
  }
  if (near !== undefined && beginnings.has(near))
    return found.find(({ passage }) => isDate(passage, sources, 'start', values) || passage.experience === undefined);
  if (near !== undefined && endings.has(near))
    return found.find(({ passage }) => isDate(passage, sources, 'end', values) || passage.experience === undefined);
  const about = tokens
    .filter(({ kind, lower, stem }) => kind === 'word' && !emptyWords.has(lower) && saysMuch(stem))
    .flatMap(({ stem }) => findMeanings(stem));
  const says = (text: StemmedToken[]) => text.some(({ stem }) => findMeanings(stem).some((meaning) => about.includes(meaning)));
  return found.find(({ passage }) => {
    const held = passage.experience === undefined ? undefined : experience[passage.experience];
    return (
      says(passage.tokens) ||
      (held !== undefined && says(tokenizeWithStems(`${held.title} ${held.company}`))) ||
      (passage.education !== undefined && says(tokenizeWithStems('study school university college degree')))
    );
  });
}

function isDate({ experience, whole }: Passage, { evidence }: Sources, which: 'start' | 'end', values: number[]): boolean {
  const date = experience === undefined ? undefined : evidence.profile.experience[experience]?.[which];
  return date !== undefined && date === whole && date.includes(`${values[0]}`);
}

function isEducation(passage: Passage, education: { year?: string | undefined; degree: string; school: string }[]): boolean {
  if (passage.education !== undefined) return true;
  if (passage.source === 'you') return true;
  if (education.some(({ year }) => year !== undefined)) return false;
  return passage.tokens.some(({ lower }) => studies.has(lower) || lower === 'university' || lower === 'college' || lower === 'school');
}

const MOST_LOOKED_AT = 500;
const SHORT = 0.25;
const MONTHS_OF_YEAR = 12;

/** Years of experience that nobody wrote down, but that the dates of the CV give. */
export function findDurationEvidence(sentence: Sentence, quantity: Quantity, { unit }: Measured): EvidenceFound | undefined {
  if (unit !== 'year' && unit !== 'month') return undefined;
  const { sources, today, tokens, employersAt } = sentence;
  const isApart = (at: number) => tokens.slice(Math.min(at, quantity.from), Math.max(at, quantity.to)).some(({ text }) => /^[,;–—]$/.test(text));
  const employments = employersAt.length > 0 && employersAt.every(isApart) ? null : sentence.employments;
  const { experience } = sources.evidence.profile;
  const periods = experience.map((employment, index) => ({ index, employment, period: parsePeriod(employment, today) }));
  const known = periods.flatMap(({ index, employment, period }) =>
    period && (employments === null || employments.has(index)) ? [{ index, employment, period }] : [],
  );
  const together = [known.map(({ period }) => period), ...known.map(({ period }) => [period]), ...companies(known)];
  const fitting = together.find(
    (some) =>
      some.length > 0 &&
      fits(
        quantity,
        unit,
        sumYears(some),
        some.some(({ isRough }) => isRough),
      ),
  );
  if (!fitting) return undefined;
  const index = known.find(({ period }) => period === fitting[0])?.index;
  const passage =
    sources.own.find((each) => each.experience === index && each.tokens.some(({ text }) => /^(?:19|20)\d\d$/.test(text))) ?? sources.own[0];
  return passage && { passage, at: 0 };
}

function companies<Each extends { employment: { company: string }; period: { from: number; to: number; isRough: boolean } }>(known: Each[]) {
  return [...new Set(known.map(({ employment }) => employment.company))].map((company) =>
    known.filter(({ employment }) => employment.company === company).map(({ period }) => period),
  );
}

function fits(quantity: Quantity, unit: 'year' | 'month', years: number, isRough: boolean): boolean {
  const scale = unit === 'month' ? 1 / MONTHS_OF_YEAR : 1;
  const said = (quantity.values[0] ?? 0) * scale;
  const slack = SHORT;
  if (unit === 'month') return !isRough && Math.abs(said - years) < 1.5 / MONTHS_OF_YEAR;
  if (quantity.bound === 'exactly') return years >= said - slack && years < said + 1;
  if (quantity.bound === 'over' || quantity.bound === 'atLeast') return years >= said - (quantity.bound === 'over' ? 0 : slack) && years <= said * 2;
  if (quantity.bound === 'about') return Math.abs(years - said) <= 1;
  if (quantity.bound === 'nearly') return years < said && years >= said - 1;
  return saysNoMoreThan({ ...quantity, values: [said] }, { ...quantity, bound: 'exactly', values: [years] });
}

/** Checks a count such as "three employers" or "two languages" against the profile. */
export function countInProfile({ sources }: Sentence, quantity: Quantity, { heads }: Measured): EvidenceFound | undefined {
  const { experience, education, languages } = sources.evidence.profile;
  const companyCount = new Set(experience.map(({ company }) => company.toLowerCase())).size;
  const counts: [words: string[], count: number][] = [
    [['employ', 'compani', 'organis', 'hospital', 'school', 'store', 'hotel', 'firm', 'restaurant', 'site'], companyCount],
    [['rol', 'role', 'job', 'post', 'position'], experience.length],
    [['languag'], languages.length],
    [['degre', 'qualifi'], education.length],
  ];
  const isSo = counts.some(
    ([words, count]) =>
      count > 1 && heads.some((head) => words.some((word) => areAlike(head, word) || head === word)) && quantity.values.includes(count),
  );
  const passage = sources.own.find(({ experience: index }) => index === 0) ?? sources.own[0];
  return isSo && passage && quantity.bound === 'exactly' ? { passage, at: 0 } : undefined;
}
