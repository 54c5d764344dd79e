import type { Translated } from '../../kernel/text.ts';
import type { authZh } from './auth.zh.ts';

export const authEn: Translated<typeof authZh> = {
  title: 'Welcome',
  subtitle: 'Please enter the authorisation code of your company',
  code: 'Authorisation code',
  codePlaceholder: 'Please enter the authorisation code',
  next: 'Next',
  register: 'Register',
};
