import { Dialog, token } from '@sheaf/design-system';
import type { ShortcutGroup } from '@sheaf/tool-contract';
import styled from 'styled-components';
import { useMessages } from '../language';

export interface ShortcutsDialogProps {
  isOpen: boolean;
  /** The keys of the tool that is open. */
  ofTool: readonly ShortcutGroup[];
  onClose(): void;
}

/** What the keys do: those of the open tool, then those of every page. */
export function ShortcutsDialog({ isOpen, ofTool, onClose }: ShortcutsDialogProps) {
  const words = useMessages().dialogs.shortcuts;
  const everywhere: ShortcutGroup = {
    title: words.everywhere,
    shortcuts: [
      { keys: ['?'], does: words.showThis },
      { keys: ['F8'], does: words.toNotices },
      { keys: [words.escape], does: words.closeOpen },
    ],
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.sentence}>
      {[...ofTool, everywhere].map(({ title, shortcuts }) => (
        <Group key={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </Dialog>
  );
}

const Group = styled.section`
  & + & {
    margin-top: ${token('space-6')};
  }
  h3 {
    margin-bottom: ${token('space-1')};
    font-size: ${token('text-18')};
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-4')};
    padding-block: ${token('space-2')};
    border-bottom: ${token('hairline')} solid ${token('line')};
  }
  dd {
    display: flex;
    flex: none;
    gap: ${token('space-1')};
    margin: 0;
  }
  kbd {
    min-width: ${token('space-8')};
    padding: 0 ${token('space-2')};
    border: ${token('hairline')} solid ${token('line-strong')};
    border-radius: ${token('radius-small')};
    background: ${token('sheet-soft')};
    font-family: inherit;
    font-size: ${token('text-14')};
    line-height: 1.7;
    text-align: center;
  }
`;
