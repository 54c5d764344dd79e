import { dictionary } from '../../kernel/text.ts';
import { deviceEn } from './device.en.ts';
import { deviceZh } from './device.zh.ts';

export const { useText: useDeviceText } = dictionary('device', deviceZh, deviceEn);
