import { render, screen } from '@testing-library/react';
import { MessagesContext, messagesIn } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { Experience } from './Entries';

const cv: ReadCv = {
  cvId: 'cv',
  filename: 'cv.pdf',
  text: 'Ann Baker\nOld Mill Hotel',
  wordCount: 5,
  pageCount: 1,
  language: 'en',
  ocrPages: [],
  places: [],
  warnings: [],
  profile: {
    name: 'Ann Baker',
    links: [],
    skills: [],
    experience: [
      { title: 'Cook', company: 'Moor Inn', start: '2012', end: '2015', bullets: [] },
      { title: '', company: 'Old Mill Hotel', start: '2015', end: '2019', bullets: [] },
      { title: '', company: '', bullets: [] },
    ],
    education: [],
    languages: [],
  },
  endsAt: Date.now() + 1000,
  pdf: null,
  ending: null,
};

test('a position whose title was not read is open, and says so below the empty field alone', () => {
  render(
    <MessagesContext value={messagesIn('en')}>
      <Experience cv={cv} onLook={() => undefined} onChange={() => undefined} onRemove={() => undefined} />
    </MessagesContext>,
  );
  const hints = screen.getAllByText(/^Your CV was not clear here\./);
  expect(hints).toHaveLength(1);
  expect(hints[0]).toBeVisible();
  expect(screen.getByDisplayValue('Old Mill Hotel')).toBeVisible();
  expect(screen.getByDisplayValue('Moor Inn')).not.toBeVisible();
});
