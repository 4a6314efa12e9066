/** The five tools, by the name every call, log line and stored record uses. */
export const toolIds = ['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const;

export type ToolId = (typeof toolIds)[number];
