import { HttpResponse } from 'msw';
import { formatRefusal, type RefusalCode, type RefusalDetails, refusals } from '../contract/errors.ts';
import { errorMessages } from '../contract/messages/errors.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../contract/messages/locale/locales.ts';
import { ERROR_FILE_HEADER } from '../contract/progress.ts';

const RETRY_AFTER_SECONDS = 5;

/** Builds a refusal exactly as the server sends it; `fileIndex` is the uploaded file it is about. */
export async function answerRefusal<Code extends RefusalCode>(
  request: Request,
  code: Code,
  details: RefusalDetails<Code>,
  fileIndex?: number,
): Promise<Response> {
  const language = readLanguage(request);
  const { status } = refusals[code];
  const headers = new Headers({
    'X-Error-Code': code,
    'X-Request-Id': crypto.randomUUID(),
    'Content-Language': language,
    Vary: 'Accept, Accept-Language',
  });
  if (status === 429 || status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  if (fileIndex !== undefined) headers.set(ERROR_FILE_HEADER, String(fileIndex));
  return HttpResponse.text(formatRefusal(code, details, await errorMessages.load(language)), { status, headers });
}

/** Finds the language of a request: the first supported one in its list. */
export function readLanguage({ headers }: Request): Locale {
  const asked = (headers.get('Accept-Language') ?? '').split(',').map((tag) => tag.trim().split(/[-;]/)[0] ?? '');
  return asked.find(isLocale) ?? DEFAULT_LOCALE;
}
