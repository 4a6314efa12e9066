import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';
import { tooltipGuide } from './Tooltip.guide';

function renderTooltip() {
  return render(
    <Tooltip words="Turn by 90° (R)">
      <IconButton label="Rotate report.pdf">
        <svg aria-hidden="true" />
      </IconButton>
    </Tooltip>,
  );
}

const button = () => screen.getByRole('button', { name: 'Rotate report.pdf' });

test('is not there before it is wanted', () => {
  renderTooltip();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('is shown while the pointer rests on its control', async () => {
  renderTooltip();
  await userEvent.hover(button());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Turn by 90° (R)');
});

test('comes without a style element that a strict content policy would refuse', async () => {
  const before = document.querySelectorAll('style:not([data-styled])').length;
  renderTooltip();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(before);
});

testPromises(tooltipGuide.accessibility, {
  'it is shown when the keyboard reaches its control': async () => {
    renderTooltip();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
  'its words describe the control': async () => {
    renderTooltip();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(button()).toHaveAccessibleDescription('Turn by 90° (R)');
  },
  'Escape hides it and leaves the focus where it was': async () => {
    renderTooltip();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  },
  'it stays while the pointer moves onto it': async () => {
    renderTooltip();
    await userEvent.hover(button());
    const tooltip = await screen.findByRole('tooltip');
    const slip = tooltip.parentElement ?? tooltip;
    await userEvent.hover(slip);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  },
  'axe finds nothing': async () => {
    renderTooltip();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(await findAxeViolations()).toEqual([]);
  },
});
