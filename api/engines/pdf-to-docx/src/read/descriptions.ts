import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const MAX_DEPTH = 60;
const MAX_ELEMENTS = 50_000;
/** Two bytes a character. */
const TEXT_BYTES = 2048;

/** Reads what the tags of an open page say of its pictures to whoever cannot see them, by the number of their marked content. */
export function readDescriptions(instance: WrappedPdfiumModule, page: number): Map<number, string> {
  const descriptions = new Map<number, string>();
  const tree = instance.FPDF_StructTree_GetForPage(page);
  if (!tree) return descriptions;
  const scratch = instance.pdfium.wasmExports.malloc(TEXT_BYTES);
  let seen = 0;
  const visit = (element: number, around: string, depth: number) => {
    seen += 1;
    if (!element || depth > MAX_DEPTH || seen > MAX_ELEMENTS) return;
    const length = instance.FPDF_StructElement_GetAltText(element, scratch, TEXT_BYTES);
    const own = length > 2 && length <= TEXT_BYTES ? instance.pdfium.UTF16ToString(scratch).trim() : '';
    const description = own || around;
    const count = instance.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index += 1) {
      const content = instance.FPDF_StructElement_GetChildMarkedContentID(element, index);
      if (content < 0) visit(instance.FPDF_StructElement_GetChildAtIndex(element, index), description, depth + 1);
      else if (description !== '') descriptions.set(content, description);
    }
  };
  try {
    const count = instance.FPDF_StructTree_CountChildren(tree);
    for (let index = 0; index < count; index += 1) visit(instance.FPDF_StructTree_GetChildAtIndex(tree, index), '', 0);
    return descriptions;
  } finally {
    instance.pdfium.wasmExports.free(scratch);
    instance.FPDF_StructTree_Close(tree);
  }
}
