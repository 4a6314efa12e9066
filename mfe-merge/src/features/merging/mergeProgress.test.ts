import fc from 'fast-check';
import { messagesIn } from '../../messages';
import { advanceMergeProgress, formatStage, type MergeEvent, type MergeProgress, type MergeWork, startMergeProgress } from './mergeProgress';

const MB = 1024 * 1024;
const files = [
  { name: 'report.pdf', size: 10 * MB },
  { name: 'appendix.pdf', size: 20 * MB },
];
const onServer: MergeWork = { files, place: 'server' };
const onDevice: MergeWork = { files, place: 'device' };

const after = (work: MergeWork, ...event: MergeEvent[]): MergeProgress =>
  event.reduce((before, each) => advanceMergeProgress(before, each, work), startMergeProgress(work));

const upload = (share: number): MergeEvent => ({ of: 'upload', share });
const answer = (share: number): MergeEvent => ({ of: 'answer', share });
const waiting: MergeEvent = { of: 'work', progress: { stage: 'waiting' } };
const reading = (file: number): MergeEvent => ({ of: 'work', progress: { stage: 'reading', file, files: 2 } });
const writing = (page: number): MergeEvent => ({ of: 'work', progress: { stage: 'writing', page, pages: 400 } });
const checking: MergeEvent = { of: 'work', progress: { stage: 'checking' } };

test.each<[string, MergeEvent[]]>([
  ['Uploading 30 MB', []],
  ['Uploading 12 MB of 30 MB', [upload(0.4)]],
  ['Waiting for the server', [upload(1)]],
  ['Waiting for a free place', [upload(1), waiting]],
  ['Reading appendix.pdf (2 of 2)', [upload(1), reading(1)]],
  ['Writing page 120 of 400', [upload(1), reading(1), writing(120)]],
  ['Checking the result', [upload(1), writing(400), checking]],
  ['Receiving the merged file', [upload(1), checking, answer(0.5)]],
])('a visitor whose files go to the server reads "%s"', (sentence, event) => {
  expect(formatStage(after(onServer, ...event).stage, messagesIn('en'))).toBe(sentence);
});

test.each<[string, MergeEvent[]]>([
  ['Putting 2 files together', []],
  ['Reading report.pdf (1 of 2)', [reading(0)]],
  ['Writing page 120 of 400', [reading(1), writing(120)]],
])('a visitor whose files stay on the device reads "%s"', (sentence, event) => {
  expect(formatStage(after(onDevice, ...event).stage, messagesIn('en'))).toBe(sentence);
});

test('nothing is claimed before anything is known', () => {
  expect(after(onServer).share).toBeUndefined();
  expect(after(onServer, { of: 'work', progress: { stage: 'receiving' } }).share).toBeUndefined();
});

test('on the device the pages are nearly all of the work, and the server has an upload before them', () => {
  expect(after(onDevice, writing(200)).share).toBeCloseTo(0.575);
  expect(after(onServer, upload(0.5)).share).toBeCloseTo(0.25);
});

test('upload progress that arrives after the server has begun changes nothing', () => {
  const begun = after(onServer, reading(0));
  expect(advanceMergeProgress(begun, upload(0.99), onServer)).toBe(begun);
});

test('the share never falls and never passes the whole, whatever comes in whatever order', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const event = fc.oneof(
    share.map(upload),
    share.map(answer),
    fc.constantFrom(waiting, checking),
    fc.nat({ max: 1 }).map(reading),
    fc.nat({ max: 400 }).map(writing),
  );
  fc.assert(
    fc.property(fc.array(event), fc.constantFrom(onServer, onDevice), (all, work) => {
      let before = startMergeProgress(work);
      for (const each of all) {
        const next = advanceMergeProgress(before, each, work);
        expect(next.share ?? 0).toBeGreaterThanOrEqual(before.share ?? 0);
        expect(next.share ?? 0).toBeLessThanOrEqual(1);
        before = next;
      }
    }),
  );
});
