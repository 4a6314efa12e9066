import { useMessages } from '../../messages';
import type { LetterContext } from '../../model/letterContext';
import { type LetterState, letterActions } from '../../model/letterState';
import { createDownloads } from './createDownloads';
import type { DownloadCardProps } from './DownloadCard';

/** Returns the handlers that download the letter, copy it or hand it to another tool. */
export function useDownloadHandlers({ api, shell, dispatch }: LetterContext, state: LetterState) {
  const words = useMessages();
  const { cv, letter } = state;
  const downloads =
    cv && letter ? createDownloads({ api, shell, words, state, cv, letter, onEnded: (ending) => dispatch(letterActions.ended(ending)) }) : null;

  async function handleCopy() {
    const isCopied = (await downloads?.copy()) ?? false;
    if (isCopied) dispatch(letterActions.copied());
    return isCopied;
  }

  return {
    onPaper: (paper) => dispatch(letterActions.paperChosen(paper)),
    onDownload: async (format) => downloads?.download(format),
    onCopy: handleCopy,
    onHandOver: async (tool) => downloads?.handOver(tool),
  } satisfies Partial<DownloadCardProps>;
}
