import { createApiClient } from '@sheaf/api/client/createApiClient';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen } from '@testing-library/react';
import { createServicesInMemory } from '../createServicesInMemory';
import { mayAskForDonation } from '../donation';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const takingMoney = { api: { ...createApiClient(), config: async () => ({ ...mockConfig, donations: { mode: 'stripe' as const } }) } };

test('a visitor who paid is thanked, is not asked again for that tool, and finds the way back to it', async () => {
  const { user, services } = await openPage('/donate/thanks?tool=chat', takingMoney);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('You will not be asked again after using Chat with PDF.');
  expect(screen.getByRole('main')).not.toHaveTextContent('practice');
  expect(services.storage.getItem('donatedForTool')).toBe('chat');
  expect(mayAskForDonation(services.storage, 'chat', services.now())).toBe(false);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await findAxeViolations(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back to Chat with PDF' }));
  expect(await screen.findByRole('heading', { name: 'A tool' })).toBeVisible();
});

test.each([
  { tool: 'merge', result: 'merged.pdf', query: '', label: 'Download merged.pdf' },
  { tool: 'convert', result: 'Contrato de alquiler.docx', query: '', label: 'Download Contrato de alquiler.docx' },
  { tool: 'cover-letter', result: 'letter-fjord.pdf', query: '/es', label: 'Descargar letter-fjord.pdf' },
] as const)('a visitor who paid after making $result can download it where they are thanked', async ({ tool, result, query, label }) => {
  URL.createObjectURL = jest.fn(() => `blob:${result}`);
  URL.revokeObjectURL = jest.fn();
  const services = createServicesInMemory(takingMoney);
  await services.handedFiles.store([new File(['made'], result)], `thanks ${tool}`, services.now());
  await openPage(`${query}/donate/thanks?tool=${tool}`, services);
  const download = await screen.findByRole('link', { name: label });
  expect(download).toHaveAttribute('download', result);
  expect(download).toHaveAttribute('href', `blob:${result}`);
  // The stored result is removed once it is shown.
  expect(await services.handedFiles.take(`thanks ${tool}`, services.now())).toEqual([]);
});

test('without a stored result the page only links back to the tool', async () => {
  await openPage('/donate/thanks?tool=merge', takingMoney);
  expect(screen.getByRole('link', { name: 'Back to Merge PDFs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
});

test('after practice the page says that no money moved', async () => {
  await openPage('/donate/thanks?tool=merge');
  expect(screen.getByRole('main')).toHaveTextContent('That was practice: no money moved.');
});

test('the Spanish page thanks in Spanish', async () => {
  await openPage('/es/donate/thanks?tool=merge', takingMoney);
  expect(screen.getByRole('heading', { level: 1, name: 'Gracias' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Unir PDF' })).toHaveAttribute('href', '/es/merge');
});

test.each(['', '?tool=printing'])('an address that names no tool (%s) remembers none and leads home', async (query) => {
  const { services } = await openPage(`/donate/thanks${query}`);
  expect(services.storage.getItem('donatedForTool')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Tools' })).toHaveAttribute('href', '/');
});
