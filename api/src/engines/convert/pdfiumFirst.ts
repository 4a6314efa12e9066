import { setFlagsFromString } from 'node:v8';
import { pdfiumCode } from '../pdfiumCode.ts';

// Checking 10,000 functions ahead would take the other core from whatever is loaded meanwhile; each is checked when it is first called.
setFlagsFromString('--wasm-lazy-validation');
// PDFium is compiled on other threads while this one takes in the rest.
pdfiumCode().catch(() => undefined);
setFlagsFromString('--no-wasm-lazy-validation');
