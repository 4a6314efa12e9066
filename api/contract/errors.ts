/** Every refusal a visitor can meet: its status and the one sentence that helps. The server and the fake API both read this table. */
export const refusals = {
  not_enough_files: { status: 400, sentence: () => 'Please select at least 2 PDF files to merge.' },
  too_many_files: {
    status: 400,
    sentence: ({ count, limit }: { count: number | string; limit: number }) =>
      `You chose ${count} files. The limit here is ${limit}; merge them in two steps.`,
  },
  invalid_options: { status: 400, sentence: ({ reason }: { reason: string }) => `The options could not be read: ${reason}.` },
  invalid_upload: { status: 400, sentence: () => 'The upload could not be read. Choose the files again and retry.' },
  invalid_request: { status: 400, sentence: ({ reason }: { reason: string }) => `The request could not be read: ${reason}.` },
  invalid_signature: { status: 400, sentence: () => 'The signature of this message is not right.' },
  invalid_range: {
    status: 400,
    sentence: ({ range, file, pages }: { range: string; file: string; pages: number }) =>
      `Pages "${range}" do not exist in ${file} (${pages} pages).`,
  },
  empty_message: { status: 400, sentence: () => 'Please type a question first.' },
  chat_limit_reached: { status: 402, sentence: () => "You've reached your free chat limit. Upgrade for unlimited AI conversations." },
  merge_limit_reached: {
    status: 402,
    sentence: ({ limit }: { limit: number }) => `Merging is free up to ${limit} files. Remove some files to continue.`,
  },
  foreign_origin: { status: 403, sentence: () => 'This request came from another website and was refused.' },
  donations_off: { status: 403, sentence: () => 'Donations are switched off here. Thank you for the thought.' },
  not_found: { status: 404, sentence: () => 'There is nothing at this address.' },
  session_not_found: { status: 404, sentence: () => 'This session does not exist. Please upload your PDF again.' },
  method_not_allowed: { status: 405, sentence: () => 'This address does not take that kind of request.' },
  upload_too_slow: { status: 408, sentence: () => 'The upload came in too slowly and was stopped. Check your connection and try again.' },
  answer_pending: { status: 409, sentence: () => 'Please wait for the current answer.' },
  session_expired: { status: 410, sentence: () => 'This session has expired and its data was deleted. Please upload your PDF again.' },
  file_too_large: {
    status: 413,
    sentence: ({ file, size, limit }: { file: string; size: string; limit: string }) => `${file} is ${size}. The limit here is ${limit}.`,
  },
  upload_too_large: {
    status: 413,
    sentence: ({ limit }: { limit: string }) => `These files are too large together. The limit here is ${limit} for one request.`,
  },
  body_too_large: { status: 413, sentence: ({ limit }: { limit: string }) => `This request is too large. The limit here is ${limit}.` },
  too_many_pages: {
    status: 413,
    sentence: ({ pages, limit }: { pages: number; limit: number }) => `These files have ${pages} pages together. The limit here is ${limit} pages.`,
  },
  not_a_pdf: { status: 415, sentence: ({ file }: { file: string }) => `${file} is not a PDF file.` },
  password_required: { status: 422, sentence: ({ file }: { file: string }) => `${file} is protected. Enter its password to continue.` },
  wrong_password: { status: 422, sentence: ({ file }: { file: string }) => `That password does not open ${file}.` },
  damaged_pdf: { status: 422, sentence: ({ file }: { file: string }) => `${file} is damaged and could not be read.` },
  too_complex: {
    status: 422,
    sentence: ({ file }: { file: string }) => `${file} asks for more work than one file is allowed here. Split it and try again.`,
  },
  no_text: {
    status: 422,
    sentence: ({ file }: { file: string }) => `No readable text was found in ${file}. It looks like a scan and text recognition found nothing.`,
  },
  rate_limited: { status: 429, sentence: ({ seconds }: { seconds: number }) => `Too many requests. Try again in ${seconds} seconds.` },
  internal: { status: 500, sentence: () => 'Something went wrong on our side. Please try again.' },
  ai_unavailable: { status: 502, sentence: () => 'The AI service did not answer. Your question was not counted; try again.' },
  payment_unavailable: { status: 502, sentence: () => 'The payment page could not be opened, and no money was taken. Please try again later.' },
  busy: { status: 503, sentence: ({ seconds }: { seconds: number }) => `The server is busy. Try again in ${seconds} seconds.` },
} as const;

export type RefusalCode = keyof typeof refusals;

/** What a refusal's sentence is made from; `undefined` for a sentence that needs nothing. */
export type RefusalDetails<Code extends RefusalCode> = Parameters<(typeof refusals)[Code]['sentence']>[0];

/** The sentence of a refusal with its details filled in. */
export function sentenceOf<Code extends RefusalCode>(code: Code, details: RefusalDetails<Code>): string {
  return sentenceAsTold(code, details);
}

/** The same for a code and details that were told by an engine or another process: that they belong together is for whoever tells them to keep. */
export function sentenceAsTold(code: RefusalCode, details: Record<string, string | number> | undefined): string {
  const write: (details: Record<string, string | number> | undefined) => string = refusals[code].sentence as never;
  return write(details);
}
