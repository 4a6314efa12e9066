import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useHandedFiles } from './useHandedFiles';

function Tool({ files, label, autoFocus = false }: { files: File[]; label: string; autoFocus?: boolean }) {
  const [shell] = useState(() => ({ ...fakeShell(), takeHandedFiles: async () => files }));
  const [received, setReceived] = useState<string[]>([]);
  useHandedFiles(shell, (handed) => setReceived(handed.map(({ name }) => name)));
  return (
    <main>
      {/* biome-ignore lint/a11y/noAutofocus: a visitor may have begun to type before the files come. */}
      <input aria-label="Your question" autoFocus={autoFocus} />
      <div>
        <input type="file" aria-label={label} />
        <button type="button">{label}</button>
      </div>
      <p>{received.join(', ')}</p>
    </main>
  );
}

test.each([
  { names: ['scan.pdf'], label: 'Drop your CV here' },
  { names: ['a.pdf', 'b.pdf'], label: 'Drop the PDFs to merge' },
  { names: ['wrong.pdf'], label: 'Suelta aquí el PDF' },
])('after $names came from another page the focus is on "$label", for a refusal to go on from', async ({ names, label }) => {
  render(<Tool label={label} files={names.map((name) => new File(['x'], name))} />);
  expect(await screen.findByText(names.join(', '))).toBeVisible();
  expect(screen.getByRole('button', { name: label })).toHaveFocus();
});

test('a visitor who is typing keeps the focus when files arrive', async () => {
  render(<Tool label="Drop your PDF here" files={[new File(['x'], 'lease.pdf')]} autoFocus />);
  expect(await screen.findByText('lease.pdf')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
});

test('without files the focus stays at the top of the page', async () => {
  render(<Tool label="Drop your PDF here" files={[]} />);
  await waitFor(() => expect(document.body).toHaveFocus());
});
