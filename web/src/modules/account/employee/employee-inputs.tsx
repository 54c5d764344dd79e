import { employee, employeeRecord } from '@edp/contract/modules/employee/employee.ts';
import type { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { MissingHint } from '../../../ui/form/fields/missing-hint.tsx';
import { PasswordMeter } from '../../../ui/form/fields/password-meter.tsx';
import { MultiSelect } from '../../../ui/inputs/multi-select.tsx';
import { TreeSelect } from '../../../ui/inputs/tree-select.tsx';
import { definedInputs } from '../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { NewPassword } from '../new-password.tsx';
import type { EmployeeRow } from './employee-row.ts';
import { useEmployeeText } from './employee.texts.ts';
import { useListFilters } from './use-list-filters.ts';

const addDepartment = 'organisation.edit' satisfies typeof organisation.save.can;

/** Without a record, of a new employee: with the initial password. */
export const EmployeeInputs = definedInputs<EmployeeRow>(employeeRecord, {
  account: AccountInput,
  organizationId: DepartmentInput,
  roleIds: RolesInput,
});

function AccountInput({ record }: { record?: EmployeeRow | undefined }) {
  const text = useDefinitionText(employeeRecord);
  return (
    <>
      <FormField name="account">
        <Input placeholder={text.of('account', 'placeholder')} autoComplete="off" spellCheck={false} />
      </FormField>
      {!record && <InitialPassword />}
    </>
  );
}

function DepartmentInput() {
  const t = useEmployeeText();
  const noun = useNounText();
  const { data, isPending } = useListFilters();
  const hint = data?.nodes.length === 0 && (
    <MissingHint text={t('noDepartments')} can={addDepartment} to="/organisation" />
  );
  return (
    <FormField name="organizationId" hint={hint}>
      <TreeSelect nodes={data?.nodes ?? []} isLoading={isPending} placeholder={noun('select')} />
    </FormField>
  );
}

function InitialPassword() {
  const t = useEmployeeText();
  const login = useFieldValue('account') as string;
  return (
    <FormField
      name="password"
      label={t('initialPassword')}
      hint={
        <>
          <PasswordMeter loginName={login} />
          {t('initialPasswordHint')}
        </>
      }>
      <NewPassword />
    </FormField>
  );
}

/** Roles that hold more than the user's own are shown, with the reason why they cannot be given. */
function RolesInput() {
  const t = useEmployeeText();
  const { data } = useQuery({
    queryKey: queryKeyOf(employee.roleOptions),
    queryFn: ({ signal }) => fetchData(employee.roleOptions, {}, signal),
  });
  const options = (data ?? []).map(({ id, name, reason }) => ({
    value: id,
    text: name,
    ...(reason && { disabledReason: reason }),
  }));
  return (
    <FormField name="roleIds">
      <MultiSelect options={options} placeholder={t('chooseRoles')} />
    </FormField>
  );
}
