import type { MergePicture } from '@sheaf/api/contract/messages/landingWords';
import { HeroBleed, HeroDesk, HeroLines, Marked, token } from '@sheaf/design-system';
import { CircleCheck } from 'lucide-react';
import styled, { css, keyframes } from 'styled-components';

/** Sheets of three files, gathered into one that has a bookmark for each. A picture, so nobody reads it out. */
export function HeroPicture({ words: { files, bookmarks, result, counted } }: { words: MergePicture }) {
  return (
    <HeroBleed aria-hidden="true">
      <Desk>
        <Loose>
          {files.map((file, index) => (
            <Sheet key={file} data-place={index + 1}>
              {file}
              <Lines viewBox="0 0 90 64">
                <path d={LINES[index]} />
              </Lines>
            </Sheet>
          ))}
        </Loose>
        <Bound>
          <Marks>
            {bookmarks.map((bookmark, index) => (
              <li key={bookmark} data-place={index + 1}>
                {bookmark}
              </li>
            ))}
          </Marks>
          <Lines viewBox="0 0 200 148">
            <path d="M2 6h90M2 34h152M2 52h140M2 70h156M2 88h96M2 124h150M2 142h128" />
          </Lines>
        </Bound>
        <Result>
          <CircleCheck />
          <span>
            <strong>{result}</strong> <Marked text={counted} />
          </span>
        </Result>
      </Desk>
    </HeroBleed>
  );
}

const LINES = ['M2 10h52M2 28h82M2 44h74M2 60h40', 'M2 10h84M2 28h70M2 44h84M2 60h60', 'M2 10h66M2 28h84M2 44h38M2 60h78'];

const fall = keyframes`
  from { opacity: 0; transform: translateY(-16%); }
`;

const gather = keyframes`
  from { opacity: 0; transform: translateY(5%); }
`;

const hues = css`
  &[data-place='1'] {
    --hue: ${token('file-1')};
  }
  &[data-place='2'] {
    --hue: ${token('file-2')};
  }
  &[data-place='3'] {
    --hue: ${token('file-3')};
  }
`;

const Desk = styled(HeroDesk)`
  font-size: ${token('text-14')};
  line-height: 1.2;
`;

const Loose = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-2')};
`;

const Sheet = styled.div`
  ${hues}
  overflow: hidden;
  padding: ${token('space-3')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-top: ${token('space-1')} solid var(--hue);
  border-radius: ${token('radius-small')};
  box-shadow: ${token('shadow-sheet')};
  color: ${token('ink-soft')};
  text-overflow: ellipsis;
  white-space: nowrap;
  animation: ${fall} ${token('speed-slow')} ${token('ease')} backwards;

  &[data-place='1'] {
    rotate: -5deg;
  }
  &[data-place='2'] {
    margin-block: ${token('space-3')} calc(-1 * ${token('space-3')});
    rotate: 2deg;
    animation-delay: ${token('speed')};
  }
  &[data-place='3'] {
    rotate: 6deg;
    animation-delay: calc(2 * ${token('speed')});
  }
`;

const Lines = styled(HeroLines)`
  margin-top: ${token('space-3')};
`;

const Bound = styled.div`
  position: relative;
  width: 70%;
  margin: ${token('space-8')} 0 0 4%;
  padding: ${token('space-3')} ${token('space-6')} ${token('space-16')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  /* The edges of the sheets below, then their shadow. */
  box-shadow:
    ${token('space-1')} ${token('space-1')} 0 ${token('sheet')},
    ${token('space-1')} ${token('space-1')} 0 ${token('hairline')} ${token('line')},
    ${token('space-2')} ${token('space-2')} 0 ${token('sheet')},
    ${token('space-2')} ${token('space-2')} 0 ${token('hairline')} ${token('line')},
    ${token('shadow-lifted')};
  animation: ${gather} ${token('speed-slow')} ${token('ease')} calc(3 * ${token('speed')}) backwards;
`;

/** Tabs that stand out at the side of the stack. */
const Marks = styled.ul`
  position: absolute;
  top: ${token('space-8')};
  left: 100%;
  display: grid;
  gap: ${token('space-2')};
  margin-left: ${token('space-2')};

  li {
    ${hues}
    padding: ${token('space-2')} ${token('space-3')};
    background: ${token('sheet')};
    border: ${token('hairline')} solid ${token('line')};
    border-left: ${token('space-1')} solid var(--hue);
    border-radius: 0 ${token('radius-small')} ${token('radius-small')} 0;
    white-space: nowrap;
  }
`;

const Result = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  width: fit-content;
  margin: calc(-1 * ${token('space-8')}) 0 0 auto;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('sheet')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius-control')};
  box-shadow: ${token('shadow-lifted')};
  animation: ${gather} ${token('speed-slow')} ${token('ease')} calc(5 * ${token('speed')}) backwards;

  svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('good')};
  }
`;
