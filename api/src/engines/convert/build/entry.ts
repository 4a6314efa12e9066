export { givePdfiumCode } from '../../pdfiumCode.ts';
export { runCommand } from '../command.ts';
