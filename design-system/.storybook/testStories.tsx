import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { handlers } from '@sheaf/api/mocks';
import { axeViolations } from '@sheaf/design-system/testing';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { setupServer } from 'msw/node';
import { withTheme } from './withTheme';

type StoryFile = Parameters<typeof composeStories>[0];
type ComposedStory = { run(): Promise<void>; parameters: { guide?: unknown } };

const root = join(__dirname, '../..');

interface Expected {
  /** Components come with a guide, screens do not. */
  haveGuides?: boolean;
}

/** Renders every story of some folders, plays it, and asks axe. Each half of the folders has a test file of its own, so that two cores share the work. */
export function testStories(folders: string, { haveGuides = false }: Expected = {}) {
  const files = globSync(`${folders}/src/**/*.stories.tsx`, { cwd: root }).sort();
  const server = setupServer(...handlers);

  setProjectAnnotations({
    decorators: [withTheme],
    initialGlobals: { theme: 'light' },
    // What the loader does in the browser: a story's own answers stand before the default ones.
    loaders: [({ parameters }) => server.use(...(Array.isArray(parameters.msw) ? parameters.msw : []))],
  });

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('finds the stories', () => expect(files.length).toBeGreaterThan(0));

  describe.each(files)('%s', (file) => {
    const stories = Object.entries<ComposedStory>(composeStories(jest.requireActual<StoryFile>(join(root, relative('.', file)))));

    test.each(stories)('%s renders, and axe finds nothing', async (_name, story) => {
      await story.run();
      expect(await axeViolations()).toEqual([]);
    });

    if (haveGuides && !file.includes('/foundations/')) {
      test('says when to use it and what it promises', () => {
        expect(stories.map(([, story]) => story.parameters.guide)).not.toContain(undefined);
      });
    }
  });
}
