import { countWords } from '@sheaf/language/tokens/countWords';
import { calls } from '../contract/calls.ts';
import { BOX_UNITS, type ExtractedText, type ReadingOptions } from '../contract/grammar.ts';
import { answerRefusal } from './answers.ts';
import { answerJson, readForm, type UploadedForm } from './contractAnswers.ts';
import { beginsParagraph, LETTER, PAGE, readLines, type SetLine } from './createTextPdf.ts';
import { reportProgress, withProgress } from './fakeProgress.ts';
import { openUploadedPdf } from './openUploadedPdf.ts';

/** Answers a PDF sent for text extraction, and reports progress. */
export async function answerReading(request: Request, changes: Partial<ExtractedText> = {}): Promise<Response> {
  return await withProgress(request, () => answerTo(request, changes));
}

/** Reads the file and options of a text extraction, or why the options are invalid. */
export function readReadingUpload(request: Request): Promise<UploadedForm<ReadingOptions>> {
  return readForm(request, calls.extractText.request);
}

async function answerTo(request: Request, changes: Partial<ExtractedText>): Promise<Response> {
  const opened = await openUploadedPdf(request, await readReadingUpload(request));
  if (opened instanceof Response) return opened;
  const { file, pdf, options } = opened;
  reportProgress(request, { stage: 'reading', file: 0, files: 1 });
  const read = readText(readLines(pdf), options.boxes === true);
  if (read.text.trim() === '') return answerRefusal(request, 'no_text', { file: file.name }, 0);
  return answerJson('extractText', {
    ...read,
    filename: file.name,
    pageCount: read.pages.length,
    wordCount: countWords(read.text),
    language: 'en',
    ocrPages: [],
    warnings: [],
    ...changes,
  });
}

function readText(pages: SetLine[][], hasBoxes: boolean): Pick<ExtractedText, 'text' | 'pages'> {
  let text = '';
  const readPages = pages.map((lines, index) => {
    if (text && lines.length > 0) text += '\n\n';
    const start = text.length;
    const words: number[] = [];
    for (const [place, line] of lines.entries()) {
      if (place > 0) text += beginsParagraph(line, lines[place - 1]) ? '\n\n' : ' ';
      for (const word of line.text.matchAll(/\S+/g))
        words.push(text.length + word.index, word[0].length, ...measureBox(line, word.index, word[0].length));
      text += line.text;
    }
    return { page: index + 1, start, end: text.length, ...(hasBoxes && { words }) };
  });
  return { text, pages: readPages };
}

function measureBox(line: SetLine, from: number, letters: number): number[] {
  const toBoxX = (points: number) => Math.round((points / PAGE.width) * BOX_UNITS);
  const toBoxY = (points: number) => Math.round((points / PAGE.height) * BOX_UNITS);
  return [toBoxX(line.left + from * LETTER.width), toBoxY(line.top), toBoxX(letters * LETTER.width), toBoxY(LETTER.height * 1.3)];
}
