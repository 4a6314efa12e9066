import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { ThemeRoot } from '../ThemeRoot/ThemeRoot';
import { Skeleton } from './Skeleton';
import { skeletonGuide } from './Skeleton.guide';

const shapes = () => document.querySelectorAll('[aria-hidden="true"] > span');

test('has as many lines as will come, or one page', () => {
  const { rerender } = render(<Skeleton lines={5} />);
  expect(shapes()).toHaveLength(5);
  rerender(<Skeleton shape="page" />);
  expect(shapes()).toHaveLength(1);
});

testPromises(skeletonGuide.accessibility, {
  'it says once what is awaited': () => {
    const { rerender } = render(<Skeleton />);
    expect(document.body).toHaveTextContent(/^Loading$/);
    rerender(<Skeleton label="Loading your files" />);
    expect(screen.getByText('Loading your files')).toBeInTheDocument();
  },
  'its shapes are for the eye alone': () => {
    render(<Skeleton />);
    expect(shapes()).toHaveLength(3);
  },
  'it stands still for a visitor who asked for no motion': () => {
    render(
      <ThemeRoot>
        <Skeleton />
      </ThemeRoot>,
    );
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
    expect(rules).toMatch(/prefers-reduced-motion: reduce\)[^@]*animation: none !important/);
  },
  'axe finds nothing': async () => {
    const { container } = render(<Skeleton />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
