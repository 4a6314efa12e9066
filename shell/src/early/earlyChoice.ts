import { chooseFiles } from './chooseFiles';
import { CHOOSES_FILES_ATTRIBUTE } from './uploadChoiceAttributes';

interface EarlyChoice {
  hasFiles(): boolean;
  onFiles(files: File[]): void;
  /** Keeps the press on a tool until the page can hand it the files. */
  onPress(event: Event): void;
}

/** Makes the prerendered choice of tools work before hydration. Returns true for a press that needs nothing more. */
export function answerChoice(event: Event, { hasFiles, onFiles, onPress }: EarlyChoice): boolean {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (event.type !== 'click' || !button) return false;
  if (button.hasAttribute(CHOOSES_FILES_ATTRIBUTE)) {
    chooseFiles(onFiles);
    return true;
  }
  if (button.hasAttribute('formaction')) {
    event.preventDefault();
    if (!hasFiles()) location.assign(button.formAction);
    else if (button.ariaBusy !== 'true') {
      button.ariaBusy = 'true';
      onPress(event);
    }
    return true;
  }
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  // For browsers without the `command` attribute.
  if (dialog instanceof HTMLDialogElement && !('commandForElement' in button) && !dialog.open) dialog.showModal();
  return dialog !== null;
}
