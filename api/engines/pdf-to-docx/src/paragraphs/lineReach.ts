/** How far the line of a font reaches above and below where its letters are, in letter heights, as word processors set it. */
export interface LineReach {
  above: number;
  below: number;
}

/** From the fonts' own tables (`hhea`), by what their names hold. The room that they want between lines counts as above, as LibreOffice sets it. */
const REACHES: [RegExp, LineReach][] = [
  [/carlito|calibri/i, { above: 0.971, below: 0.25 }],
  [/caladea|cambria/i, { above: 0.95, below: 0.222 }],
  [/cjk|source ?han|mincho|gothic (mb|pro)|ms ?gothic|sim(sun|hei)|ming ?li/i, { above: 1.16, below: 0.288 }],
  [/naskh|arabic|amiri|scheherazade/i, { above: 1.069, below: 0.634 }],
  [/noto|open ?sans/i, { above: 1.069, below: 0.293 }],
  [/segoe/i, { above: 1.079, below: 0.251 }],
  [/dejavu|bitstream ?vera/i, { above: 0.928, below: 0.236 }],
  [/verdana|tahoma/i, { above: 1.003, below: 0.208 }],
  [/courier|liberation ?mono/i, { above: 0.833, below: 0.3 }],
  [/sans|arial|helvetica/i, { above: 0.938, below: 0.212 }],
];
const USUAL: LineReach = { above: 0.933, below: 0.216 };

export function findFontReach(font: string): LineReach {
  return REACHES.find(([pattern]) => pattern.test(font))?.[1] ?? USUAL;
}
