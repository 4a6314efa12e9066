import { isPdf } from '@sheaf/pdf/file/pdfRecognition';
import { answerRefusal } from './answers.ts';
import { buildMinimalPdf } from './buildMinimalPdf.ts';

/** The only password that opens a protected file, as in the server's test files. */
const PASSWORD = 'secret';

/** Returns whether the server would take this file content for a PDF. */
export function isPdfText(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return isPdf(bytes, bytes);
}

/** Returns why a PDF has nothing to give, whatever password is sent. */
function findClosedReason(text: string): 'certificate_required' | 'empty_pdf' | undefined {
  if (text.includes('/Adobe.PubSec')) return 'certificate_required';
  return /\/Type \/Pages \/Count 0\b/.test(text) ? 'empty_pdf' : undefined;
}

/** Returns the refusal of a PDF that cannot be opened with this password. */
export async function refuseClosed(
  request: Request,
  { name: file }: File,
  { text, password, fileIndex = 0 }: { text: string; password: string | null | undefined; fileIndex?: number },
): Promise<Response | undefined> {
  const closed = findClosedReason(text);
  if (closed) return answerRefusal(request, closed, { file }, fileIndex);
  if (!text.includes('/Encrypt') || password === PASSWORD) return undefined;
  return answerRefusal(request, password ? 'wrong_password' : 'password_required', { file }, fileIndex);
}

/** Builds a PDF that only the holder of a certificate can open. */
export function buildCertificateFile(name: string): File {
  const lock = '/Encrypt << /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s4 /V 2 /Length 128 /Recipients [<3000>] >>';
  return new File([buildMinimalPdf(1).replace('/Root 1 0 R', `/Root 1 0 R ${lock}`)], name, { type: 'application/pdf' });
}

/** Builds a PDF without its header line. */
export function buildHeadlessFile(name: string, pages = 1): File {
  return new File([buildMinimalPdf(pages).replace('%PDF-1.7', '')], name, { type: 'application/pdf' });
}
