export { givePdfiumCode } from '@sheaf/pdf/pdfium/compilePdfium';
export { runCommand } from '../command.ts';
