import { axeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';

withFakeApi();

const choices = ['Merge PDFs', 'Convert to Word', 'Chat with PDF', 'Grammar Check', 'Cover Letter Generator'];

test.each(['Upload PDF', 'Fix My PDF Now'])('%s asks what to do with the PDF', async (button) => {
  const { user } = await openPage('/');
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = screen.getByRole('dialog', { name: 'What do you want to do with your PDF?' });
  expect(dialog).toHaveAccessibleDescription("Choose the tool that best fits what you're trying to accomplish.");
  for (const choice of [...choices, 'Cancel']) expect(within(dialog).getByRole('button', { name: choice })).toBeVisible();
  expect(await axeViolations(dialog)).toEqual([]);
});

test.each([
  ['Merge PDFs', '/merge'],
  ['Convert to Word', '/convert'],
  ['Chat with PDF', '/chat'],
  ['Grammar Check', '/grammar-check'],
  ['Cover Letter Generator', '/cover-letter-generator'],
])('choosing %s loads the page %s and closes the dialog', async (choice, path) => {
  const { user, services } = await openPage('/convert');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.click(screen.getByRole('button', { name: choice }));
  expect(services.visited).toEqual([path]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an unfinished tool is said to be one', async () => {
  const { user } = await openPage('/');
  await screen.findAllByText('Being built');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toHaveAccessibleDescription('Being built');
  expect(screen.getByRole('button', { name: 'Merge PDFs' })).toHaveAccessibleDescription('Combine multiple files');
});

test('Cancel closes the dialog, stays on the page and gives the focus back', async () => {
  const { user, services } = await openPage('/');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.visited).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus());
});
