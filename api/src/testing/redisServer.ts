import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { findFreePort } from './findFreePort.ts';

const NEEDED = 'The Redis tests need redis-server on the PATH, or its place in REDIS_SERVER_PATH.';

/** A timeout for tests with a Redis server, which may be slow on a busy machine. */
export const PATIENT = { commandTimeoutMs: 120_000 };

export interface RedisServer {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** Starts a real Redis on a free port that stores nothing on disk. */
export async function startRedis(extra: string[] = []): Promise<RedisServer> {
  const port = await findFreePort();
  let server: ChildProcess;

  async function start(): Promise<void> {
    const command = process.env.REDIS_SERVER_PATH ?? 'redis-server';
    server = spawn(command, [...buildArguments(port), ...extra], { stdio: ['ignore', 'pipe', 'ignore'] });
    await waitUntilReady(server);
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null || server.signalCode !== null) return resolve();
        server.once('exit', () => resolve());
        server.kill('SIGKILL');
      }),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
}

/** Starts Redis, and ends it when its input does: a process that is killed takes it along. */
const ENDS_WITH_INPUT = '"$@" & cat > /dev/null; kill -9 $!';
let shared: Promise<string> | undefined;

/** Returns the address of a Redis that all test files of this process use, one after the other. It ends with the process. */
export function shareRedis(): Promise<string> {
  shared ??= startShared();
  return shared;
}

async function startShared(): Promise<string> {
  const port = await findFreePort();
  const command = [process.env.REDIS_SERVER_PATH ?? 'redis-server', ...buildArguments(port)];
  const shell = spawn('sh', ['-c', ENDS_WITH_INPUT, 'sh', ...command], { stdio: ['pipe', 'pipe', 'ignore'] });
  await waitUntilReady(shell);
  shell.unref();
  for (const pipe of [shell.stdin, shell.stdout]) if (pipe instanceof Socket) pipe.unref();
  return `redis://127.0.0.1:${port}`;
}

function buildArguments(port: number): string[] {
  return ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new Error(NEEDED)));
    server.once('exit', () => reject(new Error('redis-server ended while it started.')));
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
  });
}
