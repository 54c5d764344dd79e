import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { Id, requiredText } from '../../kernel/fields.ts';
import { rule } from '../../kernel/rule.ts';

const decimal = z.string(rule('rule.type')).regex(/^\d{1,16}$/, rule('rule.type'));

/** Other systems in the menu: shown inside a page of ours that may frame nothing but the one address. */
export const frame = calls('frame', 'user', '/api/v7/frame', {
  /** The address of that page for an entry of the user's menu, valid for a day or two. */
  link: post('link', { can: 'member', input: z.object({ menuId: Id }), output: z.object({ url: z.string() }) }),
  /** Tenant, menu entry and expiry under a seal. */
  view: get('view', {
    can: 'link',
    input: z.object({ t: decimal, m: decimal, e: decimal, s: requiredText(100) }),
    raw: true,
  }),
});
