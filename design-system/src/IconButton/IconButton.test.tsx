import { testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';
import { iconButtonGuide } from './IconButton.guide';

testPromises(iconButtonGuide.accessibility, {
  'an icon alone still says what it does, and to what': async () => {
    const handleClick = jest.fn();
    render(
      <IconButton label="Remove report.pdf" onClick={handleClick}>
        <svg aria-hidden="true" />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove report.pdf' }));
    expect(handleClick).toHaveBeenCalledTimes(1);
  },
  'one that can do nothing now is still reached with the keyboard': async () => {
    render(
      <IconButton label="Move report.pdf up" aria-disabled>
        <svg aria-hidden="true" />
      </IconButton>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Move report.pdf up' })).toHaveFocus();
  },
});
