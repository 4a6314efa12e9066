import { testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { Mark } from './Mark';
import { markGuide } from './Mark.guide';

testPromises(markGuide.accessibility, {
  'the marked words stay words in their sentence': () => {
    render(
      <p>
        An answer carries <Mark>the very sentence</Mark> it stands on.
      </p>,
    );
    expect(screen.getByText('the very sentence').tagName).toBe('MARK');
    expect(screen.getByText(/An answer carries/)).toHaveTextContent('An answer carries the very sentence it stands on.');
  },
});
