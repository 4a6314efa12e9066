import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The user of the image, who owns nothing in it. */
export const IMAGE_USER = 65_532;

/** The sandbox needs a shell, and `setpriv`, which ends its processes with the server. */
const PROGRAMS = ['/bin/sh', '/usr/bin/setpriv', '/usr/bin/true'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const NODE = '/usr/bin/node';

/** Writes the system files of an image into `rootFolder`: Node, a few programs, their libraries, one user and an empty `/tmp`. */
export function writeSystemFiles(rootFolder: string): void {
  const put = (from: string, to = from) => {
    const target = path.join(rootFolder, to);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(realpathSync(from), target);
  };
  put(process.execPath, NODE);
  for (const program of PROGRAMS) put(program);
  for (const library of new Set([process.execPath, ...PROGRAMS].flatMap(listLibraries))) put(library);
  if (existsSync(CERTIFICATES)) put(CERTIFICATES);
  const etc = path.join(rootFolder, 'etc');
  mkdirSync(etc, { recursive: true });
  writeFileSync(path.join(etc, 'passwd'), `root:x:0:0:root:/:/bin/false\nsheaf:x:${IMAGE_USER}:${IMAGE_USER}:Sheaf:/:/bin/false\n`);
  writeFileSync(path.join(etc, 'group'), `root:x:0:\nsheaf:x:${IMAGE_USER}:\n`);
  writeFileSync(path.join(etc, 'nsswitch.conf'), 'hosts: files dns\n');
  mkdirSync(path.join(rootFolder, 'tmp'), { recursive: true, mode: 0o1777 });
  for (const folder of ['dev', 'proc']) mkdirSync(path.join(rootFolder, folder), { recursive: true });
}

/** Returns the files of the libraries that a program is linked with, its loader among them. */
function listLibraries(program: string): string[] {
  const linked = execFileSync('ldd', [realpathSync(program)], { encoding: 'utf8' });
  return [...linked.matchAll(/(\/\S+)\s+\(0x/g)].flatMap(([, file]) => file ?? []);
}
