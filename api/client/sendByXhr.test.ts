/**
 * Runs where everything is jsdom's own: its requests can send its own forms.
 *
 * @jest-environment jsdom
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { sendByXhr } from './sendByXhr.ts';

const MB = 1024 * 1024;
// The page is of another origin than the server.
const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': 'http://localhost',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'X-Job-Id',
  'Access-Control-Expose-Headers': 'X-Error-Code, X-Error-File',
};

let server: Server;
let url: string;
let received = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, OPEN_TO_ALL).end();
    received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    return answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

function form(bytes: number): FormData {
  const data = new FormData();
  data.append('files', new File([new Uint8Array(bytes)], 'a.pdf'));
  return data;
}

const catchFailure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

// jsdom does not know how long a form is: shell/e2e/mergeProgress.spec.ts sees a real browser report how much was sent.
test('sends the form, and reports how much of the answer has come', async () => {
  answer = (request, response) => {
    request.on('end', () => response.writeHead(200, { ...OPEN_TO_ALL, 'X-Error-File': '1', 'Content-Length': MB }).end(Buffer.alloc(MB)));
  };
  const shares: number[] = [];
  const call = { method: 'POST', url, body: form(3 * MB), headers: { 'X-Job-Id': 'x' } };
  const got = await sendByXhr(call, { onDownload: (share) => shares.push(share) });
  expect(received).toBeGreaterThan(3 * MB);
  expect([got.status, got.headers.get('X-Error-File'), got.body.size]).toEqual([200, '1', MB]);
  expect(shares).toEqual(shares.toSorted((left, right) => left - right));
  expect(shares.at(-1)).toBe(1);
});

test('gives a refusal as an answer like any other', async () => {
  answer = (request, response) => {
    request.on('end', () => response.writeHead(422, { ...OPEN_TO_ALL, 'X-Error-Code': 'damaged_pdf' }).end('a.pdf is damaged.'));
  };
  const got = await sendByXhr({ method: 'POST', url, body: form(10) });
  expect([got.status, got.headers.get('X-Error-Code'), got.body.size]).toEqual([422, 'damaged_pdf', 17]);
});

// jsdom does not notice an answer that breaks off later; browsers do.
test('says that the server could not be reached when the connection breaks', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (request) => request.once('data', () => request.socket.destroy());
  expect(await catchFailure(sendByXhr({ method: 'POST', url, body: form(MB) }))).toMatchObject({ name: 'ServerUnreachable' });
});

test('says that the server could not be reached when the browser stops the request by itself', async () => {
  answer = () => undefined;
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  expect(await catchFailure(sendByXhr({ method: 'POST', url, signal: new AbortController().signal }))).toMatchObject({ name: 'ServerUnreachable' });
  sent.mockRestore();
});

test('stops sending when the caller aborts, and says so as fetch does', async () => {
  const cancel = new AbortController();
  const connectionClosed = new Promise<void>((resolve) => {
    answer = (request) => {
      request.once('close', resolve);
      cancel.abort();
    };
  });
  expect(await catchFailure(sendByXhr({ method: 'POST', url, body: form(20 * MB), signal: cancel.signal }))).toMatchObject({ name: 'AbortError' });
  await connectionClosed;
  expect(await catchFailure(sendByXhr({ method: 'POST', url, signal: cancel.signal }))).toMatchObject({ name: 'AbortError' });
});
