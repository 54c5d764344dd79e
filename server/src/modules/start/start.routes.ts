import { start } from '@edp/contract/modules/start/start.ts';
import { bind } from '../../kernel/http/bind.ts';
import { homeConfig } from '../home/home.queries.ts';
import { ownTexts } from '../language-pack/language-pack.queries.ts';
import { headlines } from '../news/news.queries.ts';
import { resourcesOfSession, rolesOf } from '../role/role.queries.ts';
import { loginInfo } from '../session/login-info.ts';
import { readViews } from '../saved-view/read-views.ts';
import { layoutsOf } from '../table-layout/table-layout.routes.ts';

export const startRoutes = bind(start, {
  async all(context) {
    const { db, session, language } = context;
    const [info, userRoles, resources, texts, config, newest, tableLayouts, savedViews] = await Promise.all([
      loginInfo(context),
      rolesOf(db, session.userId, language),
      resourcesOfSession(context),
      ownTexts(db, { languageType: language }),
      homeConfig(context),
      headlines(db, session.userId, language),
      layoutsOf(db, session.userId),
      readViews(context),
    ]);
    return { info, userRoles, resources, texts, config, headlines: newest, tableLayouts, savedViews };
  },
});
