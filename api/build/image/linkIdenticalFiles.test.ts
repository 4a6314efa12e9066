import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { linkIdenticalFiles } from './linkIdenticalFiles.ts';

test('what several tools serve alike is in the image once, and every tool still finds it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  try {
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    };
    write('chat/worker.js', 'reads pages');
    write('merge/worker.js', 'reads pages');
    write('merge/tool.js', 'merges');
    write('merge/empty.js', '');
    write('chat/empty.js', '');
    symlinkSync('tool.js', path.join(folder, 'merge/link.js'));
    symlinkSync('chat', path.join(folder, 'another name of chat'));

    expect(linkIdenticalFiles(folder)).toBe('reads pages'.length);

    const inode = (name: string) => statSync(path.join(folder, name)).ino;
    expect(inode('merge/worker.js')).toBe(inode('chat/worker.js'));
    expect(inode('merge/empty.js')).not.toBe(inode('chat/empty.js'));
    expect(readFileSync(path.join(folder, 'merge/worker.js'), 'utf8')).toBe('reads pages');
    expect(readFileSync(path.join(folder, 'merge/link.js'), 'utf8')).toBe('merges');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
