import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './SegmentedControl';
import { segmentedControlGuide } from './SegmentedControl.guide';

const segments = [
  { value: 'files', label: 'Files' },
  { value: 'pages', label: 'Pages' },
] as const;

test('chooses with a press', async () => {
  const handleChange = jest.fn();
  render(<SegmentedControl label="Arrange" value="files" segments={segments} onChange={handleChange} />);
  expect(screen.getByRole('radio', { name: 'Files' })).toBeChecked();
  await userEvent.click(screen.getByText('Pages'));
  expect(handleChange).toHaveBeenCalledWith('pages');
});

testPromises(segmentedControlGuide.accessibility, {
  'the arrow keys choose, and it is one stop on the way through the page': async () => {
    const handleChange = jest.fn();
    render(<SegmentedControl label="Arrange" value="files" segments={segments} onChange={handleChange} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Files' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(handleChange).toHaveBeenCalledWith('pages');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  },
  'it says what is chosen between, and axe finds nothing': async () => {
    const { container } = render(<SegmentedControl label="Arrange" value="files" segments={segments} onChange={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'Arrange' })).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
