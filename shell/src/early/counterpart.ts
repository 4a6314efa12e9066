/** What stands in one tree where an element stands in another: reached by the same steps, and of the same kind. */
export function counterpartIn(before: Element, after: Element, element: Element): Element | null {
  if (element === before) return after;
  const { parentElement } = element;
  const parent = parentElement && counterpartIn(before, after, parentElement);
  const found = parent?.children[[...(parentElement?.children ?? [])].indexOf(element)];
  return found?.tagName === element.tagName ? found : null;
}
