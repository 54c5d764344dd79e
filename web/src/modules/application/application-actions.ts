import { application, type Application } from '@edp/contract/modules/application.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { applicationText } from './application-text.ts';

export const toggleApplication = ({ id, status }: Application) =>
  runAction('application', () => request(application.setStatus, { id, status: status === '1' ? '0' : '1' }));

export async function deleteApplication({ id, name, code }: Application) {
  const question = {
    title: applicationText('deleteTitle', { name }),
    detail: applicationText('deleteDetail', { code }),
    yes: applicationText('delete'),
    danger: true,
  };
  if (await confirm(question)) await runAction('application', () => request(application.delete, { id }));
}
