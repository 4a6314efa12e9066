import type { XmlElement } from './readXml.ts';

const TYPES_PART = '[Content_Types].xml';

/** A package taken apart: every part by its name, and what is in those that are XML. */
export interface Package {
  names: string[];
  xml: Map<string, XmlElement>;
}

export interface Relationship {
  type: string;
  target: string;
  isExternal: boolean;
}

/** Finds what the parts of a package say of each other that is not so. */
export function findPackageFaults({ names, xml }: Package): string[] {
  const faults: string[] = [];
  const parts = new Set(names);
  if (parts.size < names.length) faults.push('two parts have one name');
  const types = xml.get(TYPES_PART);
  if (!types) return [...faults, 'no content types'];
  const declared = readContentTypes(types);
  for (const name of parts) {
    if (name !== TYPES_PART && !declared.parts.has(name) && !declared.extensions.has(getExtension(name))) faults.push(`${name} has no content type`);
  }
  for (const name of declared.parts) if (!parts.has(name)) faults.push(`${name} has a content type and does not exist`);
  for (const name of names) if (name.endsWith('.rels')) faults.push(...findRelationshipFaults(name, xml.get(name), parts));
  return faults;
}

function readContentTypes(types: XmlElement): { parts: Set<string>; extensions: Set<string> } {
  const declared = { parts: new Set<string>(), extensions: new Set<string>() };
  for (const { name, attributes } of types.children) {
    if (name === 'Override') declared.parts.add((attributes.PartName ?? '').replace(/^\//, ''));
    else declared.extensions.add((attributes.Extension ?? '').toLowerCase());
  }
  return declared;
}

function getExtension(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function findRelationshipFaults(name: string, rels: XmlElement | undefined, parts: Set<string>): string[] {
  if (!rels) return [`${name} cannot be read`];
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { attributes } of rels.children) {
    const { Id: id = '', Target: target = '', Type: type } = attributes;
    if (id === '' || seen.has(id)) faults.push(`${name}: "${id}" is no relationship's own name`);
    seen.add(id);
    if (!type) faults.push(`${name}: ${id} is of no type`);
    if (attributes.TargetMode === 'External') {
      if (!isAddress(target)) faults.push(`${name}: ${id} leads to no address`);
    } else if (!parts.has(resolveTarget(name, target))) faults.push(`${name}: ${id} leads to ${target}, which does not exist`);
  }
  return faults;
}

function isAddress(target: string): boolean {
  return /^[\x21-\x7e]+$/.test(target) && !/[<>"{}|\\^`]|%(?![0-9a-f]{2})/i.test(target) && URL.canParse(target);
}

function resolveTarget(rels: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : resolvePart(getParentFolder(getParentFolder(rels)), target);
}

/** Follows a target from a folder of the package; one that leads out of it begins with dots. */
function resolvePart(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${target}`.split('/')) {
    if (step === '' || step === '.') continue;
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}

function getParentFolder(part: string): string {
  const end = part.lastIndexOf('/');
  return end < 0 ? '.' : part.slice(0, end);
}

/** Reads the relationships of a part, by their names. */
export function readRelationships(part: string, xml: Package['xml']): Map<string, Relationship> {
  const rels = `${getParentFolder(part)}/_rels/${part.slice(part.lastIndexOf('/') + 1)}.rels`;
  return new Map(
    xml
      .get(rels)
      ?.children.map(({ attributes }) => [
        attributes.Id ?? '',
        { type: attributes.Type ?? '', target: resolveTarget(rels, attributes.Target ?? ''), isExternal: attributes.TargetMode === 'External' },
      ]),
  );
}
