import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const CHECKOUT = 'https://checkout.stripe.com/c/pay/';

/** What it does with the next request: answers with an error of Stripe's form, says nothing, cuts the line, or speaks like a broken proxy. */
export type Misfortune = { status: number; error: Record<string, string> } | 'silence' | 'cut' | 'gibberish';

/** One request for a payment page as it came over the wire. */
export interface PageRequest {
  idempotencyKey: string;
  /** The form's fields under Stripe's names: `line_items[0][quantity]`. */
  form: Record<string, string>;
}

/** A Stripe of our own on loopback that speaks Stripe's protocol: forms in, JSON out, idempotency keys, signed events. No money moves. */
export interface ScriptedStripe {
  address: string;
  secretKey: string;
  webhookSecret: string;
  /** Every request for a page, retries too. */
  readonly pageRequests: PageRequest[];
  /** Misfortunes of the next requests, in turn; when there is none the request is answered well. */
  readonly ahead: Misfortune[];
  /** An event as Stripe sends it to a webhook; `signedAt` in seconds, now when absent. */
  sign(event: object, signing?: { secret?: string; signedAt?: number }): { body: string; headers: Record<string, string> };
  stop(): Promise<void>;
}

/** Starts a fake Stripe. */
export async function startScriptedStripe(): Promise<ScriptedStripe> {
  const secretKey = 'sk_test_scripted';
  const webhookSecret = 'whsec_scripted';
  const pageRequests: PageRequest[] = [];
  const ahead: Misfortune[] = [];
  /** What each idempotency key was first used for, and how that was answered. */
  const answered = new Map<string, { form: string; session: object }>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sendJson = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${randomUUID()}` }).end(JSON.stringify(body));
    };
    const refuse = (status: number, error: object) => sendJson(status, { error });
    const refuseInvalid = (message: string, param?: string) => refuse(400, { type: 'invalid_request_error', message, param });

    const text = (await request.toArray()).join('');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_********pted' });
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions')
      return refuse(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' });
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return refuseInvalid('The body must be a form.');

    const form = Object.fromEntries(new URLSearchParams(text));
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    pageRequests.push({ idempotencyKey, form });
    const misfortune = ahead.shift();
    if (misfortune === 'silence') return;
    if (misfortune === 'cut') return void request.socket.destroy();
    if (misfortune === 'gibberish') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
    if (misfortune) return refuse(misfortune.status, misfortune.error);

    const before = answered.get(idempotencyKey);
    if (before && before.form !== text)
      return refuse(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' });
    if (before) return sendJson(200, before.session);
    for (const needed of [
      'mode',
      'success_url',
      'line_items[0][quantity]',
      'line_items[0][price_data][currency]',
      'line_items[0][price_data][product_data][name]',
    ])
      if (!form[needed]) return refuseInvalid(`Missing required param: ${needed}.`, needed);
    for (const address of ['success_url', 'cancel_url'])
      if (form[address] && !URL.canParse(form[address])) return refuseInvalid('Not a valid URL', address);
    const session = buildSession(form);
    if (idempotencyKey) answered.set(idempotencyKey, { form: text, session });
    sendJson(200, session);
  }

  const server = createServer((request, response) => {
    // A test that ends leaves requests behind which nobody waits for.
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The scripted Stripe has no port.');

  return {
    address: `http://127.0.0.1:${bound.port}`,
    secretKey,
    webhookSecret,
    pageRequests,
    ahead,
    sign(event, { secret = webhookSecret, signedAt = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify(event);
      const seal = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex');
      return { body, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${signedAt},v1=${seal}` } };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Builds a Stripe event about a checkout session, with details of the payer. `changes` replaces fields of the session. */
export function buildCheckoutEvent(changes: Record<string, unknown> = {}, type = 'checkout.session.completed'): { id: string } {
  const payer = { email: 'anna@example.com', name: 'Anna Payer', address: { city: 'Graz', country: 'AT' } };
  const session = {
    id: `cs_test_${randomUUID()}`,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    currency: 'usd',
    amount_total: 500,
    metadata: { tool: 'merge' },
    customer_details: payer,
    ...changes,
  };
  return { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, created: Math.floor(Date.now() / 1000), data: { object: session } } as {
    id: string;
  };
}

function buildSession(form: Record<string, string>): object {
  const id = `cs_test_${randomUUID()}`;
  const amount = Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']);
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    mode: form.mode,
    currency: form['line_items[0][price_data][currency]'],
    amount_total: amount,
    success_url: form.success_url,
    cancel_url: form.cancel_url ?? null,
    url: CHECKOUT + id,
  };
}
