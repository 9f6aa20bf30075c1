import type { Components, Theme } from '@mui/material/styles';
import { BareInput } from '../fields/core/BareInput';

const ring = { outline: 'var(--focus-ring)', outlineOffset: 'var(--focus-offset)' };
/** Inside the padding, where the text begins. */
const innerRing = { ...ring, outlineOffset: '-0.25rem' };

/**
 * By the focus itself: MUI's class is missing where a closing dialog gives the focus back, as React hears no
 * events while it removes the dialog.
 */
const focused = '&:has(> .MuiInputBase-input:focus)';
const focusedError = '&.Mui-error:has(> .MuiInputBase-input:focus)';
/** Firefox before 121: any focus within counts. */
const WITHOUT_HAS = '@supports not selector(:has(*))';
const focusRing = { '&:has(:focus-visible)': innerRing, [WITHOUT_HAS]: { '&:focus-within': innerRing } };
const inputRing = { borderColor: 'var(--color-accent)', outline: '2px solid var(--focus-color)' };

export const controls: Components<Omit<Theme, 'components'>> = {
  MuiInputBase: {
    defaultProps: { slots: { input: BareInput }, disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        // Not inline: an input that is laid out alone has no baseline to align to.
        display: 'flex',
        width: '100%',
        minHeight: 'var(--control-height)',
        padding: '0 var(--gutter-inner)',
        border: '1px solid var(--color-control)',
        borderRadius: 'var(--radius-m)',
        backgroundColor: 'var(--color-surface)',
        color: 'var(--color-ink)',
        fontSize: 'var(--text-m)',
        lineHeight: 1.5,
        letterSpacing: 0,
        transition: 'border-color var(--motion)',
        '&:hover:not(.Mui-disabled, .Mui-error)': { borderColor: 'var(--color-accent)' },
        [focused]: inputRing,
        [WITHOUT_HAS]: { '&:focus-within': inputRing },
        '&.Mui-error': { borderColor: 'var(--color-error)', boxShadow: 'inset 0 0 0 1px var(--color-error)' },
        [focusedError]: { outlineColor: 'var(--color-error)', boxShadow: 'none' },
        '&.Mui-disabled, &.MuiInputBase-readOnly': {
          borderColor: 'var(--color-line)',
          backgroundColor: 'var(--color-surface-soft)',
        },
        '@media (forced-colors: active)': {
          [focused]: { outline: '3px solid Highlight' },
          '&.Mui-error': { borderWidth: 2 },
        },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      root: {
        '&&&': { paddingRight: 'var(--space-6)', minWidth: 0 },
        '&:focus': { borderRadius: 0, backgroundColor: 'transparent' },
        textOverflow: 'ellipsis',
      },
      icon: {
        right: 'var(--space-4)',
        width: 20,
        height: 20,
        color: 'var(--color-ink-soft)',
        top: 'calc(50% - 10px)',
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--target-inner)',
        height: 'var(--target-inner)',
        color: 'var(--color-ink-soft)',
        '&:hover': { backgroundColor: 'var(--color-surface-soft)', color: 'var(--color-ink)' },
        '&:focus-visible': ring,
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: '0.625rem', color: 'var(--color-control)', ...focusRing },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: '0.625rem', color: 'var(--color-control)', ...focusRing },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // MUI nests its rules in the root's. These have the same specificity and come later.
      root: {
        '& .MuiAutocomplete-inputRoot.MuiInputBase-root.MuiInputBase-root': {
          padding: '0 var(--space-2) 0 var(--gutter-inner)',
        },
        '& .MuiAutocomplete-inputRoot .MuiAutocomplete-input.MuiInputBase-input': {
          minWidth: 60,
          padding: 'var(--space-3) 0',
        },
        '& .MuiAutocomplete-endAdornment': {
          position: 'static',
          display: 'flex',
          flex: 'none',
          transform: 'none',
        },
      },
      popupIndicator: { marginRight: 0, transition: 'none' },
      clearIndicator: { visibility: 'visible', marginRight: 0 },
      paper: {
        marginTop: 'var(--space-1)',
        border: '1px solid var(--color-line)',
        borderRadius: 'var(--radius-m)',
        boxShadow: 'var(--shadow-l)',
        fontSize: 'var(--text-m)',
      },
      listbox: {
        padding: 'var(--space-1)',
        maxHeight: '18rem',
        // Same specificity as MUI's rules for the states of an option, and later.
        '& .MuiAutocomplete-option.MuiAutocomplete-option': {
          minHeight: 'var(--target)',
          padding: 'var(--space-2) var(--space-3)',
          borderRadius: 'var(--radius-s)',
          '&[data-chosen]': {
            backgroundColor: 'var(--color-surface-soft)',
            fontWeight: 'var(--weight-strong)',
          },
          '&.Mui-focused, &[aria-selected="true"].Mui-focused': {
            backgroundColor: 'var(--color-accent-soft)',
            color: 'var(--color-accent-strong)',
          },
          '@media (forced-colors: active)': {
            '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        },
      },
      noOptions: { color: 'var(--color-ink-soft)' },
    },
  },
};
