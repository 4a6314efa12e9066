export function loadStrippedSources(folder: string): void;
export function nameStripped(source: Uint8Array): string;
