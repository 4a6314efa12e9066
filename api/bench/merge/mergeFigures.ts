import type { Spread } from './figures.ts';
import type { PageScripts } from './measurePageScripts.ts';
import type { WrittenSet } from './sets.ts';

/** What one program did with one set, beside qpdf; null where it did not bring all pages. */
export interface ProgramFigures {
  program: string;
  figures: {
    cpuMs: Spread;
    cpuBesideQpdf: Spread;
    wallBesideQpdf: Spread;
    peakBytes: number | null;
    bytes: number;
    sizeBesideQpdf: number;
  } | null;
}

export interface SetFigures {
  set: Omit<WrittenSet, 'files'>;
  programs: ProgramFigures[];
}

/** Everything that was measured; with `--json` this is what is printed. */
export interface MergeFigures {
  node: string;
  rounds: number;
  sets: SetFigures[];
  page: PageScripts | null;
}
