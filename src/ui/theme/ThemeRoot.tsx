import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/** Around whatever holds fields; comes with their chunk, never with the first screen. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    // First in the head: the CSS modules of this folder come after, and win.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
