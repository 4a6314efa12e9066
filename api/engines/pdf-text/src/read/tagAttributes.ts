import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const VALUE_BYTES = 128;
const MAX_COUNT = 1000;

/** The attributes of the tags of an open page. */
export class TagAttributes {
  readonly #instance: WrappedPdfiumModule;
  readonly #scratch: number;

  constructor(instance: WrappedPdfiumModule) {
    this.#instance = instance;
    this.#scratch = instance.pdfium.wasmExports.malloc(VALUE_BYTES);
  }

  close(): void {
    this.#instance.pdfium.wasmExports.free(this.#scratch);
  }

  /** A number from 1, the default. */
  count(element: number, name: string): number {
    const value = this.#readNumber(element, name);
    if (!value || !this.#instance.FPDF_StructElement_Attr_GetNumberValue(value, this.#scratch)) return 1;
    const count = Math.round(this.#instance.pdfium.HEAPF32[this.#scratch >> 2] ?? 1);
    return Math.min(MAX_COUNT, Math.max(1, count));
  }

  name(element: number, name: string): string | undefined {
    const value = this.#readNumber(element, name);
    const text = this.#scratch + 8;
    if (!value || !this.#instance.FPDF_StructElement_Attr_GetStringValue(value, text, VALUE_BYTES - 8, this.#scratch)) return undefined;
    const bytes = this.#instance.pdfium.HEAPU32[this.#scratch >> 2] ?? 0;
    return bytes > 2 && bytes <= VALUE_BYTES - 8 ? this.#instance.pdfium.UTF16ToString(text) : undefined;
  }

  #readNumber(element: number, name: string): number {
    const count = this.#instance.FPDF_StructElement_GetAttributeCount(element);
    for (let index = 0; index < count; index += 1) {
      const attribute = this.#instance.FPDF_StructElement_GetAttributeAtIndex(element, index);
      const value = attribute ? this.#instance.FPDF_StructElement_Attr_GetValue(attribute, name) : 0;
      if (value) return value;
    }
    return 0;
  }
}
