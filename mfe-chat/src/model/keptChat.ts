import * as z from '@sheaf/api/contract/schema';
import { markForResume } from '@sheaf/tool-kit/resume';

/** The conversation of this tab, as it is found again after a reload. */
export interface KeptChat {
  sessionId: string;
  /** In milliseconds, by the clock of this device. */
  endsAt: number;
}

const CHAT_KEY = 'chatSession';
const DRAFT_KEY = 'chatDraft';
const DRAFT_ABOUT_KEY = 'chatDraftAbout';

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
  markForResume('/chat', chat.endsAt);
}

export function forgetChat(): void {
  store(CHAT_KEY, null);
}

/** What stood in the question field, and the name of the PDF it was typed for. */
export interface KeptDraft {
  text: string;
  about: string | null;
}

/** Reads what stood in the question field; an empty text when nothing did. */
export function readKeptDraft(): KeptDraft {
  try {
    return { text: sessionStorage.getItem(DRAFT_KEY) ?? '', about: sessionStorage.getItem(DRAFT_ABOUT_KEY) };
  } catch {
    // A browser that keeps nothing.
    return { text: '', about: null };
  }
}

export function keepDraft({ text, about }: KeptDraft): void {
  store(DRAFT_KEY, text || null);
  store(DRAFT_ABOUT_KEY, text ? about : null);
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing: the conversation lasts until the page is left.
  }
}
