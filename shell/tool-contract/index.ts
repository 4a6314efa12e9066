import type { ServerConfig } from '@sheaf/api/contract/config';
import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import type { ToolId } from '@sheaf/api/contract/tools';
import type { ComponentType, MouseEvent } from 'react';

export type { Locale, ToolId };

/** A short message in the page's corner. `bad` is the specification's "destructive" toast. */
export interface Notice {
  title: string;
  description?: string;
  tone?: 'neutral' | 'good' | 'bad';
}

/** Keys that do something while a tool is open, for the list that `?` shows. */
export interface ShortcutGroup {
  title: string;
  /** `keys` are pressed together, as they are printed on a keyboard: "Ctrl", "Z". */
  shortcuts: { keys: string[]; does: string }[];
}

/**
 * What the page lends a tool. It is a wire format between separately deployed builds: adding to it is safe, removing needs every
 * deployed remote moved first.
 */
export interface Shell {
  /** The server's limits and claims, as `GET /api/config` gave them. */
  config: ServerConfig;
  /** The language of the page; English on a page that does not say. */
  locale?: Locale;
  /** Shows a notice for five seconds; a newer one replaces it. */
  toast(notice: Notice): void;
  /** Asks for a donation two seconds from now, if this visitor may be asked. The result can then be downloaded once more where they are thanked. */
  offerDonation(tool: ToolId, result?: File): void;
  /** Opens the "Upgrade to Pro" dialog. */
  openUpgrade(): void;
  /** Props for an anchor that moves within the page without loading it anew. */
  linkTo(path: string): { href: string; onClick(event: MouseEvent<HTMLAnchorElement>): void };
  /** Puts the tool's keys on the list that `?` shows, in place of those it offered before; call the function it returns to take them off again. */
  offerShortcuts?(groups: ShortcutGroup[]): () => void;
  /** Leaves for another tool with a full page load and a file or several, which stay in this browser. A browser that keeps nothing is reported in a notice. */
  handOver?(files: File | readonly File[], tool: ToolId): Promise<void>;
  /** On a page about a tool: opens the tool with these files, or asks which tool gets them. */
  openFiles?(files: File[]): void;
  /** The first of the files handed to this tool; all are then forgotten. Null when there is none. */
  takeHandedFile?(): Promise<File | null>;
  /** All files handed to this tool, in their order: given once, then forgotten. */
  takeHandedFiles?(): Promise<File[]>;
  /** Leaves what the visitor has before them, to be found again when they come back from another tool; null leaves nothing. It is in the memory of this page alone. */
  leaveWork?(work: unknown): void;
  /** What was left last; null when that is nothing. It is the same until something else is left. */
  leftWork?(): unknown;
}

export interface ToolProps {
  shell: Shell;
}

/**
 * What `./Tool` and `./Landing` of a remote export: one component, as the default export. Both are prerendered and then hydrated, so their first
 * render uses no `window` and depends on nothing but `shell`. Read stored data in an effect. An address with a query may be read at once, since such
 * a page is not hydrated. A tool that cannot be prerendered is rendered once it is loaded.
 */
export interface ToolModule {
  default: ComponentType<ToolProps>;
  /** Loads the component's words in a language. The page waits for it before it renders the component. */
  prepare?(locale: Locale): Promise<void>;
}

/** A landing page receives the route it stands for, since one remote may own several. */
export interface LandingProps extends ToolProps {
  /** The last part of the path where a tool has several landing pages, as in `/grammar-check/resume`. */
  slug?: string;
}
