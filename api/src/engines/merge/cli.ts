/** The command under its TypeScript name. `cli.js` starts faster. */
import './cli.js';
