import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useDeviceText } = dictionary('device', { title: { ZHS: '设备管理', ENG: 'Devices' } });
