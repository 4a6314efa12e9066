import {
  buildDictionary,
  isDictionary,
  type NewReference,
  name,
  type PdfDictionary,
  PdfName,
  PdfString,
  type PdfValue,
} from '@sheaf/pdf/syntax/values';
import type { PdfWriter } from '@sheaf/pdf/write/pdfWriter';
import type { InputDocument } from '../copy/inputDocument.ts';
import type { PlannedPage } from '../pages/planPages.ts';
import { readNumberTree, writeNumberTree } from './trees.ts';

interface Label {
  style: string | undefined;
  prefix: string | undefined;
  number: number;
}

/** Writes the page labels (ISO 32000-2 12.4.2) so that every page keeps the label it had; none when no file has any. */
export function writePageLabels(writer: PdfWriter, documents: InputDocument[], plan: PlannedPage[]): NewReference | undefined {
  if (!documents.some((document) => document.file.dictionary(document.catalog.get('PageLabels')))) return undefined;
  const labels = new Map(documents.map((document) => [document, readPageLabels(document)]));
  const ranges: [number, PdfValue][] = [];
  let last: Label | undefined;
  plan.forEach((page, position) => {
    const label: Label =
      page.kind === 'source'
        ? (labels.get(page.document)?.[page.index] ?? buildPlainLabel(page.index))
        : { style: undefined, prefix: undefined, number: 1 };
    const continues =
      last && label.style === last.style && label.prefix === last.prefix && (label.style === undefined || label.number === last.number + 1);
    if (!continues || page.kind !== 'source') ranges.push([position, buildLabelDictionary(label)]);
    last = label;
  });
  return writeNumberTree(writer, ranges);
}

function buildPlainLabel(index: number): Label {
  return { style: 'D', prefix: undefined, number: index + 1 };
}

/** The label of every page of a file; without labels pages count from 1. */
function readPageLabels(document: InputDocument): Label[] {
  const { file, catalog, pages } = document;
  const ranges = [...readNumberTree(file, catalog.get('PageLabels'))].sort(([left], [right]) => left - right);
  const labels: Label[] = [];
  let next = 0;
  let current: { start: number; entries: PdfDictionary } | undefined;
  for (let index = 0; index < pages.length; index++) {
    for (let range = ranges[next]; range && range[0] <= index; range = ranges[++next]) {
      const entries = file.resolve(range[1]);
      current = { start: range[0], entries: isDictionary(entries) ? entries : new Map() };
    }
    if (!current) {
      labels.push(buildPlainLabel(index));
      continue;
    }
    const style = file.resolve(current.entries.get('S'));
    const prefix = file.resolve(current.entries.get('P'));
    const first = file.resolve(current.entries.get('St'));
    labels.push({
      style: style instanceof PdfName ? style.value : undefined,
      prefix: prefix instanceof PdfString ? prefix.value : undefined,
      number: (typeof first === 'number' && first > 0 ? first : 1) + index - current.start,
    });
  }
  return labels;
}

function buildLabelDictionary(label: Label): PdfDictionary {
  return buildDictionary({
    S: label.style === undefined ? undefined : name(label.style),
    P: label.prefix === undefined ? undefined : new PdfString(label.prefix),
    St: label.style === undefined || label.number === 1 ? undefined : label.number,
  });
}
