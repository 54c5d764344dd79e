import { viewText, type MenuEntry } from '../../kernel/menu-entry.ts';

/** So far a page with a title: the specification names no call. */
export const deviceMenu: MenuEntry = {
  code: 'device',
  name: { ZHS: '设备管理', ENG: 'Devices' },
  icon: 'tool',
  url: '/deviceManage',
  permissions: [{ code: 'device.view', name: viewText }],
};
