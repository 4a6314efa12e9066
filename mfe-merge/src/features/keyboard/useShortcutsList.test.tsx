import type { ShortcutGroup } from '@sheaf/tool-contract';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { openMerge } from '../../testing/mergeVisitor';

test('the list of shortcuts names the keys of this tool while it is open, and no longer', () => {
  let offered: ShortcutGroup[] = [];
  const shell = fakeShell({
    offerShortcuts(groups) {
      offered = groups;
      return () => {
        offered = [];
      };
    },
  });
  const { unmount } = openMerge(shell);
  expect(offered.flatMap(({ shortcuts }) => shortcuts)).toContainEqual({ keys: ['Ctrl', 'Z'], does: 'Take the last step back' });
  unmount();
  expect(offered).toEqual([]);
});
