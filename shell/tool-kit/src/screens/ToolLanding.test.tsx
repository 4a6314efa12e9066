import { mergePage } from '@sheaf/api/contract/messages/pages/merge';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToolLanding } from './ToolLanding';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function open(changes: Parameters<typeof fakeShell>[0] = {}) {
  const shell = fakeShell(changes);
  render(<ToolLanding shell={shell} tool="merge" toolPath="/merge" takesMany icon={null} page={mergePage.english} HeroPicture={() => null} />);
  return shell;
}

test('files chosen in the hero go to the page, which opens the tool with them', async () => {
  const shell = open();
  await userEvent.upload(screen.getByLabelText('Drop the PDFs to merge'), [pdf('one.pdf'), pdf('two.pdf')]);
  expect(shell.opened.map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf']);
});

test('nothing is to be dropped for a tool that is being built, or on an older page', () => {
  open({ config: { ...fakeShell().config, tools: [] } });
  open({ openFiles: undefined });
  expect(screen.queryByLabelText('Drop the PDFs to merge')).not.toBeInTheDocument();
});
