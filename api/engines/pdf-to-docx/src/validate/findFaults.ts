import { orderFaults } from './orderFaults.ts';
import { type Package, packageFaults } from './packageFaults.ts';
import { readXml } from './readXml.ts';
import { referenceFaults } from './referenceFaults.ts';
import { tableFaults } from './tableFaults.ts';
import { valueFaults } from './valueFaults.ts';
import { type ZipPart, zipParts } from './zipParts.ts';

/** Everything about a Word file for which Word would refuse or repair it; nothing when it is sound. */
export function faultsOf(docx: Uint8Array): string[] {
  let parts: ZipPart[];
  try {
    parts = zipParts(docx);
  } catch (error) {
    return [reasonOf(error)];
  }
  const faults: string[] = [];
  const read: Package = { names: parts.map(({ name }) => name), xml: new Map() };
  for (const { name, bytes } of parts) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    try {
      read.xml.set(name, readXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    } catch (error) {
      faults.push(`${name}: ${reasonOf(error)}`);
    }
  }
  faults.push(...packageFaults(read), ...referenceFaults(read));
  for (const [name, root] of read.xml) {
    if (name.startsWith('word/'))
      faults.push(...[...orderFaults(root), ...tableFaults(root), ...valueFaults(root)].map((fault) => `${name}: ${fault}`));
  }
  return [...new Set(faults)];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
