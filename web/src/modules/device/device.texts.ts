import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useDeviceText } = dictionary('device', {
  title: { ZHS: '设备管理', ENG: 'Devices' },
  purpose: {
    ZHS: '用于管理设备台账，功能尚未开放。设备与备件的基础资料目前在“物料管理”中维护。',
    ENG: 'For the register of devices, which is not available yet. Until then devices and spare parts are kept under “Materials”.',
  },
});
