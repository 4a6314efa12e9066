import { servers } from '@sheaf/api/contract/messages/pages/serversInTests';
import { pricingModes } from '@sheaf/api/contract/pricing';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadWordsAboutTool } from '../build/loadWordsAboutTool';
import { createServicesInMemory } from './createServicesInMemory';
import { openPage, withFakeApi } from './testing';
import { tools } from './tools';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const freshServer = servers['a fresh installation'];
const answering = (server: typeof freshServer) => ({ ...createServicesInMemory().api, config: async () => server });

async function aboutMerging() {
  const [merge] = tools;
  if (!merge) throw new Error('There is no tool.');
  return loadWordsAboutTool(merge, 'en', freshServer);
}

test('common questions are shown below a tool', async () => {
  const { container } = await openPage('/merge', {
    prerenderedFor: freshServer,
    prerenderedAbout: await aboutMerging(),
    api: answering({ ...freshServer, version: '9.9.9' }),
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Questions, answered' })).toBeVisible();
  expect(screen.getByText('Can I merge a PDF that needs a password?')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

test('after a move to another tool the questions about the first are gone', async () => {
  const { user } = await openPage('/merge', { prerenderedFor: freshServer, prerenderedAbout: await aboutMerging(), api: answering(freshServer) });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Chat with PDF' }));
  expect(screen.queryByText('Can I merge a PDF that needs a password?')).not.toBeInTheDocument();
});

test('questions that were prerendered for another configuration are removed, since limits and prices differ', async () => {
  const charging = { ...freshServer, pricing: pricingModes.metered.pricing };
  await openPage('/merge', { prerenderedFor: freshServer, prerenderedAbout: await aboutMerging(), api: answering(charging) });
  await waitFor(() => expect(screen.queryByText('Can I merge a PDF that needs a password?')).not.toBeInTheDocument());
});

test.each(tools)('questions about $id exist in every language', async (tool) => {
  for (const locale of ['en', 'es'] as const) {
    const { questions } = await loadWordsAboutTool(tool, locale, freshServer);
    expect(questions.length).toBeGreaterThanOrEqual(3);
  }
});
