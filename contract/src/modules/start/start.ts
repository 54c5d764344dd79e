import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { home } from '../home/home.ts';
import { languagePack } from '../language-pack/language-pack.ts';
import { news } from '../news/news.ts';
import { role, session } from '../session/session.ts';
import { savedView } from '../saved-view/saved-view.ts';
import { tableLayout } from '../table-layout/table-layout.ts';

/** The shell needs this before its first page, in one answer. Each part has a call of its own as well. */
export const start = calls('start', 'user', '/user/v6', {
  all: post('start', {
    can: 'member',
    input: z.object({}),
    output: z.object({
      info: session.info.output,
      userRoles: role.ofUser.output.shape.userRoles,
      resources: role.resources.output,
      /** In the language of the request. */
      texts: languagePack.texts.output,
      config: home.config.output,
      headlines: news.headlines.output,
      tableLayouts: tableLayout.read.output,
      savedViews: savedView.read.output,
    }),
  }),
});
