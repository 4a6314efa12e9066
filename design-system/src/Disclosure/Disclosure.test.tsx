import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Disclosure } from './Disclosure';
import { disclosureGuide } from './Disclosure.guide';

function Named() {
  const [name, setName] = useState('');
  return (
    <Disclosure title={name || 'Unnamed'} isOpenAtFirst={name === ''}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Disclosure>
  );
}

test('stays as the visitor left it when the rest of the page changes', async () => {
  const { rerender } = render(<Disclosure title="Options">Bookmarks</Disclosure>);
  await userEvent.click(screen.getByText('Options'));
  rerender(<Disclosure title="Options">Bookmarks and labels</Disclosure>);
  expect(screen.getByText('Bookmarks and labels')).toBeVisible();
});

test('stays open over a field that the visitor types into, when nothing asks for it to be open any more', async () => {
  render(<Named />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Tide tables');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('opens for what has to be seen by now, and the visitor can close it', async () => {
  const { rerender } = render(<Disclosure title="Options">Pages 9 to 12 do not exist</Disclosure>);
  rerender(
    <Disclosure title="Options" isOpenAtFirst>
      Pages 9 to 12 do not exist
    </Disclosure>,
  );
  expect(screen.getByText('Pages 9 to 12 do not exist')).toBeVisible();
  await userEvent.click(screen.getByText('Options'));
  expect(screen.getByText('Pages 9 to 12 do not exist')).not.toBeVisible();
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
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
