import { encodeXmlText } from '@sheaf/platform/xmlText';

/** What a document says of itself. */
export interface DocumentFacts {
  title: string;
  author: string;
  language: string;
}

export const PRODUCER = 'Sheaf';

/** Returns the same in XMP, and that the document follows PDF/UA-1, which lets programs check that it does. */
export function writeMetadata({ title, author, language }: DocumentFacts): string {
  const creator = author === '' ? '' : `\n   <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${creator}
   <dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
   <pdf:Producer>${PRODUCER}</pdf:Producer>
   <xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
   <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function escaped(text: string): string {
  return encodeXmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
