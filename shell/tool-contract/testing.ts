import type { Notice, Shell, ToolId } from './index';

const MB = 1024 * 1024;

/** A stand-in page that remembers what a tool asked of it. */
export interface FakeShell extends Shell {
  notices: Notice[];
  donationsOffered: ToolId[];
  upgradesOpened: number;
}

/** The page as a tool sees it in tests, stories and when it runs alone. `changes` replaces single parts. */
export function fakeShell(changes: Partial<Shell> = {}): FakeShell {
  const shell: FakeShell = {
    notices: [],
    donationsOffered: [],
    upgradesOpened: 0,
    config: {
      version: '0.1.0',
      ai: { mode: 'built-in', label: 'Built-in', leavesServer: false },
      limits: {
        maxFileBytes: 100 * MB,
        maxFiles: 50,
        maxTotalBytes: 300 * MB,
        maxPages: 2000,
        chatFreeQuestions: 0,
        mergeFreeFiles: 0,
        convertFreePages: 0,
        grammarFreeWords: 0,
      },
      retentionSeconds: 3600,
      ocr: { available: false, languages: [] },
      donations: { mode: 'practice' },
      tools: ['merge'],
    },
    toast: (notice) => shell.notices.push(notice),
    offerDonation: (tool) => shell.donationsOffered.push(tool),
    openUpgrade: () => {
      shell.upgradesOpened += 1;
    },
    linkTo: (path) => ({ href: path, onClick: (event) => event.preventDefault() }),
    ...changes,
  };
  return shell;
}
