import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { buttonGuide } from './Button.guide';
import { LinkButton } from './LinkButton';
import { linkButtonGuide } from './LinkButton.guide';

test('never sends a form unless it is told to', async () => {
  const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button>Rotate</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

testPromises(buttonGuide.accessibility, {
  'it is pressed by pointer and by keyboard': async () => {
    const handleClick = jest.fn();
    render(<Button onClick={handleClick}>Merge PDFs</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Merge PDFs' }));
    await userEvent.keyboard('{Enter}');
    expect(handleClick).toHaveBeenCalledTimes(2);
  },
  'one that is disabled does nothing': async () => {
    const handleClick = jest.fn();
    render(
      <Button disabled onClick={handleClick}>
        Merge PDFs
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Merge PDFs' }));
    expect(handleClick).not.toHaveBeenCalled();
  },
  'axe finds nothing': async () => {
    const { container } = render(
      <>
        <Button tone="accent">Merge</Button>
        <LinkButton href="/">Home</LinkButton>
      </>,
    );
    expect(await findAxeViolations(container)).toEqual([]);
  },
});

testPromises(linkButtonGuide.accessibility, {
  'a way to another page stays a link with its address': () => {
    render(<LinkButton href="/merge">Merge my PDFs</LinkButton>);
    expect(screen.getByRole('link', { name: 'Merge my PDFs' })).toHaveAttribute('href', '/merge');
  },
});
