import type { Translated } from '../../kernel/text.ts';
import type { fileZh } from './file.zh.ts';

export const fileEn: Translated<typeof fileZh> = {
  title: 'Storage',
  own: 'My uploads',
  tenant: 'All files of the company',
  usedOf: '{used} of {limit} used',
  usedWithoutLimit: '{used} used, no limit',
  nearlyFull: '{percent}% used. Please contact the administrator before it is full',
  full: 'The storage is full, nothing more can be uploaded. Please contact the administrator',
  orphans: 'Unused files are removed, at the earliest a day after their upload.',
};
