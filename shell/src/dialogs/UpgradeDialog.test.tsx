import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import type { LandingProps } from '@sheaf/tool-contract';
import { screen, waitFor } from '@testing-library/react';
import { fakeRemotes } from '../createServicesInMemory';
import { openPage, withFakeApi } from '../testing';

withFakeApi();

function ChatTool({ shell }: LandingProps) {
  return (
    <button type="button" onClick={shell.openUpgrade}>
      Ask a fourth question
    </button>
  );
}

async function openUpgrade() {
  server.use(scenarios.metered);
  const page = await openPage('/chat', { remotes: fakeRemotes(ChatTool) });
  await page.user.click(await screen.findByRole('button', { name: 'Ask a fourth question' }));
  return page;
}

test('a tool can say that the free questions are used up', async () => {
  await openUpgrade();
  const dialog = screen.getByRole('dialog', { name: 'Upgrade to Pro' });
  expect(dialog).toHaveAccessibleDescription("You've reached your free chat limit. Upgrade for unlimited AI conversations.");
  expect(dialog).toHaveTextContent('$9 per month');
  for (const advantage of ['Unlimited AI chat', 'Priority processing', 'Advanced PDF tools', 'No file size limits']) {
    expect(dialog).toHaveTextContent(advantage);
  }
  expect(await findAxeViolations(dialog)).toEqual([]);
});

test.each(['Maybe Later', 'Upgrade Now'])('%s closes it, and nothing is bought', async (answer) => {
  const { user, services } = await openUpgrade();
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(services.visited).toEqual([]);
});
