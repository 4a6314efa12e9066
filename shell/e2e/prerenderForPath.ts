/** Prerenders the pages of the built site into another folder, for the environment of this process. Run by Node, without a build. */
import { assembleSite } from '../build/assembleSite.ts';
import { readBuildSettings } from '../build/readBuildSettings.ts';

const [, , builtSite = '', folder = ''] = process.argv;
await assembleSite(folder, readBuildSettings(), { before: builtSite, isOfTheseSources: true });
