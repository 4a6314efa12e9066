import { globSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-webpack5';

type StoryFile = Parameters<typeof composeStories>[0];
interface ComposedStory {
  parameters: { guide?: unknown };
}

const source = join(__dirname, '../src');
// Each story is rendered, played and put before axe in a real browser: shell/e2e/storybook.spec.ts.
const components = globSync('**/*.stories.tsx', { cwd: source }).filter((file) => !file.startsWith('foundations'));

test.each(components)('%s says when to use it and what it promises', (file) => {
  const stories = Object.values<ComposedStory>(composeStories(jest.requireActual<StoryFile>(join(source, file))));
  expect(stories.map(({ parameters }) => parameters.guide)).not.toContain(undefined);
});
