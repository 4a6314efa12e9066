import type { shell as english } from '../en/shell.ts';
import { addresses } from './addresses.ts';
import { chrome } from './chrome.ts';
import { components } from './components.ts';
import { dialogs } from './dialogs.ts';
import { donations } from './donations.ts';
import { home } from './home.ts';
import { licences } from './licences.ts';
import { tools } from './tools.ts';
import { trouble } from './trouble.ts';

export const shell: typeof english = { addresses, chrome, components, dialogs, donations, home, licences, tools, trouble };
