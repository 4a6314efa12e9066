// The order matters: what comes first runs first.
import '../pdfiumFirst.ts';

export { runCommand } from '../command.ts';
