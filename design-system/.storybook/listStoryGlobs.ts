import { readdirSync } from 'node:fs';

/**
 * Lists the globs of the story files, each with its folder written out.
 * A wildcard in a folder's name makes webpack walk the whole project, and fail when a build beside it clears an output folder.
 * @param project the root of the project
 */
export function listStoryGlobs(project: string): string[] {
  const tools = readdirSync(project).filter((name) => name.startsWith('mfe-'));
  return ['../src', ...tools.map((tool) => `../../${tool}/src`), '../../shell/src'].map((folder) => `${folder}/**/*.stories.tsx`);
}
