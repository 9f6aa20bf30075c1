import { createTheme } from '@mui/material/styles';
import { controls } from './controls';
import { pickers } from './pickers';

const token = (name: string) => `var(--${name})`;

export const muiTheme = createTheme({
  palette: {
    primary: {
      main: token('color-accent'),
      dark: token('color-accent-strong'),
      light: token('color-accent-soft'),
      contrastText: token('color-on-accent'),
    },
    error: {
      main: token('color-error'),
      dark: token('color-error'),
      light: token('color-error-soft'),
      contrastText: token('color-on-accent'),
    },
    text: {
      primary: token('color-ink'),
      secondary: token('color-ink-soft'),
      disabled: token('color-ink-hint'),
    },
    divider: token('color-line'),
    background: { default: token('color-canvas'), paper: token('color-surface') },
  },
  typography: { fontFamily: token('font-sans'), fontSize: 16, button: { textTransform: 'none' } },
  shape: { borderRadius: 10 },
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } }, ...controls, ...pickers },
});

/** Lets the browser resolve variables: MUI would parse a colour to make it transparent. */
muiTheme.alpha = (color, opacity) => `rgb(from ${color} r g b / calc(${opacity}))`;
