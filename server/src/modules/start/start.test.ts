import { home } from '@edp/contract/modules/home/home.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { news } from '@edp/contract/modules/news/news.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { tableLayout } from '@edp/contract/modules/table-layout/table-layout.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each(['ZHS', 'ENG'] as const)('%s：一次得到的与各自的调用相同', async (language) => {
  const client = await app.as('zhangwei', { language });
  await client.succeed(tableLayout.save, {
    table: 'brand',
    layout: { columns: [{ key: 'code', width: 120 }], density: 'compact' },
  });
  await client.succeed(savedView.save, {
    list: 'brand.list',
    name: `我的${language}`,
    content: { filters: { active: '1' }, sort: '-code', layout: { columns: [], density: 'standard' } },
  });
  expect(await client.data(start.all, {})).toEqual({
    info: await client.data(session.info, {}),
    userRoles: (await client.data(role.ofUser, {})).userRoles,
    resources: await client.data(role.resources, {}),
    texts: await client.data(languagePack.texts, { languageType: language }),
    config: await client.data(home.config, {}),
    headlines: await client.data(news.headlines, {}),
    tableLayouts: await client.data(tableLayout.read, {}),
    savedViews: await client.data(savedView.read, {}),
  });
});
