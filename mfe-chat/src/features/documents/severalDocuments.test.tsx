import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { askAndWait, getQuestionField, openChat, press } from '../../testing/chatVisitor';
import { createSampleLease } from '../../testing/sampleLease';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const parking = () => createTextPdf('parking.pdf', [['A place in the garage costs 45 euros.']]);
const documents = () => screen.getByRole('navigation', { name: 'Documents' });
const listed = () =>
  within(documents())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const showPdfs = () => userEvent.click(screen.getByRole('tab', { name: 'PDF' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name: `Chat with PDF: ${name}` });

async function add(file: File) {
  const input = screen.getByLabelText('Add PDFs', { selector: 'input' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

async function openBoth() {
  const page = await openChat();
  await dropFiles(createSampleLease(), parking());
  await title('lease.pdf and 1 more');
  return page;
}

test('several PDFs that are chosen together become one conversation', async () => {
  const { container } = await openBoth();
  expect(screen.getByText('2 documents')).toBeVisible();
  await showPdfs();
  expect(listed()).toEqual(['lease.pdf', 'parking.pdf']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('a citation names its file, and the viewer goes to that document', async () => {
  await openBoth();
  const answer = await askAndWait('What does a place in the garage cost?');
  await userEvent.click(within(answer).getByRole('button', { name: /^parking\.pdf, p\. 1/ }));
  expect(within(documents()).getByRole('button', { name: 'parking.pdf' })).toHaveAttribute('aria-current', 'true');
});

test('the same PDF added twice can be distinguished in the list, in an answer and after a reload', async () => {
  await openChat();
  await dropFiles(createSampleLease(), createSampleLease());
  await title('lease.pdf and 1 more');
  const answer = await askAndWait('How long is the notice period?');
  expect(within(answer).getAllByRole('button', { name: /^lease\.pdf(?: \(2\))?, p\. 2/ }).length).toBeGreaterThan(0);
  await showPdfs();
  expect(listed()).toEqual(['lease.pdf', 'lease.pdf (2)']);
  await add(createSampleLease());
  await waitFor(() => expect(listed()).toEqual(['lease.pdf', 'lease.pdf (2)', 'lease.pdf (3)']));
  await press('Remove lease.pdf');
  await waitFor(() => expect(listed()).toEqual(['lease.pdf (2)', 'lease.pdf (3)']));
  cleanup();
  await openChat();
  await title('lease.pdf and 1 more');
  await showPdfs();
  expect(listed()).toEqual(['lease.pdf', 'lease.pdf (2)']);
});

test('the file is not named while there is one PDF, and is once another is added', async () => {
  await openChat();
  await dropFiles(createSampleLease());
  await title('lease.pdf');
  const answer = await askAndWait('How long is the notice period?');
  expect(within(answer).getByRole('button', { name: /^p\. 2/ })).toBeVisible();
  await add(parking());
  await title('lease.pdf and 1 more');
  expect(within(answer).getByRole('button', { name: /^lease\.pdf, p\. 2/ })).toBeVisible();
});

test('a removed PDF is not searched any more, and its citations are no links', async () => {
  await openBoth();
  const answer = await askAndWait('What does a place in the garage cost?');
  await showPdfs();
  await press('Remove parking.pdf');
  await title('lease.pdf');
  expect(listed()).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(answer).toHaveTextContent('parking.pdf, p. 1');
  expect(within(answer).queryByRole('button', { name: /^parking\.pdf/ })).not.toBeInTheDocument();
});

test('a PDF that cannot be read is named, and the others are there', async () => {
  await openChat();
  await dropFiles(createSampleLease(), createSampleLease('secret.pdf', { isProtected: true }), parking());
  await title('lease.pdf and 1 more');
  expect(await screen.findByText('secret.pdf is protected. Enter its password to continue.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  await title('lease.pdf and 2 more');
  await showPdfs();
  expect(listed()).toEqual(['lease.pdf', 'parking.pdf', 'secret.pdf']);
  expect(screen.queryByText(/is protected\./)).not.toBeInTheDocument();
});

test('the first of several may be one that cannot be read: the others become the conversation, and it is named', async () => {
  await openChat();
  const page = new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' });
  await dropFiles(page, createSampleLease('secret.pdf', { isProtected: true }), createSampleLease(), parking());
  await title('lease.pdf and 1 more');
  expect(await screen.findByText(/^page\.pdf is not a PDF file\./)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  await title('lease.pdf and 2 more');
});

test('several that cannot be read are all named, and the password of one brings back what was said of the others', async () => {
  await openChat();
  const page = new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' });
  await dropFiles(page, new File([], 'draft.pdf', { type: 'application/pdf' }), createSampleLease('secret.pdf', { isProtected: true }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/2 files cannot be read.*page\.pdf is not a PDF file.*draft\.pdf is empty/);
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  await title('secret.pdf');
  expect(await screen.findByText(/^page\.pdf is not a PDF file\./)).toBeVisible();
});

test('adding can be given up, and the conversation goes on', async () => {
  await openChat();
  await dropFiles(createSampleLease());
  await title('lease.pdf');
  server.use(chatScenarios.chatRecognisesText);
  await add(parking());
  const dialog = await screen.findByRole('dialog', { name: 'Analyzing parking.pdf...' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getQuestionField()).toBeEnabled();
});

test('a page that is loaded anew has every PDF again', async () => {
  await openBoth();
  await askAndWait('What does a place in the garage cost?');
  cleanup();
  await openChat();
  await title('lease.pdf and 1 more');
  await showPdfs();
  expect(listed()).toEqual(['lease.pdf', 'parking.pdf']);
  await userEvent.click(within(documents()).getByRole('button', { name: 'parking.pdf' }));
  expect(screen.queryByText('The PDF is no longer in this browser')).not.toBeInTheDocument();
});
