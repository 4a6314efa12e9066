import { servers } from '@sheaf/api/contract/messages/pages/serversInTests';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import type { LandingProps } from '@sheaf/tool-contract';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeRemotes } from './createServicesInMemory';
import { createPendingFiles } from './handOver/pendingFiles';
import type { Remotes } from './remotes';
import { openPage, withFakeApi } from './testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

/** Remotes whose answers are given in turn; the last one stays. */
function remotesInTurn(...answers: (() => ReturnType<Remotes['load']>)[]): Remotes {
  return {
    load: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw new Error('no answer is left');
      return answer();
    },
    preload: () => undefined,
    findNewer: async () => false,
  };
}

const failToLoad = () => Promise.reject(new Error('remoteEntry.js answered 404.'));
const works = async () => ({ default: () => <h1>Merge works</h1> });

let isBroken = false;
function FragileTool() {
  if (isBroken) throw new Error('a page number was null');
  return <h1>Merge works</h1>;
}

function Tool({ shell }: LandingProps) {
  return (
    <>
      <a {...shell.linkTo('/merge-pdf')}>About merging</a>
      <p>Up to {shell.config.limits.maxFiles} files</p>
      <button type="button" onClick={() => shell.toast({ title: 'Merge failed', description: 'report.pdf is damaged.', tone: 'bad' })}>
        Merge
      </button>
    </>
  );
}

function TakingTool({ shell }: LandingProps) {
  const [names, setNames] = useState('nothing');
  useHandedFiles(shell, (files) => setNames(files.map(({ name }) => name).join(', ')));
  return <p>Holds {names}</p>;
}

test('while a tool is loading its name and its frame are shown', async () => {
  const { container } = await openPage('/merge', { remotes: remotesInTurn(() => new Promise(() => undefined)) });
  expect(screen.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading Merge PDFs');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('a tool that cannot be loaded is named, the rest of the page works, and Try again loads it', async () => {
  const { container, user } = await openPage('/merge', { remotes: remotesInTurn(failToLoad, failToLoad, works) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Merge PDFs could not be loaded');
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Grammar Check' })).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Merge PDFs could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Merge works' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a file that was chosen before its tool could be loaded is listed and passed to the tool later', async () => {
  const pending = createPendingFiles();
  pending.add([new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })], 'merge');
  const { user } = await openPage('/merge', { pendingFiles: pending, remotes: remotesInTurn(failToLoad, async () => ({ default: TakingTool })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The fault is ours. Try again in a moment. cv.pdf waits here until then.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Holds cv.pdf')).toBeVisible();
});

test('a tool that failed without a network loads when the network is back, with the chosen file', async () => {
  const pending = createPendingFiles();
  pending.add([new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })], 'merge');
  const remotes = remotesInTurn(failToLoad, async () => ({ default: TakingTool }));
  await openPage('/merge', { pendingFiles: pending, remotes, canReachSite: async () => false });
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Holds cv.pdf')).toBeVisible();
});

test('a tool that failed for another reason is not loaded again when the network is back', async () => {
  await openPage('/merge', { remotes: remotesInTurn(failToLoad, works) });
  await screen.findByRole('alert');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('The fault is ours.');
});

test('a tool that cannot be loaded names the cause and offers the other tools', async () => {
  const { unmount } = await openPage('/merge', { remotes: remotesInTurn(failToLoad), canReachSite: async () => false });
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  unmount();

  await openPage('/merge', { remotes: remotesInTurn(failToLoad) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The fault is ours. Try again in a moment.');
  const others = within(screen.getByRole('navigation', { name: 'The other tools are still here' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'PDF to Word',
    'Chat with PDF',
    'Grammar Check',
    'Cover Letter Generator',
  ]);
});

test('a tool that crashes does not break the page, and Try again restarts it', async () => {
  isBroken = true;
  const { user } = await openPage('/merge', { remotes: fakeRemotes(FragileTool) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Merge PDFs could not be loaded');
  expect(logged).toHaveBeenCalledWith('mfe-merge broke down.', expect.objectContaining({ message: 'a page number was null' }));
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Merge works' })).toBeVisible();
});

test('a failed tool does not keep the visitor from another', async () => {
  const { user } = await openPage('/merge', { remotes: remotesInTurn(failToLoad, works) });
  await screen.findByRole('alert');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Chat with PDF' }));
  expect(await screen.findByRole('heading', { name: 'Merge works' })).toBeVisible();
});

test('a tool that was prerendered into the page is shown at once, and stays when the server does not answer', async () => {
  server.use(scenarios.serverUnreachable);
  await openPage('/merge', {
    prerenderedFor: servers['a fresh installation'],
    prerenderedPart: { remote: 'mfe-merge', part: 'Tool', Component: Tool },
    remotes: remotesInTurn(failToLoad),
  });
  expect(screen.getByText('Up to 50 files')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('what the page lends a tool', () => {
  test('the limits of the server', async () => {
    await openPage('/merge', { remotes: fakeRemotes(Tool) });
    expect(await screen.findByText('Up to 50 files')).toBeVisible();
  });

  test('a notice; only the newest is shown', async () => {
    const { user } = await openPage('/merge', { remotes: fakeRemotes(Tool) });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(screen.getAllByText('report.pdf is damaged.')).toHaveLength(1);
  });

  test('links that stay within the page, except where the visitor asks for a new tab', async () => {
    const { user } = await openPage('/merge', { remotes: fakeRemotes(Tool) });
    const link = await screen.findByRole('link', { name: 'About merging' });
    expect(link).toHaveAttribute('href', '/merge-pdf');
    // jsdom cannot open a tab, so the test only checks that the click is not intercepted.
    let isLeftToTheBrowser = false;
    document.body.addEventListener(
      'click',
      (event) => {
        isLeftToTheBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(isLeftToTheBrowser).toBe(true);
    expect(document.title).toBe('Merge PDFs - Sheaf');

    await user.click(screen.getByRole('link', { name: 'About merging' }));
    await act(async () => undefined);
    expect(document.title).toBe('Merge PDF files online, without an account - Sheaf');
  });
});

function LeavingTool({ shell }: LandingProps) {
  return (
    <>
      <p>Found {String(shell.leftWork?.() ?? 'nothing')}</p>
      <button type="button" onClick={() => shell.leaveWork?.('a lease of 3 pages')}>
        Leave it
      </button>
      <a {...shell.linkTo('/chat')}>Chat</a>
      <a {...shell.linkTo('/merge')}>Merge</a>
    </>
  );
}

test('the work a tool saved is restored when the visitor returns to it, and not in another tool', async () => {
  const { user } = await openPage('/merge', { remotes: fakeRemotes(LeavingTool) });
  expect(await screen.findByText('Found nothing')).toBeVisible();
  const main = () => within(screen.getByRole('main'));
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  await user.click(main().getByRole('link', { name: 'Chat' }));
  expect(await screen.findByText('Found nothing')).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Merge' }));
  expect(await screen.findByText('Found a lease of 3 pages')).toBeVisible();
});
