import * as z from '@sheaf/api/contract/schema';
import { rememberUnfinished } from '@sheaf/shell/tool-contract/unfinished';

/** The conversation of this tab, as it is found again after a reload. */
export interface KeptChat {
  sessionId: string;
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
}

const CHAT_KEY = 'chatSession';
const DRAFT_KEY = 'chatDraft';

const Kept = z.object({ sessionId: z.string(), endsAt: z.number() });

/** Null when there is none, or its time is up. */
export function readKeptChat(now: number): KeptChat | null {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null'));
    return kept.success && kept.data.endsAt > now ? kept.data : null;
  } catch {
    // A browser that keeps nothing, or something else's words under this name.
    return null;
  }
}

export function keepChat(chat: KeptChat): void {
  store(CHAT_KEY, JSON.stringify(chat));
  rememberUnfinished(window.location.pathname);
}

export function forgetChat(): void {
  store(CHAT_KEY, null);
  rememberUnfinished(null);
}

/** What stood in the question field. */
export function readKeptDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(draft: string): void {
  store(DRAFT_KEY, draft || null);
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing: the conversation lasts until the page is left.
  }
}
