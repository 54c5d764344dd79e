import {
  inventoryOrganisation,
  type InventoryOrganisation,
  inventoryOrganisationRecord,
} from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { changesAction, deleteAction, editAction, extra, toggleAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { asText } from '../../ui/table/columns/value-columns.tsx';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { OrganisationTabs } from './organisation-tabs.tsx';
import styles from './inventory-organisation.module.css';
import { inventoryOrganisationText, useInventoryOrganisationText } from './inventory-organisation.texts.ts';

const screens = lazyScreens(
  async () => (await import('./inventory-organisation-record.tsx')).inventoryOrganisationScreens,
);

export function InventoryOrganisationListPage() {
  const t = useInventoryOrganisationText();
  const noun = useNounText();
  const list = useNounList(useList(inventoryOrganisation.list), screens);
  const { text, columns, filters } = useDefinedList<InventoryOrganisation>(inventoryOrganisationRecord, {
    columns: {
      name: { render: (row) => <Name {...row} /> },
      roleNames: asText(({ roleNames }) => joinNames(roleNames)),
    },
    filters: { unitOrgId: { name: 'unitOrgName' } },
  });
  const actionsOf = (row: InventoryOrganisation): RowAction[] => {
    const { id, name, code, active, master } = row;
    const question = {
      title: noun('deleteTitle', { thing: text.say('thing'), name }),
      detail: t('deleteDetail', { code }),
    };
    return [
      editAction(inventoryOrganisation.save, row, list),
      toggleAction(inventoryOrganisation.setStatus, row, active === 1, ({ version }, on) =>
        request(inventoryOrganisation.setStatus, { id, version, active: on }),
      ),
      ...(master === 0 && active === 1
        ? [extra({ text: t('setMaster'), can: inventoryOrganisation.setMaster.can, run: () => setMaster(row) })]
        : []),
      changesAction(inventoryOrganisation.detail, row, list),
      deleteAction(inventoryOrganisation.delete, row, question),
    ];
  };
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      navigation={<OrganisationTabs />}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, inventoryOrganisation, { disableDetail: t('disableDetail') })}
      add={
        <AddButton
          call={inventoryOrganisation.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

function Name({ name, master }: InventoryOrganisation) {
  const text = useDefinitionText(inventoryOrganisationRecord);
  if (master === 0) return name;
  return (
    <span className={styles.name}>
      <span className={styles.text} title={name}>
        {name}
      </span>
      <StatusTag on text={text.of('master', 'label')!} />
    </span>
  );
}

/** What everybody in it sees changes at once, so it is asked and explained. */
async function setMaster({ id, version, name }: InventoryOrganisation) {
  const t = inventoryOrganisationText;
  if (
    !(await confirm({
      title: t('setMasterTitle', { name }),
      detail: t('setMasterDetail', { name }),
      yes: t('setMaster'),
      danger: true,
    }))
  )
    return;
  await runAction('inventoryOrganisation', () => request(inventoryOrganisation.setMaster, { id, version }));
}
