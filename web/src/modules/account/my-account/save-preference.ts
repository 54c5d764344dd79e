import { preference, type Preference } from '@edp/contract/modules/preference/preference.ts';
import { request } from '../../../kernel/http/api.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { loginInfoQuery } from '../../../kernel/session/access.ts';

/** Keeps a changed preference at once; the login information has it for the whole application. */
export async function savePreference(changed: Preference) {
  const before = queryClient.getQueryData(loginInfoQuery.queryKey);
  const show = (shown: Preference | undefined) =>
    queryClient.setQueryData(loginInfoQuery.queryKey, (info) => info && shown && { ...info, preference: shown });
  show(changed);
  if (!(await runAction('preference', () => request(preference.save, changed)))) show(before?.preference);
}
