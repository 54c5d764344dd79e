import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** A server process of its own that begins jobs named `test` and never ends them; a test kills it. */
const endless = defineJob({
  name: 'test',
  title: 'file.tooLarge',
  payload: z.object({}),
  run: () => new Promise<never>(() => {}),
});

await buildApp(readConfig(process.env), process.env.TEST_DATABASE_URL!, [endless]);
process.send!('ready');
