import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import type { LandingQuestion, LandingWords } from '../../landingWords.ts';
import { createAmounts } from '../../locale/amounts.ts';
import { speak } from '../../locale/speak.ts';

/** What the pages say about the server: each sentence true for the one that answers, each figure its own. */

const { plural, list } = speak('es');
const { size, duration, language } = createAmounts('es');

const formatPages = (count: number) => plural(count, { one: '# página', other: '# páginas' });

/** Writes that a tool is being built; null once it is offered. */
export function writeNotice({ tools }: ServerConfig, tool: ToolId): LandingWords['notice'] {
  if (tools.includes(tool)) return null;
  const what = 'Aquí te contamos lo que podrá hacer.';
  return { title: 'Esta herramienta está en construcción', text: tools.includes('merge') ? `${what} <mark>Unir PDF</mark> ya funciona.` : what };
}

/** Writes the last line of a page about a tool. */
export function writeClosingLine({ tools }: ServerConfig, tool: ToolId): string {
  return tools.includes(tool) ? 'Sin crear una cuenta. Empieza aquí mismo.' : 'En construcción. Cuando abra, tampoco hará falta una cuenta.';
}

/** Returns the question about availability while the tool is missing, else none. */
export function answerUsableToday({ tools }: ServerConfig, tool: ToolId): LandingQuestion[] {
  if (tools.includes(tool)) return [];
  return [
    {
      question: '¿Puedo usarla hoy?',
      answer: `Todavía no. Está en construcción, y estas respuestas la describen tal como será.${tools.includes('merge') ? ' Unir PDF ya funciona.' : ''}`,
    },
  ];
}

/** Writes the limits of a tool that takes several files. */
export function describeLimitsTogether({ limits }: ServerConfig): string {
  const { maxFiles, maxFileBytes, maxTotalBytes, maxPages } = limits;
  const parts = [
    maxFiles > 0 && plural(maxFiles, { one: '# archivo', other: '# archivos' }),
    maxFileBytes > 0 && `${size(maxFileBytes)} por archivo`,
    maxTotalBytes > 0 && `${size(maxTotalBytes)} en conjunto`,
    maxPages > 0 && `${formatPages(maxPages)} en total`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Este servidor admite cada vez hasta ${list(parts)}.` : 'Este servidor no pone límite ni a la cantidad ni al tamaño.';
}

/** Writes the limits of a tool that takes one file at a time. */
export function describeLimitsForOne({ limits }: ServerConfig): string {
  const parts = [limits.maxFileBytes > 0 && size(limits.maxFileBytes), limits.maxPages > 0 && formatPages(limits.maxPages)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? `Aquí un PDF puede tener hasta ${list(parts)}.` : 'Este servidor no pone límite ni al tamaño ni a las páginas.';
}

/** Writes the limits beside the drop zone of a tool that takes one file. */
export function dropLimitsOfOne({ limits: { maxFileBytes } }: ServerConfig): string {
  return maxFileBytes > 0 ? `hasta ${size(maxFileBytes)}` : '';
}

/** Writes the limits beside the drop zone of a tool that takes several files. */
export function dropLimitsTogether({ limits: { maxFiles, maxTotalBytes } }: ServerConfig): string {
  const parts = [maxFiles > 0 && plural(maxFiles, { one: '# archivo', other: '# archivos' }), maxTotalBytes > 0 && size(maxTotalBytes)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? `hasta ${parts.join(', ')}` : '';
}

/** Writes how long a text is kept while somebody works with it: "1 hora". */
export function formatRetentionTime({ retentionSeconds }: ServerConfig): string {
  return duration(retentionSeconds);
}

/** Writes whether scanned pages can be read, and in which languages. */
export function describeScans({ ocr }: ServerConfig): string {
  if (!ocr.available) {
    return 'Este servidor no tiene reconocimiento de texto (OCR). Si una página es solo una imagen, te lo decimos; nunca se omite sin avisar.';
  }
  const readable = ocr.languages.length > 0 ? ` Sabe leer ${list(ocr.languages.map(language))}.` : '';
  return `Sí. Las páginas que son solo una imagen se leen con reconocimiento de texto (OCR), y el resultado dice cuáles son, porque conviene repasarlas.${readable}`;
}

/** Writes where a text is sent and who processes it. */
export function describeDataProcessor({ ai }: ServerConfig): string {
  if (ai.mode === 'built-in') return 'Aquí no interviene ninguna empresa de IA. El trabajo lo hace este servidor con su propio motor.';
  const { label } = ai;
  return ai.leavesServer
    ? `Se envía a ${label}, el servicio de IA que este sitio tiene conectado. La herramienta te lo dice antes de empezar.`
    : `Lo procesa ${label}, que funciona junto a este servidor. No se envía a ningún otro sitio.`;
}

/** Writes that nothing is charged. Mentions donations only where the site asks for them. */
export function describeFreeUse({ donations }: ServerConfig): string {
  const acceptsDonations = donations.mode !== 'off';
  return `Nada. No hay cuenta, ni periodo de prueba, ni marca de agua.${acceptsDonations ? ' Si te ha ahorrado tiempo, puedes hacer una donación.' : ''}`;
}

/** For an address that the page around a tool knows and the tool does not. */
export const pageNotFound = 'Página no encontrada';
