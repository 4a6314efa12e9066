import type { LetterScreenProps } from '../../LetterScreen';
import { useMessages } from '../../messages';
import type { Letter } from '../../model/letter';
import type { LetterContext } from '../../model/letterContext';
import { letterActions } from '../../model/letterState';
import type { Reason } from '../../model/reason';
import { useChecking } from './useChecking';

/** Returns the handlers that edit the letter and check its grammar. */
export function useEditingHandlers({ api, shell, dispatch }: LetterContext, letter: Letter | null) {
  const { letter: words } = useMessages();
  const checking = useChecking(api, dispatch, handleCheckFailed);

  function handleCheckFailed({ sentence }: Reason) {
    shell.toast({ title: words.grammarFailed, description: sentence ?? words.grammarFailedText, tone: 'bad' });
  }

  return {
    onType: (id, text) => dispatch(letterActions.paragraphTyped({ id, text })),
    onConfirm: (claims, isTrue) => dispatch(letterActions.claimsConfirmed({ claims, isTrue })),
    onUndo: () => dispatch(letterActions.undone()),
    onRedo: () => dispatch(letterActions.redone()),
    onCheck: () => letter && checking.start(letter),
    onApply: (finding, replacement) => dispatch(letterActions.findingApplied({ finding, replacement })),
    onIgnore: (id) => dispatch(letterActions.findingIgnored(id)),
    onRestore: (number) => dispatch(letterActions.versionRestored(number)),
    onShowClaim: (paragraph, text) => dispatch(letterActions.claimShown({ paragraph, text })),
  } satisfies Partial<LetterScreenProps>;
}
