const FREE_GENERATION = 65535;

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
    const width = placeWidth + 3;
    const data = new Uint8Array(count * (width + 1));
    let above = new Uint8Array(width);
    let row = new Uint8Array(width);
    for (let number = 0; number < count; number++) {
      row[0] = this.#kinds[number] ?? 0;
      let place = this.#places[number] ?? 0;
      for (let index = placeWidth; index > 0; index--) {
        const rest = Math.floor(place / 256);
        row[index] = place - rest * 256;
        place = rest;
      }
      const detail = number === 0 ? FREE_GENERATION : (this.#details[number] ?? 0);
      row[placeWidth + 1] = detail >> 8;
      row[placeWidth + 2] = detail & 255;
      const at = number * (width + 1);
      data[at] = 2;
      for (let index = 0; index < width; index++) data[at + 1 + index] = (row[index] ?? 0) - (above[index] ?? 0);
      [above, row] = [row, above];
    }
    return data;
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
