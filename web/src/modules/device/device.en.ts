import type { Translated } from '../../kernel/text.ts';
import type { deviceZh } from './device.zh.ts';

export const deviceEn: Translated<typeof deviceZh> = {
  title: 'Devices',
};
