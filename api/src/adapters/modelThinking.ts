/** Some services leave the reasoning of the model in the answer. */
const OPEN = '<think>';
const CLOSE = '</think>';

/** Removes the model's thinking and returns the answer itself. */
export function removeThinking(answer: string): string {
  const text = answer.trimStart();
  const end = text.startsWith(OPEN) ? text.indexOf(CLOSE) : -1;
  return end < 0 ? answer : text.slice(end + CLOSE.length).trimStart();
}

/** Removes the model's thinking from a streamed answer. */
export async function* streamWithoutThinking(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let buffered = '';
  let isSpeaking = false;
  for await (const piece of pieces) {
    if (isSpeaking) {
      yield piece;
      continue;
    }
    buffered += piece;
    const text = buffered.trimStart();
    const mayThink = text.startsWith(OPEN) ? !text.includes(CLOSE) : OPEN.startsWith(text);
    if (mayThink) continue;
    const spoken = removeThinking(buffered);
    // After a thought come empty lines.
    if (spoken === '') continue;
    isSpeaking = true;
    yield spoken;
  }
  if (!isSpeaking && buffered !== '' && !buffered.trimStart().startsWith(OPEN)) yield buffered;
}
