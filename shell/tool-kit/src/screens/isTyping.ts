const NOTHING_TO_TYPE = ['checkbox', 'radio', 'file', 'button', 'range', 'submit', 'reset'];

/** True where a key belongs to what is being written. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOTHING_TO_TYPE.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || (target instanceof HTMLElement && target.isContentEditable);
}
