import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Flag, text, wholeNumber } from '../../kernel/fields.ts';
import { rule } from '../../kernel/rule.ts';
import { FileLink } from '../../kernel/file-link.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { isLegible } from './accent.ts';
import { homeTexts } from './home.texts.ts';

addTexts(homeTexts);

/** `#rrggbb`, or empty for the product's own. */
const accentColor = text(20)
  .transform((colour) => colour.toLowerCase())
  .pipe(z.string().regex(/^(?:#[\da-f]{6})?$/, { error: rule('home.accentFormat'), abort: true }))
  .refine((colour) => colour === '' || isLegible(colour), rule('home.accentTooLight'));

/** An administrator sets these for all users of the tenant. */
const HomeSettings = z.object({
  browserTitle: text(50),
  bottomTitle: text(100),
  mainLogoShow: Flag,
  /** Addresses of uploaded pictures; empty for the product's own. */
  tabIcon: z.string(),
  mainLogoId: z.string(),
  accentColor: z.string(),
  /** 1: every page shows the name and the account of its user. */
  securityWatermarking: Flag,
  /** 1: the headlines in the header scroll; 0: one stands there at a time. */
  newsScrolls: Flag,
  /** 0 before anything was set. */
  version: wholeNumber(0).optional(),
});

/** Apart from `home`, which every page loads. */
export const homeSettings = calls('home', 'user', '/home', {
  settings: post('getHomeSettings', {
    can: 'home.edit',
    summary: 'What the administrator set for the frame of all users.',
    input: z.object({}),
    output: HomeSettings,
  }),
  saveSettings: post('saveHomeSettings', {
    can: 'home.edit',
    summary: 'Sets titles, logo, accent colour, watermark and the way of the headlines for all users of the company.',
    input: HomeSettings.extend({ tabIcon: FileLink, mainLogoId: FileLink, accentColor }),
    output: z.null(),
    writes: true,
    done: 'home.saved',
  }),
});
