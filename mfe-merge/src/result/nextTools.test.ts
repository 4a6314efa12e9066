import { nextToolsOf } from './nextTools';

test('a merged file can go on to every other tool this server can do', () => {
  expect(nextToolsOf(['merge'])).toEqual([]);
  expect(nextToolsOf(['merge', 'convert', 'grammar'])).toEqual(['convert', 'grammar']);
});
