import { ServerUnreachable } from './apiError.ts';
import type { Answer, Send } from './transport.ts';

/** Sends a request by XMLHttpRequest, which unlike `fetch` reports upload progress. */
export const sendByXhr: Send = ({ method, url, headers, body, signal }, { onUpload, onDownload } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const handleAbort = () => request.abort();
    signal?.addEventListener('abort', handleAbort, { once: true });

    request.upload.onprogress = (event) => reportShare(event, onUpload);
    request.onprogress = (event) => reportShare(event, onDownload);
    request.onload = () => {
      const { status, statusText, response } = request;
      resolve({ status, statusText, headers: parseHeaders(request), body: response });
    };
    request.onerror = () => reject(new ServerUnreachable(new TypeError('The request failed.')));
    // A browser may stop a request by itself, as when the visitor presses its Stop; whoever waits for the answer did not ask for that.
    request.onabort = () => reject(signal?.aborted ? signal.reason : new ServerUnreachable(new Error('The browser stopped the request.')));
    request.onloadend = () => signal?.removeEventListener('abort', handleAbort);

    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
    request.send(body);
  });

function reportShare({ lengthComputable, loaded, total }: ProgressEvent, listener: ((share: number) => void) | undefined): void {
  if (lengthComputable && total > 0) listener?.(loaded / total);
}

function parseHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
