import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageField } from './PageField';
import { pageFieldGuide } from './PageField.guide';

function Book() {
  const [page, setPage] = useState(1);
  return (
    <PageField label="Page" page={page} lastPage={80} onGo={setPage}>
      of 80
    </PageField>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Page' });

async function write(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

test('what was written leads there when the field is left, too', async () => {
  render(<Book />);
  await write('12');
  await userEvent.tab();
  expect(field()).toHaveValue('12');
});

testPromises(pageFieldGuide.accessibility, {
  'a number and Enter lead to that page': async () => {
    render(<Book />);
    await write('57{Enter}');
    expect(field()).toHaveValue('57');
  },
  'the arrows up and down lead to the pages beside it': async () => {
    render(<Book />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowDown}{ArrowUp}');
    expect(field()).toHaveValue('3');
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveValue('1');
  },
  'a number that is no page leads to the nearest one, and letters nowhere': async () => {
    render(<Book />);
    await write('999{Enter}');
    expect(field()).toHaveValue('80');
    await write('two{Enter}');
    expect(field()).toHaveValue('80');
  },
  'it says what it takes, and axe finds nothing': async () => {
    const { container } = render(<Book />);
    expect(field()).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
