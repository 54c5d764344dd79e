import { application } from '@edp/contract/modules/application/application.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';

let number = 0;

/** An application of the test's own, so that no test needs what another has left. */
export async function addApplication(client: TestClient, fields: object = {}) {
  number += 1;
  const input = { code: `E2E-${number}`, name: `试验应用${number}`, remarks: '', ...fields };
  const { id } = await client.data(application.save, input);
  return { ...input, id, list: `/applicationManage?code=${input.code}`, route: `/applicationManage/${id}` };
}
