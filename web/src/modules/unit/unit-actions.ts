import { unit, type Unit } from '@edp/contract/modules/unit.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { withFallbackMessage } from '../../kernel/call-error.ts';
import { unitText } from './unit-text.ts';

export const toggleUnit = ({ id, version, active }: Unit) =>
  runAction('unit', () => withFallbackMessage(unitText('saveFailed'), request(unit.setActive, { id, version, active: active === 1 ? 0 : 1 })));

export async function deleteUnit({ id, name, code }: Unit) {
  const question = { title: unitText('deleteTitle', { name }), detail: unitText('deleteDetail', { code }), yes: unitText('delete'), danger: true };
  if (await confirm(question)) await runAction('unit', () => withFallbackMessage(unitText('deleteFailed'), request(unit.delete, { id })));
}
