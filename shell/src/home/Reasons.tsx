import { from, layOutWhenNear, Marked, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../language';
import { useIsCharging } from '../useIsCharging';

/** Three reasons, each one something that can be checked. */
export function Reasons() {
  const { label, reasons, charged } = useMessages().home.reasons;
  const shown = useIsCharging() ? [...reasons.slice(0, -1), charged] : reasons;

  return (
    <Section aria-label={label}>
      {shown.map(({ title, sentence }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>
            <Marked text={sentence} />
          </p>
        </div>
      ))}
    </Section>
  );
}

const Section = styled.section`
  ${layOutWhenNear({ onPhone: '31rem', wide: '16rem' })}
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
