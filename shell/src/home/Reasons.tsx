import { from, Mark, token } from '@sheaf/design-system';
import styled from 'styled-components';

/** Three reasons, each one something that can be checked. */
export function Reasons() {
  return (
    <Section aria-label="Why Sheaf">
      <div>
        <h2>Private, and it shows</h2>
        <p>
          Your files go to this server and to nobody else. They are merged, handed back to you and not kept. No page loads anything from another site.
        </p>
      </div>
      <div>
        <h2>Checked, not guessed</h2>
        <p>
          A merged file is opened again and <Mark>its pages are counted</Mark> before you get it. A damaged or locked file is named, never left out.
        </p>
      </div>
      <div>
        <h2>Free for good</h2>
        <p>No sign-up, no trial, no watermark. There is no account to make, so there is none to lose and nothing to cancel.</p>
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token('space-8')} ${token('space-10')};
  margin-top: ${token('space-16')};
  padding-top: ${token('space-12')};
  border-top: ${token('hairline')} solid ${token('line')};

  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
  h2 {
    font-size: ${token('text-22')};
  }
  p {
    max-width: ${token('measure')};
    margin-top: ${token('space-2')};
    color: ${token('ink-soft')};
  }
`;
