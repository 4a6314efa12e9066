/** What a control was changed to before the page was hydrated: by the visitor, or by a browser that fills in what was there at the last visit. */
export interface Edit {
  control: Element;
  changedTo: string | boolean;
  /** Where the visitor is typing: the page that takes over moves the caret to the start. */
  caret: Caret | null;
}

type Caret = [start: number, end: number];

/** Lists the controls under an element whose state differs from the rendered one. */
export function findEdits(root: Element): Edit[] {
  return [...root.querySelectorAll('input, textarea, select')].flatMap((control) => {
    const { changedTo, drawnAs } = readState(control);
    return changedTo === drawnAs ? [] : [{ control, changedTo, caret: readCaret(control) }];
  });
}

function readCaret(control: Element): Caret | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  // Numbers and addresses of mail have a caret that scripts cannot read.
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function readState(control: Element): { changedTo: string | boolean; drawnAs: string | boolean } {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return { changedTo: control.value, drawnAs: drawn?.value ?? '' };
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === 'file') return { changedTo: '', drawnAs: '' };
    // Of a group the one that is chosen now says it all.
    if (control.type === 'radio') return { changedTo: control.checked, drawnAs: control.checked && control.defaultChecked };
    if (control.type === 'checkbox') return { changedTo: control.checked, drawnAs: control.defaultChecked };
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return { changedTo: control.value, drawnAs: control.defaultValue };
  return { changedTo: '', drawnAs: '' };
}

/** Changes a control of the hydrated page so that the page is notified, as if the visitor did it now. */
export function editAgain(control: Element, { changedTo, caret }: Omit<Edit, 'control'>): void {
  if (control instanceof HTMLInputElement && typeof changedTo === 'boolean') {
    // React listens for clicks and compares with what was last set from code.
    control.checked = !changedTo;
    control.click();
  } else if (typeof changedTo === 'string' && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    retype(control, changedTo, caret);
  } else if (typeof changedTo === 'string' && control instanceof HTMLSelectElement) {
    control.value = changedTo;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Sets a field's value so that React notices, through the prototype's setter. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string, caret: Caret | null): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (caret) field.setSelectionRange(...caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
