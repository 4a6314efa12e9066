import { token } from '@sheaf/design-system';
import styled from 'styled-components';
import { useMessages } from '../language';
import { useToolRoute } from '../useToolRoute';

/** Shows what a drop will do while files are dragged over the page. The script inside the page sets `data-dragging` then. */
export function DropHint() {
  const { tools, dialogs } = useMessages();
  const route = useToolRoute();
  const words = dialogs.dragging;

  return <Hint aria-hidden="true">{route ? words[route.part === 'Tool' ? 'addTo' : 'openIn'](tools[route.tool.id].title) : words.choose}</Hint>;
}

const Hint = styled.p`
  position: fixed;
  inset: auto ${token('space-4')} ${token('space-6')};
  z-index: 200;
  display: none;
  width: fit-content;
  margin-inline: auto;
  padding: ${token('space-3')} ${token('space-5')};
  border-radius: ${token('radius-control')};
  background: ${token('ink')};
  color: ${token('paper')};
  box-shadow: ${token('shadow-lifted')};
  pointer-events: none;

  html[data-dragging] & {
    display: block;
  }
`;
