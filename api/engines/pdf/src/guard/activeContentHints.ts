/** Names without which nothing in a PDF runs, launches, sends or opens another file; and addresses that need a closer look. */
const HINT =
  /\/(?:AA|Collection|FileAttachment|GoTo[ER]|ImportData|JS|JavaScript|Launch|Movie|OnInstantiate|PresSteps|Rendition|RichMedia|SV|Scripts|Sound|SubmitForm|Thread|XFA|URI(?!\((?:https?|mailto):|\/))/;
/** A name in which letters are written by their numbers, so that it may be any of those. */
const ESCAPED_NAME = /\/[^\s()<>[\]{}/%#]*(?:#[0-9a-f]{2}[^\s()<>[\]{}/%#]*)+/gi;

/**
 * Returns whether objects, as they are in a written file, may hold active content. A word in a text is a hint as well, so a hint only
 * says that the file has to be read. Without one there is nothing active: a scan takes a twentieth of the time of reading.
 */
export function mayHoldActiveContent(objects: string): boolean {
  return HINT.test(objects) || (objects.includes('#') && (objects.match(ESCAPED_NAME) ?? []).some((name) => HINT.test(decodeName(name))));
}

function decodeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
