import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ProgressDialog, type ProgressDialogProps } from './ProgressDialog';
import { progressDialogGuide } from './ProgressDialog.guide';

const merging = { isOpen: true, title: 'Merging your PDFs', description: 'Putting 3 files together.' } satisfies ProgressDialogProps;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

const percent = () => screen.getByRole('progressbar', { name: 'Merging your PDFs' }).getAttribute('aria-valuenow');

function Page({ press, isWorking, onPaint }: { press: string; isWorking: boolean; onPaint: (isCovered: boolean) => void }) {
  useLayoutEffect(() => {
    if (isWorking) onPaint(screen.queryByRole('progressbar') !== null);
  }, [isWorking, onPaint]);
  return (
    <>
      <button type="button">{isWorking ? 'At work' : press}</button>
      <ProgressDialog {...merging} isOpen={isWorking} />
    </>
  );
}

test.each(['Merge 3 files', 'Convert to Word', 'Write my letter'])(
  'what a press on "%s" changes is on the screen before the dialog covers it',
  (press) => {
    const onPaint = jest.fn();
    const { rerender } = render(<Page press={press} isWorking={false} onPaint={onPaint} />);
    rerender(<Page press={press} isWorking onPaint={onPaint} />);
    expect(onPaint.mock.calls).toEqual([[false]]);
    expect(screen.getByRole('progressbar')).toBeVisible();
  },
);

test('starts at 0 and adds up to 3 percent every 800 ms', () => {
  render(<ProgressDialog {...merging} />);
  expect(percent()).toBe('0');
  pass(799);
  expect(percent()).toBe('0');
  pass(1);
  expect(percent()).toBe('3');
  jest.mocked(Math.random).mockReturnValue(1 / 3);
  pass(800);
  expect(percent()).toBe('4');
});

test('never creeps past 85 percent', () => {
  render(<ProgressDialog {...merging} />);
  pass(5 * 60 * 1000);
  expect(percent()).toBe('85');
});

test('starts again at 0 each time it opens', () => {
  const { rerender } = render(<ProgressDialog {...merging} />);
  pass(8000);
  expect(percent()).toBe('30');
  rerender(<ProgressDialog {...merging} isOpen={false} />);
  rerender(<ProgressDialog {...merging} />);
  expect(percent()).toBe('0');
});

test('shows the real progress when it is known, up to the whole', () => {
  const { rerender } = render(<ProgressDialog {...merging} progress={0.42} />);
  pass(80_000);
  expect(percent()).toBe('42');
  rerender(<ProgressDialog {...merging} progress={1} />);
  expect(percent()).toBe('100');
});

test('does not go back when the real progress is less than was shown before', () => {
  const { rerender } = render(<ProgressDialog {...merging} />);
  pass(8000);
  rerender(<ProgressDialog {...merging} progress={0.1} />);
  expect(percent()).toBe('30');
  rerender(<ProgressDialog {...merging} progress={0.42} />);
  expect(percent()).toBe('42');
});

test('stays through Escape when the work cannot be stopped', () => {
  render(<ProgressDialog {...merging} />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('stays when the visitor presses outside', () => {
  const handleCancel = jest.fn();
  render(<ProgressDialog {...merging} onCancel={handleCancel} />);
  pass(0);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(handleCancel).not.toHaveBeenCalled();
});

testPromises(progressDialogGuide.accessibility, {
  'it says what is happening': () => {
    render(<ProgressDialog {...merging} />);
    expect(screen.getByRole('dialog', { name: 'Merging your PDFs' })).toHaveAccessibleDescription('Putting 3 files together.');
  },
  'those who listen hear of changes now and then, not of every one': () => {
    const page = (written: number) => <ProgressDialog {...merging} description={`Writing page ${written} of 400`} progress={written / 400} />;
    const { rerender } = render(page(1));
    // What the dialog says when it opens is not said twice.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (let second = 1; second <= 4; second += 1) {
      pass(1000);
      rerender(page(second * 30));
      expect(screen.getByText(`Writing page ${second * 30} of 400`)).toBeVisible();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    }
    pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('Writing page 120 of 400');
  },
  'Cancel and Escape stop the work': () => {
    const handleCancel = jest.fn();
    render(<ProgressDialog {...merging} onCancel={handleCancel} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(handleCancel).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(handleCancel).toHaveBeenCalledTimes(2);
  },
  'the focus goes back to the button that started the work': () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Merge</button>
        <ProgressDialog {...merging} isOpen={isOpen} onCancel={() => undefined} />
      </>
    );
    const { rerender } = render(page(false));
    const start = screen.getByRole('button', { name: 'Merge' });
    start.focus();
    rerender(page(true));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    rerender(page(false));
    pass(1);
    expect(start).toHaveFocus();
  },
  'axe finds nothing': async () => {
    jest.useRealTimers();
    render(<ProgressDialog {...merging} progress={0.42} onCancel={() => undefined} />);
    expect(await findAxeViolations()).toEqual([]);
  },
});
