import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { listNextTools } from './listNextTools';

test('a file can go on to every other tool this server can do', () => {
  expect(listNextTools(fakeShell({ config: { ...mockConfig, tools: ['merge'] } }), 'merge')).toEqual([]);
  expect(listNextTools(fakeShell({ config: { ...mockConfig, tools: ['merge', 'convert', 'grammar'] } }), 'merge')).toEqual(['convert', 'grammar']);
});

test('a page that cannot take files along offers none', () => {
  expect(listNextTools({ config: { ...mockConfig, tools: ['merge', 'convert'] } }, 'convert')).toEqual([]);
});
