import { encodeXmlText } from '@sheaf/platform/xmlText';
import { BuilderElement, CheckBox, type IRunStylePropertiesOptions, TextRun, type XmlComponent } from 'docx';

/** Text that Word shows in an empty field: five en spaces. */
const EMPTY = '\u2002'.repeat(5);

/** Writes a check box, checked where the PDF has it checked. */
export function writeCheckBox(isChecked: boolean): CheckBox {
  return new CheckBox({
    checked: isChecked,
    checkedState: { value: '2612', font: 'MS Gothic' },
    uncheckedState: { value: '2610', font: 'MS Gothic' },
  });
}

/** A text field, or a drop-down list where there are options. It extends `CheckBox`, which paragraphs accept as a child. */
export class FieldControl extends CheckBox {
  constructor({ value, options }: { value: string; options?: readonly string[] }, formatting: IRunStylePropertiesOptions) {
    super();
    const text = encodeXmlText(value);
    const items = (options ?? []).map((option) =>
      buildElement('w:listItem', { 'w:displayText': encodeXmlText(option), 'w:value': encodeXmlText(option) }),
    );
    const kind = items.length > 0 ? buildElement('w:dropDownList', {}, items) : buildElement('w:text', {});
    const properties = buildElement('w:sdtPr', {}, [...(text === '' ? [buildElement('w:showingPlcHdr', {})] : []), kind]);
    const content = buildElement('w:sdtContent', {}, [new TextRun({ ...formatting, text: text === '' ? EMPTY : text })]);
    this.root.splice(0, this.root.length, properties, content);
  }
}

function buildElement(name: string, attributes: Record<string, string>, children: XmlComponent[] = []): XmlComponent {
  const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }]));
  return new BuilderElement({ name, ...(Object.keys(named).length > 0 && { attributes: named }), children });
}
