import type { Translated } from '../../kernel/text.ts';
import type { homeZh } from './home.zh.ts';

export const homeEn: Translated<typeof homeZh> = {
  title: 'Hello, {name}',
  subtitle: 'Welcome to the master data of {tenant}',
  subtitlePlain: 'Welcome to your master data',
  quickLinks: 'Quick links',
  noLinks: 'Your current role has no functions yet. Please switch the role or ask your administrator.',
};
