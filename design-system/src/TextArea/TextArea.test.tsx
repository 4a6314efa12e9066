import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot';
import { TextArea } from './TextArea';
import { textAreaGuide } from './TextArea.guide';

const area = () => screen.getByRole('textbox', { name: 'Your text' });

test('counts words while they are written', async () => {
  render(<TextArea label="Your text" counts="words" />);
  expect(screen.getByText('0 words')).toBeVisible();
  await userEvent.type(area(), 'One');
  expect(screen.getByText('1 word')).toBeVisible();
  await userEvent.type(area(), '  two\nthree ');
  expect(screen.getByText('3 words')).toBeVisible();
});

test('counts a text that its owner keeps', () => {
  const { rerender } = render(<TextArea label="Your text" counts="characters" value="abc" onChange={() => undefined} />);
  expect(screen.getByText('3 characters')).toBeVisible();
  rerender(<TextArea label="Your text" counts="characters" value="abcd👍" onChange={() => undefined} />);
  expect(screen.getByText('5 characters')).toBeVisible();
});

test('keeps a pasted text whole and says how much of it is too much', async () => {
  render(<TextArea label="Your text" limit={5} />);
  await userEvent.click(area());
  await userEvent.paste('1234567');
  expect(area()).toHaveValue('1234567');
  expect(screen.getByText('7 of 5 characters')).toBeVisible();
  expect(screen.getByText('2 characters too many')).toBeVisible();
});

test('writes its numbers as the page’s language does', () => {
  render(
    <ThemeRoot locale="es">
      <TextArea label="Your text" limit={12_000} defaultValue="abc" />
    </ThemeRoot>,
  );
  expect(screen.getByText('3 of 12.000 characters')).toBeVisible();
});

testPromises(textAreaGuide.accessibility, {
  'its label names it and pressing the label starts writing': async () => {
    render(<TextArea label="Your text" />);
    await userEvent.click(screen.getByText('Your text'));
    expect(area()).toHaveFocus();
  },
  'the count is read with the field, not at every letter': () => {
    render(<TextArea label="Your text" hint="Paste it here." counts="words" defaultValue="two words" />);
    expect(area()).toHaveAccessibleDescription('Paste it here. 2 words');
    expect(screen.getByText('2 words').closest('[aria-live]')).toBeNull();
  },
  'what is too much is said politely and makes the field invalid': () => {
    render(<TextArea label="Your text" limit={2} defaultValue="123" />);
    expect(screen.getByText('1 character too many').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(area()).toBeInvalid();
  },
  'Tab leaves it, so that nobody is caught in it': async () => {
    render(<TextArea label="Your text" />);
    await userEvent.tab();
    await userEvent.tab();
    expect(area()).not.toHaveFocus();
  },
  'axe finds nothing': async () => {
    const { container } = render(<TextArea label="Your text" hint="Paste it here." limit={2} defaultValue="123" />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
