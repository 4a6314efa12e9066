import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { ServerConfig } from '../../contract/config.ts';
import { apiPageStyle } from '../apiDocs/apiPageStyle.ts';
import { createApiDocument } from '../apiDocs/createApiDocument.ts';
import { renderApiPage } from '../apiDocs/renderApiPage.ts';
import type { ServerAddress } from './donation.ts';

const STYLE_HASH = createHash('sha256').update(apiPageStyle).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the description of the API: as OpenAPI for programs and as a page for people. Both are made when first asked for. */
export function addApiDocsRoutes(router: Router, serverConfig: ServerConfig, { publicUrl, basePath }: ServerAddress): void {
  let document: ReturnType<typeof createApiDocument> | undefined;
  const readDocument = () => {
    document ??= createApiDocument(serverConfig, basePath);
    return document;
  };
  router.get('/api/openapi.json', (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = readDocument();
  });
  router.get('/api/docs', (ctx) => {
    ctx.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': POLICY });
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = renderApiPage(readDocument(), { origin: publicUrl ?? `${ctx.protocol}://${ctx.host}`, basePath });
  });
}
