import { writePdf } from '@sheaf/pdf/testing/writePdf';

const LEVELS = 28;

/** Builds a small PDF of nested forms, each drawn four times by the one before: more than any reader can render. */
export function buildPoisonPdf(): Uint8Array {
  const first = 4;
  const forms = Array.from({ length: LEVELS }, (_, level) => {
    const content = level === LEVELS - 1 ? '0 0 1 1 re f' : '/F Do /F Do /F Do /F Do';
    const next = level === LEVELS - 1 ? '' : `/Resources<</XObject<</F ${first + level + 1} 0 R>>>>`;
    return `<</Type/XObject/Subtype/Form/BBox[0 0 99 99]${next}/Length ${content.length}>>stream\n${content}\nendstream`;
  });
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</XObject<</F ${first} 0 R>>>>/Contents ${first + LEVELS} 0 R>>`;
  return writePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, ...forms, '<</Length 6>>stream\n/F Do \nendstream']);
}
