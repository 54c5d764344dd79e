import {
  inventoryOrganisation,
  type InventoryOrganisation,
} from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { codeOf, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { CodeInput, EnabledInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import styles from './inventory-organisation.module.css';
import { useInventoryOrganisationText } from './inventory-organisation.texts.ts';

export const inventoryOrganisationScreens = recordScreens<InventoryOrganisation>(() => {
  const t = useInventoryOrganisationText();
  const noun = useNounText();
  return {
    noun: 'inventoryOrganisation',
    list: '/organisation/inventory',
    isWithoutPage: true,
    titles: standardTitles(noun, t('thing')),
    calls: {
      detail: inventoryOrganisation.detail,
      create: inventoryOrganisation.save,
      update: inventoryOrganisation.save,
    },
    blank: { code: '', name: '', unitOrgId: '', active: 1 },
    fields: {
      code: { label: t('code') },
      name: { label: t('name') },
      unitOrgId: { label: t('unit'), render: (_id, { unitOrgName }) => unitOrgName as string },
      active: { label: t('status'), render: (active) => (active === 1 ? noun('enabled') : noun('disabled')) },
    },
    facts: {
      master: { label: t('master'), render: (master) => (master === 1 ? t('yes') : t('no')) },
      updatedTime: { label: t('updatedTime') },
      roleNames: { label: t('roles'), isWide: true, render: (names) => <Roles names={names as string[]} /> },
    },
    codeOf,
    tagsOf: ({ active }) => <EnabledTag on={active === 1} t={noun} />,
    Inputs,
  };
});

function Inputs() {
  const t = useInventoryOrganisationText();
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf(organisation.treeList, {}),
    queryFn: ({ signal }) => fetchData(organisation.treeList, {}, signal),
  });
  return (
    <>
      <CodeInput />
      <NameInput />
      <FormField name="unitOrgId" hint={t('unitHint')}>
        <TreeSelect nodes={data} isLoading={isPending} placeholder={t('unitPlaceholder')} />
      </FormField>
      <EnabledInput name="active" off={0} />
    </>
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
