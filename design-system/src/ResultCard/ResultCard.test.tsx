import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { ResultCard } from './ResultCard';
import { resultCardGuide } from './ResultCard.guide';

function show() {
  return render(
    <ResultCard tool="merge" fileName="merged.pdf" facts="12 pages" privacyIcon={<svg aria-hidden="true" />} privacy="Nothing is kept.">
      <button type="button">Download</button>
    </ResultCard>,
  );
}

testPromises(resultCardGuide.accessibility, {
  'its name takes the focus when it arrives': async () => {
    show();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'merged.pdf' })).toHaveFocus());
  },
  'axe finds nothing': async () => {
    const { container } = show();
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
