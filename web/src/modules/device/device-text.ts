import { dictionary } from '../../kernel/text.ts';

export const { useText: useDeviceText } = dictionary('device', { title: '设备管理' }, { title: 'Devices' });
