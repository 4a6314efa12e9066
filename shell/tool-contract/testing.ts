import { DEFAULT_LOCALE, localizePath } from '@sheaf/api/contract/messages/locale/locales';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import type { Notice, Shell, ToolId } from './index';

/** A stand-in page that remembers what a tool asked of it. */
export interface FakeShell extends Shell {
  notices: Notice[];
  donationsOffered: ToolId[];
  /** The results that came with them. */
  resultsOffered: File[];
  upgradesOpened: number;
  handedOver: { file: File; tool: ToolId }[];
  opened: File[];
}

/** Creates a fake page for a tool in tests, stories and when it runs alone. `changes` replaces parts. */
export function fakeShell(changes: Partial<Shell> = {}): FakeShell {
  const shell: FakeShell = {
    notices: [],
    donationsOffered: [],
    resultsOffered: [],
    upgradesOpened: 0,
    handedOver: [],
    opened: [],
    config: mockConfig,
    locale: 'en',
    toast: (notice) => shell.notices.push(notice),
    offerDonation: (tool, result) => {
      shell.donationsOffered.push(tool);
      if (result) shell.resultsOffered.push(result);
    },
    openUpgrade: () => {
      shell.upgradesOpened += 1;
    },
    linkTo: (path) => ({ href: localizePath(path, shell.locale ?? DEFAULT_LOCALE), onClick: (event) => event.preventDefault() }),
    handOver: async (files, tool) => {
      const handed = files instanceof File ? [files] : files;
      shell.handedOver.push(...handed.map((file) => ({ file, tool })));
    },
    openFiles: (files) => shell.opened.push(...files),
    takeHandedFile: async () => null,
    ...changes,
  };
  return shell;
}
