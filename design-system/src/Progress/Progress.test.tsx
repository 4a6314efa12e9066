import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot';
import { Progress } from './Progress';
import { progressGuide } from './Progress.guide';

const bar = () => screen.getByRole('progressbar', { name: 'Recognising text' });

test.each([
  [-1, '0'],
  [0.424, '42'],
  [1.2, '100'],
])('a share of %d is shown within the bar', (share, percent) => {
  render(<Progress label="Recognising text" share={share} />);
  expect(bar()).toHaveAttribute('aria-valuenow', percent);
});

test('says what is happening and how to stop it', () => {
  render(<Progress label="Recognising text" details="page 5 of 12" action={<button type="button">Stop</button>} />);
  expect(screen.getByText('page 5 of 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

testPromises(progressGuide.accessibility, {
  'the bar is named by the words above it': () => {
    render(<Progress label="Recognising text" />);
    expect(bar()).toBeInTheDocument();
  },
  'a known share is said as a percentage in the page’s language': () => {
    render(
      <ThemeRoot locale="es">
        <Progress label="Recognising text" share={0.42} />
      </ThemeRoot>,
    );
    expect(bar().getAttribute('aria-valuetext')).toMatch(/^42\s%$/);
  },
  'an unknown share claims no figure': () => {
    render(<Progress label="Recognising text" />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(document.body).not.toHaveTextContent('%');
  },
  'the figure beside it is for the eye alone': () => {
    render(<Progress label="Recognising text" share={0.42} />);
    expect(screen.getByText('42%')).toHaveAttribute('aria-hidden', 'true');
  },
  'axe finds nothing': async () => {
    const { container } = render(<Progress label="Recognising text" share={0.42} details="page 5 of 12" />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
