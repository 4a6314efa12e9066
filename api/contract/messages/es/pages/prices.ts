import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import { speak } from '../../speak.ts';
import { free } from './facts.ts';

const { plural } = speak('es');

/** What is free of charge where the server charges at all. */
const allowances: Record<Exclude<ToolId, 'cover-letter'>, (count: number) => string> = {
  merge: (count) => `Unir hasta ${plural(count, { one: '# archivo', other: '# archivos' })} es gratis, y no necesitas una cuenta.`,
  convert: (count) => `${plural(count, { one: 'La primera página es', other: 'Las primeras # páginas son' })} gratis, y no necesitas una cuenta.`,
  chat: (count) => `${plural(count, { one: '# pregunta es', other: '# preguntas son' })} gratis, y no necesitas una cuenta.`,
  grammar: (count) => `Revisar hasta ${plural(count, { one: '# palabra', other: '# palabras' })} es gratis, y no necesitas una cuenta.`,
};

/** What a tool costs here. */
export function cost(server: ServerConfig, tool: ToolId): string {
  if (tool === 'cover-letter') return free(server);
  const { mergeFreeFiles, convertFreePages, chatFreeQuestions, grammarFreeWords } = server.limits;
  const allowance = { merge: mergeFreeFiles, convert: convertFreePages, chat: chatFreeQuestions, grammar: grammarFreeWords }[tool];
  return allowance > 0 ? allowances[tool](allowance) : free(server);
}
