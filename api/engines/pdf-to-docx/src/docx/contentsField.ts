import { BuilderElement, TextRun, type XmlComponent } from 'docx';

/** Writes the start of the field that Word builds a table of contents with, from headings down to a level. */
export function beginContents(levels: number): TextRun {
  const instruction = new BuilderElement({ name: 'w:instrText', attributes: { space: { key: 'xml:space', value: 'preserve' } } });
  const children: XmlComponent[] = [buildFieldMark('begin'), addText(instruction, ` TOC \\o "1-${levels}" \\h \\z \\u `), buildFieldMark('separate')];
  return new TextRun({ children });
}

/** Writes the end of that field. */
export function endContents(): TextRun {
  return new TextRun({ children: [buildFieldMark('end')] });
}

function buildFieldMark(type: 'begin' | 'separate' | 'end'): XmlComponent {
  return new BuilderElement({ name: 'w:fldChar', attributes: { type: { key: 'w:fldCharType', value: type } } });
}

function addText(element: XmlComponent, text: string): XmlComponent {
  element.addChildElement(text);
  return element;
}
