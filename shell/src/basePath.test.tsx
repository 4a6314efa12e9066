import { screen } from '@testing-library/react';
import { openPage, withFakeApi } from './testing';

withFakeApi();

describe.each(['', '/pdf', '/tools/pdf'])('a site that is served under "%s"', (basePath) => {
  test('leads to other languages, to the licences and to its tools there', async () => {
    const { container } = await openPage('/es/merge', { basePath });
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${basePath}/merge`);
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', `${basePath}/es/merge`);
    expect(container.querySelector('a[href$="/licences"]')).toHaveAttribute('href', `${basePath}/es/licences`);
    const actions = [...container.querySelectorAll('[formaction]')].map((button) => button.getAttribute('formaction'));
    expect(actions).toContain(`${basePath}/es/convert`);
    expect(actions.filter((action) => !action?.startsWith(`${basePath}/es/`))).toEqual([]);
  });
});
