/** A paragraph as it was written, or an item of a list. */
export interface LetterPart {
  role: 'paragraph' | 'listItem';
  /** Its line ends are the writer's. */
  text: string;
}

const BULLET = /^\s*(?:[-*\u2022\u25cf\u25aa\u25e6\u2023\u00b7]|\u2013)\s+(?=\S)/;
/** One line with a dash before it may be a signature. */
const MIN_LIST_LENGTH = 2;

/** Returns the parts of a letter whose paragraphs are parted by empty lines. Lines that begin with a bullet, two at least, are a list. */
export function splitLetterParts(coverLetter: string): LetterPart[] {
  return coverLetter
    .split(/\n[ \u00a0]*(?:\n[ \u00a0]*)+/)
    .flatMap((paragraph) => splitParagraph(paragraph.split('\n').filter((line) => line.trim() !== '')));
}

function splitParagraph(lines: string[]): LetterPart[] {
  const parts: LetterPart[] = [];
  const bulleted = lines.map((line) => BULLET.test(line));
  const isList = bulleted.filter(Boolean).length >= MIN_LIST_LENGTH;
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    if (isList && bulleted[index]) parts.push({ role: 'listItem', text: line.replace(BULLET, '') });
    else if (last?.role === 'paragraph') last.text += `\n${line}`;
    else parts.push({ role: 'paragraph', text: line });
  }
  return parts;
}
