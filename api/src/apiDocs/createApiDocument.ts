import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { calls } from '../../contract/calls.ts';
import type { ServerConfig } from '../../contract/config.ts';
import { ZIP_FILE_TYPE } from '../../contract/convertAll.ts';
import { refusals } from '../../contract/errors.ts';
import { PDF_FILE_TYPE, WORD_FILE_TYPE } from '../../contract/fileTypes.ts';
import { JOB_ID_HEADER } from '../../contract/progress.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from '../../contract/resultReport.ts';
import * as z from '../../contract/schema.ts';
import type { ToolId } from '../../contract/tools.ts';
import { toolByCall } from '../http/toolByCall.ts';
import { callTexts, type DocumentedCall } from './callTexts.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

const BINARY = { type: 'string', format: 'binary' } as const;
const FILE_TYPES: { readonly [Name in DocumentedCall]?: string[] } = {
  mergePdfs: [PDF_FILE_TYPE],
  convertPdf: [WORD_FILE_TYPE],
  convertAll: [ZIP_FILE_TYPE],
  makeSearchable: [PDF_FILE_TYPE],
  exportLetter: [PDF_FILE_TYPE, WORD_FILE_TYPE, 'text/plain'],
};

/** Builds the OpenAPI 3.1 description of the calls from their schemas, without those of tools that are off. Its version is that of the server. */
export function createApiDocument({ version, toolsOff, brand }: Pick<ServerConfig, 'version' | 'toolsOff' | 'brand'>, basePath = ''): ApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  const names = listDocumentedCalls(toolsOff);
  for (const name of names) {
    const { method, path } = calls[name];
    const template = formatPathTemplate(path);
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeCall(name) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version, description: describeApi(), license: { name: 'MIT', identifier: 'MIT' } },
    // Paths begin there; without it they begin at the root of the host.
    ...(basePath && { servers: [{ url: basePath }] }),
    tags: [...new Set(names.map((name) => callTexts[name].group))].map((name) => ({ name })),
    paths,
    components: { schemas: { Problem: describeProblem() } },
  };
  return createDocument(document);
}

/** Lists the calls that are documented where these tools are off. */
export function listDocumentedCalls(toolsOff: readonly ToolId[]): DocumentedCall[] {
  return (Object.keys(callTexts) as DocumentedCall[]).filter((name) => !toolsOff.some((tool) => tool === toolByCall[name]));
}

/** Returns a path as OpenAPI writes it: `/api/progress/{jobId}` for `/api/progress/:jobId`. */
export function formatPathTemplate(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function describeApi(): string {
  return [
    'Merges PDFs, turns them into Word, makes their scans searchable, reads and checks their text, answers questions about them and writes cover letters.',
    `A call that answers with a file tells what it did in the \`${RESULT_HEADER}\` header, as base64url JSON.`,
    `A report too long for the header is shortened there. Send \`Accept: ${FILE_AND_REPORT_TYPE}\` to get it whole behind the file.`,
    `Name a piece of work by a random UUID in the \`${JOB_ID_HEADER}\` header to follow it at \`/api/progress/{jobId}\`.`,
  ].join('\n\n');
}

function describeCall(name: DocumentedCall): ZodOpenApiOperationObject {
  const { group, summary, description } = callTexts[name];
  const parameters = [...calls[name].path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter ?? '',
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }));
  const requestBody = describeRequest(name);
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: describeResponses(name),
  };
}

function describeRequest(name: DocumentedCall): ZodOpenApiOperationObject['requestBody'] {
  const { request } = calls[name];
  if (typeof request === 'string') return undefined;
  if ('body' in request) return { required: true, content: { 'application/json': { schema: request.body } } };
  const { files, options } = request;
  const upload = files === 'files' ? z.array(z.file()) : z.file();
  const schema = z.object({ [files]: upload, options: z.optional(options) });
  const encoding = { options: { contentType: 'application/json' } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

function describeResponses(name: DocumentedCall): ZodOpenApiResponsesObject {
  return {
    ...describeAnswer(name),
    default: {
      description: 'A refusal: one sentence that names what is wrong and the remedy.',
      headers: { 'X-Error-Code': { description: 'The code of the refusal.', schema: { $ref: '#/components/schemas/Problem/properties/code' } } },
      content: {
        'text/plain': { schema: { type: 'string' } },
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  };
}

function describeAnswer(name: DocumentedCall): ZodOpenApiResponsesObject {
  const { response } = calls[name];
  if (typeof response === 'string') return { '204': { description: 'Done; there is nothing to tell.' } };
  if ('report' in response) {
    const content = Object.fromEntries((FILE_TYPES[name] ?? []).map((type) => [type, { schema: BINARY }]));
    const header = { description: 'The report of the result as base64url JSON.', schema: { type: 'string' as const } };
    return { '200': { description: 'The file.', headers: { [RESULT_HEADER]: header }, content } };
  }
  return {
    '200': {
      description: 'The answer.',
      content: {
        ...('body' in response ? { 'application/json': { schema: response.body } } : {}),
        // The data of each event is JSON of this shape.
        ...('events' in response ? { 'text/event-stream': { schema: response.events } } : {}),
      },
    },
  };
}

function describeProblem() {
  return {
    type: 'object' as const,
    description: 'A refusal as RFC 9457 describes problems.',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { type: 'string' as const, description: '`urn:sheaf:` and the code.' },
      title: { type: 'string' as const, description: 'The sentence, in the language of the request.' },
      status: { type: 'integer' as const, enum: [...new Set(Object.values(refusals).map(({ status }) => status))].sort() },
      code: { type: 'string' as const, enum: Object.keys(refusals) },
      fileIndex: { type: 'integer' as const, description: 'Which uploaded file is meant, counted from 0.' },
      instance: { type: 'string' as const },
    },
  };
}
