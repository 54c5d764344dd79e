import type { MenuEntry } from './kernel/menu-entry.ts';
import { accountMenu } from './modules/account.ts';
import { applicationMenu } from './modules/application.ts';
import { brandMenu } from './modules/brand.ts';
import { categorySetMenu } from './modules/category-set.ts';
import { certificateMenu } from './modules/certificate.ts';
import { deviceMenu } from './modules/device.ts';
import { docsMenu } from './modules/docs.ts';
import { labelSetMenu } from './modules/label-set.ts';
import { languagePackMenu } from './modules/language-pack.ts';
import { peopleMenu } from './modules/organisation.ts';
import { settingMenu } from './modules/setting.ts';
import { contractMenu, sharingMenu } from './modules/sharing.ts';
import { tenantApplicationMenu } from './modules/tenant-application.ts';
import { unitMenu } from './modules/unit.ts';

/** The whole menu, as a new tenant gets it; the platform tenant has the other one. */
const menu: readonly MenuEntry[] = [
  {
    code: 'productCenter',
    name: { ZHS: '产品中心', ENG: 'Product centre' },
    icon: 'shop',
    children: [brandMenu, unitMenu, categorySetMenu, labelSetMenu, deviceMenu, contractMenu],
  },
  {
    code: 'applicationCenter',
    name: { ZHS: '应用中心', ENG: 'Application centre' },
    icon: 'appstore',
    children: [applicationMenu, settingMenu, certificateMenu],
  },
  {
    code: 'system',
    name: { ZHS: '系统管理', ENG: 'System' },
    icon: 'setting',
    children: [sharingMenu, accountMenu, peopleMenu, languagePackMenu, docsMenu],
  },
];

/** The menu of the platform tenant, which runs the installation and keeps no master data. */
const platformMenu: readonly MenuEntry[] = [
  {
    code: 'platform',
    name: { ZHS: '平台运营', ENG: 'Platform' },
    icon: 'setting',
    children: [tenantApplicationMenu, accountMenu, docsMenu],
  },
];

export const menuOf = ({ platform }: { platform: boolean }) => (platform ? platformMenu : menu);
