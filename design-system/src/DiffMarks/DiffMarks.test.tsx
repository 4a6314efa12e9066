import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { DiffMarks, type DiffPart } from './DiffMarks';
import { diffMarksGuide } from './DiffMarks.guide';

const parts: DiffPart[] = [
  { kind: 'same', text: 'She ' },
  { kind: 'replaced', text: 'go', by: 'goes' },
  { kind: 'same', text: ' to ' },
  { kind: 'inserted', text: 'the ' },
  { kind: 'same', text: 'office ' },
  { kind: 'deleted', text: 'office ' },
];

const renderText = () =>
  render(
    <p>
      <DiffMarks parts={parts} />
    </p>,
  );

testPromises(diffMarksGuide.accessibility, {
  'what came is an insertion and what went a deletion, to those who listen as well': () => {
    renderText();
    expect(screen.getAllByRole('insertion')).toHaveLength(2);
    expect(screen.getAllByRole('deletion')).toHaveLength(2);
  },
  'words say what was inserted, deleted, and replaced by what': () => {
    const { container } = renderText();
    expect(container).toHaveTextContent('She [deleted: go, replaced by: goes] to [inserted: the ] office [deleted: office ]');
  },
  'copying the text takes none of those words along': () => {
    renderText();
    for (const word of screen.getAllByText(/inserted|deleted|replaced/)) expect(getComputedStyle(word).userSelect).toBe('none');
  },
  'axe finds nothing': async () => {
    const { container } = renderText();
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
