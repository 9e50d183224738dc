/** Colours, the type scale and the defaults of every component. Sizes in rem of 16 px. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { t } from '../words/t.ts';

const brand: MantineColorsTuple = [
  '#f5f3ff',
  '#ede9fe',
  '#ddd6fe',
  '#c4b5fd',
  '#a78bfa',
  '#8b5cf6',
  '#7c3aed',
  '#6d28d9',
  '#5b21b6',
  '#4c1d95',
];

const gray: MantineColorsTuple = [
  '#f9fafb',
  '#f2f4f7',
  '#eaecf0',
  '#d0d5dd',
  '#98a2b3',
  '#667085',
  '#475467',
  '#344054',
  '#1d2939',
  '#101828',
];

const dark: MantineColorsTuple = [
  '#e6e8ef',
  '#cdd1dc',
  '#a0a7b8',
  '#868fa5',
  '#353b4d',
  '#282d3d',
  '#1e2230',
  '#161923',
  '#10121a',
  '#0a0b11',
];

// Mantine's green, its last shade darker: small text on the lightest shades is hard to read otherwise.
const green: MantineColorsTuple = [
  '#ebfbee',
  '#d3f9d8',
  '#b2f2bb',
  '#8ce99a',
  '#69db7c',
  '#51cf66',
  '#40c057',
  '#37b24d',
  '#2f9e44',
  '#1e6b2f',
];

// Mantine's orange, its last shade darker for the same reason.
const orange: MantineColorsTuple = [
  '#fff4e6',
  '#ffe8cc',
  '#ffd8a8',
  '#ffc078',
  '#ffa94d',
  '#ff922b',
  '#fd7e14',
  '#f76707',
  '#e8590c',
  '#a8420b',
];

// Mantine's scroll area would add a scrolling element that the keyboard cannot reach between the list and its options.
const picks = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 'min(15rem, 45vh)', overflowY: 'auto' } },
} as const;

/** Made while the app is drawn, because it has texts. */
export const createOwnTheme = () =>
  createTheme({
    colors: { brand, gray, dark, green, orange },
    primaryColor: 'brand',
    primaryShade: { light: 7, dark: 6 },
    black: '#101828',
    fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.35' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
        h4: { fontSize: '1rem', lineHeight: '1.45' },
        h5: { fontSize: '0.875rem', lineHeight: '1.45' },
        h6: { fontSize: '0.75rem', lineHeight: '1.45' },
      },
    },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Badge: { defaultProps: { radius: 'sm' } },
      Select: picks,
      MultiSelect: picks,
      TagsInput: picks,
      Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
      InputWrapper: { styles: { label: { marginBottom: 4 }, description: { marginBottom: 2 } } },
      Modal: {
        defaultProps: {
          centered: true,
          radius: 'lg',
          closeButtonProps: { 'aria-label': t('Close') },
          overlayProps: { backgroundOpacity: 0.45 },
        },
        styles: { title: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' } },
      },
      // Its element is <header>, which would be a second banner of the page.
      ModalHeader: { defaultProps: { role: 'presentation' } },
      DrawerHeader: { defaultProps: { role: 'presentation' } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('Close this message') } } },
      Paper: { defaultProps: { radius: 'lg' } },
      // One line that scrolls where space is short; Mantine's own underline would scroll along.
      Tabs: {
        styles: {
          list: {
            '--tab-border-color': 'transparent',
            flexWrap: 'nowrap',
            overflowX: 'auto',
            scrollbarWidth: 'none',
            boxShadow: 'inset 0 -2px 0 light-dark(var(--mantine-color-gray-3), var(--mantine-color-dark-4))',
          },
          tab: { flex: 'none' },
        },
      },
      Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
      ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
      // A shade lighter than Mantine's: a placeholder should not be the darkest thing on the screen.
      Skeleton: {
        defaultProps: { radius: 'md' },
        styles: {
          root: { '--mantine-color-gray-3': 'var(--mantine-color-gray-1)', '--mantine-color-dark-4': 'var(--mantine-color-dark-5)' },
        },
      },
    },
  });

/** Corrects Mantine's shades: its red is too pale to read, and its light shades are nearly black in dark mode. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-error': 'var(--mantine-color-red-9)' },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-brand-light': 'rgb(139 92 246 / 20%)',
    '--mantine-color-brand-light-hover': 'rgb(139 92 246 / 28%)',
    '--mantine-color-brand-light-color': 'var(--mantine-color-brand-2)',
    '--mantine-color-red-light': 'rgb(255 107 107 / 16%)',
    '--mantine-color-red-light-hover': 'rgb(255 107 107 / 24%)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--mantine-color-gray-light': 'rgb(134 143 165 / 20%)',
    '--mantine-color-gray-light-hover': 'rgb(134 143 165 / 28%)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
    '--mantine-color-green-light': 'rgb(81 207 102 / 16%)',
    '--mantine-color-green-light-hover': 'rgb(81 207 102 / 24%)',
    '--mantine-color-green-light-color': 'var(--mantine-color-green-3)',
  },
});
