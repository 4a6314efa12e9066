/**
 * Keeps V8 from enlarging its young generation once it is large enough; to be called from time to time.
 * V8 would let it grow to 128 MB before it collects the garbage of a long document, and takes a limit only at its start.
 */
export declare function limitYoungGeneration(): void;
