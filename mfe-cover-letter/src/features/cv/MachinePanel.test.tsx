import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MessagesContext, messagesIn } from '../../messages';
import type { ReadCv } from '../../model/cv';
import { asksForMachineView, machineViewAddress } from '../../model/machineViewAddress';
import { MachinePanel } from './MachinePanel';

const cv: ReadCv = {
  cvId: 'cv',
  filename: 'cv.pdf',
  text: 'Ann Baker\nCook\nOld Mill Hotel',
  wordCount: 6,
  pageCount: 1,
  language: 'en',
  ocrPages: [],
  places: [],
  warnings: [],
  profile: {
    name: 'Ann Baker',
    email: 'ann@mail.example',
    links: [],
    skills: ['Pastry'],
    experience: [{ title: 'Cook', company: 'Old Mill Hotel', bullets: [] }],
    education: [{ degree: 'Diploma', school: 'Leeds College' }],
    languages: [],
  },
  endsAt: Date.now() + 1000,
  pdf: null,
  ending: null,
};

test('what a program would not find is said with its mend, beside the fields and the plain text', async () => {
  render(
    <MessagesContext value={messagesIn('en')}>
      <MachinePanel cv={cv} />
    </MessagesContext>,
  );
  expect(screen.getByText('2 to mend')).toBeVisible();
  await userEvent.click(screen.getByText('What machines read in your CV'));
  expect(screen.getByText(/^No phone number was found\./)).toBeVisible();
  expect(screen.getByText(/^Dates are missing or incomplete at Cook\./)).toBeVisible();
  expect(screen.getByText('ann@mail.example')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /in the order it is read/ })).toHaveValue('Ann Baker\nCook\nOld Mill Hotel');
});

test('anyone who came for what machines read finds it open', () => {
  expect(asksForMachineView(new URL(machineViewAddress, 'https://sheaf.example').search)).toBe(true);
  expect(asksForMachineView('')).toBe(false);
  render(
    <MessagesContext value={messagesIn('en')}>
      <MachinePanel cv={cv} isOpenAtFirst />
    </MessagesContext>,
  );
  expect(screen.getByText(/^No phone number was found\./)).toBeVisible();
});
