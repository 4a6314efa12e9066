/** A change of a control before the page was hydrated: by the visitor, or by a browser that restores the last visit. */
export interface Edit {
  control: Element;
  changedTo: string | boolean;
  /** Where the visitor is typing: hydration moves the caret to the start. */
  caret: Caret | null;
}

type Caret = [start: number, end: number];

/** Lists the controls under an element whose state differs from the rendered one. */
export function findEdits(root: Element): Edit[] {
  return [...root.querySelectorAll('input, textarea, select')].flatMap((control) => {
    const { changedTo, initial } = readState(control);
    return changedTo === initial ? [] : [{ control, changedTo, caret: readCaret(control) }];
  });
}

function readCaret(control: Element): Caret | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  // Scripts cannot read the caret of number and email fields.
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function readState(control: Element): { changedTo: string | boolean; initial: string | boolean } {
  if (control instanceof HTMLSelectElement) {
    const selected = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return { changedTo: control.value, initial: selected?.value ?? '' };
  }
  if (control instanceof HTMLInputElement) {
    if (control.type === 'file') return { changedTo: '', initial: '' };
    // The chosen one describes its whole group.
    if (control.type === 'radio') return { changedTo: control.checked, initial: control.checked && control.defaultChecked };
    if (control.type === 'checkbox') return { changedTo: control.checked, initial: control.defaultChecked };
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return { changedTo: control.value, initial: control.defaultValue };
  return { changedTo: '', initial: '' };
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
