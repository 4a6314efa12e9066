const CHUNK = 2 ** 25;

export interface Example {
  isRight: boolean;
  weight: number;
  /** Somebody wrote the sentence so. */
  isWritten: boolean;
}

/** Edits that were right or wrong, with their features, in a few large arrays. */
export class Examples {
  readonly #features: Uint32Array[] = [new Uint32Array(CHUNK)];
  readonly #places: { chunk: number; from: number; end: number }[] = [];
  readonly #about: Example[] = [];
  #used = 0;

  get length(): number {
    return this.#about.length;
  }

  add(features: readonly number[], about: Example): void {
    if (this.#used + features.length > CHUNK) {
      this.#features.push(new Uint32Array(CHUNK));
      this.#used = 0;
    }
    const chunk = this.#features.length - 1;
    this.#features[chunk]?.set(features, this.#used);
    this.#places.push({ chunk, from: this.#used, end: this.#used + features.length });
    this.#used += features.length;
    this.#about.push(about);
  }

  featuresAt(at: number): Uint32Array {
    const { chunk, from, end } = this.#places[at] ?? { chunk: 0, from: 0, end: 0 };
    return (this.#features[chunk] ?? new Uint32Array()).subarray(from, end);
  }

  about(at: number): Example {
    return this.#about[at] ?? { isRight: false, weight: 0, isWritten: false };
  }

  countRight(): number {
    return this.#about.filter(({ isRight }) => isRight).length;
  }
}
