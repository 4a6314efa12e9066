const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
const MIRRORED = new Map([...'()[]{}<>«»‹›'].map((sign, place, all) => [sign, all[place % 2 === 0 ? place + 1 : place - 1] ?? sign]));

/** True for text in a script that runs from right to left. */
export function runsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The text of glyphs that stand beside each other from left to right, in the order in which it is read. */
export function inReadingOrder(glyphs: string[]): string {
  const text = glyphs.join('');
  if (!runsRightToLeft(text)) return text;
  return reversedButRuns(glyphs, (glyph) => LEFT_TO_RIGHT.test(glyph) && !runsRightToLeft(glyph))
    .map((glyph) => MIRRORED.get(glyph) ?? glyph)
    .join('');
}

/** Words of one line, given from left to right, in the order in which they are read. */
export function wordsInReadingOrder<Word extends { text: string }>(words: Word[]): Word[] {
  const backward = words.filter(({ text }) => runsRightToLeft(text)).length;
  if (backward === 0) return words;
  const forward = words.filter(({ text }) => /\p{L}/u.test(text) && !runsRightToLeft(text)).length;
  if (backward >= forward) return reversedButRuns(words, ({ text }) => LEFT_TO_RIGHT.test(text) && !runsRightToLeft(text));
  return reversedRuns(words, ({ text }) => runsRightToLeft(text));
}

/** Everything the other way round, except that runs of what satisfies `keeps` stay as they are. */
function reversedButRuns<Item>(items: Item[], keeps: (item: Item) => boolean): Item[] {
  return reversedRuns([...items].reverse(), keeps);
}

function reversedRuns<Item>(items: Item[], turns: (item: Item) => boolean): Item[] {
  const turned: Item[] = [];
  let run: Item[] = [];
  const end = () => {
    turned.push(...run.reverse());
    run = [];
  };
  for (const item of items) {
    if (turns(item)) run.push(item);
    else {
      end();
      turned.push(item);
    }
  }
  end();
  return turned;
}
