/** The em of the font, in its own units. */
export const UNITS_PER_EM = 1000;
/** The width of every character, before text is scaled to the width of its word. */
export const ADVANCE = 500;
export const ASCENT = 800;
export const DESCENT = -200;

const VERSION_1 = 0x00010000;
const HEAD_MAGIC = 0x5f0f3cf5;
const LEAST_PIXELS = 8;
const ENTRY_BYTES = 16;
const HEADER_BYTES = 12;
/** The checksum that a whole font file must have (ISO 14496-22, `head`). */
const FONT_CHECKSUM = 0xb1b0afba;

/** A field of a table: its value and how many bytes it takes. */
type Field = readonly [value: number, bytes: 2 | 4];

/**
 * Writes a TrueType font whose only glyph has a width but no outline, with the tables that a PDF needs (ISO 32000-2 9.9.1). Readers use
 * the metrics of a font for invisible text too.
 */
export function writeBlankFont(): Uint8Array {
  const tables = [
    { tag: 'glyf', bytes: new Uint8Array(4) },
    { tag: 'head', bytes: packFields(buildHeadFields()) },
    {
      tag: 'hhea',
      bytes: packFields([[VERSION_1, 4], [ASCENT, 2], [DESCENT, 2], [0, 2], [ADVANCE, 2], ...createZeros(3), [1, 2], ...createZeros(7), [1, 2]]),
    },
    { tag: 'hmtx', bytes: packFields([[ADVANCE, 2], ...createZeros(1)]) },
    { tag: 'loca', bytes: packFields(createZeros(2)) },
    { tag: 'maxp', bytes: packFields([[VERSION_1, 4], [1, 2], ...createZeros(4), [1, 2], ...createZeros(8)]) },
  ];
  const start = HEADER_BYTES + ENTRY_BYTES * tables.length;
  const font = new Uint8Array(tables.reduce((end, { bytes }) => end + bytes.length, start));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  const range = 2 ** power * ENTRY_BYTES;
  font.set(
    packFields([
      [VERSION_1, 4],
      [tables.length, 2],
      [range, 2],
      [power, 2],
      [tables.length * ENTRY_BYTES - range, 2],
    ]),
  );
  let offset = start;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    font.set(
      [...tag].map((letter) => letter.charCodeAt(0)),
      entry,
    );
    font.set(bytes, offset);
    view.setUint32(entry + 4, computeChecksum(bytes));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    if (tag === 'head') view.setUint32(offset + 8, 0);
    offset += bytes.length;
  }
  const head = view.getUint32(HEADER_BYTES + ENTRY_BYTES + 8);
  view.setUint32(head + 8, FONT_CHECKSUM - computeChecksum(font));
  return font;
}

function buildHeadFields(): Field[] {
  const box: Field[] = [...createZeros(1), [DESCENT, 2], [ADVANCE, 2], [ASCENT, 2]];
  const dates = Array.from({ length: 4 }, (): Field => [0, 4]);
  // The fields after the box: style, smallest size, direction, short offsets, glyph format.
  return [
    [VERSION_1, 4],
    [VERSION_1, 4],
    [0, 4],
    [HEAD_MAGIC, 4],
    [0, 2],
    [UNITS_PER_EM, 2],
    ...dates,
    ...box,
    [0, 2],
    [LEAST_PIXELS, 2],
    [2, 2],
    ...createZeros(3),
  ];
}

function createZeros(count: number): Field[] {
  return Array.from({ length: count }, () => [0, 2]);
}

/** Packs fields into bytes, padded to a multiple of four. */
function packFields(list: readonly Field[]): Uint8Array {
  const length = list.reduce((sum, [, bytes]) => sum + bytes, 0);
  const written = new Uint8Array(Math.ceil(length / 4) * 4);
  const view = new DataView(written.buffer);
  let at = 0;
  for (const [value, bytes] of list) {
    if (bytes === 4) view.setUint32(at, value);
    else view.setUint16(at, value & 0xffff);
    at += bytes;
  }
  return written;
}

function computeChecksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
