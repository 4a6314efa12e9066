import { BlockList, isIP } from 'node:net';
import { ConfigError, wholeNumber } from './readSettings.ts';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_HOST = new URL(OPENAI_URL).hostname;
/** The smallest of a generation does for what is asked here; others are named by whoever pays for them. */
const OPENAI_MODEL = 'gpt-5.4-mini';
/** Servers that ask for no key are given this one, since the library wants some. */
const NO_KEY = 'none';

const OPENAI_CONTEXT_TOKENS = 64_000;
/** Servers of one's own often take no more, and some forget the beginning of what is longer without a word. */
const USUAL_CONTEXT_TOKENS = 8000;

/** The AI service that answers besides the built-in engines: OpenAI's, or any that speaks its protocol. */
export interface OpenAiSettings {
  apiKey: string;
  /** As the library takes it: with the version, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Absent where nobody has named one: then passages are found by their words alone. */
  embeddingModel: string | undefined;
  /** How much the model takes in at one time. */
  contextTokens: number;
  /** How pages name the service. */
  label: string;
  /** False when it runs on this machine or in its own network, so that no text goes out. */
  leavesServer: boolean;
}

/** Nothing when neither a key nor an address is set. The key is never repeated: what is said at the start stands in a log. */
export function openAiSettings(env: NodeJS.ProcessEnv): OpenAiSettings | undefined {
  const apiKey = env.OPENAI_API_KEY || undefined;
  const givenUrl = env.OPENAI_BASE_URL || undefined;
  if (!apiKey && !givenUrl) return undefined;
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw new ConfigError('OPENAI_API_KEY must be one line without spaces.');

  const address = addressIn(givenUrl ?? OPENAI_URL);
  const isOpenAi = address.hostname === OPENAI_HOST;
  if (isOpenAi && !apiKey) throw new ConfigError('OPENAI_BASE_URL names OpenAI, but OPENAI_API_KEY is not set.');
  const model = env.OPENAI_MODEL || (isOpenAi ? OPENAI_MODEL : undefined);
  if (!model) throw new ConfigError('OPENAI_BASE_URL is set, but OPENAI_MODEL does not say which of its models to ask.');
  const leavesServer = !isOurs(address.hostname);
  if (leavesServer && address.protocol !== 'https:')
    throw new ConfigError('OPENAI_BASE_URL must start with https://, since the key and the texts of visitors go there.');

  return {
    apiKey: apiKey ?? NO_KEY,
    baseUrl: address.href.replace(/\/$/, ''),
    model,
    embeddingModel: env.OPENAI_EMBEDDING_MODEL || undefined,
    contextTokens: wholeNumber(env, 'OPENAI_CONTEXT_TOKENS', isOpenAi ? OPENAI_CONTEXT_TOKENS : USUAL_CONTEXT_TOKENS, 2000, 10_000_000),
    label: leavesServer ? `${isOpenAi ? 'OpenAI' : address.host} (${model})` : model,
    leavesServer,
  };
}

function addressIn(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  // The address may hold a password, so it is not repeated.
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password || address.search || address.hash)
    throw new ConfigError('OPENAI_BASE_URL must be an address such as https://llm.example/v1.');
  // Every server that speaks this protocol has it there.
  if (address.pathname === '/') address.pathname = '/v1';
  return address;
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits);
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** A name without a dot is one of this machine's network, such as a container beside this one. */
function isOurs(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(localhost|local|internal)$/.test(host);
}
