import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import type { ToolId } from '@sheaf/api/contract/tools';

type PagePath = keyof ShellMessages['addresses']['pages'];
type LandingPath = keyof ShellMessages['addresses']['landings'];

/** A page that explains a tool and leads to it. `slug` is given when a tool has several. */
export interface LandingPage {
  path: LandingPath;
  slug?: string;
  /** What it adds to the address of the tool: the kind of text it is about. */
  toolSearch?: string;
}

export interface Tool {
  id: ToolId;
  /** The package that holds it, by its name in remotes.json. */
  remote: `mfe-${ToolId}`;
  path: PagePath;
  /** The address its card on the landing page links to. */
  cardPath: PagePath | LandingPath;
  /** The address its link in the bar of the landing page links to. */
  barPath: PagePath | LandingPath;
  landings: readonly LandingPage[];
  /** True when it works on several files at once; the others take one. */
  takesSeveral?: true;
}

/**
 * The one table of the tools. Header, menus, dialog, cards, footer, routes and the build's pages all read it; Node runs it as it is. Its texts are
 * in the catalogue: `tools` and `addresses` of api/contract/messages.
 */
export const tools: readonly Tool[] = [
  {
    id: 'merge',
    remote: 'mfe-merge',
    path: '/merge',
    cardPath: '/merge',
    barPath: '/merge-pdf',
    landings: [{ path: '/merge-pdf' }],
    takesSeveral: true,
  },
  { id: 'convert', remote: 'mfe-convert', path: '/convert', cardPath: '/convert', barPath: '/pdf-to-word', landings: [{ path: '/pdf-to-word' }] },
  { id: 'chat', remote: 'mfe-chat', path: '/chat', cardPath: '/chat', barPath: '/chat-with-pdf', landings: [{ path: '/chat-with-pdf' }] },
  {
    id: 'grammar',
    remote: 'mfe-grammar',
    path: '/grammar-check',
    cardPath: '/grammar-check',
    barPath: '/grammar-check',
    landings: [
      { path: '/grammar-check/resume', slug: 'resume', toolSearch: '?for=resume' },
      { path: '/grammar-check/business-proposal', slug: 'business-proposal', toolSearch: '?for=business-proposal' },
      { path: '/grammar-check/research-paper', slug: 'research-paper', toolSearch: '?for=research-paper' },
    ],
  },
  {
    id: 'cover-letter',
    remote: 'mfe-cover-letter',
    path: '/cover-letter-generator',
    cardPath: '/cover-letter',
    barPath: '/cover-letter',
    landings: [
      { path: '/cover-letter' },
      { path: '/cover-letter/ai-cover-letter-generator', slug: 'ai-cover-letter-generator' },
      { path: '/cover-letter/what-machines-read', slug: 'what-machines-read', toolSearch: '?show=machine-view' },
    ],
  },
];

/** Returns the tools without those that the operator has switched off. */
export function listOffered(off: readonly ToolId[] = []): readonly Tool[] {
  return tools.filter(({ id }) => !off.includes(id));
}

/** The address of the practice payment page, for servers without a payment provider. */
export const PRACTICE_PAYMENT_PATH = '/donate/practice' satisfies PagePath;

/** The address that a payment page returns to. */
export const THANKS_PATH = '/donate/thanks' satisfies PagePath;
