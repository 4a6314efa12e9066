import { expect, test } from '@jest/globals';
import { buildRecognisedStyle } from '../paragraphs/textStyle.ts';
import { normalizeHeadingText } from '../read/outline.ts';
import { convertDrawnPages, joinInlines, LEFT, listParagraphs, type Pen, PROSE, set } from '../testing/drawnPages.ts';
import { buildEmptyParagraph } from './emptyParagraph.ts';
import { type HeadingCandidate, setHeadings } from './headings.ts';

const readRole = ({ role }: ReturnType<typeof listParagraphs>[number]) => (role.type === 'heading' ? role.level : role.type);

test('the bold terms of a list of definitions are no headings, and bold lines above text are', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      let y = set(pen, PROSE.repeat(6), { y: 760 });
      const bold = async (text: string) => pen.page.drawText(text, { x: LEFT, y, size: 11, font: await pen.document.embedFont('Times-Bold') });
      const term = async (text: string) => {
        await bold(text);
        y = set(pen, 'What is said of it, in a line or two that stand further in than all the rest of the text.', {
          x: LEFT + 28,
          y: y - 14,
          width: 400,
        });
      };
      return (async () => {
        for (const text of ['Lost property', 'Fines', 'Delays']) await term(text);
        await bold('Where to write to us');
        y = set(pen, PROSE.repeat(2), { y: y - 14 });
      })();
    },
  ]);
  const bold = listParagraphs(model).filter(({ inlines: [first] }) => first?.kind === 'text' && first.style.isBold);
  // One line of the same look that is no term says that all of them are headings.
  expect(bold.map(readRole)).toEqual([1, 1, 1, 1]);
});

const definitions = async (pen: Pen) => {
  const font = await pen.document.embedFont('Times-Bold');
  let y = set(pen, PROSE.repeat(6), { y: 760 });
  for (const term of ['Lost property', 'Fines', 'Delays']) {
    pen.page.drawText(term, { x: LEFT, y, size: 11, font });
    y = set(pen, 'What is said of it, in a line or two that stand further in than all the rest of the text.', {
      x: LEFT + 28,
      y: y - 14,
      width: 400,
    });
  }
};

test('the bold terms of a list of definitions are no headings', async () => {
  const model = await convertDrawnPages([definitions]);
  expect(listParagraphs(model).map(readRole)).toEqual(Array.from({ length: 7 }, () => 'body'));
});

test('a plain line below a title is its subtitle', async () => {
  const model = await convertDrawnPages([
    (pen) => {
      pen.page.drawText('The harbour in winter', { x: LEFT, y: 770, size: 20, font: pen.bold });
      pen.page.drawText('A report for the town', { x: LEFT, y: 745, size: 14, font: pen.plain });
      let y = set(pen, PROSE.repeat(3), { y: 715 });
      for (const title of ['Boats', 'Storms']) {
        pen.page.drawText(title, { x: LEFT, y: y - 10, size: 14, font: pen.bold });
        y = set(pen, PROSE.repeat(3), { y: y - 34 });
      }
    },
  ]);
  expect(listParagraphs(model).map((paragraph) => [joinInlines(paragraph.inlines).slice(0, 12), readRole(paragraph)])).toContainEqual([
    'A report for',
    'body',
  ]);
});

test('what an outline names is no heading where it is in a list of contents', () => {
  const candidate = (text: string, size: number): HeadingCandidate => {
    const style = buildRecognisedStyle({ size, isBold: size > 11, isRaised: false }, 'Carlito', false);
    return {
      paragraph: { ...buildEmptyParagraph(1), inlines: [{ kind: 'text', text, style }] },
      text,
      lineCount: 1,
      isRecognised: false,
      isTaken: false,
    };
  };
  const all = [candidate('Fees', 11), candidate('Copying', 11), candidate('Fees', 14), candidate('Copying', 14), candidate('Set as text', 11)];
  const outline = new Map(['Fees', 'Copying', 'Set as text'].map((text) => [normalizeHeadingText(text), 1]));
  setHeadings(all, outline, { size: 11, isBold: false });
  expect(all.map(({ paragraph }) => readRole(paragraph))).toEqual(['body', 'body', 1, 1, 1]);
});

test('what an outline leaves out is no heading where it looks like none of those that it names', () => {
  const candidate = (text: string, size: number, isBold = true): HeadingCandidate => {
    const style = buildRecognisedStyle({ size, isBold, isRaised: false }, 'Carlito', false);
    return {
      paragraph: { ...buildEmptyParagraph(1), inlines: [{ kind: 'text', text, style }] },
      text,
      lineCount: 1,
      isRecognised: false,
      isTaken: false,
    };
  };
  const [named, notice, small] = [['One', 'Two', 'Three'], candidate('Closed on Mondays', 16), candidate('Not in the outline', 12)];
  const all = [...named.map((text, index) => candidate(text, index === 0 ? 20 : 14)), notice, small];
  setHeadings(all, new Map(named.map((text, index) => [normalizeHeadingText(text), index === 0 ? 1 : 2])), { size: 11, isBold: false });
  expect(all.map(({ paragraph }) => readRole(paragraph))).toEqual([1, 2, 2, 'body', 3]);
});

test('headings that an outline lists before the one they belong under are as deep as others of their look', () => {
  const candidate = (text: string, size: number): HeadingCandidate => ({
    paragraph: {
      ...buildEmptyParagraph(1),
      inlines: [{ kind: 'text', text, style: buildRecognisedStyle({ size, isBold: true, isRaised: false }, 'Times New Roman', false) }],
    },
    text,
    lineCount: 1,
    isRecognised: false,
    isTaken: false,
  });
  const candidates = [
    candidate('Contact', 13),
    candidate('Skills', 13),
    candidate('Mireia Castell', 24),
    candidate('Work', 13),
    candidate('Study', 13),
  ];
  const outline = new Map(candidates.map(({ text }, index) => [normalizeHeadingText(text), index > 2 ? 2 : 1]));
  setHeadings(candidates, outline, { size: 10, isBold: false });
  expect(candidates.map(({ paragraph }) => paragraph.role)).toEqual([2, 2, 1, 2, 2].map((level) => ({ type: 'heading', level })));
});

test('bold questions over their answers are headings, and a single one is not', async () => {
  const asked = (questions: string[]) => async (pen: Pen) => {
    const font = await pen.document.embedFont('Times-Bold');
    let y = set(pen, PROSE.repeat(3), { y: 760 });
    for (const question of questions) {
      pen.page.drawText(question, { x: LEFT, y, size: 11, font });
      y = set(pen, PROSE.repeat(2), { y: y - 18 });
    }
  };
  const questions = ['How do I change my name?', 'Who reads my data?', 'Why was it refused?'];
  const listRoles = async (own: string[]) =>
    listParagraphs(await convertDrawnPages([asked(own)]))
      .filter(({ inlines }) => own.includes(joinInlines(inlines)))
      .map(readRole);
  expect(await listRoles(questions)).toEqual([1, 1, 1]);
  expect(await listRoles(questions.slice(0, 1))).toEqual(['body']);
});
