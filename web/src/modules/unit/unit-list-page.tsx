import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { unit, type Unit } from '@edp/contract/modules/unit.ts';
import { later } from '../../kernel/later.ts';
import { useDictionary } from '../../kernel/use-dictionary.ts';
import { useList } from '../../kernel/use-list.ts';
import { useOpened } from '../../kernel/use-opened.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { whenEditable } from '../../ui/when-editable.ts';
import { deleteUnit, toggleUnit } from './unit-actions.ts';
import { unitColumns } from './unit-columns.tsx';
import { useUnitText } from './unit-text.ts';

// Forms are most of antd's weight; a list is often only read.
const loadDialog = () => import('./unit-dialog.tsx');
const UnitDialog = later(async () => (await loadDialog()).UnitDialog);

/** What is open above the list. */
export type Opened = { what: 'form'; id?: string } | { what: 'languages'; of: Unit };

export function UnitListPage() {
  const t = useUnitText();
  const list = useList(unit.list, { failed: t('loadFailed') });
  const categories = useDictionary('edp_productunit_type');
  const [opened, setOpened] = useOpened<Opened>();
  const access = useRecordAccess('unit');

  const filters = [
    { name: 'name', label: t('name') },
    { name: 'code', label: t('code') },
    { name: 'unitCategory', label: t('category'), options: categories },
    { name: 'active', label: t('validity'), options: [{ value: '1', text: t('valid') }, { value: '0', text: t('invalid') }] },
  ];
  const actionsOf = (row: Unit): RowAction[] => [
    ...whenEditable(row, [
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
