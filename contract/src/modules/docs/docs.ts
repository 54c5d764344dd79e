import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { type MenuEntry, viewText } from '../../kernel/menu-entry.ts';

export const docs = calls('docs', 'user', '/api/v7/docs', {
  /** The address of the documentation of all calls; in production it opens with this link alone, for some minutes. */
  link: post('link', { can: 'docs.view', input: z.object({}), output: z.object({ url: z.string() }) }),
});

/** It opens from the user menu, so it stands in no side menu. */
export const docsMenu: MenuEntry = {
  code: 'docs',
  name: { ZHS: '接口文档', ENG: 'API documentation' },
  icon: 'api',
  permissions: [{ code: 'docs.view', name: viewText }],
};
