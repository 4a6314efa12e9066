import { Button, from, token } from '@sheaf/design-system';
import { usePress } from '@sheaf/tool-kit/usePress';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { useMessages } from '../../messages';

export interface ConvertBarProps {
  isReady: boolean;
  /** True while the file asks for its password: the button beside that field then converts. */
  isOpenedFirst: boolean;
  isConverting: boolean;
  /** True once there is a result; downloading it is then the first thing to do. */
  isDone: boolean;
  onConvert: () => void;
}

/** What becomes of the file, and the one button, always in the same place. */
export function ConvertBar({ isReady, isOpenedFirst, isConverting, isDone, onConvert }: ConvertBarProps) {
  const { screen: words, work } = useMessages();
  const { isPressed, press } = usePress(onConvert);
  return (
    <Bar>
      <Privacy>
        <ShieldCheck aria-hidden="true" />
        {words.privacy}
      </Privacy>
      {!isOpenedFirst && (
        <Button tone={isDone ? 'plain' : 'accent'} size="large" disabled={!isReady} onClick={press}>
          {isConverting || isPressed ? work.title : words.convert}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${token('space-4')};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-top: ${token('space-4')};
    border-top: ${token('hairline')} solid ${token('line')};
  }
`;

const Privacy = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')};
  max-width: 44ch;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-wrap: pretty;

  svg {
    width: ${token('icon-small')};
    height: ${token('icon-small')};
    margin-top: 0.2em;
  }
`;
