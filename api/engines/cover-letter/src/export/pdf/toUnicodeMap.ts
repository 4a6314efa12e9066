/** The most lines that one block of a map may have. */
const BLOCK_LINES = 100;

/** Returns what the codes of a font mean, from 1 on (ISO 32000-1 9.10.3): so that text is found, copied and read aloud. */
export function toUnicodeMap(characters: string[]): string {
  const lines = characters.map((character, index) => `<${hex(index + 1)}> <${[...utf16(character)].map(hex).join('')}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK_LINES) {
    const block = lines.slice(at, at + BLOCK_LINES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function* utf16(text: string): Generator<number> {
  for (let at = 0; at < text.length; at++) yield text.charCodeAt(at);
}

function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}
