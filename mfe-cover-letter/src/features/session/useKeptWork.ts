import { type Dispatch, useEffect, useRef } from 'react';
import type { ShownPdf } from '../../model/cv';
import { cvPdfs } from '../../model/cvPdfs';
import { keepWork, readKeptWork } from '../../model/keptWork';
import { type LetterAction, type LetterState, letterActions } from '../../model/letterState';

/** Long enough that a word is typed, short enough that nothing is lost when the page is left. */
const KEEP_AFTER_MS = 250;

/** Brings back after a reload what was typed and written in this tab, and keeps it; the PDF until its hour is over. */
export function useKeptWork(state: LetterState, dispatch: Dispatch<LetterAction>, onOver: () => void): void {
  const hasLooked = useRef(false);
  /** When the visitor goes to another tool, the address is that tool's before this one is gone. */
  const address = useRef('');
  const newest = useRef(state);
  newest.current = state;
  const tellOver = useRef(onOver);
  tellOver.current = onOver;

  useEffect(() => {
    // A browser that keeps nothing has nothing old.
    cvPdfs.forgetOld(Date.now()).catch(() => undefined);
    const found = readKeptWork(Date.now());
    hasLooked.current = true;
    address.current = window.location.pathname;
    if (!found) return;
    dispatch(letterActions.restored(found));
    if (found.isOver) tellOver.current();
    const { cv } = found.kept;
    if (cv && cv.filename !== '') void shownPdf(cv.cvId).then((pdf) => pdf && dispatch(letterActions.pdfShown(pdf)));
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of the state has changed is kept a moment later.
  useEffect(() => {
    if (!hasLooked.current) return undefined;
    const keeping = setTimeout(() => keepWork(newest.current, address.current), KEEP_AFTER_MS);
    return () => clearTimeout(keeping);
  }, [state]);

  useEffect(() => {
    const keepNow = () => keepWork(newest.current, address.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      // The visitor goes to another tool within the page.
      keepNow();
    };
  }, []);

  const { cv } = state;
  const cvId = cv?.cvId;
  const endsAt = cv?.endsAt;
  const isOver = cv?.ending != null;
  const pdf = cv?.pdf ?? null;
  useEffect(() => {
    if (cvId === undefined || endsAt === undefined || !pdf) return;
    if (isOver) cvPdfs.forget(cvId).catch(() => undefined);
    // Where there is no room the work still comes back, without the picture of the page.
    else cvPdfs.keep(cvId, { file: pdf.file, isProtected: pdf.password !== '' || pdf.isLocked, endsAt }).catch(() => undefined);
  }, [cvId, endsAt, isOver, pdf]);
}

async function shownPdf(cvId: string): Promise<ShownPdf | null> {
  const kept = await cvPdfs.read(cvId, Date.now()).catch(() => null);
  return kept && { file: kept.file, password: '', isLocked: kept.isProtected };
}
