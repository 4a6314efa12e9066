import { Card, from, layOutWhenNear, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../language';

/** First names and what Sheaf is for; nobody is quoted as praising it. */
export function Uses() {
  const { title, uses } = useMessages().home.uses;

  return (
    <Section aria-labelledby="uses-title">
      <h2 id="uses-title">{title}</h2>
      <List>
        {uses.map(({ name, occasion, use }) => (
          <li key={name}>
            <Card>
              <Use>{use}</Use>
              <Audience>
                <strong>{name}</strong>, {occasion}
              </Audience>
            </Card>
          </li>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  ${layOutWhenNear({ onPhone: '31rem', wide: '16rem' })}
  margin-top: ${token('space-20')};

  h2 {
    font-size: ${token('text-28')};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space-4')};
  margin-top: ${token('space-6')};

  ${from.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
  > li > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${token('space-6')};
    height: 100%;
  }
`;

const Use = styled.p`
  font-family: ${token('font-display')};
  font-size: ${token('text-22')};
  line-height: 1.3;
`;

const Audience = styled.p`
  color: ${token('ink-soft')};

  strong {
    color: ${token('ink')};
    font-weight: ${token('weight-strong')};
  }
`;
