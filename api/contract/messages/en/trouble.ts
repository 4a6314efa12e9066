import { speak } from '../locale/speak.ts';

const { list } = speak('en');

/** What a visitor reads where a page, a tool or the server cannot be had. */
export const trouble = {
  tryAgain: 'Try again',
  /** Of a tool, where scripts are switched off. */
  needsScripts: 'This tool works in your browser and needs JavaScript to be switched on.',
  backToTools: 'Back to Tools',
  loading: (tool: string) => `Loading ${tool}`,
  serverSilent: {
    title: 'The server did not answer',
    forTool: (tool: string) => `${tool} needs it to work. Check your connection and try again.`,
    forVisitor: 'You can look around, but the tools need it. Check your connection and try again.',
  },
  toolMissing: {
    title: (tool: string) => `${tool} could not be loaded`,
    because: {
      connection: 'Check your connection and try again.',
      site: 'The fault is ours. Try again in a moment.',
    },
    /** Shown below the banner that says that the network is away. */
    becauseOffline: 'It was not opened on this device before, so it has to wait for the network.',
    others: 'The other tools are still here',
    /** Files that were chosen for it already. */
    held: (files: string[]) => `${list(files)} ${files.length === 1 ? 'waits' : 'wait'} here until then.`,
  },
  partMissing: {
    title: 'This part of the page could not be loaded',
    sentence: 'Check your connection and try again.',
  },
  notFound: {
    title: 'Page Not Found',
    sentence: 'There is no page at this address. It may have been mistyped, or the page has moved.',
    goHome: 'Go to the home page',
    orChoose: 'Or choose a tool',
  },
  /** The one banner of the whole site while the network is away. */
  networkAway: 'You are offline. What you have here stays; the rest works again with the network.',
  offline: {
    title: 'You are offline',
    sentence:
      'This page was not opened on this device before. Those you did open still work, and so does merging on this device where you have done it before.',
  },
  /** In a tab that was opened before the site was changed. */
  newerVersion: {
    title: 'A newer version is here',
    sentence: 'This tab goes on working as it is. Reload it when you have finished what you are doing.',
    reload: 'Reload',
    later: 'Later',
  },
  notTakenAlong: {
    title: (files: string[]) => `${list(files)} could not be taken along`,
    sentence: (tool: string) => `This browser does not keep files between pages. Download what you have not saved, then open it in ${tool}.`,
  },
};
