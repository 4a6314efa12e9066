import type { ChosenFile, ListeningWith } from './chosenFile';

/** Sends a file while this device looks at it. What looks comes with the first file; where it cannot be had, the server looks alone. */
export async function sendChecked<Answer, Listening extends { signal: AbortSignal }>(
  chosen: ChosenFile,
  heard: ListeningWith<Listening>,
  send: (listening: Listening) => Promise<Answer>,
): Promise<Answer> {
  const looking = await import('./lookOnTheWay').catch(() => null);
  return looking ? looking.lookOnTheWay(chosen, heard, send) : send(heard.listening);
}
