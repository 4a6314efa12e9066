import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, type MenuItem } from './Menu';
import { menuGuide } from './Menu.guide';

function items(changes: Partial<MenuItem> = {}): MenuItem[] {
  return [
    { id: 'merge', label: 'Merge with more files', description: 'It becomes the first file.', onSelect: jest.fn() },
    { id: 'convert', label: 'Turn it into Word', onSelect: jest.fn(), ...changes },
  ];
}

test('offers what can be done when its button is pressed', async () => {
  const handleSelect = jest.fn();
  render(<Menu label="Continue with this file" items={items({ onSelect: handleSelect })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this file' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Turn it into Word' }));
  expect(handleSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

testPromises(menuGuide.accessibility, {
  'it is opened, walked through and left with the keyboard, which then has its button again': async () => {
    const handleSelect = jest.fn();
    render(<Menu label="Continue with this file" items={items({ onSelect: handleSelect })} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: /Merge with more files/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleSelect).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('button', { name: 'Continue with this file' })).toHaveFocus();
  },
  'what is not possible now is not done': async () => {
    const handleSelect = jest.fn();
    render(<Menu label="Continue with this file" items={items({ disabled: true, onSelect: handleSelect })} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Turn it into Word' }));
    expect(handleSelect).not.toHaveBeenCalled();
  },
  'an icon alone still says what it opens, and axe finds nothing': async () => {
    render(<Menu label="More for report.pdf" icon={<svg aria-hidden="true" />} isIconAlone items={items()} />);
    await userEvent.click(screen.getByRole('button', { name: 'More for report.pdf' }));
    expect(await findAxeViolations(screen.getByRole('menu'))).toEqual([]);
  },
});
