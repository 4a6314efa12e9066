/** Reads `X-Result`, the base64url JSON that says what a binary answer holds. */
export function readResultHeader(headers: Headers): unknown {
  const encoded = headers.get('X-Result');
  if (!encoded) throw new Error('The answer carries no X-Result header.');
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
