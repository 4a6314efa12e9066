import { emptyState, type LetterState } from './letterState';
import { packLetter } from './packLetter';

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

afterEach(() => jest.useRealTimers());

/** What the browser would give back later. */
function findAfter(ms: number, state = worked) {
  const packed = packLetter.pack(state);
  jest.useFakeTimers({ now: now + ms });
  return packed && packLetter.unpack({ ...packed, missing: [] });
}

test('the work of a tab is found again within its hour', () => {
  expect(findAfter(0)).toMatchObject({ isOver: false, kept: { step: 'job', job: { title: 'Ward Manager' }, cv: { cvId: 'one' } } });
});

test('after the hour what was typed is left, and nothing of the CV', () => {
  expect(findAfter(HOUR_MS)).toMatchObject({ isOver: true, kept: { step: 'cv', job: { title: 'Ward Manager' }, cv: null, letter: null } });
  const ended = packLetter.pack({ ...worked, cv: worked.cv && { ...worked.cv, ending: 'expired' } });
  expect(JSON.stringify(ended)).not.toContain('Anna Berg');
});

test('a CV comes back with its PDF, and without the password', () => {
  const file = new File(['%PDF'], 'cv.pdf');
  const found = findAfter(0, { ...worked, cv: worked.cv && { ...worked.cv, pdf: { file, password: 'secret', isLocked: false } } });
  expect(found?.kept.cv?.pdf).toEqual({ file, password: '', isLocked: true });
});

test('whatever else is stored under its name is left alone', () => {
  for (const other of [undefined, { step: 'cv' }, null]) expect(packLetter.unpack({ data: other, files: {}, missing: [] })).toBeNull();
});
