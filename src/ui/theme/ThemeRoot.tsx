import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/** Loaded with the screens that have fields, never with the first screen. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    // MUI's styles come first in the head, so that CSS modules override them.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
