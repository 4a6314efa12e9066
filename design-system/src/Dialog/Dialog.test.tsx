import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';
import { dialogGuide } from './Dialog.guide';

/** A page with one button that opens the dialog, and one behind it. */
function Page({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upload PDF</Button>
      <Button>Behind</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          onClose?.();
        }}
        title="What do you want to do with your PDF?"
        description="Choose the tool that fits."
        actions={<Button tone="accent">Merge PDFs</Button>}
      />
    </>
  );
}

/** A page whose button is gone once the dialog was answered. */
function PageThatEnds() {
  const [step, setStep] = useState<'working' | 'asking' | 'over'>('working');
  return (
    <main tabIndex={-1}>
      {step !== 'over' && <Button onClick={() => setStep('asking')}>Start over</Button>}
      <Dialog
        isOpen={step === 'asking'}
        onClose={() => undefined}
        title="Start over?"
        actions={<Button onClick={() => setStep('over')}>Yes</Button>}
      />
    </main>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Upload PDF' }));
  return screen.findByRole('dialog', { name: 'What do you want to do with your PDF?' });
}

test('closes once with the close button, and returns the focus to where it was', async () => {
  const handleClose = jest.fn();
  render(<Page onClose={handleClose} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus();
});

test('its tools are reached first, before its content', async () => {
  render(
    <Dialog isOpen size="screen" title="lease.pdf" tools={<Button>Next page</Button>} onClose={() => undefined}>
      <Button>In the page</Button>
    </Dialog>,
  );
  expect(await screen.findByRole('button', { name: 'Next page' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'In the page' })).toHaveFocus();
});

test('a dialog that takes away what opened it leaves the focus at the beginning of the content', async () => {
  render(<PageThatEnds />);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('one that nobody asked for begins at its actions, and returns the focus all the same', async () => {
  const page = (isOpen: boolean) => (
    <>
      <input aria-label="Your question" />
      <Dialog isOpen={isOpen} title="A gift?" startsAtActions actions={<Button>Not now</Button>} onClose={() => undefined}>
        <Button>$1</Button>
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(page(true));
  expect(await screen.findByRole('button', { name: 'Not now' })).toHaveFocus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

test('holds the page still without a style element that a strict content policy would refuse', async () => {
  const before = document.querySelectorAll('style:not([data-styled])').length;
  render(<Page />);
  await open();
  expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(before);
});

testPromises(dialogGuide.accessibility, {
  'it says what it asks, and starts at the first thing to do': async () => {
    render(<Page />);
    expect(await open()).toHaveAccessibleDescription('Choose the tool that fits.');
    expect(screen.getByRole('button', { name: 'Merge PDFs' })).toHaveFocus();
  },
  'the Tab key stays inside': async () => {
    render(<Page />);
    const dialog = await open();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    }
  },
  'Escape closes it and returns the focus to where it was': async () => {
    render(<Page />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus();
  },
  'the page behind it is hidden from those who listen': async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeInTheDocument();
  },
  'axe finds nothing': async () => {
    render(<Page />);
    await open();
    expect(await findAxeViolations()).toEqual([]);
  },
});
