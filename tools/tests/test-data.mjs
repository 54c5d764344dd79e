import { capture } from '../run.mjs';
import { StepFailed, step } from '../step.mjs';

/** Makes the databases that test files clone, before several projects would make them at the same time. */
export async function makeTestData({ node, env }) {
  await step('test data', async () => {
    const { code, output } = await capture(node, ['server/src/testing/databases/make-templates.ts'], {
      env: { ...env, NODE_ENV: 'test' },
    });
    if (code !== 0) throw new StepFailed(output);
    return output.trim();
  });
}
