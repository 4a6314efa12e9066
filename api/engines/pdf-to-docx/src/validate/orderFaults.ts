import { visitElements, type XmlElement } from './readXml.ts';
import { getChildPlaces } from './schemaOrder.ts';

/** Finds children in an order or place that Word's schema forbids. */
export function findOrderFaults(root: XmlElement): string[] {
  const faults: string[] = [];
  visitElements(root, (element) => addFaultsIn(element, faults));
  return faults;
}

function addFaultsIn({ name, children }: XmlElement, faults: string[]): void {
  const places = children.length === 0 ? undefined : getChildPlaces(name);
  if (!places) return;
  const seen = new Set<string>();
  let last = 0;
  for (const child of children) {
    const local = child.name.slice(child.name.indexOf(':') + 1);
    const place = places.get(local);
    if (!place) faults.push(`${child.name} may not stand in ${name}`);
    else if (place.index < last) faults.push(`${child.name} stands too late in ${name}`);
    else if (!place.mayRepeat && seen.has(local)) faults.push(`${child.name} stands twice in ${name}`);
    else last = place.index;
    seen.add(local);
  }
}
