import { home } from '@edp/contract/modules/home.ts';
import { bind } from '../../kernel/http/bind.ts';

export const homeRoutes = bind(home, {
  async config({ db, session, kernel }) {
    const stored = await db
      .selectFrom('home_config').select(['bottom_title', 'browser_title', 'tab_icon_file_id', 'logo_file_id', 'logo_shown'])
      .executeTakeFirst();
    const entry = (confValue: string) => ({ confValue });
    return {
      bottomTitle: entry(stored?.bottom_title ?? ''),
      browserTitle: entry(stored?.browser_title ?? ''),
      tabIcon: entry(kernel.links.to(session.tenantId, stored?.tab_icon_file_id ?? null)),
      mainLogoId: entry(kernel.links.to(session.tenantId, stored?.logo_file_id ?? null)),
      mainLogoShow: entry(String(stored?.logo_shown ?? true)),
    };
  },
});
