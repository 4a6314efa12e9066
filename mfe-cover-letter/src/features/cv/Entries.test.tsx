import { fireEvent, render, screen } from '@testing-library/react';
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
      <Experience cv={cv} onShowCitation={() => undefined} onChange={() => undefined} onRemove={() => undefined} />
    </MessagesContext>,
  );
  const hints = screen.getAllByText(/^Your CV was not clear here\./);
  expect(hints).toHaveLength(1);
  expect(hints[0]).toBeVisible();
  expect(screen.getByDisplayValue('Old Mill Hotel')).toBeVisible();
  expect(screen.getByDisplayValue('Moor Inn')).not.toBeVisible();
});

test.each([
  ['position', /^It is not certain that this position, employer and time belong together\./],
  ['employer', /^Your CV names no employer here/],
  ['bullets', /^It is not certain that you did this in this position\./],
] as const)('a position with a doubt of its %s is open and says so, until the visitor says that it is right', (doubt, note) => {
  const unproven = { title: 'Cook', company: 'Moor Inn', start: '2012', end: '2015', bullets: ['Baked bread'], doubts: [doubt] };
  const handleChange = jest.fn();
  render(
    <MessagesContext value={messagesIn('en')}>
      <Experience
        cv={{ ...cv, profile: { ...cv.profile, experience: [unproven] } }}
        onShowCitation={() => undefined}
        onChange={handleChange}
        onRemove={() => undefined}
      />
    </MessagesContext>,
  );
  expect(screen.getByText(note)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'This is right' }));
  const { doubts: _, ...confirmed } = unproven;
  expect(handleChange).toHaveBeenLastCalledWith({ ...cv.profile, experience: [confirmed] });
  expect(screen.getByLabelText('Position')).toHaveFocus();
});

test('a corrected title settles what was doubted of the position, and leaves what was doubted of its bullets', () => {
  const handleChange = jest.fn();
  const unproven: ReadCv['profile']['experience'][number] = {
    title: 'Cok',
    company: 'Moor Inn',
    bullets: ['Baked bread'],
    doubts: ['position', 'bullets'],
  };
  render(
    <MessagesContext value={messagesIn('en')}>
      <Experience
        cv={{ ...cv, profile: { ...cv.profile, experience: [unproven] } }}
        onShowCitation={() => undefined}
        onChange={handleChange}
        onRemove={() => undefined}
      />
    </MessagesContext>,
  );
  fireEvent.change(screen.getByLabelText('Position'), { target: { value: 'Cook' } });
  expect(handleChange).toHaveBeenLastCalledWith({ ...cv.profile, experience: [{ ...unproven, title: 'Cook', doubts: ['bullets'] }] });
});
