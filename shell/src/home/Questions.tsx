import { Accordion, from, layOutWhenNear, token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useLocale, useMessages } from '../language';
import { useShellState } from '../store';
import { listQuestions } from './listQuestions';

/** What visitors ask before they trust a page with a file. */
export function Questions() {
  const words = useMessages().home.questions;
  const names = useMessages().tools;
  const locale = useLocale();
  const serverConfig = useShellState((state) => state.serverConfig);

  return (
    <Section aria-labelledby="questions-title">
      <h2 id="questions-title">{words.title}</h2>
      <Accordion items={listQuestions(serverConfig.step === 'known' ? serverConfig.config : null, { words, names, locale })} />
    </Section>
  );
}

const Section = styled.section`
  ${layOutWhenNear({ onPhone: '31rem', wide: '16rem' })}
  display: grid;
  gap: ${token('space-6')};
  margin-top: ${token('space-20')};

  ${from.wide} {
    grid-template-columns: 1fr 2fr;
  }
  h2 {
    font-size: ${token('text-28')};
  }
`;
