import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listStoryGlobs } from './listStoryGlobs.ts';

const project = join(__dirname, '../..');

test('every story of the project is listed', () => {
  const all = globSync('{shell,mfe-*,design-system}/**/*.stories.tsx', { cwd: project, exclude: ['**/node_modules', '**/dist'] });
  const listed = globSync(listStoryGlobs(project), { cwd: __dirname }).map((file) => relative(project, join(__dirname, file)));
  expect(listed.toSorted()).toEqual(all.toSorted());
});

test('no folder that another build writes to is walked', () => {
  for (const glob of listStoryGlobs(project)) expect(glob).toMatch(/^[^*?{[]+\/src\/\*\*\/\*\.stories\.tsx$/);
});
