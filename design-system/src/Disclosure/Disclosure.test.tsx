import { axeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure';
import { disclosureGuide } from './Disclosure.guide';

test('stays as the visitor left it when the rest of the page changes', async () => {
  const { rerender } = render(<Disclosure title="Options">Bookmarks</Disclosure>);
  await userEvent.click(screen.getByText('Options'));
  rerender(<Disclosure title="Options">Bookmarks and labels</Disclosure>);
  expect(screen.getByText('Bookmarks and labels')).toBeVisible();
});

testPromises(disclosureGuide.accessibility, {
  'what is inside is hidden until its heading is pressed, and its note is read all the time': async () => {
    const { container } = render(
      <Disclosure title="Options" note="2 changed">
        Bookmarks
      </Disclosure>,
    );
    expect(screen.getByText('Bookmarks')).not.toBeVisible();
    expect(screen.getByText('2 changed')).toBeVisible();
    await userEvent.click(screen.getByText('Options'));
    expect(screen.getByText('Bookmarks')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  },
});
