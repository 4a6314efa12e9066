import { findChild, findElements, getWordValue, type XmlElement } from './readXml.ts';

/** Tables whose rows do not fill their grid, whose merged cells hang in the air, or that lack what Word asks of each cell. */
export function findTableFaults(root: XmlElement): string[] {
  const faults: string[] = [];
  for (const table of findElements(root, 'w:tbl')) faults.push(...findFaultsOfTable(table));
  for (const { children } of findElements(root, 'w:tc')) if (children.at(-1)?.name !== 'w:p') faults.push('a cell does not end in a paragraph');
  return faults;
}

function findFaultsOfTable(table: XmlElement): string[] {
  const rows = table.children.filter(({ name }) => name === 'w:tr');
  const grid = findChild(table, 'w:tblGrid')?.children.length ?? 0;
  if (rows.length === 0) return ['a table without rows'];
  const faults: string[] = [];
  /** Where merged cells of the row above begin, with the columns they take. */
  let above = new Map<number, number>();
  for (const row of rows) {
    const merged = new Map<number, number>();
    let column = 0;
    for (const cell of row.children.filter(({ name }) => name === 'w:tc')) {
      const properties = findChild(cell, 'w:tcPr');
      const span = Number(getWordValue(findChild(properties, 'w:gridSpan')) ?? 1);
      const merge = findChild(properties, 'w:vMerge');
      if (merge && getWordValue(merge) !== 'restart' && above.get(column) !== span) faults.push('a merged cell goes on from none above');
      if (merge) merged.set(column, span);
      column += span;
    }
    if (column === 0) faults.push('a row without cells');
    else if (column !== grid) faults.push(`a row of ${column} columns in a grid of ${grid}`);
    above = merged;
  }
  return faults;
}
