import { render, screen } from '@testing-library/react';
import { SaveAs } from './SaveAs';

const PDF = { extension: '.pdf', nameless: 'merged.pdf' };
const words = { fileName: 'File name', savedAs: (name: string) => `Saved as ${name}`, download: (name: string) => `Download ${name} now` };
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenversicherung';

test.each(['merged', LONG])('the button that saves %s shows the end of the name and is called by all of it', (name) => {
  render(<SaveAs url="blob:1" kind={PDF} name={name} words={words} onRename={() => undefined} />);
  const link = screen.getByRole('link', { name: `Download ${name}.pdf now` });
  expect(link).toHaveAttribute('download', `${name}.pdf`);
  const seen = [...link.querySelectorAll('[aria-hidden=true]')].map((part) => part.textContent).filter(Boolean);
  expect(seen.at(-1)).toBe(`${name}.pdf`.slice(-10));
});
