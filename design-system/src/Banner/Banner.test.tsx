import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { Banner } from './Banner';
import { bannerGuide } from './Banner.guide';

test.each(['neutral', 'good', 'warn'] as const)('a %s one does not interrupt', (tone) => {
  render(<Banner tone={tone}>128 of 128 links lead where they did.</Banner>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an answer comes into view, however far down the page it is; anything else leaves the page where it is', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  render(<Banner tone="bad">scan.pdf cannot be merged.</Banner>);
  expect(scrolled).not.toHaveBeenCalled();
  render(
    <Banner tone="bad" comesIntoView>
      scan.pdf is not a PDF file.
    </Banner>,
  );
  expect(scrolled.mock.contexts).toEqual([screen.getByText('scan.pdf is not a PDF file.').closest('[data-tone]')]);
  scrolled.mockRestore();
});

test('an answer stays in view while late fonts make the page longer, until the visitor scrolls', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const growths: (() => void)[] = [];
  const observed = jest.spyOn(window.ResizeObserver.prototype, 'disconnect');
  const { ResizeObserver } = window;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(onResize: ResizeObserverCallback) {
      super(onResize);
      growths.push(() => onResize([], this));
    }
  };
  render(
    <Banner tone="bad" comesIntoView>
      scan.pdf is not a PDF file.
    </Banner>,
  );
  growths[0]?.();
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(observed).not.toHaveBeenCalled();
  fireEvent.wheel(document.body);
  expect(observed).toHaveBeenCalled();
  window.ResizeObserver = ResizeObserver;
  jest.restoreAllMocks();
});

testPromises(bannerGuide.accessibility, {
  'a refusal interrupts, names the file and says what to do': () => {
    render(
      <Banner tone="bad" title="report.pdf is protected" action={<Button>Remove it</Button>}>
        Remove its password and add it again.
      </Banner>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('report.pdf is protectedRemove its password and add it again.');
    expect(screen.getByRole('button', { name: 'Remove it' })).toBeInTheDocument();
  },
  'anything but a refusal waits its turn': () => {
    for (const tone of ['neutral', 'good', 'warn'] as const) render(<Banner tone={tone}>128 of 128 links lead where they did.</Banner>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
  'its icon is for the eye alone': () => {
    const { container } = render(<Banner tone="warn">Merging removes the signature.</Banner>);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
  'axe finds nothing': async () => {
    const { container } = render(<Banner tone="bad">Damaged.</Banner>);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
