const NOTHING_TO_TYPE = ['checkbox', 'radio', 'file', 'button', 'range', 'submit', 'reset'];

/** Returns whether the target of a key event is a text field or another control that uses keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOTHING_TO_TYPE.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || (target instanceof HTMLElement && target.isContentEditable);
}
