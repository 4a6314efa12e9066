import { SegmentedControl, VisuallyHidden } from '@sheaf/design-system';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { THEME_SWITCH_ATTRIBUTE } from '../early/earlyTheme';
import { useMessages } from '../language';
import { useServices } from '../services';
import { readTheme, showTheme, THEME_KEY, type Theme, themes } from '../theme';

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, unknown>;

/** Switches between the light theme, the dark theme and that of the device. Remembered in this browser. */
export function ThemeSwitch() {
  const { storage } = useServices();
  const words = useMessages().chrome.theme;
  const [theme, setTheme] = useState<Theme>('system');

  // Pages are prerendered without a visitor's theme, so it is read after hydration.
  useEffect(() => {
    const remembered = readTheme(storage);
    setTheme(remembered);
    showTheme(remembered, document.documentElement);
  }, [storage]);

  function handleChange(chosen: Theme) {
    setTheme(chosen);
    showTheme(chosen, document.documentElement);
    storage.setItem(THEME_KEY, chosen);
  }

  return (
    <div {...{ [THEME_SWITCH_ATTRIBUTE]: '' }}>
      <SegmentedControl
        label={words.label}
        value={theme}
        segments={themes.map((value) => ({ value, label: <VisuallyHidden>{words[value]}</VisuallyHidden>, icon: <ThemeIcon theme={value} /> }))}
        onChange={handleChange}
      />
    </div>
  );
}

function ThemeIcon({ theme }: { theme: Theme }) {
  const Icon = icons[theme];
  return <Icon aria-hidden="true" />;
}
