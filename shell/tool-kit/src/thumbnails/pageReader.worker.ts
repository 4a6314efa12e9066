import { expose } from 'comlink';
import { createPageReader } from './pageReader';

/** Where the build put this tool; webpack writes it. */
declare const __webpack_public_path__: string;

expose(createPageReader(new URL('pdfjs/', new URL(__webpack_public_path__, location.href)).href));
