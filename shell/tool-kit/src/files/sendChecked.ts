import type { ChosenFile, ListeningWith } from './chosenFile';

/** Sends a file while this device checks it. The check is fetched with the first file; where it cannot be, the server checks alone. */
export async function sendChecked<Answer, Listening extends { signal: AbortSignal }>(
  chosen: ChosenFile,
  call: ListeningWith<Listening>,
  send: (listening: Listening) => Promise<Answer>,
): Promise<Answer> {
  const checking = await import('./sendWhileChecking').catch(() => null);
  return checking ? checking.sendWhileChecking(chosen, call, send) : send(call.listening);
}
