import { readConfig } from '../config.ts';
import { openAiSettings } from './openAiSettings.ts';
import { buildServerConfig } from './serverConfig.ts';

const readAiService = (env: Record<string, string>) => buildServerConfig(readConfig(env), 'practice').ai;

test('without a key pages say that nothing but the built-in engines is used', () => {
  expect(openAiSettings({})).toBeUndefined();
  expect(readAiService({})).toEqual({ mode: 'built-in', label: 'Built-in', leavesServer: false });
});

test('with a key pages name OpenAI and its model, and say that text leaves the server', () => {
  expect(openAiSettings({ OPENAI_API_KEY: 'sk-1' })).toMatchObject({
    apiKey: 'sk-1',
    baseUrl: 'https://api.openai.com/v1',
    embeddingModel: undefined,
  });
  expect(readAiService({ OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'gpt-x' })).toEqual({
    mode: 'openai-compatible',
    label: 'OpenAI (gpt-x)',
    leavesServer: true,
  });
});

test('another service is named by its address', () => {
  const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://llm.example/api/v1/', OPENAI_MODEL: 'large' };
  expect(openAiSettings(env)?.baseUrl).toBe('https://llm.example/api/v1');
  expect(readAiService(env)).toEqual({ mode: 'openai-compatible', label: 'llm.example (large)', leavesServer: true });
});

test.each([
  'http://127.0.0.1:11434',
  'http://localhost:1234/v1',
  'http://[::1]:8000/v1',
  'http://192.168.1.20:8000/v1',
  'http://[fd00::5]/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
])('a model of one’s own at %s needs no key and keeps text here', (address) => {
  const env = { OPENAI_BASE_URL: address, OPENAI_MODEL: 'llama3.1:8b' };
  expect(openAiSettings(env)?.baseUrl).toMatch(/\/v1$/);
  expect(readAiService(env)).toEqual({ mode: 'openai-compatible', label: 'llama3.1:8b', leavesServer: false });
});

test.each([
  [{ OPENAI_API_KEY: 'sk-1\nsk-2' }, 'OPENAI_API_KEY must be one line without spaces.'],
  [{ OPENAI_BASE_URL: 'llm.example' }, 'OPENAI_BASE_URL must be an address such as https://llm.example/v1.'],
  [{ OPENAI_BASE_URL: 'https://me:secret@llm.example/v1' }, 'OPENAI_BASE_URL must be an address such as https://llm.example/v1.'],
  [{ OPENAI_BASE_URL: 'http://llm.example/v1', OPENAI_MODEL: 'm' }, 'OPENAI_BASE_URL must start with https://'],
  [{ OPENAI_BASE_URL: 'http://172.32.0.1/v1', OPENAI_MODEL: 'm' }, 'OPENAI_BASE_URL must start with https://'],
  [{ OPENAI_BASE_URL: 'https://llm.example/v1' }, 'OPENAI_MODEL does not say'],
  [{ OPENAI_BASE_URL: 'https://api.openai.com/v1' }, 'OPENAI_API_KEY is not set'],
])('%j is named in one clear line', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a self-hosted model gets a small context by default, and the operator may set a larger one', () => {
  const own = { OPENAI_BASE_URL: 'http://127.0.0.1:11434', OPENAI_MODEL: 'small' };
  expect(openAiSettings({ OPENAI_API_KEY: 'k' })?.contextTokens).toBe(64_000);
  expect(openAiSettings(own)?.contextTokens).toBe(8000);
  expect(openAiSettings({ ...own, OPENAI_CONTEXT_TOKENS: '32000' })?.contextTokens).toBe(32_000);
  expect(() => openAiSettings({ ...own, OPENAI_CONTEXT_TOKENS: 'large' })).toThrow('OPENAI_CONTEXT_TOKENS must be a whole number');
});
