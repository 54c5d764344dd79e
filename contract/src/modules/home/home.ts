import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import type { MenuEntry } from '../../kernel/menu-entry.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';

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
  /** 'true' lets the headlines of the header scroll. */
  newsScrolls: Entry,
  /** As `accentColours` writes them; empty for the product's own. */
  accentColors: Entry,
  /** Address of the logo that needs no session and does not expire, for the next login; empty where none is shown. */
  loginLogo: Entry,
});

export const home = calls('home', 'user', '/home', {
  config: get('getHomeConfig', { can: 'member', beforePasswordChange: true, input: z.object({}), output: HomeConfig }),
});

export const homeMenu: MenuEntry = {
  code: 'homeSettings',
  name: { ZHS: '企业设置', ENG: 'Company settings' },
  icon: 'setting',
  url: '/homeConfig',
  permissions: [{ code: 'home.edit', name: { ZHS: '企业设置', ENG: 'Change the company settings' } }],
};
