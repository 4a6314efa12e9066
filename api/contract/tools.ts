/** The five tools, by the name every call, log line and stored record uses. */
export const toolIds = ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const;

export type ToolId = (typeof toolIds)[number];

/** Where each tool works, as English addresses; the server sends visitors back there. */
export const toolPaths: Record<ToolId, string> = {
  merge: '/merge',
  convert: '/convert',
  chat: '/chat',
  grammar: '/grammar-check',
  'cover-letter': '/cover-letter-generator',
};
