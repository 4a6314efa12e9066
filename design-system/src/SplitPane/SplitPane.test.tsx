import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SplitPane } from './SplitPane';
import { splitPaneGuide } from './SplitPane.guide';

const WIDTH_PX = 1000;
const pane = <SplitPane first={{ label: 'Document', content: 'Page 1' }} second={{ label: 'Chat', content: 'Ask away.' }} />;

const line = () => screen.getByRole('separator');
const share = () => line().getAttribute('aria-valuenow');

/** jsdom lays nothing out and captures no pointer. */
function drag(toPx: number, direction: 'ltr' | 'rtl' = 'ltr') {
  const panes = line().parentElement as HTMLElement;
  panes.style.direction = direction;
  panes.getBoundingClientRect = () => ({ ...line().getBoundingClientRect(), left: 0, width: WIDTH_PX });
  line().hasPointerCapture = () => true;
  fireEvent.pointerDown(line(), { pointerId: 1, clientX: WIDTH_PX / 2 });
  fireEvent.pointerMove(line(), { pointerId: 1, clientX: toPx });
}

test('the line follows the pointer', () => {
  render(pane);
  drag(600);
  expect(share()).toBe('60');
  expect(line().parentElement?.style.getPropertyValue('--first')).toBe('0.6fr');
});

test('where one reads from the right, the first side grows to the left', async () => {
  render(pane);
  drag(400, 'rtl');
  expect(share()).toBe('60');
  line().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(share()).toBe('65');
});

test('a pointer that only passes by moves nothing', () => {
  render(pane);
  fireEvent.pointerMove(line(), { pointerId: 1, clientX: 600 });
  expect(share()).toBe('50');
});

test('a double click brings the line back', () => {
  render(pane);
  drag(700);
  fireEvent.doubleClick(line());
  expect(share()).toBe('50');
});

test('carries no inline style before anybody has moved it, since a prerendered page could not keep it', () => {
  const { container } = render(pane);
  expect(container.querySelector('[style]')).toBeNull();
});

testPromises(splitPaneGuide.accessibility, {
  'both sides are regions that say what they hold': () => {
    render(pane);
    expect(screen.getByRole('region', { name: 'Document' })).toHaveTextContent('Page 1');
    expect(screen.getByRole('region', { name: 'Chat' })).toHaveTextContent('Ask away.');
  },
  'the line between them says what it divides and how much the first side has': () => {
    render(pane);
    expect(line()).toHaveAccessibleName('Share of Document and Chat');
    expect(line()).toHaveAttribute('aria-valuetext', '50%');
    expect(line()).toHaveAttribute('aria-controls', screen.getByRole('region', { name: 'Document' }).id);
  },
  'the arrow keys move the line, Home and End move it as far as it goes, Enter brings it back': async () => {
    render(pane);
    await userEvent.tab();
    expect(line()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(share()).toBe('55');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(share()).toBe('45');
    await userEvent.keyboard('{Home}');
    expect(share()).toBe('25');
    await userEvent.keyboard('{End}');
    expect(share()).toBe('75');
    await userEvent.keyboard('{Enter}');
    expect(share()).toBe('50');
  },
  'neither side can be made too narrow to read': () => {
    render(pane);
    drag(20);
    expect(share()).toBe('25');
    drag(990);
    expect(share()).toBe('75');
  },
  'axe finds nothing': async () => {
    const { container } = render(pane);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
