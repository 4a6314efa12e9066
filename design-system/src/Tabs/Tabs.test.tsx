import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';
import { tabsGuide } from './Tabs.guide';

const tabs = [
  { id: 'text', label: 'Text', content: 'The corrected text.' },
  { id: 'changes', label: 'Changes', content: 'Twelve corrections.' },
  { id: 'report', label: 'Report', content: 'How it reads.' },
] as const;

const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the first view, and another when its tab is pressed', async () => {
  render(<Tabs label="Result" tabs={tabs} />);
  expect(screen.getByText('The corrected text.')).toBeVisible();
  await userEvent.click(tab('Changes'));
  expect(screen.getByText('Twelve corrections.')).toBeVisible();
  expect(screen.queryByText('The corrected text.')).not.toBeInTheDocument();
});

test('lets its owner say which view is open', async () => {
  const handleOpen = jest.fn();
  render(<Tabs label="Result" tabs={tabs} open="report" onOpen={handleOpen} />);
  expect(screen.getByText('How it reads.')).toBeVisible();
  await userEvent.click(tab('Text'));
  expect(handleOpen).toHaveBeenCalledWith('text');
  expect(screen.getByText('How it reads.')).toBeVisible();
});

test('keeps every view as it was left when it is told to, and shows one of them', async () => {
  const written = [
    { id: 'note', label: 'Note', content: <input aria-label="Your note" /> },
    { id: 'page', label: 'Page', content: 'The page.' },
  ];
  render(<Tabs label="Work" tabs={written} staysAsLeft />);
  await userEvent.type(screen.getByRole('textbox'), 'Ask the landlord');
  await userEvent.click(tab('Page'));
  expect(screen.getByText('The page.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(tab('Note'));
  expect(screen.getByRole('textbox')).toHaveValue('Ask the landlord');
});

testPromises(tabsGuide.accessibility, {
  'the row of tabs says what they are views of': () => {
    render(<Tabs label="Result" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Result' })).toBeInTheDocument();
  },
  'it is one stop of the Tab key, and the next stop is the open panel': async () => {
    render(<Tabs label="Result" tabs={tabs} />);
    await userEvent.tab();
    expect(tab('Text')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
  'the arrow keys walk round it and open what they reach; Home and End go to its ends': async () => {
    render(<Tabs label="Result" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Twelve corrections.')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(tab('Text')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('How it reads.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(tab('Text')).toHaveFocus();
  },
  'the open tab is said to be selected, and names its panel': () => {
    render(<Tabs label="Result" tabs={tabs} open="changes" />);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Changes'));
    expect(screen.getByRole('tabpanel', { name: 'Changes' })).toBeVisible();
  },
  'axe finds nothing': async () => {
    const { container } = render(<Tabs label="Result" tabs={tabs} />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
