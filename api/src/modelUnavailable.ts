/** What kept a language model from answering. */
export type ModelTrouble = 'timeout' | 'unreachable' | 'rate_limited' | 'refused' | 'failed' | 'garbled' | 'truncated';

/** A language model gave no usable answer. Its message is for logs: it holds neither a text nor a key. */
export class ModelUnavailable extends Error {
  readonly trouble: ModelTrouble;

  constructor(trouble: ModelTrouble) {
    super(`The language model gave no answer: ${trouble}.`);
    this.name = 'ModelUnavailable';
    this.trouble = trouble;
  }
}
