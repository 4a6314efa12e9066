import { wasCancelled } from '@sheaf/api/client/apiError';
import type { ChatClient } from '@sheaf/api/client/chatCalls';
import { endingIn } from '@sheaf/tool-kit/callFailure';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { chatPdfs } from '../../model/chatPdfs';
import { type ChatAction, type ChatState, chatActions } from '../../model/chatState';
import { forgetChat, type KeptChat, keepChat, keepDraft, readKeptChat, readKeptDraft } from '../../model/keptChat';
import { reasonFrom } from '../../model/reason';
import { type ShownPdf, underWay } from '../../model/talk';
import { talkFromHistory } from '../../model/talkFrom';

/**
 * Brings the conversation of this tab back after a reload, and keeps what that needs: its name, what was typed, and the PDF until its hour is over.
 * Returns a function that tries again.
 */
export function useKeptTalk(api: ChatClient, state: ChatState, dispatch: Dispatch<ChatAction>): () => void {
  const { stage, draft, draftAbout } = state;
  const talk = stage.step === 'talking' ? stage.talk : null;
  const restoring = useRef<AbortController>(null);

  const bringBack = useCallback(() => {
    const kept = readKeptChat(Date.now());
    if (!kept) return;
    restoring.current?.abort();
    restoring.current = new AbortController();
    dispatch(chatActions.restoringStarted());
    void restore(api, kept, dispatch, restoring.current.signal);
  }, [api, dispatch]);

  useEffect(() => {
    // A browser that keeps nothing has nothing old.
    chatPdfs.forgetOld(Date.now()).catch(() => undefined);
    const kept = readKeptDraft();
    if (kept.text !== '') dispatch(chatActions.draftFound(kept));
    bringBack();
    return () => restoring.current?.abort();
  }, [bringBack, dispatch]);

  const sessionId = talk?.document.sessionId;
  const endsAt = talk?.document.endsAt;
  const isOver = talk?.ending != null;
  const pdf = talk?.pdf ?? null;
  useEffect(() => {
    if (sessionId === undefined || endsAt === undefined) return;
    if (isOver) forgetSession(sessionId);
    else keepChat({ sessionId, endsAt });
  }, [sessionId, endsAt, isOver]);
  useEffect(() => {
    if (sessionId === undefined || endsAt === undefined || isOver || !pdf) return;
    // Where there is no room the conversation still comes back, and asks for its PDF.
    chatPdfs.keep(sessionId, { file: pdf.file, isProtected: pdf.password !== '' || pdf.isLocked, endsAt }).catch(() => undefined);
  }, [sessionId, endsAt, isOver, pdf]);

  const asked = talk && underWay(talk);
  // A question on its way is not lost either, when the page is left before its answer.
  const unsent = asked && draft === '' ? asked.question : draft;
  const about = asked && draft === '' ? talk.document.name : draftAbout;
  useEffect(() => keepDraft({ text: unsent, about }), [unsent, about]);
  return bringBack;
}

/** Nothing of a session stays in this browser. */
export function forgetSession(sessionId: string): void {
  forgetChat();
  chatPdfs.forget(sessionId).catch(() => undefined);
}

async function restore(api: ChatClient, kept: KeptChat, dispatch: Dispatch<ChatAction>, signal: AbortSignal): Promise<void> {
  try {
    const [history, pdf] = await Promise.all([api.chatHistory(kept.sessionId, { signal }), shownPdf(kept.sessionId)]);
    if (!signal.aborted) dispatch(chatActions.restored(talkFromHistory(history, pdf)));
  } catch (error) {
    if (signal.aborted || wasCancelled(error)) return;
    const reason = reasonFrom(error);
    // What the server no longer has is forgotten here too; what could not be asked for may be asked for again.
    if (endingIn(reason)) forgetSession(kept.sessionId);
    dispatch(chatActions.restoringFailed(reason));
  }
}

async function shownPdf(sessionId: string): Promise<ShownPdf | null> {
  const kept = await chatPdfs.read(sessionId, Date.now()).catch(() => null);
  return kept && { file: kept.file, password: '', isLocked: kept.isProtected };
}
