const LEVELS = 28;

/** Builds a small PDF whose page draws a form that draws a form twice, and so on: more than any reader can draw. */
export function buildPoisonPdf(): Buffer {
  const first = 4;
  const forms = Array.from({ length: LEVELS }, (_, level) => {
    const content = level === LEVELS - 1 ? '0 0 1 1 re f' : '/F Do /F Do /F Do /F Do';
    const next = level === LEVELS - 1 ? '' : `/Resources<</XObject<</F ${first + level + 1} 0 R>>>>`;
    return `<</Type/XObject/Subtype/Form/BBox[0 0 99 99]${next}/Length ${content.length}>>stream\n${content}\nendstream`;
  });
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</XObject<</F ${first} 0 R>>>>/Contents ${first + LEVELS} 0 R>>`;
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, ...forms, '<</Length 6>>stream\n/F Do \nendstream'];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${table}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`);
}
