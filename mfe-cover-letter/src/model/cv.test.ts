import { findPlaces, type ReadCv, withoutEntry } from './cv';

const place = (path: string) => ({ path, page: 1, quote: path, rects: [] });
const cv: ReadCv = {
  cvId: '1',
  filename: 'cv.pdf',
  text: '',
  wordCount: 0,
  pageCount: 1,
  language: 'en',
  ocrPages: [],
  profile: { links: [], skills: ['a', 'b', 'c'], experience: [], education: [], languages: [] },
  places: [place('name'), place('skills/0'), place('skills/1'), place('skills/2')],
  warnings: [],
  endsAt: 0,
  pdf: null,
  ending: null,
};

test('values behind one that was taken away keep their places in the CV', () => {
  const left = withoutEntry(cv, 'skills', 1);
  expect(left.profile.skills).toEqual(['a', 'c']);
  expect(findPlaces(left.places, 'skills/1').map(({ quote }) => quote)).toEqual(['skills/2']);
  expect(findPlaces(left.places, 'skills')).toHaveLength(2);
});
