export type ThemeMode = 'light' | 'dark';

/** One accent, neutral greys. Every text colour keeps 4.5 : 1 on every surface that it stands on. */
const light = {
  accent: '#0f6b8c',
  accentHover: '#1a7fa4',
  accentText: '#0f6b8c',
  accentSoft: '#e5f1f5',
  onAccent: '#ffffff',
  page: '#f2f4f6',
  surface: '#ffffff',
  raised: '#f7f9fa',
  text: '#1d2733',
  textSoft: '#47535f',
  textFaint: '#5d6975',
  border: '#dce1e6',
  borderStrong: '#b9c2cb',
  danger: '#c0312b',
  dangerSolid: '#c0312b',
  dangerSoft: '#fdeeed',
  success: '#1b7a43',
  successSoft: '#e8f5ed',
  warning: '#8f5b00',
  warningSoft: '#fdf3e0',
  shadow: '0 6px 24px rgb(16 32 48 / 12%)',
};

const dark: typeof light = {
  accent: '#1b7a9c',
  accentHover: '#1e7fa2',
  accentText: '#63b9d6',
  accentSoft: '#17323e',
  onAccent: '#ffffff',
  page: '#10151a',
  surface: '#181f26',
  raised: '#1f2831',
  text: '#e4e9ee',
  textSoft: '#b8c2cc',
  textFaint: '#97a4b0',
  border: '#2c3742',
  borderStrong: '#465462',
  danger: '#f08a84',
  dangerSolid: '#b93a34',
  dangerSoft: '#3a2021',
  success: '#6cc48f',
  successSoft: '#17322a',
  warning: '#e0b25c',
  warningSoft: '#352a17',
  shadow: '0 6px 24px rgb(0 0 0 / 45%)',
};

export const palettes: Readonly<Record<ThemeMode, typeof light>> = { light, dark };
