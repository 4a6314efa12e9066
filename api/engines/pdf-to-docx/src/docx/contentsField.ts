import { BuilderElement, TextRun, type XmlComponent } from 'docx';

/** Writes the start of the field that Word builds a table of contents with, from headings down to a level. */
export function beginContents(levels: number): TextRun {
  const instruction = new BuilderElement({ name: 'w:instrText', attributes: { space: { key: 'xml:space', value: 'preserve' } } });
  const children: XmlComponent[] = [fieldMark('begin'), withText(instruction, ` TOC \\o "1-${levels}" \\h \\z \\u `), fieldMark('separate')];
  return new TextRun({ children });
}

/** Writes the end of that field. */
export function endContents(): TextRun {
  return new TextRun({ children: [fieldMark('end')] });
}

function fieldMark(type: 'begin' | 'separate' | 'end'): XmlComponent {
  return new BuilderElement({ name: 'w:fldChar', attributes: { type: { key: 'w:fldCharType', value: type } } });
}

function withText(element: XmlComponent, text: string): XmlComponent {
  element.addChildElement(text);
  return element;
}
