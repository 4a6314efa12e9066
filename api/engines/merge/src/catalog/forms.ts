import { encodeText } from '@sheaf/pdf/syntax/text';
import { buildDictionary, isName, NewReference, type PdfDictionary, PdfReference, type PdfValue } from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import { withFont } from '../copy/appearanceFont.ts';
import type { InputDocument } from '../copy/inputDocument.ts';
import type { PageCopies } from '../pages/pageCopies.ts';
import { FieldTree } from './fieldTree.ts';
import { mergeResources } from './formResources.ts';
import { isSameValue } from './isSameValue.ts';
import { listRootFields, readFieldName } from './rootFields.ts';
import { SharedFields } from './sharedFields.ts';
import { countTerminalFields } from './terminalFields.ts';
import { reserveName } from './uniqueNames.ts';

/** The joined interactive form and what the visitor should know about it. */
export interface MergedForm {
  dictionary: PdfDictionary | undefined;
  /** Fields whose full name is another one now, those below a renamed one among them. */
  renamed: number;
}

/** Joins the interactive forms of all files (ISO 32000-2 12.7.3). Must run before pages are written, since fields are replaced. */
export function prepareForms(writer: PdfWriter, documents: InputDocument[], copies: PageCopies, choice: 'rename' | 'share'): MergedForm {
  const withForm = documents.filter((document) => listRootFields(document).length > 0);
  if (withForm.length === 0) return { dictionary: undefined, renamed: 0 };
  const usedNames = new Set<string>();
  const form = buildDictionary({ Fields: [] });
  const fields: PdfValue[] = [];
  // Fields that are shared get their place when all files are known.
  const order: (() => PdfValue[])[] = [];
  const resources: PdfDictionary = new Map();
  const shared = new SharedFields(writer, copies, choice === 'share' ? withForm : []);
  let renamed = 0;
  for (const document of withForm) {
    const { file, copier } = document;
    const source = file.dictionary(document.catalog.get('AcroForm')) ?? new Map();
    const fontNames = mergeResources(document, source, resources);
    document.renamed.fonts = fontNames;
    const defaults = takeDefaults(form, document === withForm[0], (key) => withFont(file.resolve(source.get(key)), fontNames));
    const tree = new FieldTree(writer, document, copies, fontNames);
    const roots = listRootFields(document).filter((root) => tree.isKept(root));
    const names = roots.map((root) => readFieldName(document, root));
    const own = new Set(names.filter((name) => name !== undefined));
    const clashes = new Set([...own].filter((name) => usedNames.has(name) && !shared.has(name)));
    for (const name of own) usedNames.add(name);
    const parent = clashes.size > 0 ? writer.allocate() : 0;
    const parentName = clashes.size > 0 ? reserveName(document.stem.replaceAll('.', '_'), usedNames) : '';
    const moved: PdfValue[] = [];
    roots.forEach((root, index) => {
      const name = names[index];
      if (name !== undefined && shared.has(name)) {
        shared.add(name, { document, tree, object: root, inherited: defaults });
        return;
      }
      const isMoved = name !== undefined && clashes.has(name);
      const merged = tree.rewrite(root, new Map(defaults), isMoved ? new NewReference(parent) : undefined);
      if (merged === null) return;
      (isMoved ? moved : fields).push(merged);
      if (!isMoved) return;
      document.renamed.fields.set(name, `${parentName}.${name}`);
      renamed += countTerminalFields(file, [root], (below) => tree.isKept(below));
    });
    if (moved.length > 0) {
      writer.put(parent, buildDictionary({ T: encodeText(parentName), Kids: moved }));
      fields.push(new NewReference(parent));
    }
    if (file.resolve(source.get('NeedAppearances')) === true) form.set('NeedAppearances', true);
    order.push(() => file.array(source.get('CO')).map((item) => tree.findMergedField(item)));
    copier.rules.checksNames ||= document.renamed.fields.size > 0;
  }
  fields.push(...shared.write());
  if (shared.changesValues) form.set('NeedAppearances', true);
  form.set('Fields', fields);
  const calculated = order.flatMap((listMerged) => listMerged()).filter((object) => object !== null);
  if (calculated.length > 0) form.set('CO', calculated);
  if (resources.size > 0) form.set('DR', resources);
  return { dictionary: fields.length > 0 ? form : undefined, renamed };
}

/** Gives the defaults of the first file to the joined form. Returns those in which another file differs, since its fields take them along. */
function takeDefaults(form: PdfDictionary, isFirst: boolean, read: (key: string) => PdfValue): PdfDictionary {
  const differing: PdfDictionary = new Map();
  for (const key of ['DA', 'Q']) {
    const value = read(key) ?? (key === 'Q' ? 0 : null);
    if (value === null) continue;
    if (isFirst) form.set(key, value);
    else if (!isSameValue(form.get(key) ?? null, value)) differing.set(key, value);
  }
  return differing;
}

/** Notes signed fields of a file whose fields become drawings. */
export function noteSignatures(document: InputDocument): void {
  const { file } = document;
  const waiting = listRootFields(document);
  const seen = new Set<number>();
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (!(object instanceof PdfReference) || seen.has(object.number)) continue;
    seen.add(object.number);
    const field = file.dictionary(object);
    if (isName(file.resolve(field?.get('FT')), 'Sig') && field?.has('V')) document.dropped.add('signature');
    waiting.push(...file.array(field?.get('Kids')));
  }
}
