/** One server-sent event: its name, `message` where it has none, and its data as JSON, `undefined` where that was garbled. */
export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Reads the events of a stream until it closes or breaks off. */
export async function* readServerEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let bytes = await readChunk(reader); bytes; bytes = await readChunk(reader)) {
      text += decoder.decode(bytes, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = findEventField(event, 'data');
        if (data !== undefined) yield { event: findEventField(event, 'event') ?? 'message', data: parseJson(data) };
      }
    }
  } finally {
    // Of a stream that failed there is nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}

function findEventField(event: string, name: 'event' | 'data'): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    // Broken off is as good as closed.
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something on the way wrote into the stream.
    return undefined;
  }
}
