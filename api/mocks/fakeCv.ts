import type { CvExtract, CvPlace, CvProfile } from '../contract/coverLetter.ts';
import { LETTER, PAGE, readLines, type SetLine } from './createTextPdf.ts';

export type FakeCv = Pick<CvExtract, 'text' | 'wordCount' | 'pageCount' | 'profile' | 'places'> & { remarks: ('not_a_cv' | 'no_name')[] };

const HEADINGS = ['Experience', 'Education', 'Skills', 'Languages'];
const TITLE = /\b(?:nurse|engineer|manager|teacher|developer|analyst|assistant|designer|accountant|officer|student)\b/i;

/** Reads the CV in a PDF made by `createTextPdf`, written in the form of `createSampleCv`. */
export function readCvFromPdf(pdf: string): FakeCv {
  const pages = readLines(pdf);
  const text = pages.map((lines) => lines.map((line) => line.text).join('\n')).join('\n\n');
  const read = readCvFromText(text);
  return { ...read, pageCount: Math.max(1, pages.length), places: findPlaces(pages, read.profile) };
}

/** Reads a CV from pasted text in the form of `createSampleCv`. */
export function readCvFromText(text: string): FakeCv {
  const profile = profileIn(text.split('\n').map((line) => line.trim()));
  const isCv = profile.experience.length > 0 || profile.skills.length > 0;
  const remarks: FakeCv['remarks'] = isCv ? (profile.name === undefined ? ['no_name'] : []) : ['not_a_cv'];
  return { text, wordCount: text.split(/\s+/).filter(Boolean).length, pageCount: 0, profile, places: [], remarks };
}

function profileIn(all: string[]): CvProfile {
  const lines = all.filter(Boolean);
  const listBelow = (heading: string) => {
    const from = lines.indexOf(heading);
    const rest = from < 0 ? [] : lines.slice(from + 1);
    const to = rest.findIndex((line) => HEADINGS.includes(line));
    return to < 0 ? rest : rest.slice(0, to);
  };
  const listItems = (heading: 'Skills' | 'Languages') => listBelow(heading).flatMap((line) => line.split(/,\s*/));
  const find = (pattern: RegExp) => lines.map((line) => pattern.exec(line)?.[0]).find((found) => found !== undefined);
  const [first = ''] = lines;
  const name = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(first) && !TITLE.test(first) ? first : undefined;
  const headline = lines.slice(0, 3).find((line) => TITLE.test(line) && !line.includes(','));
  const [email, phone] = [find(/[\w.]{1,64}@[\w.]{1,64}\.\w+/), find(/\+\d[\d ]{7,}/)];
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(headline !== undefined && { headline }),
    links: [],
    skills: listItems('Skills'),
    experience: readPositions(listBelow('Experience')),
    education: listBelow('Education').map((line) => {
      const [degree = '', school = '', year] = line.split(', ');
      return { degree, school, ...(year !== undefined && { year }) };
    }),
    languages: listItems('Languages'),
  };
}

function readPositions(lines: string[]): CvProfile['experience'] {
  const positions: CvProfile['experience'] = [];
  for (const line of lines) {
    const last = positions.at(-1);
    const [start, end] = line.split(' - ');
    if (line.startsWith('- ')) last?.bullets.push(line.slice(2));
    else if (last && start && end && /\d{4}/.test(start)) Object.assign(last, { start, end });
    else {
      const [title = '', company = ''] = line.split(', ');
      positions.push({ title, company, bullets: [] });
    }
  }
  return positions;
}

function findPlaces(pages: SetLine[][], profile: CvProfile): CvPlace[] {
  const values: [string, string | undefined][] = [
    ['name', profile.name],
    ['email', profile.email],
    ['phone', profile.phone],
    ['headline', profile.headline],
    ...profile.skills.map((skill, index): [string, string] => [`skills/${index}`, skill]),
    ...profile.experience.flatMap(({ title, company, bullets }, index): [string, string][] => [
      [`experience/${index}/title`, `${title}, ${company}`],
      [`experience/${index}/company`, company],
      ...bullets.map((bullet, each): [string, string] => [`experience/${index}/bullets/${each}`, bullet]),
    ]),
    ...profile.education.map(({ degree }, index): [string, string] => [`education/${index}/degree`, degree]),
  ];
  return values.flatMap(([path, value]) => {
    const found = value === undefined ? undefined : findLine(pages, value);
    return found && value !== undefined ? [{ path, page: found.page, quote: value, rects: [measureBox(found.line, value)] }] : [];
  });
}

function findLine(pages: SetLine[][], value: string): { page: number; line: SetLine } | undefined {
  for (const [index, lines] of pages.entries()) {
    const line = lines.find(({ text }) => text.includes(value));
    if (line) return { page: index + 1, line };
  }
  return undefined;
}

function measureBox({ text, left, top }: SetLine, value: string): CvPlace['rects'][number] {
  const x = (left + text.indexOf(value) * LETTER.width) / PAGE.width;
  return { x, y: top / PAGE.height, w: (value.length * LETTER.width) / PAGE.width, h: (LETTER.height * 1.3) / PAGE.height };
}
