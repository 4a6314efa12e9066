import { findFaults } from './findFaults.ts';

/** A log needs no more to show what is wrong. */
const MAX_REPORTED_FAULTS = 10;

/** Returns the same file, once it is known that Word will open it. One that Word would have to repair is a defect of ours and never handed out. */
export function validateDocx(docx: Uint8Array): Uint8Array {
  const faults = findFaults(docx);
  if (faults.length > 0) throw new Error(`The written Word file has ${faults.length} faults: ${faults.slice(0, MAX_REPORTED_FAULTS).join('; ')}`);
  return docx;
}
