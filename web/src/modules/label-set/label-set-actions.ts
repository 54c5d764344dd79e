import { labelSet, type LabelSet } from '@edp/contract/modules/label-set.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { labelSetText } from './label-set-text.ts';

export const toggleLabelSet = ({ id, state }: LabelSet) => runAction('labelSet', () => request(labelSet.disable, { id, state: state === 1 ? 2 : 1 }));

export async function deleteLabelSet({ id, name }: LabelSet) {
  const question = { title: labelSetText('deleteTitle', { name }), detail: labelSetText('deleteDetail'), yes: labelSetText('delete'), danger: true };
  if (await confirm(question)) await runAction('labelSet', () => request(labelSet.delete, { id }));
}
