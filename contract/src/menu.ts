import type { MenuEntry } from './kernel/menu-entry.ts';
import { applicationMenu } from './modules/application.ts';
import { accountMenu } from './modules/account.ts';
import { brandMenu } from './modules/brand.ts';
import { deviceMenu } from './modules/device.ts';
import { settingMenu } from './modules/setting.ts';
import { unitMenu } from './modules/unit.ts';
import { languagePackMenu } from './modules/language-pack.ts';
import { peopleMenu } from './modules/organisation.ts';

/** The whole menu, as a new tenant gets it. */
export const menu: readonly MenuEntry[] = [
  {
    code: 'productCenter',
    name: { ZHS: '产品中心', ENG: 'Product centre' },
    icon: 'shop',
    children: [brandMenu, unitMenu, deviceMenu],
  },
  {
    code: 'applicationCenter',
    name: { ZHS: '应用中心', ENG: 'Application centre' },
    icon: 'appstore',
    children: [settingMenu],
  },
  {
    code: 'system',
    name: { ZHS: '系统管理', ENG: 'System' },
    icon: 'setting',
    children: [applicationMenu, languagePackMenu, peopleMenu, accountMenu],
  },
];
