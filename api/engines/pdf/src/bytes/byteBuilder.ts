const ZERO = 0x30;
const LARGEST_INT32 = 0x7fffffff;

/** A growing byte buffer. `bytes` and `length` are open because the raw copier writes to them byte by byte. */
export class ByteBuilder {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = 4096) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Makes room for `count` more bytes. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Appends a string whose characters stand for one byte each. */
  latin1(text: string): void {
    this.reserve(text.length);
    for (let index = 0; index < text.length; index++) this.bytes[this.length++] = text.charCodeAt(index);
  }

  /** Appends a whole number, not negative, in decimal. */
  digits(value: number): void {
    let count = 1;
    for (let power = 10; power <= value; power *= 10) count++;
    this.reserve(count);
    const { bytes } = this;
    const start = this.length;
    let at = start + count - 1;
    let rest = value;
    for (; rest > LARGEST_INT32; at--) {
      const next = Math.floor(rest / 10);
      bytes[at] = ZERO + rest - next * 10;
      rest = next;
    }
    // Division of 32-bit integers takes a fraction of the time.
    for (let small = rest | 0; at >= start; at--) {
      const next = (small / 10) | 0;
      bytes[at] = ZERO + small - next * 10;
      small = next;
    }
    this.length = start + count;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** What was written; valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}
