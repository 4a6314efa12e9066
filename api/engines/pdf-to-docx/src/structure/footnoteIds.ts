import type { IsExplained } from '../layout/findExplainedMarks.ts';
import type { FootnoteDraft } from '../layout/footnoteDraft.ts';

/** Gives notes their numbers in the order in which their marks are in the text. */
export class FootnoteIds {
  readonly used: { id: number; note: FootnoteDraft }[] = [];
  readonly #notes: FootnoteDraft[];
  readonly #isExplained: IsExplained;

  constructor(notes: FootnoteDraft[], isExplained: IsExplained) {
    this.#notes = joinParts(notes);
    this.#isExplained = isExplained;
  }

  /** The number of the note that a mark at this height of a page points to. */
  findOrAssignId(page: number, mark: string, top: number): number | undefined {
    if (this.#isExplained(page, mark, top)) return undefined;
    const note = this.#notes.find((each) => each.page === page && each.mark === mark);
    if (!note) return undefined;
    if (note.id === undefined) {
      note.id = this.used.length + 1;
      this.used.push({ id: note.id, note });
    }
    return note.id;
  }

  /** Notes that nothing points to. */
  get unused(): FootnoteDraft[] {
    return this.#notes.filter(({ id }) => id === undefined);
  }
}

/** What begins without a mark goes on from the page before. */
function joinParts(notes: FootnoteDraft[]): FootnoteDraft[] {
  const whole: FootnoteDraft[] = [];
  for (const note of notes) {
    const last = whole.at(-1);
    if (note.mark === '' && last && last.page === note.page - 1) last.lines.push(...note.lines);
    else whole.push(note);
  }
  return whole;
}
