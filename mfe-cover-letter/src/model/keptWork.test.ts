import { keepWork, readKeptWork } from './keptWork';
import { emptyState, type LetterState } from './letterState';

const HOUR_MS = 60 * 60 * 1000;
const now = Date.now();
const worked: LetterState = {
  ...emptyState,
  step: 'job',
  job: { ...emptyState.job, title: 'Ward Manager' },
  cv: {
    cvId: 'one',
    filename: 'cv.pdf',
    text: 'Anna Berg',
    wordCount: 2,
    pageCount: 1,
    language: 'en',
    ocrPages: [],
    profile: { name: 'Anna Berg', links: [], skills: [], experience: [], education: [], languages: [] },
    places: [],
    warnings: [],
    endsAt: now + HOUR_MS,
    pdf: null,
    ending: null,
  },
};

afterEach(() => sessionStorage.clear());

test('the work of a tab is found again within its hour', () => {
  keepWork(worked, '/cover-letter-generator');
  expect(readKeptWork(now)).toMatchObject({ isOver: false, kept: { step: 'job', job: { title: 'Ward Manager' }, cv: { cvId: 'one' } } });
});

test('after the hour what was typed is left, and nothing of the CV', () => {
  keepWork(worked, '/cover-letter-generator');
  const found = readKeptWork(now + HOUR_MS);
  expect(found).toMatchObject({ isOver: true, kept: { step: 'cv', job: { title: 'Ward Manager' }, cv: null, letter: null } });
  keepWork({ ...worked, cv: worked.cv && { ...worked.cv, ending: 'expired' } }, '/cover-letter-generator');
  expect(sessionStorage.getItem('letterWork')).not.toContain('Anna Berg');
});

test('whatever else stands under its name is left alone', () => {
  for (const other of ['{', '{"step":"cv"}', 'null']) {
    sessionStorage.setItem('letterWork', other);
    expect(readKeptWork(now)).toBeNull();
  }
});
