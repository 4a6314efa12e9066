import { type FileToZip, zipFiles } from '@sheaf/platform/zip/zipFiles';
import type { Document, IContext, XmlComponent } from 'docx';
import { serializeXml } from './serializeXml.ts';

const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const FONT_TABLE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/fontTable';
const PLACEHOLDER = /\{([^{}]+)\}/g;

/** A part of the document with relationships of its own. */
type View = IContext['viewWrapper'];

/** Writes the parts of a document as the package of a Word file. Its content types are first, where mail filters look for them (ECMA-376, part 2). */
export function packDocx(document: Document, fontTable: string): Uint8Array {
  const { Document: body, Comments: comments, FootNotes: footnotes, Endnotes: endnotes, Headers: headers, Footers: footers } = document;
  const writeIn = (view: View, component: XmlComponent) => writePart(document, view, component);
  const write = (component: XmlComponent) => writeIn(body, component);
  const views: { name: string; view: View; firstImage?: number }[] = [
    { name: 'document', view: body },
    ...headers.map((view, index) => ({ name: `header${index + 1}`, view, firstImage: 0 })),
    ...footers.map((view, index) => ({ name: `footer${index + 1}`, view, firstImage: 0 })),
    { name: 'footnotes', view: footnotes },
    { name: 'endnotes', view: endnotes },
    ...(comments.IsEmpty ? [] : [{ name: 'comments', view: { View: comments, Relationships: comments.Relationships } as View }]),
  ];
  // The body before its relationships, and all before the numberings that they use.
  const written = views.map(({ name, view, firstImage }) => ({
    name,
    view,
    xml: relateImages(document, view, writeIn(view, view.View), firstImage),
  }));
  body.Relationships.addRelationship(body.Relationships.RelationshipCount + 1, FONT_TABLE, 'fontTable.xml');
  const numbers = new Map(document.Numbering.ConcreteNumbering.map(({ reference, instance, numId }) => [`${reference}-${instance}`, String(numId)]));
  const parts: FileToZip[] = [
    ...written.flatMap(({ name, view, xml }) => [
      { name: `word/${name}.xml`, data: fillPlaceholders(xml, numbers) },
      { name: `word/_rels/${name}.xml.rels`, data: writeIn(view, view.Relationships) },
    ]),
    { name: 'word/styles.xml', data: fillPlaceholders(write(document.Styles), numbers) },
    { name: 'docProps/core.xml', data: write(document.CoreProperties) },
    { name: '_rels/.rels', data: write(document.FileRelationships) },
    { name: 'docProps/custom.xml', data: write(document.CustomProperties) },
    { name: 'docProps/app.xml', data: write(document.AppProperties) },
    { name: 'word/settings.xml', data: write(document.Settings) },
    { name: 'word/fontTable.xml', data: fontTable },
    { name: 'word/theme/theme1.xml', data: write(document.Theme) },
    { name: 'word/numbering.xml', data: write(document.Numbering) },
    ...document.Media.Array.map(({ fileName, data }) => ({ name: `word/media/${fileName}`, data: new Uint8Array(data) })),
  ];
  return zipFiles([{ name: '[Content_Types].xml', data: write(document.ContentTypes) }, ...parts]);
}

function writePart(file: Document, viewWrapper: View, component: XmlComponent): string {
  const element = component.prepForXml({ file, viewWrapper, stack: [] });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${element ? serializeXml(element) : ''}`;
}

/** Gives the images that a part shows their relationships. docx writes the key of an image where the number of its relationship belongs. */
function relateImages({ Media: media }: Document, { Relationships: relationships }: View, xml: string, firstNumber?: number): string {
  const shown = new Set(Array.from(xml.matchAll(PLACEHOLDER), ([, key]) => key));
  let number = firstNumber ?? relationships.RelationshipCount + 1;
  const numbers = new Map<string, string>();
  for (const [key, { fileName }] of media.Entries) {
    if (!shown.has(key)) continue;
    relationships.addRelationship(number, IMAGE, `media/${fileName}`);
    numbers.set(key, String(number));
    number += 1;
  }
  return fillPlaceholders(xml, numbers);
}

function fillPlaceholders(xml: string, values: ReadonlyMap<string, string>): string {
  return values.size === 0 ? xml : xml.replace(PLACEHOLDER, (placeholder, key: string) => values.get(key) ?? placeholder);
}
