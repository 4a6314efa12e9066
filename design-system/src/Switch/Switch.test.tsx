import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';
import { switchGuide } from './Switch.guide';

testPromises(switchGuide.accessibility, {
  'its label and the space bar switch it': async () => {
    const handleChange = jest.fn();
    render(<Switch label="Merge on this device" isOn={false} onChange={handleChange} />);
    await userEvent.click(screen.getByText('Merge on this device'));
    await userEvent.keyboard(' ');
    expect(handleChange).toHaveBeenCalledTimes(2);
    expect(handleChange).toHaveBeenCalledWith(true);
  },
  'it says whether it is on and what that does, and axe finds nothing': async () => {
    const { container } = render(<Switch label="Merge on this device" description="Nothing is uploaded." isOn onChange={jest.fn()} />);
    const control = screen.getByRole('switch', { name: 'Merge on this device' });
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription('Nothing is uploaded.');
    expect(await findAxeViolations(container)).toEqual([]);
  },
  'one that is disabled stays as it is': async () => {
    const handleChange = jest.fn();
    render(<Switch label="Keep attachments" isOn disabled onChange={handleChange} />);
    await userEvent.click(screen.getByText('Keep attachments'));
    expect(handleChange).not.toHaveBeenCalled();
  },
});
