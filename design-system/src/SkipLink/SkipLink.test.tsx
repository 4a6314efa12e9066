import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './SkipLink';
import { skipLinkGuide } from './SkipLink.guide';

testPromises(skipLinkGuide.accessibility, {
  'it is the first stop of the Tab key and leads to the content': async () => {
    render(
      <>
        <SkipLink />
        <a href="/merge">Merge</a>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  },
  'axe finds nothing': async () => {
    render(
      <>
        <SkipLink />
        <main id="content">Sheaf</main>
      </>,
    );
    expect(await findAxeViolations()).toEqual([]);
  },
});
