import { roleRecord, roles, type FieldRestriction, type RoleDetail } from '@edp/contract/modules/role/role.ts';
import { useFormValue } from '../../ui/form/engine/form-context.ts';
import { useFollowRecord } from '../../ui/form/engine/use-follow-record.ts';
import { useSaveForm, type SaveForm } from '../../ui/form/engine/use-save-form.ts';
import { useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { keyOf } from './matrix/field-rights.ts';
import { differenceOf } from './matrix/matrix-model.ts';

export const useRoleFields = () =>
  useDefinedTexts(roleRecord)(roleRecord.form, {
    fields: { keyOf: (each) => `${String(each['noun'])}.${String(each['field'])}` },
  });

export const useRoleForm = (role: RoleDetail) => {
  const { id, version, code, name, remark, resourceIds, organisationIds, fields } = role;
  const stored = { id, version, code, name, remark, resourceIds, organisationIds, fields };
  const saving = useSaveForm({ call: roles.save, initial: stored, fields: useRoleFields(), onSaved: () => {} });
  useFollowRecord(saving, stored);
  return saving;
};

/** The rights of the role as they are in the form, and how many differ from what is stored. */
export function useRoleRights({ form }: Pick<SaveForm, 'form'>, role: RoleDetail) {
  const resourceIds = useFormValue(form, 'resourceIds') as readonly string[];
  const organisationIds = useFormValue(form, 'organisationIds') as readonly string[];
  const fields = useFormValue(form, 'fields') as readonly FieldRestriction[];
  const names = [
    useFormValue(form, 'code') !== role.code,
    useFormValue(form, 'name') !== role.name,
    useFormValue(form, 'remark') !== role.remark,
  ];
  const changed =
    names.filter(Boolean).length +
    differenceOf(resourceIds, role.resourceIds).length +
    differenceOf(organisationIds, role.organisationIds).length +
    changedFields(fields, role.fields);
  return { resourceIds, organisationIds, fields, changed };
}

/** A field that goes from hidden to read-only is one change. */
function changedFields(now: readonly FieldRestriction[], before: readonly FieldRestriction[]): number {
  const different = differenceOf(now.map(keyOf), before.map(keyOf));
  return new Set(different.map((key) => key.split(' ')[0])).size;
}
