import { findOrderFaults } from './orderFaults.ts';
import { findPackageFaults, type Package } from './packageFaults.ts';
import { readXml } from './readXml.ts';
import { findReferenceFaults } from './referenceFaults.ts';
import { findTableFaults } from './tableFaults.ts';
import { findValueFaults } from './valueFaults.ts';
import { readZipParts, type ZipPart } from './zipParts.ts';

/** Finds everything for which Word would refuse or repair a file; empty when it is sound. */
export function findFaults(docx: Uint8Array): string[] {
  let parts: ZipPart[];
  try {
    parts = readZipParts(docx);
  } catch (error) {
    return [describeError(error)];
  }
  const faults: string[] = [];
  const read: Package = { names: parts.map(({ name }) => name), xml: new Map() };
  for (const { name, bytes } of parts) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    try {
      read.xml.set(name, readXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    } catch (error) {
      faults.push(`${name}: ${describeError(error)}`);
    }
  }
  faults.push(...findPackageFaults(read), ...findReferenceFaults(read));
  for (const [name, root] of read.xml) {
    if (name.startsWith('word/'))
      faults.push(...[...findOrderFaults(root), ...findTableFaults(root), ...findValueFaults(root)].map((fault) => `${name}: ${fault}`));
  }
  return [...new Set(faults)];
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
