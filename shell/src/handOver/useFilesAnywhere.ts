import { isPdf, useDroppedFiles, usePastedFiles } from '@sheaf/design-system';
import { useEffect, useRef } from 'react';
import { useMessages } from '../language';
import { noticeShown, useShellDispatch } from '../store';
import { useToolRoute } from '../useToolRoute';
import { useOpenTool } from './useOpenTool';

/**
 * Takes PDFs that are dropped or pasted outside any field: a page about a tool opens that tool with them, any other page lets the visitor choose a
 * tool. Returns a function that does the same with chosen files. Other files are left to the page's drop area, which says why it refuses them.
 */
export function useFilesAnywhere(onChoose: (files: File[]) => void): (files: File[]) => void {
  const dispatch = useShellDispatch();
  const openTool = useOpenTool();
  const { title, notPdf } = useMessages().components.refusedFiles;
  const route = useToolRoute();
  const about = route?.part === 'Landing' ? route.tool : undefined;

  function handleChosen(files: File[]) {
    const pdfs = files.filter(isPdf);
    const [first] = files;
    if (!first) return;
    if (pdfs.length === 0) dispatch(noticeShown({ title: title(1, '1'), description: notPdf(first.name), tone: 'bad' }));
    else if (about && (pdfs.length === 1 || about.takesSeveral)) openTool(about.id, pdfs, route?.toolSearch);
    else onChoose(files);
  }

  function handleFiles(files: File[]) {
    if (files.some(isPdf) || !giveToDropArea(files)) handleChosen(files);
  }

  const isTool = route?.part === 'Tool';
  usePastedFiles(!isTool, handleFiles);
  useEarlyFiles((files, isForChoice) => (isForChoice ? onChoose(files) : handleFiles(files)));
  useDroppedFiles(!isTool, handleFiles);
  return handleChosen;
}

/** Passes the files to the drop area of the page. Returns false where there is none. */
function giveToDropArea(files: readonly File[]): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!field) return false;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Takes the files that were chosen before the page was hydrated. */
function useEarlyFiles(onFiles: (files: File[], isForChoice: boolean) => void): void {
  const newest = useRef(onFiles);
  newest.current = onFiles;

  useEffect(() => {
    const early = window.earlyVisit?.takeFiles();
    if (early && early.files.length > 0) newest.current(early.files, early.isForChoice);
  }, []);
}
