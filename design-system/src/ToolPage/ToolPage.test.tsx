import { axeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { ToolPage } from './ToolPage';

test('names the tool, says what it does, and shows work before result', () => {
  render(
    <ToolPage title="Merge PDFs" lead="Put your files in order." back={<a href="/">Back to Tools</a>} aside="Result">
      Work
    </ToolPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeInTheDocument();
  expect(screen.getByText('Put your files in order.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Tools' })).toBeInTheDocument();
  expect(screen.getByText('Work').compareDocumentPosition(screen.getByText('Result'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has no accessibility violations', async () => {
  const { container } = render(
    <ToolPage title="Merge PDFs" lead="Put your files in order.">
      Work
    </ToolPage>,
  );
  expect(await axeViolations(container)).toEqual([]);
});
