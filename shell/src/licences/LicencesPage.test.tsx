import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, within } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';
import type { LicensedWork } from './licenceList';

withFakeApi();

const licensedWorks: LicensedWork[] = [
  { name: 'react', version: '19.3.1', licence: 'MIT', use: 'browser' },
  { name: 'FreeType', licence: 'FTL', use: 'server', note: 'Compiled into PDFium.' },
];

test('the page names each work with its version, its licence and what holds it, and leads to the full texts', async () => {
  await openPage('/licences', { licensedWorks });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Licences',
    'In the files that your browser fetches',
    'On the server',
  ]);
  expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['react 19.3.1 MIT', 'FreeType  FTLCompiled into PDFium.']);
  expect(main.getByRole('link', { name: 'Read all licence texts' })).toHaveAttribute('href', '/licences.txt');
  expect(await findAxeViolations(screen.getByRole('main'))).toEqual([]);
});

test('the footer opens the page by a full load, since only the prerendered page has the list', async () => {
  await openPage('/');
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licences');
});

test('in the development server, which prerenders no list, the page still links to the full texts', async () => {
  await openPage('/licences');
  expect(within(screen.getByRole('main')).queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('link', { name: 'Read all licence texts' })).toBeVisible();
});
