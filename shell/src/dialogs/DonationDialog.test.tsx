import { routes } from '@sheaf/api/contract/routes';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import type { LandingProps } from '@sheaf/tool-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeRemotes } from '../createServicesInMemory';
import type { Services } from '../services';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
afterEach(() => jest.useRealTimers());

const TITLE = 'Did Sheaf save you some time?';

function MergeTool({ shell }: LandingProps) {
  function handleMerge() {
    shell.toast({ title: 'Merged' });
    shell.offerDonation('merge', new File(['made'], 'merged.pdf'));
  }
  return (
    <button type="button" onClick={handleMerge}>
      Merge
    </button>
  );
}

/** Opens the page for a visitor who merged this many milliseconds ago. */
async function mergeAndWait(milliseconds: number, changes: Partial<Services> = {}) {
  const page = await openPage('/merge', { remotes: fakeRemotes(MergeTool), ...changes });
  const merge = await screen.findByRole('button', { name: 'Merge' });
  jest.useFakeTimers();
  act(() => merge.click());
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  jest.useRealTimers();
  return page;
}

test('a visitor is asked two seconds after a success, not before', async () => {
  await mergeAndWait(1999);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a visitor sees three amounts and a note that this is practice, and the attempt is stored', async () => {
  const { services } = await mergeAndWait(2000);
  const dialog = screen.getByRole('dialog', { name: TITLE });
  expect(['$1', '$5', '$10'].map((amount) => screen.getByRole('button', { name: amount }))).toHaveLength(3);
  expect(dialog).toHaveTextContent('no money moves');
  expect(services.storage.getItem('lastDonationAttempt')).toBe(String(services.now().getTime()));
  expect(await findAxeViolations(dialog)).toEqual([]);
});

test('a key pressed by a visitor who is still typing closes it, and nothing is paid', async () => {
  const { user, services } = await mergeAndWait(2000);
  expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
  await user.keyboard('What is the total');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.visited).toEqual([]);
});

test('choosing $5 asks the server for 500 cents for this tool and leads to the payment page', async () => {
  const requests: unknown[] = [];
  server.use(
    http.post(`*${routes.createDonationPayment.path}`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ url: 'https://checkout.stripe.com/c/pay/1' });
    }),
  );
  const { user, services } = await mergeAndWait(2000);
  await user.click(screen.getByRole('button', { name: '$5' }));
  await waitFor(() => expect(services.visited).toEqual(['https://checkout.stripe.com/c/pay/1']));
  // The result is kept for the page that the visitor returns to.
  expect(await services.handedFiles.take('thanks merge', services.now())).toMatchObject([{ name: 'merged.pdf' }]);
  expect(requests).toEqual([{ amount: 500, tool: 'merge' }]);
});

test('our own practice page is opened at its full address', async () => {
  const { user, services } = await mergeAndWait(2000);
  await user.click(screen.getByRole('button', { name: '$1' }));
  await waitFor(() => expect(services.visited).toEqual(['http://localhost/donate/practice?amount=100&tool=merge']));
});

test.each([
  ['the server refuses', scenarios.donationPaymentFails],
  ['the server cannot be reached', scenarios.serverUnreachable],
  [
    'the payment page is somewhere strange',
    http.post(`*${routes.createDonationPayment.path}`, () => HttpResponse.json({ url: 'https://pay.example/' })),
  ],
])('when %s it is logged, the dialog closes and the visitor hears nothing', async (_case, scenario) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, services } = await mergeAndWait(2000);
  server.use(scenario);
  await user.click(screen.getByRole('button', { name: '$10' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(logged).toHaveBeenCalledWith('Failed to create payment', expect.any(Error));
  expect(services.visited).toEqual([]);
  expect(screen.queryByText(/fail/i)).not.toBeInTheDocument();
  logged.mockRestore();
});

test('Not now closes it, and a second success on the same day does not open it again', async () => {
  const { user, unmount, services } = await mergeAndWait(2000);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  await mergeAndWait(2000, { storage: services.storage });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the dialog replaces the notice of the success', async () => {
  const { services } = await openPage('/merge', { remotes: fakeRemotes(MergeTool) });
  const merge = await screen.findByRole('button', { name: 'Merge' });
  act(() => merge.click());
  expect(await screen.findByText('Merged')).toBeVisible();
  await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(screen.queryByText('Merged')).not.toBeInTheDocument());
  expect(services.storage.getItem('lastDonationAttempt')).not.toBeNull();
});

test('a visitor who donated for this tool is not asked again', async () => {
  const storage = { getItem: (key: string) => (key === 'donatedForTool' ? 'merge' : null), setItem: () => undefined };
  await mergeAndWait(2000, { storage });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a visitor is not asked where donations are off, and no attempt is stored', async () => {
  server.use(scenarios.donationsOff);
  const { services } = await mergeAndWait(2000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.storage.getItem('lastDonationAttempt')).toBeNull();
});

test('a visitor is not asked while offline, and no attempt is stored', async () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { services } = await mergeAndWait(2000);
  offline.mockRestore();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.storage.getItem('lastDonationAttempt')).toBeNull();
});

test('a visitor who is already typing the next question is not asked', async () => {
  const { services } = await openPage('/merge', { remotes: fakeRemotes(MergeTool) });
  const merge = await screen.findByRole('button', { name: 'Merge' });
  jest.useFakeTimers();
  act(() => merge.click());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  document.body.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'w' }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.storage.getItem('lastDonationAttempt')).toBeNull();
});

test('a visitor who has another dialog open is not asked', async () => {
  const { user, services } = await mergeAndWait(0);
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  const merge = screen.getByText('Merge', { selector: 'main button' });
  jest.useFakeTimers();
  act(() => merge.click());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  expect(services.storage.getItem('lastDonationAttempt')).toBeNull();
});
