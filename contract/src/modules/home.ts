import { z } from 'zod';
import { calls, get } from '../kernel/call.ts';

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

export const home = calls('home', 'user', '/home', {
  config: get('getHomeConfig', { can: 'member', beforePasswordChange: true, input: z.object({}), output: HomeConfig }),
});
