import { BlockList, isIP } from 'node:net';
import { ConfigError, readInteger } from './readSettings.ts';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_HOST = new URL(OPENAI_URL).hostname;
/** The smallest model of a generation is good enough here. Operators can name another one. */
const OPENAI_MODEL = 'gpt-5.4-mini';
/** The library needs a key, also for a server that asks for none. */
const NO_KEY = 'none';

const OPENAI_CONTEXT_TOKENS = 64_000;
/** Self-hosted servers often handle no more, and some drop the beginning of a longer text silently. */
const USUAL_CONTEXT_TOKENS = 8000;

/** The AI service beside the built-in engines: OpenAI, or any service with the same protocol. */
export interface OpenAiSettings {
  apiKey: string;
  /** The address with its version, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  /** Without one, passages are found by their words alone. */
  embeddingModel: string | undefined;
  /** The tokens that the model can handle at one time. */
  contextTokens: number;
  /** The name of the service that pages show. */
  label: string;
  /** False when it runs on this machine or in its network, so that no text leaves it. */
  leavesServer: boolean;
}

/** Reads the AI service. Returns nothing when neither a key nor an address is set. No error repeats the key, since errors are logged. */
export function openAiSettings(env: NodeJS.ProcessEnv): OpenAiSettings | undefined {
  const apiKey = env.OPENAI_API_KEY || undefined;
  const baseUrl = env.OPENAI_BASE_URL || undefined;
  if (!apiKey && !baseUrl) return undefined;
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey)) throw new ConfigError('OPENAI_API_KEY must be one line without spaces.');

  const address = parseAddress(baseUrl ?? OPENAI_URL);
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
    contextTokens: readInteger(env, 'OPENAI_CONTEXT_TOKENS', isOpenAi ? OPENAI_CONTEXT_TOKENS : USUAL_CONTEXT_TOKENS, 2000, 10_000_000),
    label: leavesServer ? `${isOpenAi ? 'OpenAI' : address.host} (${model})` : model,
    leavesServer,
  };
}

function parseAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  // The address may hold a password, so it is not repeated.
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password || address.search || address.hash)
    throw new ConfigError('OPENAI_BASE_URL must be an address such as https://llm.example/v1.');
  // Every server with this protocol serves it under this path.
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

/** Returns whether a host is in this machine's network. A name without a dot is, such as that of a container. */
function isOurs(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(localhost|local|internal)$/.test(host);
}
