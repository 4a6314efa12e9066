import type { ApiDocument } from './createApiDocument.ts';

type Operation = NonNullable<NonNullable<NonNullable<ApiDocument['paths']>[string]>['post']>;

/** What is read of a JSON Schema to show it in a table. */
interface FieldSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

/** Renders what a call takes and answers as tables of fields. Fields of fields are named with a point, lists with `[]`. */
export function describeFields(operation: Operation, escapeHtml: (text: string) => string): string {
  const request = operation.requestBody && 'content' in operation.requestBody ? Object.entries(operation.requestBody.content) : [];
  const answer = operation.responses?.['200'];
  const content = answer && 'content' in answer ? Object.entries(answer.content ?? {}) : [];
  return [
    ...request.map(([type, media]) => renderTable(`Sends ${type}`, readSchema(media), escapeHtml)),
    ...content.map(([type, media]) => renderTable(`Answers ${type}`, readSchema(media), escapeHtml)),
  ].join('');
}

/** The schema of a body; the document is our own, so what it is made of is known. */
function readSchema(media: unknown): FieldSchema {
  return (media as { schema?: FieldSchema }).schema ?? {};
}

function renderTable(title: string, schema: FieldSchema, escapeHtml: (text: string) => string): string {
  const rows = listFields(schema);
  if (rows.length === 0) return `<p class="answer">${escapeHtml(title)}</p>`;
  const body = rows.map(
    ([name, type, isRequired]) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${isRequired ? 'yes' : ''}</td></tr>`,
  );
  return `<details><summary>${escapeHtml(title)}</summary><div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table>
<thead><tr><th>Field</th><th>Type</th><th>Always</th></tr></thead><tbody>${body.join('')}</tbody></table></div></details>`;
}

type Row = [name: string, type: string, isRequired: boolean];

function listFields(schema: FieldSchema, prefix = ''): Row[] {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants && schema.properties === undefined) return uniteRows(variants.flatMap((variant) => listFields(variant, prefix)));
  if (schema.items && schema.properties === undefined) return listFields(schema.items, prefix);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [[path, nameType(field), isRequired] satisfies Row, ...listFields(field, field.items ? `${path}[].` : `${path}.`)];
  });
}

/** Keeps one row for each field of several variants; it is always there only where every one of them says so. */
function uniteRows(rows: Row[]): Row[] {
  const byName = Map.groupBy(rows, ([name]) => name);
  return [...byName].map(([name, same]) => [
    name,
    [...new Set(same.map(([, type]) => type))].join(' or '),
    same.every(([, , isRequired]) => isRequired),
  ]);
}

function nameType(schema: FieldSchema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(nameType))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.items) return `list of ${nameType(schema.items)}`;
  if (schema.format === 'binary') return 'file';
  return [schema.type ?? 'any'].flat().join(' or ');
}
