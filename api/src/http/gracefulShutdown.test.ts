import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const PROGRAM = `
import { createServer } from 'node:http';
import { gracefulShutdown } from ${JSON.stringify(new URL('./gracefulShutdown.ts', import.meta.url).href)};
const say = (word) => process.stdout.write(word + ' ');
const waiting = new Map();
const server = createServer((request, response) => {
  waiting.set(request.url, response);
  say(request.url);
});
server.listen(0, '127.0.0.1', () => say(server.address().port));
gracefulShutdown(server, { info() {}, warn() {} }, {
  onStopping: () => say('stopping'),
  onForcedStop() {
    say('given-up');
    waiting.get('/refused').end('Try again.');
  },
  onStopped: () => new Promise(() => say('stopped')),
  times: { noticeMs: 1, finishMs: 50, answerMs: 500, leaveMs: 50 },
});
`;

test('a server that stops refuses what does not finish, cuts off what cannot be refused, and ends well in any case', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(server, 'exit');
  const untilPrinted = async (part: string) => {
    while (!output.includes(part)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await untilPrinted(' ');
  const port = Number(output);
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      request({ port, path, host: '127.0.0.1' }, (response) => resolve(text(response)))
        .on('error', () => resolve('cut off'))
        .end();
    });
  const answers = Promise.all(['/refused', '/silent'].map(ask));
  await untilPrinted('/refused');
  await untilPrinted('/silent');
  server.kill('SIGTERM');
  expect(await answers).toEqual(['Try again.', 'cut off']);
  expect(await ended).toEqual([0, null]);
  expect(output.split(' ').slice(3)).toEqual(['stopping', 'given-up', 'stopped', '']);
});
