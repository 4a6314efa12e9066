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

function Card({ initialCv = read }: { initialCv?: ReadCv }) {
  const [cv, setCv] = useState(initialCv);
  return (
    <MessagesContext value={messagesIn('en')}>
      <ProfileCard
        cv={cv}
        onShowCitation={() => undefined}
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
  render(<Card initialCv={{ ...read, profile: { ...profile, projects: undefined } }} />);
  const projects = part('Projects');
  expect(projects.getByText('No projects were found.')).toBeVisible();
  await userEvent.click(projects.getByRole('button', { name: 'Add a project' }));
  await userEvent.type(projects.getByRole('textbox', { name: 'Project' }), 'Tide tables');
  expect(projects.getByText('Tide tables')).toBeVisible();
  await userEvent.click(projects.getByRole('button', { name: 'Remove this project' }));
  expect(projects.getByText('No projects were found.')).toBeVisible();
});

const twoOfEach: CvProfile = {
  ...profile,
  experience: [
    { title: 'Cook', company: 'Moor Inn', bullets: [] },
    { title: 'Baker', company: 'Old Mill', bullets: [] },
  ],
  education: [
    { degree: 'BA History', school: 'Leeds' },
    { degree: 'MA Archives', school: 'Glasgow' },
  ],
  projects: [
    { name: 'Harbour Atlas', bullets: [] },
    { name: 'Tide Clock', bullets: [] },
  ],
};

const added = [
  { region: 'Experience', button: 'Add a position', field: 'Position' },
  { region: 'Education', button: 'Add education', field: 'Degree' },
  { region: 'Projects', button: 'Add a project', field: 'Project' },
];

test.each(added)('what is typed right after "$button" goes into the first field of the new entry', async ({ region, button, field }) => {
  render(<Card initialCv={{ ...read, profile: twoOfEach }} />);
  await userEvent.click(part(region).getByRole('button', { name: button }));
  await userEvent.keyboard('Typed at once');
  expect(part(region).getAllByRole('textbox', { name: field }).at(-1)).toHaveValue('Typed at once');
  expect(part(region).getByDisplayValue('Typed at once')).toHaveFocus();
  expect(part(region).getByDisplayValue('Typed at once')).toBeVisible();
});

const removed = [
  { region: 'Experience', entry: 'Cook', button: 'Remove this position', neighbour: 'Baker' },
  { region: 'Education', entry: 'MA Archives', button: 'Remove this education', neighbour: 'BA History' },
  { region: 'Projects', entry: 'Harbour Atlas', button: 'Remove this project', neighbour: 'Tide Clock' },
];

test.each(removed)('removing "$entry" leaves the focus on its neighbour, closed as it was', async ({ region, entry, button, neighbour }) => {
  render(<Card initialCv={{ ...read, profile: twoOfEach }} />);
  const entryGroup = part(region)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(entry));
  if (!entryGroup) throw new Error(`No entry ${entry}.`);
  await userEvent.click(within(entryGroup).getByText(entry, { exact: false }));
  await userEvent.click(within(entryGroup).getByRole('button', { name: button }));
  expect(part(region).queryByText(entry, { exact: false })).not.toBeInTheDocument();
  const summary = part(region).getByText(neighbour, { exact: false }).closest('summary');
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).not.toHaveAttribute('open');
});

test('removing the last entry of a kind leaves the focus on the button that adds one', async () => {
  render(<Card />);
  await userEvent.click(part('Projects').getByText('Harbour Atlas'));
  await userEvent.click(part('Projects').getByRole('button', { name: 'Remove this project' }));
  expect(part('Projects').getByRole('button', { name: 'Add a project' })).toHaveFocus();
});
