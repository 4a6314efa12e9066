/** Encrypts or decrypts by RC4, which old files still need (ISO 32000-2 7.6.3.2). */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = new Uint8Array(256);
  for (let index = 0; index < 256; index++) state[index] = index;
  for (let index = 0, other = 0; index < 256; index++) {
    const value = state[index] ?? 0;
    other = (other + value + (key[index % key.length] ?? 0)) & 255;
    state[index] = state[other] ?? 0;
    state[other] = value;
  }
  const out = new Uint8Array(data.length);
  for (let position = 0, index = 0, other = 0; position < data.length; position++) {
    index = (index + 1) & 255;
    const value = state[index] ?? 0;
    other = (other + value) & 255;
    const swapped = state[other] ?? 0;
    state[index] = swapped;
    state[other] = value;
    out[position] = (data[position] ?? 0) ^ (state[(value + swapped) & 255] ?? 0);
  }
  return out;
}
