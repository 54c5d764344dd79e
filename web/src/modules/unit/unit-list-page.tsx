import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { unit, type Unit } from '@edp/contract/modules/unit.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useDictionary } from '../../kernel/use-dictionary.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { disableIfReadOnly } from '../../ui/disable-if-read-only.ts';
import { deleteUnit, toggleUnit } from './unit-actions.ts';
import { unitColumns } from './unit-columns.tsx';
import { useUnitText } from './unit-text.ts';

// Forms are most of antd's weight; a list is often only read.
const loadDialog = () => import('./unit-dialog.tsx');
const UnitDialog = lazy(async () => (await loadDialog()).UnitDialog);

/** What is open above the list. */
export type OpenDialog = { what: 'form'; id?: string } | { what: 'languages'; of: Unit };

export function UnitListPage() {
  const t = useUnitText();
  const list = useList(unit.list, { fallbackError: t('loadFailed') });
  const categories = useDictionary('edp_productunit_type');
  const [opened, setOpened] = useRestorableState<OpenDialog>();
  const access = useRecordAccess('unit');

  const filters = [
    { name: 'name', label: t('name') },
    { name: 'code', label: t('code') },
    { name: 'unitCategory', label: t('category'), options: categories },
    { name: 'active', label: t('validity'), options: [{ value: '1', text: t('valid') }, { value: '0', text: t('invalid') }] },
  ];
  const actionsOf = (row: Unit): RowAction[] => [
    ...disableIfReadOnly(row, [
      { text: t('editAction'), can: unit.update.can, run: () => setOpened({ what: 'form', id: row.id }) },
      { text: row.active === 1 ? t('disable') : t('enable'), can: unit.setActive.can, run: () => toggleUnit(row) },
      { text: t('languages'), can: unit.translate.can, run: () => setOpened({ what: 'languages', of: row }) },
      { text: t('delete'), can: unit.delete.can, run: () => deleteUnit(row), danger: true },
    ]),
    access.actionOf(row),
  ];
  const add = (
    <PermittedButton can={unit.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'form' })}>
      {t('add')}
    </PermittedButton>
  );

  return (
    <>
      <ListPage title={t('title')} list={list} filters={filters} columns={unitColumns(t)} actionsOf={actionsOf} toolbar={add}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {opened && <UnitDialog opened={opened} onClose={() => setOpened(undefined)} />}
      {access.dialog}
    </>
  );
}
