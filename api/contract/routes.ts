/** Every call, as method and path. `stripeWebhook` comes from a server and `convertAll` from programs; a browser makes the others. No schema here, so a page that only needs the paths pays nothing. */
export const routes = {
  mergePdfs: { method: 'POST', path: '/api/pdf/merge' },
  convertPdf: { method: 'POST', path: '/api/pdf/convert' },
  convertAll: { method: 'POST', path: '/api/pdf/convert-all' },
  makeSearchable: { method: 'POST', path: '/api/pdf/searchable' },
  uploadForChat: { method: 'POST', path: '/api/pdf/upload-for-chat' },
  sendChatMessage: { method: 'POST', path: '/api/chat/message' },
  chatHistory: { method: 'GET', path: '/api/chat/history/:sessionId' },
  removeChatDocument: { method: 'DELETE', path: '/api/chat/session/:sessionId/document/:number' },
  deleteChat: { method: 'DELETE', path: '/api/chat/session/:sessionId' },
  extractText: { method: 'POST', path: '/api/grammar/extract-text' },
  checkGrammar: { method: 'POST', path: '/api/grammar/check' },
  extractCv: { method: 'POST', path: '/api/cover-letter/extract-cv' },
  machineView: { method: 'POST', path: '/api/cover-letter/machine-view' },
  generateLetter: { method: 'POST', path: '/api/cover-letter/generate' },
  regenerateLetter: { method: 'POST', path: '/api/cover-letter/regenerate' },
  exportLetter: { method: 'POST', path: '/api/cover-letter/export' },
  letterTones: { method: 'GET', path: '/api/cover-letter/tones' },
  deleteCv: { method: 'DELETE', path: '/api/cover-letter/session/:cvId' },
  createDonationPayment: { method: 'POST', path: '/api/create-donation-payment' },
  stripeWebhook: { method: 'POST', path: '/api/stripe/webhook' },
  jobProgress: { method: 'GET', path: '/api/progress/:jobId' },
  config: { method: 'GET', path: '/api/config' },
  live: { method: 'GET', path: '/api/health/live' },
  ready: { method: 'GET', path: '/api/health/ready' },
} as const;

export type RouteName = keyof typeof routes;
