import { server } from '@sheaf/api/mocks/node';
import { findFileFault } from '@sheaf/tool-kit/findFileFault';
import { screen } from '@testing-library/react';
import { dropFile, openConvert } from '../../testing/convertVisitor';

jest.mock('@sheaf/tool-kit/findFileFault', () => ({ findFileFault: jest.fn(async () => 'not_opened') }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a file that this browser cannot open is not called ready, and may be tried all the same', async () => {
  await openConvert();
  await dropFile();
  expect(await screen.findByText(/^This browser could not open paper\.pdf/)).toBeVisible();
  expect(screen.queryByText('paper.pdf is ready to be converted.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeEnabled();
  expect(findFileFault).toHaveBeenCalledTimes(1);
});
