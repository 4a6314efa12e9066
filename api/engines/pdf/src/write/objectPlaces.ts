const FREE_GENERATION = 65535;
/** The predictor's mark at the start of a row. */
const PREDICTED_UP = 2;

export const AT_OFFSET = 1;
export const IN_STREAM = 2;

/** Where the objects of the merged file lie, for its cross-reference stream. */
export class ObjectPlaces {
  #kinds = new Uint8Array(4096);
  #places = new Float64Array(4096);
  #details = new Uint16Array(4096);

  record(number: number, kind: number, place: number, detail: number): void {
    if (number >= this.#kinds.length) this.#grow(number + 1);
    this.#kinds[number] = kind;
    this.#places[number] = place;
    this.#details[number] = detail;
  }

  /** The rows of the cross-reference stream after the PNG predictor "Up", which makes them nearly all zero (ISO 32000-2 7.5.8, 7.4.4.4). */
  rows(count: number, placeWidth: number): Uint8Array {
    const width = placeWidth + 4;
    const data = new Uint8Array(count * width);
    for (let number = 0; number < count; number++) this.#putRow(data, number * width, number, placeWidth);
    // From the end on, since every row is coded against the one above it.
    for (let number = count - 1; number > 0; number--) subtractRowAbove(data, number * width, width);
    return data;
  }

  #putRow(data: Uint8Array, at: number, number: number, placeWidth: number): void {
    data[at] = PREDICTED_UP;
    data[at + 1] = this.#kinds[number] ?? 0;
    let place = this.#places[number] ?? 0;
    for (let index = at + 1 + placeWidth; index > at + 1; index--) {
      const rest = Math.floor(place / 256);
      data[index] = place - rest * 256;
      place = rest;
    }
    const detail = number === 0 ? FREE_GENERATION : (this.#details[number] ?? 0);
    data[at + placeWidth + 2] = detail >> 8;
    data[at + placeWidth + 3] = detail & 255;
  }

  #grow(needed: number): void {
    const length = Math.max(needed, this.#kinds.length * 2);
    const kinds = new Uint8Array(length);
    const places = new Float64Array(length);
    const details = new Uint16Array(length);
    kinds.set(this.#kinds);
    places.set(this.#places);
    details.set(this.#details);
    this.#kinds = kinds;
    this.#places = places;
    this.#details = details;
  }
}

function subtractRowAbove(data: Uint8Array, at: number, width: number): void {
  for (let index = at + 1; index < at + width; index++) data[index] = (data[index] ?? 0) - (data[index - width] ?? 0);
}
