import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, within } from '@testing-library/react';
import { messagesIn } from '../language';
import { listSitePages } from '../pages';
import { openPage, withFakeApi } from '../testing';

withFakeApi();

test('the footer carries the slogan', async () => {
  await openPage('/');
  expect(
    within(screen.getByRole('contentinfo')).getByText('Free PDF tools powered by AI, Free Forever, No Account Required, Privacy First.'),
  ).toBeVisible();
});

test('the footer links to every page of the site', async () => {
  await openPage('/');
  const footer = screen.getByRole('contentinfo');
  const linked = within(within(footer).getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const listed = listSitePages(messagesIn('en'))
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => path);
  expect(linked.toSorted()).toEqual(listed.toSorted());
  expect(await findAxeViolations(footer)).toEqual([]);
});
