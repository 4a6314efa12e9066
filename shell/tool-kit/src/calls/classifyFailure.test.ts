import { ApiError } from '@sheaf/api/client/apiError';
import { errorMessages } from '@sheaf/api/contract/messages/errors';
import { classifyFailure, withRemedy } from './classifyFailure';

const failWith = (code: string, sentence: string) => {
  const error = new ApiError(422, sentence, { code, sentence });
  return withRemedy(classifyFailure(error, []), error, errorMessages.english);
};

test('a file that would fail again is reported with what to do about it', () => {
  expect(failWith('damaged_pdf', 'lease.pdf is damaged and could not be read.').sentence).toBe(
    'lease.pdf is damaged and could not be read. Perhaps it did not arrive whole: fetch it once more from where it came, and choose that.',
  );
});

test('a refusal that already says what to do is not changed', () => {
  expect(failWith('busy', 'The server is busy. Try again in 5 seconds.').sentence).toBe('The server is busy. Try again in 5 seconds.');
});
