import { PdfName, PdfString, type PdfValue } from '@sheaf/pdf/syntax/values';

/** Returns whether two values of fields are the same, item by item where they are arrays. References must be resolved. */
export function isSameValue(left: PdfValue, right: PdfValue): boolean {
  if (left instanceof PdfString && right instanceof PdfString) return left.value === right.value;
  if (left instanceof PdfName && right instanceof PdfName) return left.value === right.value;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSameValue(item, right[index] ?? null));
  return left === right;
}
