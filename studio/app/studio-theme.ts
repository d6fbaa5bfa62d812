import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

const FONT = '"Hanken Grotesk Variable", system-ui, sans-serif';

const PHONE = '@media (max-width: 599.95px)';

/** For people who get sick from movement. */
const still = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

const COLUMNS_OF_ONE_LINE = [
  'received',
  'reference',
  'installed',
  'ends',
  'due',
  'at',
  'created',
  'ended',
  'lastDay',
]
  .map((name) => `&.column-${name}`)
  .join(', ');

/** The site's colours (`app/styles/tokens.css`): ink on warm white, amber as accent. */
const shared: RaThemeOptions = {
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONT,
    h4: { fontSize: '1.75rem', fontWeight: 600 },
    h5: { fontSize: '1.375rem', fontWeight: 600 },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiAppBar: { defaultProps: { elevation: 0 } },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiCssBaseline: { styleOverrides: still },
    // On phones the bar has no room for the title, which the page's heading repeats; filters stand on the page.
    RaAppBar: {
      styleOverrides: { root: { [PHONE]: { '& .RaAppBar-title': { visibility: 'hidden' } } } },
    },
    RaListToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
    // Beside a filter is room for the button that removes it; one that stays needs none on phones.
    RaFilterForm: {
      styleOverrides: {
        root: { [PHONE]: { paddingRight: 0, '& .RaFilterFormInput-spacer': { display: 'none' } } },
      },
    },
    // On phones it lies above the page.
    RaToolbar: {
      styleOverrides: { root: { '@media (min-width: 600px)': { backgroundColor: 'transparent' } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          fontVariantNumeric: 'tabular-nums',
          // Times and numbers stay on one line.
          [COLUMNS_OF_ONE_LINE]: { whiteSpace: 'nowrap' },
        },
      },
    },
  },
};

/** The shared theme with the colours of a scheme. */
function themeOf(own: RaThemeOptions): RaThemeOptions {
  return deepmerge(deepmerge(defaultTheme, shared), own) as RaThemeOptions;
}

export const lightTheme = themeOf({
  palette: {
    mode: 'light',
    primary: { main: '#17191b', contrastText: '#f7f6f3' },
    secondary: { main: '#17191b', contrastText: '#f7f6f3' },
    warning: { main: '#9c5300' },
    error: { main: '#b3261e' },
    success: { main: '#1f6f4a' },
    text: { primary: '#17191b', secondary: '#565c61' },
    background: { default: '#f7f6f3', paper: '#ffffff' },
    divider: '#dfddd6',
  },
});

export const darkTheme = themeOf({
  palette: {
    mode: 'dark',
    primary: { main: '#ffb85c', contrastText: '#17191b' },
    secondary: { main: '#2a2c2e', contrastText: '#f7f6f3' },
    warning: { main: '#ffb85c' },
    error: { main: '#ff8a80' },
    success: { main: '#7ccba2' },
    text: { primary: '#f2f0eb', secondary: '#b6b3ab' },
    background: { default: '#17191b', paper: '#202325' },
    divider: '#3a3d40',
  },
});
