import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import { createAmounts } from '../../locale/amounts.ts';
import { speak } from '../../locale/speak.ts';
import { describeFreeUse } from './facts.ts';

const { plural } = speak('es');
const { price } = createAmounts('es');

/** What stays free and what the rest costs, said only by a server that charges. Its plans differ from tool to tool, as the specification has them. */
const pricesByTool = {
  merge: (files: number, unlimited: string) =>
    `Unir hasta ${plural(files, { one: '# archivo', other: '# archivos' })} es gratis. Unir cualquier cantidad cuesta ${unlimited}, en un solo pago.`,
  convert: (pages: number, document: string, lifetime: string) =>
    `${plural(pages, { one: 'La primera página es', other: 'Las primeras # páginas son' })} gratis. Un documento entero cuesta ${document}, y por ${lifetime} los conviertes todos de por vida.`,
  chat: (questions: number, unlimited: string, lifetime: string) =>
    `${plural(questions, { one: '# pregunta es', other: '# preguntas son' })} gratis. Después, el chat sin límite cuesta ${unlimited} en un solo pago, o ${lifetime} de por vida.`,
  grammar: (words: number) =>
    `Revisar hasta ${plural(words, { one: '# palabra', other: '# palabras' })} es gratis. Si necesitas más, hay un plan sin límite.`,
};

/** Writes what a tool costs on this server. */
export function describeCost(server: ServerConfig, tool: ToolId): string {
  const { limits, pricing } = server;
  if (pricing.mode === 'free' || tool === 'cover-letter') return describeFreeUse(server);
  const { mergeUnlimited, convertDocument, convertLifetime, chatUnlimited, chatLifetime } = pricing.cents;
  return {
    merge: () => pricesByTool.merge(limits.mergeFreeFiles, price(mergeUnlimited)),
    convert: () => pricesByTool.convert(limits.convertFreePages, price(convertDocument), price(convertLifetime)),
    chat: () => pricesByTool.chat(limits.chatFreeQuestions, price(chatUnlimited), price(chatLifetime)),
    grammar: () => pricesByTool.grammar(limits.grammarFreeWords),
  }[tool]();
}
