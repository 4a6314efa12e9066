import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { ToolPage } from './ToolPage';
import { toolPageGuide } from './ToolPage.guide';

test('at work the sentence about the tool gives way to what is worked on', () => {
  render(
    <ToolPage title="Cover letter" lead="Written from your CV." isAtWork subject="Baker at Corner Bakery">
      Work
    </ToolPage>,
  );
  expect(screen.getByText('Baker at Corner Bakery')).toBeInTheDocument();
  expect(screen.queryByText('Written from your CV.')).not.toBeInTheDocument();
});

testPromises(toolPageGuide.accessibility, {
  'it has one heading of the first level, and work is read before result': () => {
    render(
      <ToolPage title="Merge PDFs" lead="Put your files in order." back={<a href="/">Back to Tools</a>} aside="Result">
        Work
      </ToolPage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeInTheDocument();
    expect(screen.getByText('Put your files in order.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Tools' })).toBeInTheDocument();
    expect(screen.getByText('Work').compareDocumentPosition(screen.getByText('Result'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
  'axe finds nothing': async () => {
    const { container } = render(
      <ToolPage title="Merge PDFs" lead="Put your files in order.">
        Work
      </ToolPage>,
    );
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
