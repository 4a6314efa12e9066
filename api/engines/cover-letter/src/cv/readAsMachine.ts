import type { CvReading } from './cvReading.ts';

/** A problem that may keep an applicant tracking system from reading a CV. Each has one remedy. */
export type MachineFinding =
  | { code: 'scanned'; pages: number[] }
  | { code: 'columns'; page: number }
  | { code: 'broken_letters'; examples: string[] }
  | { code: 'no_name' | 'no_email' | 'no_phone' | 'no_positions' | 'no_education' | 'no_skills' }
  | { code: 'no_dates' | 'no_employer' | 'no_title'; positions: string[] };

/** A field that such a system fills in by itself; undefined if it finds no value. */
export interface MachineField {
  field: 'name' | 'email' | 'phone' | 'location' | 'headline';
  value: string | undefined;
}

export interface MachineView {
  fields: MachineField[];
  positions: { title: string; company: string; start: string | undefined; end: string | undefined }[];
  education: { degree: string; school: string; year: string | undefined }[];
  skills: string[];
  /** The text in the order of its reading, without layout. */
  lines: string[];
  findings: MachineFinding[];
}

type ReadableCv = Pick<CvReading, 'text' | 'profile' | 'places' | 'ocrPages'>;

const FIELDS = ['name', 'email', 'phone', 'location', 'headline'] as const;
const MAX_LINES = 400;
const MAX_EXAMPLES = 5;
/** The gutter between texts side by side and how much of their height they share, as shares of the page. */
const GUTTER = 0.04;
const MIN_OVERLAP = 0.004;
/** Matches characters of fonts without a Unicode map, and ligatures that were not split. */
const BROKEN = /\S*[�\u{E000}-\u{F8FF}\u{FB00}-\u{FB06}]\S*/gu;

/** Returns what an applicant tracking system would read in a CV, and the problems it would have. */
export function readAsMachine({ text, profile, places, ocrPages }: ReadableCv): MachineView {
  return {
    fields: FIELDS.map((field) => ({ field, value: profile[field] })),
    positions: profile.experience.map(({ title, company, start, end }) => ({ title, company, start, end })),
    education: profile.education.map(({ degree, school, year }) => ({ degree, school, year })),
    skills: [...profile.skills, ...(profile.licences ?? [])],
    lines: text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, MAX_LINES),
    findings: [
      ...findScans(ocrPages),
      ...findColumns(places),
      ...findBrokenLetters(text),
      ...findMissingParts(profile),
      ...findIncompletePositions(profile),
    ],
  };
}

function findScans(ocrPages: ReadableCv['ocrPages']): MachineFinding[] {
  return ocrPages.length > 0 ? [{ code: 'scanned', pages: ocrPages.map(({ page }) => page) }] : [];
}

/** Finds the first page with work experience next to other text. A parser that reads across the page would mix the two. */
function findColumns(places: ReadableCv['places']): MachineFinding[] {
  const workPlaces = places.filter(({ path }) => path.startsWith('experience/'));
  const others = places.filter(({ path }) => !path.startsWith('experience/'));
  const sideBySide = workPlaces.find((one) =>
    others.some((other) => other.page === one.page && one.rects.some((rect) => other.rects.some((each) => isSideBySide(rect, each)))),
  );
  return sideBySide ? [{ code: 'columns', page: sideBySide.page }] : [];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function isSideBySide(one: Box, other: Box): boolean {
  const overlap = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.w, other.x + other.w);
  return overlap > MIN_OVERLAP && gap > GUTTER;
}

function findBrokenLetters(text: string): MachineFinding[] {
  const examples = [...new Set(text.match(BROKEN) ?? [])].slice(0, MAX_EXAMPLES);
  return examples.length > 0 ? [{ code: 'broken_letters', examples }] : [];
}

function findMissingParts({ name, email, phone, experience, education, skills }: ReadableCv['profile']): MachineFinding[] {
  const checks: [missing: boolean, code: 'no_name' | 'no_email' | 'no_phone' | 'no_positions' | 'no_education' | 'no_skills'][] = [
    [!name, 'no_name'],
    [!email, 'no_email'],
    [!phone, 'no_phone'],
    [experience.length === 0, 'no_positions'],
    [education.length === 0, 'no_education'],
    [skills.length === 0, 'no_skills'],
  ];
  return checks.flatMap(([missing, code]) => (missing ? [{ code }] : []));
}

/** Finds the positions that lack a field, each named by its title or employer. */
function findIncompletePositions({ experience }: ReadableCv['profile']): MachineFinding[] {
  const findLacking = (
    code: 'no_dates' | 'no_employer' | 'no_title',
    isLacking: (position: ReadableCv['profile']['experience'][number]) => boolean,
  ): MachineFinding[] => {
    const positions = experience.filter(isLacking).map(({ title, company }) => title || company);
    return positions.length > 0 ? [{ code, positions }] : [];
  };
  return [
    ...findLacking('no_dates', ({ start, end }) => !start || !end),
    ...findLacking('no_employer', ({ company }) => company === ''),
    ...findLacking('no_title', ({ title }) => title === ''),
  ];
}
