/** Draws the pages of the built site into another folder for the environment of this process. Run by Node, which reads the sources as they are. */
import { assembleSite } from '../build/assembleSite.ts';
import { settingsOfThisBuild } from '../build/settingsOfThisBuild.ts';

const [, , builtSite = '', folder = ''] = process.argv;
await assembleSite(folder, settingsOfThisBuild(), { before: builtSite, isOfTheseSources: true });
