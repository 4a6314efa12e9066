import 'fake-indexeddb/auto';
import { createWorkSaver, type Packing } from './workSaver';

const packing: Packing<string, string> = {
  pack: (text) => (text === '' ? null : { data: text, files: { cv: new File([text], 'cv.pdf') } }),
  unpack: ({ data }) => String(data),
};

const changes = [
  ['a change', 'An older end.'],
  ['a deletion', ''],
];

test.each(changes)('%s that waits for the browser’s storage does not replace what is newer as the page is left', async (_, older) => {
  const saver = createWorkSaver({ tool: 'cover-letter', version: 1 }, packing);
  await saver.save('The beginning.');
  const waiting = [saver.save('A longer beginning.'), saver.save(older)];
  saver.saveOnLeaving('My own end.');
  await Promise.all(waiting);
  expect((await saver.find(null))?.restored).toBe('My own end.');
});
