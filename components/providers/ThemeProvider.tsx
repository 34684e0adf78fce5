'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { type ReactNode, useMemo } from 'react';
import rtlPlugin from 'stylis-plugin-rtl';
import { createMuiTheme, extraStyleSheets } from '#lib/theme/mui.ts';

/**
 * MUI's own styles use physical sides; the plugin turns them round. Each direction has its own class prefix. Without
 * stylis' prefixer: the browsers of our baseline need none, and its version would have to match Emotion's.
 */
const CACHES = {
  ltr: { key: 'ui' },
  rtl: { key: 'ui-rtl', stylisPlugins: [rtlPlugin] },
};

interface Props {
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/**
 * MUI for what is inside: the customer area and islands that need it. The appearance is not MUI's to keep: the plain
 * script of the page marks `<html>` from the saved `themeMode`, and the custom properties follow.
 */
export function ThemeProvider({ dir, children }: Props) {
  const theme = useMemo(() => createMuiTheme(dir), [dir]);
  const styles = useMemo(() => extraStyleSheets(theme), [theme]);
  return (
    <AppRouterCacheProvider options={CACHES[dir]}>
      <MuiThemeProvider
        theme={theme}
        disableStyleSheetGeneration
        colorSchemeNode={null}
        storageManager={null}
        storageWindow={null}
      >
        {styles.map((sheet, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in a fixed order
          <GlobalStyles key={at} styles={sheet as never} />
        ))}
        {children}
      </MuiThemeProvider>
    </AppRouterCacheProvider>
  );
}
