import { ConcreteHyperlink, type IContext, type IXmlableObject, type ParagraphChild } from 'docx';

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * A link to an address outside the document. The library splits what is behind `#` from the address, as Word may; whole, programs that know nothing of
 * that lead to the same place.
 */
export class AddressLink extends ConcreteHyperlink {
  readonly #address: string;
  #isKnown = false;

  /** Of all links of a document, each has an id of its own. */
  constructor(id: string, address: string, children: ParagraphChild[]) {
    super(children, id);
    this.#address = address;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    if (!this.#isKnown) context.viewWrapper.Relationships.addRelationship(this.linkId, HYPERLINK, this.#address, 'External');
    this.#isKnown = true;
    return super.prepForXml(context);
  }
}
