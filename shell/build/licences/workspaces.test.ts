import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, root, workspaces } from '../apps.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(workspaces)('%s can be shipped alone with the licence of the whole', (workspace) => {
  expect(read(`${workspace}/LICENSE`)).toBe(read('LICENSE'));
  expect(readJson(path.join(root, workspace, 'package.json')).license).toBe(readJson(path.join(root, 'package.json')).license);
});
