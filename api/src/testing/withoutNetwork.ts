/**
 * Loaded before a program (`node --import`): whatever leaves this machine fails and is reported on the error output. It is loaded into sandboxed
 * processes that the program starts as well. One of them that asks for the network ends, since nobody reads what it writes.
 */
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\..*|::|0\.0\.0\.0)$/;

function refuse(target: string): Error {
  process.stderr.write(`The network was asked for: ${target}\n`);
  if (process.permission) process.exit(70);
  return Object.assign(new Error(`There is no network: ${target}`), { code: 'ENETUNREACH' });
}

const { lookup } = dns;
const lookUpLocal = (host: string, ...args: unknown[]) => {
  if (host && !LOOPBACK.test(host)) throw refuse(host);
  return Reflect.apply(lookup, dns, [host, ...args]);
};
const refuseName = (host: string) => {
  throw refuse(host);
};
Object.assign(dns, { lookup: lookUpLocal });
for (const resolver of [dns, dns.promises])
  for (const name of Object.keys(resolver)) if (name.startsWith('resolve')) Object.assign(resolver, { [name]: refuseName });
const { lookup: lookupSoon } = dns.promises;
Object.assign(dns.promises, {
  lookup: async (host: string, ...args: unknown[]) =>
    LOOPBACK.test(host) ? Reflect.apply(lookupSoon, dns.promises, [host, ...args]) : refuseName(host),
});

const { connect } = net.Socket.prototype;
Object.assign(net.Socket.prototype, {
  connect(this: net.Socket, ...args: unknown[]) {
    const host = findHost(args);
    if (host !== undefined && !LOOPBACK.test(host)) throw refuse(host);
    return Reflect.apply(connect, this, args);
  },
});
Object.assign(dgram.Socket.prototype, {
  send() {
    throw refuse('a datagram');
  },
});

const { spawn } = childProcess;
Object.assign(childProcess, {
  spawn(command: string, args: string[], ...others: unknown[]) {
    const program = args.indexOf(process.execPath);
    if (program === -1) return Reflect.apply(spawn, childProcess, [command, args, ...others]);
    process.stderr.write('A sandboxed process starts without a network.\n');
    const loading = args.toSpliced(program + 1, 0, '--import', import.meta.url);
    return Reflect.apply(spawn, childProcess, [command, loading, ...others]);
  },
});
syncBuiltinESMExports();

/** Finds the host among the arguments of `connect`, which Node itself passes as one list. A path of a local socket has none. */
function findHost(args: unknown): string | undefined {
  const [first, second] = Array.isArray(args) ? args : [];
  if (Array.isArray(first)) return findHost(first);
  if (typeof first === 'object' && first !== null) return 'host' in first && typeof first.host === 'string' ? first.host : undefined;
  return typeof second === 'string' ? second : undefined;
}
