import type { AddressInfo } from 'node:net';
import { readConfig } from '../../config.ts';
import { appUrl } from '../../kernel/database/open-database.ts';
import { prepare } from '../../prepare.ts';
import { serve } from '../../serve.ts';
import { startDatabase } from '../../start-database.ts';
import { testCaptcha } from '../login-as.ts';

/** A server as `npm start` makes it, on a data folder or database of its own, in this process. */
export async function startPrepared(settings: Record<string, string>) {
  const config = readConfig({
    NODE_ENV: 'test',
    EDP_TEST_CAPTCHA: testCaptcha,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    ...settings,
  });
  const { ownerUrl, stop: stopDatabase } = await startDatabase(config);
  await prepare(config, ownerUrl);
  const app = await serve(config, appUrl(config, ownerUrl));
  return {
    baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      await app.close();
      await stopDatabase();
    },
  };
}
