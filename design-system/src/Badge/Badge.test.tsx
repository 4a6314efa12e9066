import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { Badge } from './Badge';
import { badgeGuide } from './Badge.guide';

function renderRow() {
  return render(
    <p>
      consent.pdf{' '}
      <Badge tone="good" icon={<Check aria-hidden="true" />}>
        Signed
      </Badge>
    </p>,
  );
}

testPromises(badgeGuide.accessibility, {
  'it is read as words in the place where it stands': () => {
    renderRow();
    expect(screen.getByText(/consent\.pdf/)).toHaveTextContent('consent.pdf Signed');
  },
  'its icon is for the eye alone': () => {
    renderRow();
    expect(screen.getByText('Signed').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
  'axe finds nothing': async () => {
    const { container } = renderRow();
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
