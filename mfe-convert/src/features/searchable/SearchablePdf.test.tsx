import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { convert, convertShell, dropFile, findResult, openConvert, press } from '../../testing/convertVisitor';
import { createSamplePaper } from '../../testing/samplePaper';

beforeAll(() => {
  server.listen();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = async () => userEvent.click(await screen.findByText('Searchable PDF (OCR)'));

test('a scan can stay a PDF and become searchable, without a conversion', async () => {
  server.use(convertScenarios.makesAScanSearchable);
  const { container } = await openConvert();
  await dropFile(createSamplePaper('lease.pdf'));
  await open();
  await press('Make a searchable PDF');
  const link = await screen.findByRole('link', { name: 'Download lease-searchable.pdf' });
  expect(link).toHaveAttribute('download', 'lease-searchable.pdf');
  // The button is gone: the keyboard goes on at the download.
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.getByText('412 words on 1 scanned page can now be searched.')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
  // What was said of one file is not said of another.
  await dropFile(createSamplePaper('other.pdf'));
  expect(screen.queryByText(/can now be searched/)).not.toBeInTheDocument();
});

test('a PDF without scans is said to be searchable already, and nothing is offered to download', async () => {
  await openConvert();
  await dropFile();
  await open();
  await press('Make a searchable PDF');
  const nothing = await screen.findByText(/No page of this PDF is a scan/);
  expect(nothing).toBeVisible();
  await waitFor(() => expect(nothing.parentElement).toHaveFocus());
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
});

test('a protected scan asks for its password here as well', async () => {
  await openConvert();
  await dropFile(createSamplePaper('locked.pdf', { isProtected: true }));
  await open();
  await press('Make a searchable PDF');
  expect(await screen.findByText(/locked.pdf is protected/)).toBeVisible();
});

test('a converted scan is offered as a searchable PDF beside its Word file, a converted text is not', async () => {
  server.use(convertScenarios.convertsAScan);
  await openConvert();
  await convert();
  await findResult();
  expect(screen.getByText('Searchable PDF (OCR)')).toBeVisible();
  server.resetHandlers();
  await convert();
  await findResult();
  expect(screen.queryByText('Searchable PDF (OCR)')).not.toBeInTheDocument();
});

test('a server without text recognition does not offer it', async () => {
  await openConvert(convertShell({ config: { ...mockConfig, ocr: { available: false, languages: [] } } }));
  await dropFile();
  expect(await screen.findByText('Options')).toBeVisible();
  expect(screen.queryByText('Searchable PDF (OCR)')).not.toBeInTheDocument();
});
