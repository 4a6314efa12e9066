import type { Locale } from '../../api/contract/messages/locale/locales.ts';
import type { DescribedPage } from '../src/describedPages.ts';

interface Described {
  /** Whether everything is free on the server it is prerendered for. */
  isFree: boolean;
  page: DescribedPage;
  locale: Locale;
  address: string;
  body: string;
  isOfTool: boolean;
  /** How the service is called. */
  brand: string;
}

/** A question with its answer, as the accordion renders them: `details` with a `summary` and what it opens. */
const QUESTION = /<details[^>]*><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs;

/** Describes the page in schema.org terms. Reads questions from the page itself, so that it only claims what is visible. */
export function buildStructuredData({ page, locale, address, body, isOfTool, isFree, brand }: Described): object[] {
  const questions = [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    '@type': 'Question',
    name: extractText(question),
    acceptedAnswer: { '@type': 'Answer', text: extractText(answer) },
  }));
  return [
    ...(isOfTool || page.path === '/' ? [describeApplication({ page, locale, address, isFree, brand })] : []),
    ...(questions.length > 0 ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: locale, mainEntity: questions }] : []),
  ];
}

function describeApplication({ page: { path, title, description }, locale, address, isFree, brand }: Omit<Described, 'body' | 'isOfTool'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    // The title of the front page is a sentence about it.
    name: path === '/' ? brand : title,
    description,
    url: address,
    inLanguage: locale,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    ...(isFree ? { isAccessibleForFree: true, offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } } : {}),
  };
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** Extracts the text of HTML that React rendered. */
export function extractText(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
