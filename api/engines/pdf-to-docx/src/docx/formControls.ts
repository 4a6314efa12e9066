import { BuilderElement, CheckBox, type IRunStylePropertiesOptions, TextRun, type XmlComponent } from 'docx';
import { encodeXmlText } from './xmlText.ts';

/** What Word shows of a field that nothing was written into: five spaces as wide as half a letter is high. */
const EMPTY = '\u2002'.repeat(5);

/** Writes a box to tick, with a tick where the PDF has one. */
export function writeCheckBox(isChecked: boolean): CheckBox {
  return new CheckBox({
    checked: isChecked,
    checkedState: { value: '2612', font: 'MS Gothic' },
    uncheckedState: { value: '2610', font: 'MS Gothic' },
  });
}

/** A field to write into, or to choose one of several values from. */
export class FieldControl extends CheckBox {
  constructor({ value, options }: { value: string; options?: readonly string[] }, formatting: IRunStylePropertiesOptions) {
    super();
    const text = encodeXmlText(value);
    const items = (options ?? []).map((option) =>
      element('w:listItem', { 'w:displayText': encodeXmlText(option), 'w:value': encodeXmlText(option) }),
    );
    const kind = items.length > 0 ? element('w:dropDownList', {}, items) : element('w:text', {});
    const properties = element('w:sdtPr', {}, [...(text === '' ? [element('w:showingPlcHdr', {})] : []), kind]);
    const content = element('w:sdtContent', {}, [new TextRun({ ...formatting, text: text === '' ? EMPTY : text })]);
    this.root.splice(0, this.root.length, properties, content);
  }
}

function element(name: string, attributes: Record<string, string>, children: XmlComponent[] = []): XmlComponent {
  const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }]));
  return new BuilderElement({ name, ...(Object.keys(named).length > 0 && { attributes: named }), children });
}
