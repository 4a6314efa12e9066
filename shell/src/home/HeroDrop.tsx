import { Dropzone, formatFileSize, HeroBleed, token } from '@sheaf/design-system';
import styled, { css, keyframes } from 'styled-components';
import { useLocale, useMessages } from '../language';
import { useShellState } from '../store';

/** Takes PDFs before a tool is chosen, dropped anywhere on the page. */
export function HeroDrop({ onFiles }: { onFiles(files: File[]): void }) {
  const { drop, upTo, waiting } = useMessages().home.hero;
  const locale = useLocale();
  const limits = useShellState(({ serverConfig }) => (serverConfig.step === 'known' ? serverConfig.config.limits : null));

  return (
    <HeroBleed>
      <Stack>
        {waiting.map((name, index) => (
          <Sheet key={name} data-place={index} aria-hidden="true">
            {name}
          </Sheet>
        ))}
        <Front>
          <Dropzone
            takesWholePage
            label={drop}
            hint={limits && limits.maxFileBytes > 0 ? upTo(formatFileSize(limits.maxFileBytes, locale)) : undefined}
            maxFiles={limits?.maxFiles || Number.POSITIVE_INFINITY}
            onAdd={onFiles}
          />
        </Front>
      </Stack>
    </HeroBleed>
  );
}

const slideIn = keyframes`
  from { opacity: 0; transform: translate(var(--from-x), var(--from-y)) rotate(0deg); }
`;

const buildArrival = (steps: number) => css`
  animation: ${slideIn} ${token('speed-slow')} ${token('ease')} calc(${steps} * ${token('speed')}) backwards;
`;

const Stack = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  padding-top: ${token('space-10')};
`;

/** A file that is about to be dropped: its upper edge shows above the drop area. */
const Sheet = styled.p`
  position: absolute;
  top: 0;
  width: 56%;
  /* However high the drop area grows with what it says, the sheets end behind it. */
  height: calc(2 * ${token('space-24')});
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-sheet')};
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  line-height: 1;

  &[data-place='0'] {
    --from-x: -18%;
    --from-y: 4%;
    left: 4%;
    transform: rotate(-5deg);
    ${buildArrival(1)}
  }
  &[data-place='1'] {
    --from-x: 18%;
    --from-y: -4%;
    right: 4%;
    text-align: right;
    transform: rotate(4deg);
    ${buildArrival(2)}
  }
`;

const Front = styled.div`
  position: relative;
  border-radius: ${token('radius-sheet')};
  box-shadow: ${token('shadow-lifted')};
`;
