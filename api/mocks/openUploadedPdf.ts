import { answerRefusal } from './answers.ts';
import { isPdfText, refuseClosed } from './closedFile.ts';
import type { UploadedForm } from './contractAnswers.ts';

interface OpenedPdf<Options> {
  file: File;
  pdf: string;
  options: Options;
}

/** Returns the one PDF of a form as text, with its options, or the refusal of a file or of options that the server would refuse before it reads them. */
export async function openUploadedPdf<Options extends { password?: string | undefined }>(
  request: Request,
  { file, options }: UploadedForm<Options>,
): Promise<OpenedPdf<Options> | Response> {
  if (!file) return answerRefusal(request, 'invalid_upload', undefined);
  const pdf = await file.text();
  if (!isPdfText(pdf)) return answerRefusal(request, 'not_a_pdf', { file: file.name }, 0);
  if ('phrase' in options) return answerRefusal(request, 'invalid_options', { reason: options });
  const refused = await refuseClosed(request, file, { text: pdf, password: options.password });
  return refused ?? { file, pdf, options };
}
