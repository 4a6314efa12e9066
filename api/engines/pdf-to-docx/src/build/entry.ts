export { givePdfiumCode } from '@sheaf/pdf/pdfium/pdfiumCode';
export { runCommand } from '../command.ts';
