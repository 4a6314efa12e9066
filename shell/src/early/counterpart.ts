/** Finds the element of another tree at the same path and with the same tag name; null if there is none. */
export function findCounterpartIn(before: Element, after: Element, element: Element): Element | null {
  if (element === before) return after;
  const { parentElement } = element;
  const parent = parentElement && findCounterpartIn(before, after, parentElement);
  const found = parent?.children[[...(parentElement?.children ?? [])].indexOf(element)];
  return found?.tagName === element.tagName ? found : null;
}
