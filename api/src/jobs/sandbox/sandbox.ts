import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Department } from '../queue.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const API_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));
const LIBRARIES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const HEAP_MB = 512;
/**
 * Node reserves about 700 MB before it has a file, of which it uses a sixth. The heap may grow by what is said above, and whatever a job holds
 * outside it, the largest stream of a locked file twice for one, comes out of the same sum. The size of the uploads does not matter.
 */
const DATA_MB = 1300;
const STDIO = ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'ipc'] as const;

/** How a process is kept from doing harm on this system, and what that lacks. */
export interface Box {
  start(): ChildProcess;
  /** For the log. */
  description: string;
}

export interface BoxLimits {
  /** Processor time over the whole life of a process. It ends an endless loop even when the server that watched it is gone. */
  lifetimeCpuSeconds: number;
}

interface BoxChoice {
  platform?: NodeJS.Platform;
  department?: Department;
  /** Folders that may be read beside the program's own. */
  readable?: string[];
  /** What runs in the box. */
  program?: string;
}

/**
 * The box of this system. Everywhere: Node's permission model (it may read its own code and nothing else, write nothing, start nothing), a
 * limited heap and an empty environment. Where there is a POSIX shell: no file may be written by any means, and processor time is limited. On
 * Linux: memory outside the heap is limited too, and the process dies with the server.
 */
export function boxOf(limits: BoxLimits, { platform = process.platform, department = 'pages', readable = [], program = CHILD }: BoxChoice = {}): Box {
  const node = [...nodeArguments(program, readable), department];
  if (platform === 'win32') {
    return {
      start: () => spawn(process.execPath, node, { env: {}, stdio: [...STDIO], windowsHide: true }),
      description: 'permission model and heap limit; this system offers no limit of memory outside the heap',
    };
  }
  const isLinux = platform === 'linux';
  const ulimits = ['ulimit -c 0', 'ulimit -f 0', `ulimit -t ${limits.lifetimeCpuSeconds}`];
  if (isLinux) ulimits.push(`ulimit -d ${DATA_MB * 1024}`);
  const diesWithServer = isLinux && canDieWithServer();
  const line = `${ulimits.join(' && ')} && exec ${diesWithServer ? 'setpriv --pdeathsig KILL ' : ''}"$0" "$@"`;
  return {
    start: () => spawn('/bin/sh', ['-c', line, process.execPath, ...node], { env: {}, stdio: [...STDIO] }),
    description: isLinux ? 'all limits' : 'all limits but that of memory outside the heap, which this system does not offer',
  };
}

function nodeArguments(program: string, added: string[]): string[] {
  const folders = added.map((folder) => `${folder}/*`);
  const readable = [
    ...folders,
    `${API_FOLDER}src/*`,
    `${API_FOLDER}contract/*`,
    `${API_FOLDER}engines/*`,
    `${API_FOLDER}package.json`,
    `${API_FOLDER}node_modules/*`,
    `${LIBRARIES}/*`,
  ];
  return ['--permission', ...readable.map((place) => `--allow-fs-read=${place}`), `--max-old-space-size=${HEAP_MB}`, '--no-warnings', program];
}

/** Without it a process still ends when its pipe to the server closes, and an endless loop when its processor time is used up. */
function canDieWithServer(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;
}
