import { AskedQuestion, ChatAnswer, ChatEvent, ChatHistory, ChatUpload, ChatUploadOptions } from './chat.ts';
import { ServerConfig } from './config.ts';
import { ConvertOptions, ConvertReport } from './convert.ts';
import { ConvertAllOptions, ConvertAllReport } from './convertAll.ts';
import {
  CoverLetter,
  CvExtract,
  CvOptions,
  LetterAgain,
  LetterExport,
  LetterExportReport,
  LetterRequest,
  LetterTones,
  MachineView,
} from './coverLetter.ts';
import { DonationAnswer, DonationRequest } from './donation.ts';
import { ExtractedText, GrammarRequest, GrammarResult, ReadingOptions } from './grammar.ts';
import { LiveAnswer, ReadyAnswer } from './health.ts';
import { MergeOptions, MergeReport } from './merge.ts';
import { JobProgress } from './progress.ts';
import { type RouteName, routes } from './routes.ts';
import * as z from './schema.ts';
import { SearchableOptions, SearchableReport } from './searchable.ts';

/** What a call sends: a JSON body, or a form with PDFs in one field and its options as JSON in another. */
type RequestShape = { body: z.ZodMiniType } | { files: 'file' | 'files'; options: z.ZodMiniType } | 'nothing' | 'signed bytes';

/**
 * What a call answers: a JSON body, a file with its report in `X-Result`, or events. A call with both a body and events
 * answers a caller who accepts events with those.
 */
type ResponseShape = { body: z.ZodMiniType; events?: z.ZodMiniType } | { report: z.ZodMiniType } | { events: z.ZodMiniType } | 'nothing';

/**
 * Every call with the schemas of what it sends and answers. Server, client and fake API take their types from here.
 * Pages import the types alone, since they would load every schema with this table.
 */
export const calls = {
  mergePdfs: { ...routes.mergePdfs, request: { files: 'files', options: MergeOptions }, response: { report: MergeReport } },
  convertPdf: { ...routes.convertPdf, request: { files: 'file', options: ConvertOptions }, response: { report: ConvertReport } },
  convertAll: { ...routes.convertAll, request: { files: 'files', options: ConvertAllOptions }, response: { report: ConvertAllReport } },
  makeSearchable: { ...routes.makeSearchable, request: { files: 'file', options: SearchableOptions }, response: { report: SearchableReport } },
  uploadForChat: { ...routes.uploadForChat, request: { files: 'file', options: ChatUploadOptions }, response: { body: ChatUpload } },
  sendChatMessage: { ...routes.sendChatMessage, request: { body: AskedQuestion }, response: { body: ChatAnswer, events: ChatEvent } },
  chatHistory: { ...routes.chatHistory, request: 'nothing', response: { body: ChatHistory } },
  removeChatDocument: { ...routes.removeChatDocument, request: 'nothing', response: 'nothing' },
  deleteChat: { ...routes.deleteChat, request: 'nothing', response: 'nothing' },
  extractText: { ...routes.extractText, request: { files: 'file', options: ReadingOptions }, response: { body: ExtractedText } },
  checkGrammar: { ...routes.checkGrammar, request: { body: GrammarRequest }, response: { body: GrammarResult } },
  extractCv: { ...routes.extractCv, request: { files: 'file', options: CvOptions }, response: { body: CvExtract } },
  machineView: { ...routes.machineView, request: { files: 'file', options: CvOptions }, response: { body: MachineView } },
  generateLetter: { ...routes.generateLetter, request: { body: LetterRequest }, response: { body: CoverLetter } },
  regenerateLetter: { ...routes.regenerateLetter, request: { body: LetterAgain }, response: { body: CoverLetter } },
  exportLetter: { ...routes.exportLetter, request: { body: LetterExport }, response: { report: LetterExportReport } },
  letterTones: { ...routes.letterTones, request: 'nothing', response: { body: LetterTones } },
  deleteCv: { ...routes.deleteCv, request: 'nothing', response: 'nothing' },
  createDonationPayment: { ...routes.createDonationPayment, request: { body: DonationRequest }, response: { body: DonationAnswer } },
  stripeWebhook: { ...routes.stripeWebhook, request: 'signed bytes', response: { body: z.object({ received: z.literal(true) }) } },
  jobProgress: { ...routes.jobProgress, request: 'nothing', response: { events: JobProgress } },
  config: { ...routes.config, request: 'nothing', response: { body: ServerConfig } },
  live: { ...routes.live, request: 'nothing', response: { body: LiveAnswer } },
  ready: { ...routes.ready, request: 'nothing', response: { body: ReadyAnswer } },
} as const satisfies { [Name in RouteName]: (typeof routes)[Name] & { request: RequestShape; response: ResponseShape } };

type Calls = typeof calls;

/** The calls that answer JSON. */
export type JsonCallName = { [Name in RouteName]: Calls[Name]['response'] extends { body: z.ZodMiniType } ? Name : never }[RouteName];
/** The calls that send JSON. */
export type BodyCallName = { [Name in RouteName]: Calls[Name]['request'] extends { body: z.ZodMiniType } ? Name : never }[RouteName];
/** The calls that answer with a file and its report. */
export type FileCallName = { [Name in RouteName]: Calls[Name]['response'] extends { report: z.ZodMiniType } ? Name : never }[RouteName];
/** The calls that upload files. */
export type UploadCallName = { [Name in RouteName]: Calls[Name]['request'] extends { options: z.ZodMiniType } ? Name : never }[RouteName];

/** The JSON that a call sends. */
export type CallBody<Name extends BodyCallName> = z.infer<Calls[Name]['request']['body']>;
/** The options that go with the files of a call. */
export type UploadOptions<Name extends UploadCallName> = z.infer<Calls[Name]['request']['options']>;
/** The field of a form that carries the files of a call. */
export type UploadField<Name extends UploadCallName> = Calls[Name]['request']['files'];
/** The JSON that a call answers. */
export type CallAnswer<Name extends JsonCallName> = z.infer<Calls[Name]['response']['body']>;
/** The report of the file that a call answers. */
export type CallReport<Name extends FileCallName> = z.infer<Calls[Name]['response']['report']>;
