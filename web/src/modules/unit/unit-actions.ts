import { unit, type Unit } from '@edp/contract/modules/unit.ts';
import { act } from '../../kernel/act.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { failingWith } from '../../kernel/failure.ts';
import { unitText } from './unit-text.ts';

export const toggleUnit = ({ id, version, active }: Unit) =>
  act('unit', () => failingWith(unitText('saveFailed'), request(unit.setActive, { id, version, active: active === 1 ? 0 : 1 })));

export async function deleteUnit({ id, name, code }: Unit) {
  const question = { title: unitText('deleteTitle', { name }), detail: unitText('deleteDetail', { code }), yes: unitText('delete'), danger: true };
  if (await confirm(question)) await act('unit', () => failingWith(unitText('deleteFailed'), request(unit.delete, { id })));
}
