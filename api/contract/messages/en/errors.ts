import type { PhraseWords } from '../../phrases.ts';
import { speak } from '../locale/speak.ts';

const { number, plural } = speak('en');

/** The one sentence of every refusal: what happened, to which file, what to do. */
const refusals = {
  not_enough_files: () => 'Please select at least 2 PDF files to merge.',
  too_many_files: ({ count, limit, work = 'merge' }: { count: number | string; limit: number; work?: 'merge' | 'convert' }) =>
    `You chose ${count} files. The limit here is ${limit}; ${work} them in two steps.`,
  too_many_documents: ({ limit }: { limit: number | string }) => `A conversation takes up to ${limit} PDFs. Remove one of them first.`,
  invalid_options: ({ reason }: { reason: string }) => `The options could not be read: ${reason}.`,
  invalid_upload: () => 'The upload could not be read. Choose the files again and retry.',
  invalid_request: ({ reason }: { reason: string }) => `The request could not be read: ${reason}.`,
  invalid_signature: () => 'The signature of this message is not right.',
  invalid_range: ({ range, file, pages }: { range: string; file: string; pages: number }) =>
    `Pages "${range}" do not exist in ${file} (${plural(pages, { one: '# page', other: '# pages' })}).`,
  empty_message: () => 'Please type a question first.',
  sign_in_required: () => 'You are signed out. Load this page again to sign in.',
  chat_limit_reached: () => "You've reached your free chat limit. Upgrade for unlimited AI conversations.",
  merge_limit_reached: ({ limit }: { limit: number }) => `Merging is free up to ${limit} files. Remove some files to continue.`,
  convert_limit_reached: ({ pages, limit, file }: { pages: number; limit: number; file?: string }) =>
    `Converting is free up to ${limit} pages, and ${file === undefined ? 'these are' : `${file} has`} ${number(pages)}. Choose fewer pages to continue.`,
  foreign_origin: () => 'This request came from another website and was refused.',
  donations_off: () => 'Donations are switched off here. Thank you for the thought.',
  tool_off: () => 'This tool is switched off on this server. Whoever runs it can switch it on.',
  not_found: () => 'There is nothing at this address.',
  session_not_found: () => 'This session does not exist. Please upload your PDF again.',
  method_not_allowed: () => 'This address does not take that kind of request.',
  upload_too_slow: () => 'The upload came in too slowly and was stopped. Check your connection and try again.',
  answer_pending: () => 'Please wait for the current answer.',
  session_expired: () => 'This session has expired and its data was deleted. Please upload your PDF again.',
  file_too_large: ({ file, size, limit }: { file: string; size: string; limit: string }) => `${file} is ${size}. The limit here is ${limit}.`,
  upload_too_large: ({ limit }: { limit: string }) => `These files are too large together. The limit here is ${limit} for one request.`,
  body_too_large: ({ limit }: { limit: string }) => `This request is too large. The limit here is ${limit}.`,
  too_many_pages: ({ pages, limit }: { pages: number; limit: number }) =>
    `These files have ${pages} pages together. The limit here is ${limit} pages.`,
  text_too_long: ({ words, limit }: { words: number; limit: number }) =>
    `This text has ${number(words)} words. The limit here is ${number(limit)}; check it in parts.`,
  message_too_long: ({ characters, limit }: { characters: number; limit: number }) =>
    `Your question has ${number(characters)} characters. The limit here is ${number(limit)}; make it shorter.`,
  cv_missing: () => 'Upload your CV or paste its text.',
  cv_too_short: () => 'Your CV text is too short to work with.',
  job_title_missing: () => 'Enter the job title.',
  company_missing: () => 'Enter the company name.',
  job_description_too_long: ({ limit }: { limit: number }) => `The job description is too long (max ${number(limit)} characters).`,
  field_too_long: ({ field, limit }: { field: string; limit: number }) => `${field} is too long (max ${number(limit)} characters).`,
  not_a_pdf: ({ file }: { file: string }) => `${file} is not a PDF file.`,
  password_required: ({ file }: { file: string }) => `${file} is protected. Enter its password to continue.`,
  wrong_password: ({ file }: { file: string }) => `That password does not open ${file}.`,
  certificate_required: ({ file }: { file: string }) =>
    `${file} opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.`,
  unknown_protection: ({ file }: { file: string }) =>
    `${file} is protected by a program that is not known here. Print it to PDF in the program that opens it, and choose the new file.`,
  empty_pdf: ({ file }: { file: string }) => `${file} is empty: it has no pages. Choose a file with pages.`,
  damaged_pdf: ({ file }: { file: string }) => `${file} is damaged and could not be read.`,
  too_complex: ({ file }: { file: string }) => `${file} asks for more work than one file is allowed here. Split it and try again.`,
  no_text: ({ file }: { file: string }) => `No readable text was found in ${file}. It looks like a scan and text recognition found nothing.`,
  rate_limited: ({ seconds }: { seconds: number }) => `Too many requests. Try again in ${seconds} seconds.`,
  too_much_at_once: ({ seconds }: { seconds: number }) =>
    `You have as many files on their way here as one visitor may. Let some finish, then try again in ${seconds} seconds.`,
  internal: () => 'Something went wrong on our side. Please try again.',
  ai_unavailable: () => 'The AI service did not answer. Your question was not counted; try again.',
  payment_unavailable: () => 'The payment page could not be opened, and no money was taken. Please try again later.',
  busy: ({ seconds }: { seconds: number }) => `The server is busy. Try again in ${seconds} seconds.`,
  restarting: ({ seconds }: { seconds: number }) => `The server is being restarted and could not finish this. Try again in ${seconds} seconds.`,
};

const phrases: PhraseWords = {
  more_than: (amount) => `more than ${amount}`,
  not_json: () => 'it is not JSON',
  not_valid_json: () => 'it is not valid JSON',
  options_not_valid_json: () => 'they are not valid JSON',
  compressed: () => 'it is compressed',
  foreign_charset: () => 'its letters are not UTF-8',
  wrong_form: () => 'it has not the right form',
  not_right: (name) => `${name} is not right`,
  not_a_uuid: (name) => `${name} is not a UUID`,
  one_for_each_file: (name) => `${name} must have one entry for each file`,
  each_file_once: (name) => `${name} must name each file once`,
  file_not_sent: (name) => `${name} names a file that was not sent`,
  replaced_by_pages: (name) => `pages takes the place of ${name}, so only one of them can be given`,
  cv_text: () => 'The CV text',
  job_title: () => 'The job title',
  company_name: () => 'The company name',
  hiring_manager: () => 'The name of the hiring manager',
  highlights: () => 'What you want to mention',
  instruction: () => 'What you ask for',
  letter: () => 'The letter',
};

/** What a visitor is told when something could not be done. */
/** What can be done about a file that a second try would refuse again: the sentence after the refusal. */
const remedies = {
  not_a_pdf: 'Only its name says so. Save the document as PDF where it was made, and choose that.',
  certificate_required: 'No password opens it here.',
  unknown_protection: 'No password opens it here.',
  empty_pdf: 'Perhaps it was not saved or sent to its end: fetch it once more from where it came.',
  damaged_pdf: 'Perhaps it did not arrive whole: fetch it once more from where it came, and choose that.',
  file_too_large: 'Choose a smaller one.',
  too_many_pages: 'Choose a shorter one.',
};

export const errors = {
  refusals,
  remedies,
  phrases,
  /** No answer came from the server. */
  unreachable: 'The server could not be reached. Check your connection and try again.',
};

export type ErrorMessages = typeof errors;
