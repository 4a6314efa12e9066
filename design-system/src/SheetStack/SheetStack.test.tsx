import { testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { SheetStack } from './SheetStack';
import { sheetStackGuide } from './SheetStack.guide';

test('draws another sheet on top for each tool', () => {
  const drawings = (['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const).map((tool) => {
    const { container, unmount } = render(<SheetStack tool={tool} />);
    const drawing = container.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(5);
});

testPromises(sheetStackGuide.accessibility, {
  'it is a picture for the eye alone': () => {
    const { container } = render(<SheetStack tool="chat" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
});
