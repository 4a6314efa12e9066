import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ToastNotice, ToastRegion } from './ToastRegion';
import { toastRegionGuide } from './ToastRegion.guide';

const merged: ToastNotice = { id: 1, title: 'PDFs merged successfully!', description: 'Your merged PDF is ready for download.', tone: 'good' };
const failed: ToastNotice = { id: 2, title: 'Merge failed', description: 'report.pdf is damaged and could not be read.', tone: 'bad' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function swipe(toast: Element, distance: number) {
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: distance / 2, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: distance, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerId: 1 });
}

test('shows a notice for five seconds', () => {
  const handleDismiss = jest.fn();
  render(<ToastRegion notice={merged} onDismiss={handleDismiss} />);
  expect(screen.getByText('PDFs merged successfully!')).toBeVisible();
  pass(4999);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test('shows one notice at a time, and gives a newer one its own five seconds', () => {
  const handleDismiss = jest.fn();
  const { rerender } = render(<ToastRegion notice={merged} onDismiss={handleDismiss} />);
  pass(3000);
  rerender(<ToastRegion notice={failed} onDismiss={handleDismiss} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('PDFs merged successfully!')).not.toBeInTheDocument();
  pass(4999);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test('goes when it is swiped more than 50 px to the right', () => {
  const handleDismiss = jest.fn();
  render(<ToastRegion notice={merged} onDismiss={handleDismiss} />);
  swipe(screen.getByRole('listitem'), 51);
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});

test.each([40, -80])('stays when it is swiped %i px', (distance) => {
  const handleDismiss = jest.fn();
  render(<ToastRegion notice={merged} onDismiss={handleDismiss} />);
  swipe(screen.getByRole('listitem'), distance);
  expect(handleDismiss).not.toHaveBeenCalled();
});

testPromises(toastRegionGuide.accessibility, {
  'F8 brings the keyboard to the notices': () => {
    render(<ToastRegion notice={merged} onDismiss={() => undefined} />);
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(document.activeElement as HTMLElement);
  },
  'a success is said politely and a failure at once': () => {
    const { rerender } = render(<ToastRegion notice={merged} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    rerender(<ToastRegion notice={failed} onDismiss={() => undefined} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  },
  'a failure is an alert': () => {
    render(<ToastRegion notice={failed} onDismiss={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Merge failedreport.pdf is damaged');
  },
  'the button that closes it says so': () => {
    const handleDismiss = jest.fn();
    render(<ToastRegion notice={merged} onDismiss={handleDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(handleDismiss).toHaveBeenCalledTimes(1);
  },
  'axe finds nothing': async () => {
    jest.useRealTimers();
    render(<ToastRegion notice={failed} onDismiss={() => undefined} />);
    expect(await findAxeViolations()).toEqual([]);
  },
});
