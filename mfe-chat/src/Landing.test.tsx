import { chatPage } from '@sheaf/api/contract/messages/pages/chat';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Landing, { prepare } from './Landing';

beforeAll(() => prepare('es'));

test('leads to the tool at the top and at the end, and says when it is being built', async () => {
  const { config } = fakeShell();
  const { container } = render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  const links = screen.getAllByRole('link', { name: 'Start Chatting with My PDF' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/chat', '/chat']);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Merging PDFs' })).toHaveAttribute('href', '/merge');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('drops the notice as soon as the server can do it', () => {
  const { config } = fakeShell();
  render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge', 'chat'] } })} />);
  expect(screen.queryByText('This tool is being built')).not.toBeInTheDocument();
  expect(screen.getByText('No account needed. Start right here.')).toBeVisible();
});

test('says whom it is for', () => {
  render(<Landing shell={fakeShell()} />);
  for (const reader of ['Contracts', 'Study', 'Work']) expect(screen.getByRole('heading', { name: reader })).toBeVisible();
});

test('speaks Spanish on a Spanish page, and leads to its Spanish neighbours', async () => {
  const { container } = render(<Landing shell={fakeShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pregúntale a tu PDF y mira dónde lo dice');
  const links = screen.getAllByRole('link', { name: 'Chatear con mi PDF' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/es/chat', '/es/chat']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('shows a question, the answer and the sentence that proves it, and reads none of it out', () => {
  render(<Landing shell={fakeShell()} />);
  const { question, page } = chatPage.english.picture;
  expect(screen.getByText(question).closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByText(page)).toHaveLength(2);
});

test('can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Landing shell={fakeShell({ locale: 'es' })} />)).not.toContain('style="');
});
