import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import { text } from '../../kernel/fields.ts';
import { linkNumber, linkSeal } from '../file/file.ts';

/** Apart from `tenant`, which the login page loads. */
export const tenantLogo = calls('tenant', 'user', '/api/v7/tenant', {
  logo: get('logo', {
    can: 'link',
    summary: 'The logo that a company shows on its login page.',
    /** Tenant and seal; `v` changes with the file, so that browsers may keep it. */
    input: z.object({ t: linkNumber, s: linkSeal, v: text(20) }),
    raw: true,
  }),
});
