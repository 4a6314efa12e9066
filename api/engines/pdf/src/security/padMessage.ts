/** Pads a message to whole blocks with a 1 bit, zeros and its length in bits, as MD5 and SHA-2 require. */
export function padMessage(message: Uint8Array, blockBytes: 64 | 128, isLittleEndian = false): DataView {
  const room = blockBytes / 8;
  const blocks = Math.ceil((message.length + 1 + room) / blockBytes);
  const bytes = new Uint8Array(blocks * blockBytes);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  const bits = message.length * 8;
  const [low, high] = isLittleEndian ? [8, 4] : [4, 8];
  view.setUint32(bytes.length - low, bits, isLittleEndian);
  view.setUint32(bytes.length - high, bits / 2 ** 32, isLittleEndian);
  return view;
}
