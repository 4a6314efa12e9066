/** How an object can be found: not at all, at an offset of the file, or inside an object stream (ISO 32000-2 7.5.4, 7.5.8). */
export const ABSENT = 0;
export const AT_OFFSET = 1;
export const IN_OBJECT_STREAM = 2;

/** Acrobat's own limit; larger numbers appear only in damaged or hostile files. */
export const MAX_OBJECT_NUMBER = 8_388_607;

/** The cross-reference table of one file, by object number. */
export class CrossReference {
  kinds = new Uint8Array(1024);
  /** The offset, or the number of the object stream. */
  places = new Float64Array(1024);
  /** The generation, or the index within the object stream. */
  details = new Int32Array(1024);
  /** Numbers that some section has spoken about: the newest section is read first and wins, also when it says "free". */
  #known = new Uint8Array(1024);
  size = 0;

  /** Records an object unless a newer section already did. */
  add(number: number, kind: number, place: number, detail: number): void {
    if (number < 0 || number > MAX_OBJECT_NUMBER) return;
    if (number >= this.kinds.length) this.#grow(number + 1);
    if (this.#known[number]) return;
    this.set(number, kind, place, detail);
  }

  /** Records an object, whatever was known before. */
  set(number: number, kind: number, place: number, detail: number): void {
    if (number < 0 || number > MAX_OBJECT_NUMBER) return;
    if (number >= this.kinds.length) this.#grow(number + 1);
    this.#known[number] = 1;
    this.kinds[number] = kind;
    this.places[number] = place;
    this.details[number] = detail;
    if (number >= this.size) this.size = number + 1;
  }

  kind(number: number): number {
    return this.kinds[number] ?? ABSENT;
  }

  #grow(needed: number): void {
    const length = Math.min(MAX_OBJECT_NUMBER + 1, Math.max(needed, this.kinds.length * 2));
    const kinds = new Uint8Array(length);
    const places = new Float64Array(length);
    const details = new Int32Array(length);
    const known = new Uint8Array(length);
    kinds.set(this.kinds);
    places.set(this.places);
    details.set(this.details);
    known.set(this.#known);
    this.kinds = kinds;
    this.places = places;
    this.details = details;
    this.#known = known;
  }
}
