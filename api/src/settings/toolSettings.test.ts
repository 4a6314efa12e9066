import { readConfig } from '../config.ts';
import { buildServerConfig } from './serverConfig.ts';

const readTools = (TOOLS_OFF: string) => {
  const { tools, toolsOff } = buildServerConfig(readConfig({ TOOLS_OFF }), 'practice');
  return { on: tools, off: toolsOff };
};

test.each([
  ['', ['merge', 'convert', 'chat', 'grammar', 'cover-letter'], []],
  ['chat', ['merge', 'convert', 'grammar', 'cover-letter'], ['chat']],
  [' grammar, merge ,merge', ['convert', 'chat', 'cover-letter'], ['merge', 'grammar']],
  ['cover-letter,chat,convert,grammar', ['merge'], ['convert', 'chat', 'grammar', 'cover-letter']],
])('pages learn which tools are on and which the operator has switched off: TOOLS_OFF=%s', (setting, on, off) => {
  expect(readTools(setting)).toEqual({ on, off });
});

test.each([
  ['letters', 'TOOLS_OFF must name tools of merge, convert, chat, grammar, cover-letter, not "letters".'],
  ['merge;chat', 'TOOLS_OFF must name tools of merge, convert, chat, grammar, cover-letter, not "merge;chat".'],
  ['merge,convert,chat,grammar,cover-letter', 'TOOLS_OFF names every tool: leave at least one of them on.'],
])('a wrong value stops the start with one sentence: TOOLS_OFF=%s', (setting, sentence) => {
  expect(() => readTools(setting)).toThrow(sentence);
});
