import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the tag tree as another reader sees it: its kind, its own text, what is in it. */
export interface ReadTag {
  role: string;
  text: string;
  children: ReadTag[];
}

/** What pdf.js, which has no part in writing letters, finds in one. */
export interface ReadLetter {
  pageCount: number;
  /** All words, in the order of the page's own content. */
  words: string[];
  tags: ReadTag[];
  /** Text that belongs to no element of the tree and is no artifact, and stretches that the tree names twice or not at all. */
  untagged: string[];
  links: { url: string; contents: string }[];
  title: string;
  language: string;
  isTitleShown: boolean;
}

export async function readLetterPdf(pdf: Uint8Array): Promise<ReadLetter> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await task.promise;
  const letter: ReadLetter = {
    pageCount: document.numPages,
    words: [],
    tags: [],
    untagged: [],
    links: [],
    title: '',
    language: '',
    isTitleShown: (await document.getViewerPreferences())?.get('DisplayDocTitle') === true,
  };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    let open: string | null = null;
    let whole = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (!('str' in item)) {
        if (item.type === 'beginMarkedContentProps') open = 'tag' in item && item.tag === 'Artifact' ? 'artifact' : (item.id ?? null);
        else open = null;
        if (open && open !== 'artifact') texts.set(open, texts.get(open) ?? '');
        continue;
      }
      const text = item.str + (item.hasEOL ? '\n' : '');
      if (open === null && item.str.trim() !== '') letter.untagged.push(item.str);
      if (open !== 'artifact') whole += text;
      if (open !== null) texts.set(open, (texts.get(open) ?? '') + text);
    }
    letter.words.push(...whole.split(/\s+/).filter(Boolean));
    const named: string[] = [];
    const tree = await page.getStructTree();
    if (tree) letter.tags.push(...tree.children.flatMap((child) => readTags(child, texts, named)));
    for (const id of texts.keys()) if (id !== 'artifact' && named.filter((other) => other === id).length !== 1) letter.untagged.push(id);
    for (const { url, contentsObj } of await page.getAnnotations()) letter.links.push({ url, contents: contentsObj?.str ?? '' });
  }
  const { info } = await document.getMetadata();
  if ('Title' in info && typeof info.Title === 'string') letter.title = info.Title;
  if ('Language' in info && typeof info.Language === 'string') letter.language = info.Language;
  await task.destroy();
  return letter;
}

type TreeNode = NonNullable<Awaited<ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getStructTree']>>>;
type TreeChild = TreeNode['children'][number];

function readTags(node: TreeChild, texts: Map<string, string>, named: string[]): ReadTag[] {
  if (!('children' in node)) return [];
  let text = '';
  const children: ReadTag[] = [];
  for (const child of node.children) {
    if ('id' in child) {
      named.push(child.id);
      text += texts.get(child.id) ?? '';
    } else children.push(...readTags(child, texts, named));
  }
  return [{ role: node.role, text: text.replace(/\s+/g, ' ').trim(), children }];
}
