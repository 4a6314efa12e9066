/** What no XML file may hold. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns a text that every reader of XML takes: lone surrogates mended, control characters left out. */
export function encodeXmlText(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}
