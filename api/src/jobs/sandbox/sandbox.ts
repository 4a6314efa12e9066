import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Queue } from '../queue.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const START_FAST = new URL('./startFast.js', import.meta.url).href;
const API_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));
const LIBRARIES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const HEAP_MB = 512;
/**
 * V8 keeps up to three times 16 MB for what was just made. Reading pages and checking text leave so much garbage that less is collected as fast.
 * A process that converts needs 100 MB less for a long document, and one that checks grammar 60 MB less.
 */
const NEW_SPACE_MB: Partial<Record<Queue, number>> = { convert: 4, ocr: 4, grammar: 4 };
/**
 * Node reserves about 700 MB before it has read a file, of which it uses a sixth. The heap and what a job holds outside it
 * come out of the rest, such as the largest stream of an encrypted file twice. The size of the uploads does not matter.
 */
const DATA_MB = 1300;
const STDIO = ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'ipc'] as const;

/** Starts processes with as few rights as the system allows. */
export interface Sandbox {
  start(): ChildProcess;
  /** Names its limits and what this system lacks, for the log. */
  description: string;
}

export interface SandboxLimits {
  /** Processor time over the whole life of a process. It ends an endless loop even when the server is gone. */
  lifetimeCpuSeconds: number;
}

interface SandboxChoice {
  platform?: NodeJS.Platform;
  queue?: Queue;
  /** Folders that may be read beside the program's own. */
  readable?: string[];
  /** The program that runs in the sandbox. */
  program?: string;
}

/**
 * Creates the sandbox of this system. On every system the permission model of Node applies: a process may read its own code
 * and nothing else, write nothing and start nothing. Its heap is limited and its environment empty. With a POSIX shell, no
 * file may be written by any means, and processor time is limited. On Linux, memory outside the heap is limited too, and the
 * process dies with the server.
 */
export function createSandbox(
  limits: SandboxLimits,
  { platform = process.platform, queue = 'merge', readable = [], program = CHILD }: SandboxChoice = {},
): Sandbox {
  const newSpace = NEW_SPACE_MB[queue];
  const node = [...(newSpace ? [`--max-semi-space-size=${newSpace}`] : []), ...listNodeArguments(program, readable), queue];
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

function listNodeArguments(program: string, added: string[]): string[] {
  const readable = [
    ...added.map((folder) => `${folder}/*`),
    `${API_FOLDER}src/*`,
    `${API_FOLDER}contract/*`,
    `${API_FOLDER}engines/*`,
    `${API_FOLDER}package.json`,
    `${API_FOLDER}node_modules/*`,
    `${LIBRARIES}/*`,
  ];
  const rights = ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}`)];
  return [...rights, `--max-old-space-size=${HEAP_MB}`, '--no-warnings', '--import', START_FAST, program];
}

/** Returns whether the kernel can kill a process when its parent dies. Without that, it ends when its pipe to the server closes. */
function canDieWithServer(): boolean {
  return spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true'], { stdio: 'ignore' }).status === 0;
}
