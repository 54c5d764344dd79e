import type { MenuEntry } from './kernel/menu-entry.ts';
import type { MenuGroup } from './kernel/record/noun.ts';
import { accountNoun } from './modules/account/account.noun.ts';
import { deviceMenu } from './modules/device/device.ts';
import { docsMenu } from './modules/docs/docs.ts';
import { homeMenu } from './modules/home/home.ts';
import { languagePackMenu } from './modules/language-pack/language-pack.ts';
import { menuManageMenu } from './modules/menu/menu.ts';
import { messageMenu } from './modules/message/message-menu.ts';
import { loginRecordMenu } from './modules/login-record/login-record.ts';
import { securityNoun } from './modules/security/security.noun.ts';
import { contractMenu } from './modules/sharing/sharing.ts';
import { tenantApplicationMenu } from './modules/tenant-application/tenant-application.ts';
import { nounsWith } from './nouns.ts';

/** The entries of the nouns that stand in a group. */
const entriesOf = (group: MenuGroup): MenuEntry[] =>
  nounsWith('menu').flatMap(({ menu: { group: own, ...entry } }) => (own === group ? [entry] : []));

/** The whole menu, as a new tenant gets it; the platform tenant has the other one. */
const menu: readonly MenuEntry[] = [
  {
    code: 'productCenter',
    name: { ZHS: '产品中心', ENG: 'Product centre' },
    icon: 'shop',
    children: [...entriesOf('productCenter'), deviceMenu, contractMenu],
  },
  {
    code: 'applicationCenter',
    name: { ZHS: '应用中心', ENG: 'Application centre' },
    icon: 'appstore',
    children: entriesOf('applicationCenter'),
  },
  {
    code: 'system',
    name: { ZHS: '系统管理', ENG: 'System' },
    icon: 'setting',
    children: [
      ...entriesOf('system'),
      messageMenu,
      menuManageMenu,
      loginRecordMenu,
      homeMenu,
      languagePackMenu,
      docsMenu,
    ],
  },
];

const { group: _group, ...accountMenu } = accountNoun.menu;
const { group: _securityGroup, ...securityMenu } = securityNoun.menu;

/** The menu of the platform tenant, which runs the installation and keeps no master data. */
const platformMenu: readonly MenuEntry[] = [
  {
    code: 'platform',
    name: { ZHS: '平台运营', ENG: 'Platform' },
    icon: 'setting',
    children: [tenantApplicationMenu, accountMenu, securityMenu, loginRecordMenu, docsMenu],
  },
];

export const menuOf = ({ platform }: { platform: boolean }) => (platform ? platformMenu : menu);
