import type { ToolId } from '@sheaf/api/contract/tools';

/** What another tool does with the finished file, as the visitor would ask for it. */
export const continuations: Record<Exclude<ToolId, 'merge'>, { label: string; description: string }> = {
  convert: { label: 'Turn it into Word', description: 'A document you can edit.' },
  chat: { label: 'Ask it questions', description: 'Each answer with its place in the text.' },
  grammar: { label: 'Check its grammar', description: 'Mistakes marked and explained.' },
  'cover-letter': { label: 'Write a cover letter from it', description: 'When the file is your CV.' },
};

export type NextTool = keyof typeof continuations;

/** The tools a merged file can go on to: those this server can do. */
export function nextToolsOf(tools: readonly ToolId[]): NextTool[] {
  return tools.filter((tool) => tool !== 'merge');
}
