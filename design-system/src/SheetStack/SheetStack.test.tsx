import { render, screen } from '@testing-library/react';
import { SheetStack } from './SheetStack';

test('is a picture for the eye alone', () => {
  const { container } = render(<SheetStack tool="chat" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws another sheet on top for each tool', () => {
  const drawings = (['merge', 'convert', 'chat', 'grammar', 'cover-letter'] as const).map((tool) => {
    const { container, unmount } = render(<SheetStack tool={tool} />);
    const drawing = container.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(5);
});
