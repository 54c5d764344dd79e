import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { Flag, text, wholeNumber } from '../../kernel/fields.ts';
import type { MenuEntry } from '../../kernel/menu-entry.ts';
import { FileLink, pictureLimit } from '../../kernel/stored-file.ts';

/** The icon of the browser's tab must be square. */
export const tabIconPicture = { ...pictureLimit, width: 64, height: 64 };
export const logoPicture = { ...pictureLimit, width: 160, height: 160 };

const Entry = z.object({ confValue: z.string() });

/** How a tenant wants the frame to look. */
const HomeConfig = z.object({
  /** The line at the foot of every page. */
  bottomTitle: Entry,
  browserTitle: Entry,
  /** Address of the icon in the browser's tab; empty for the product's own. */
  tabIcon: Entry,
  /** Address of the logo; empty for the product's own. */
  mainLogoId: Entry,
  /** 'true' shows the logo. */
  mainLogoShow: Entry,
});

/** What an administrator sets for all users of the tenant. */
const HomeSettings = z.object({
  browserTitle: text(50),
  bottomTitle: text(100),
  mainLogoShow: Flag,
  /** Addresses of uploaded pictures; empty for the product's own. */
  tabIcon: z.string(),
  mainLogoId: z.string(),
  /** 1: every page shows the name and the account of its user. */
  securityWatermarking: Flag,
  /** 0 before anything was set. */
  version: wholeNumber(0).optional(),
});

export const home = calls('home', 'user', '/home', {
  config: get('getHomeConfig', { can: 'member', beforePasswordChange: true, input: z.object({}), output: HomeConfig }),
  settings: post('getHomeSettings', { can: 'home.edit', input: z.object({}), output: HomeSettings }),
  saveSettings: post('saveHomeSettings', { can: 'home.edit', input: HomeSettings.extend({ tabIcon: FileLink, mainLogoId: FileLink }), output: z.null(), writes: true, done: 'home.saved' }),
});

export const homeMenu: MenuEntry = {
  code: 'homeSettings',
  name: { ZHS: '企业设置', ENG: 'Company settings' },
  icon: 'setting',
  url: '/homeConfig',
  permissions: [{ code: 'home.edit', name: { ZHS: '企业设置', ENG: 'Change the company settings' } }],
};
