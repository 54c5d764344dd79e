import {
  type InventoryOrganisation,
  inventoryOrganisationRecord,
} from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import styles from './inventory-organisation.module.css';
import { useInventoryOrganisationText } from './inventory-organisation.texts.ts';

const Inputs = definedInputs<InventoryOrganisation>(inventoryOrganisationRecord, { unitOrgId: UnitField });

export const inventoryOrganisationScreens = recordScreens<InventoryOrganisation>(() => {
  const kind = useDefinedKind<InventoryOrganisation>(inventoryOrganisationRecord);
  const { unitOrgId, active, ...fields } = kind.fields;
  const { roleNames, ...facts } = kind.facts!;
  const { help: _ofValidity, ...status } = active!;
  return {
    ...kind,
    isWithoutPage: true,
    fields: {
      ...fields,
      unitOrgId: { ...unitOrgId!, render: (_id, { unitOrgName }) => unitOrgName as string },
      active: status,
    },
    facts: {
      ...facts,
      roleNames: { ...roleNames!, isWide: true, render: (names) => <Roles names={names as string[]} /> },
    },
    Inputs,
  };
});

function UnitField() {
  const text = useDefinitionText(inventoryOrganisationRecord);
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf(organisation.treeList, {}),
    queryFn: ({ signal }) => fetchData(organisation.treeList, {}, signal),
  });
  return (
    <FormField name="unitOrgId" hint={text.of('unitOrgId', 'hint')}>
      <TreeSelect nodes={data} isLoading={isPending} placeholder={text.of('unitOrgId', 'placeholder')} />
    </FormField>
  );
}

/** Who may work in it; that is edited with the roles. */
function Roles({ names }: { names: readonly string[] }) {
  const t = useInventoryOrganisationText();
  if (names.length === 0) return <span className={styles.none}>{t('noRoles')}</span>;
  return (
    <ul className={styles.roles}>
      {names.map((name) => (
        <li key={name} className={styles.role}>
          {name}
        </li>
      ))}
    </ul>
  );
}
