import type { CvProfile } from '@sheaf/api/contract/coverLetter';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MessagesContext, messagesIn } from '../../messages';
import { type ReadCv, withoutEntry, withProfile } from '../../model/cv';
import { ProfileCard } from './ProfileCard';

const profile: CvProfile = {
  name: 'Ann Baker',
  links: [],
  skills: [],
  experience: [],
  education: [],
  languages: [],
  licences: ['NMC PIN 16B0456E', 'Full UK driving licence'],
  achievements: ['Treasurer, Leith Community Garden, 2020 – present'],
  projects: [{ name: 'Harbour Atlas', bullets: ['Drew 40 maps'] }],
};
const read: ReadCv = {
  cvId: 'cv',
  filename: 'cv.pdf',
  text: 'Ann Baker',
  wordCount: 2,
  pageCount: 1,
  language: 'en',
  ocrPages: [],
  places: [],
  warnings: [],
  profile,
  endsAt: Date.now() + 1000,
  pdf: null,
  ending: null,
};

function Card({ given = read }: { given?: ReadCv }) {
  const [cv, setCv] = useState(given);
  return (
    <MessagesContext value={messagesIn('en')}>
      <ProfileCard
        cv={cv}
        onLook={() => undefined}
        onChange={(changed) => setCv(withProfile(cv, changed))}
        onRemove={(list, index) => setCv(withoutEntry(cv, list, index))}
      />
    </MessagesContext>
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('shows the licences, activities and projects that a letter may tell of', () => {
  render(<Card />);
  expect(part('Licences and courses').getByText('NMC PIN 16B0456E')).toBeVisible();
  expect(part('Awards and activities').getByText('Treasurer, Leith Community Garden, 2020 – present')).toBeVisible();
  expect(part('Projects').getByText('Harbour Atlas')).toBeVisible();
});

test('a licence can be taken away and another one added', async () => {
  render(<Card />);
  const licences = part('Licences and courses');
  await userEvent.click(licences.getByRole('button', { name: /Remove NMC PIN/ }));
  expect(licences.queryByText('NMC PIN 16B0456E')).not.toBeInTheDocument();
  await userEvent.type(licences.getByRole('textbox'), 'First aid at work{Enter}');
  expect(licences.getByText('First aid at work')).toBeVisible();
  expect(licences.getByText('Full UK driving licence')).toBeVisible();
});

test('a project can be named anew, taken away and added where the CV has none', async () => {
  render(<Card given={{ ...read, profile: { ...profile, projects: undefined } }} />);
  const projects = part('Projects');
  expect(projects.getByText('No projects were found.')).toBeVisible();
  await userEvent.click(projects.getByRole('button', { name: 'Add a project' }));
  await userEvent.type(projects.getByRole('textbox', { name: 'Project' }), 'Tide tables');
  expect(projects.getByText('Tide tables')).toBeVisible();
  await userEvent.click(projects.getByRole('button', { name: 'Remove this project' }));
  expect(projects.getByText('No projects were found.')).toBeVisible();
});
