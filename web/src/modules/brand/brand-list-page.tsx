import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { brand, type Brand } from '@edp/contract/modules/brand.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { disableIfReadOnly } from '../../ui/disable-if-read-only.ts';
import { deleteBrand, toggleBrand } from './brand-actions.ts';
import { brandColumns } from './brand-columns.tsx';
import { useBrandText } from './brand-text.ts';

// Forms are most of antd's weight; a list is often only read.
const loadDialog = () => import('./brand-dialog.tsx');
const BrandDialog = lazy(async () => (await loadDialog()).BrandDialog);

/** What is open above the list. */
export type OpenDialog = { what: 'form'; id?: string } | { what: 'languages'; of: Brand };

export function BrandListPage() {
  const t = useBrandText();
  const list = useList(brand.list);
  const [opened, setOpened] = useRestorableState<OpenDialog>();
  const access = useRecordAccess('brand');

  const filters = [
    { name: 'name', label: t('name') },
    { name: 'code', label: t('code') },
    { name: 'active', label: t('validity'), options: [{ value: '1', text: t('valid') }, { value: '0', text: t('invalid') }] },
  ];
  const actionsOf = (row: Brand): RowAction[] => [
    ...disableIfReadOnly(row, [
      { text: t('editAction'), can: brand.save.can, run: () => setOpened({ what: 'form', id: row.id }) },
      { text: row.active === 1 ? t('disable') : t('enable'), can: brand.save.can, run: () => toggleBrand(row) },
      { text: t('languages'), can: brand.translate.can, run: () => setOpened({ what: 'languages', of: row }) },
      { text: t('delete'), can: brand.delete.can, run: () => deleteBrand(row), danger: true },
    ]),
    access.actionOf(row),
  ];
  const add = (
    <PermittedButton can={brand.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'form' })}>
      {t('add')}
    </PermittedButton>
  );

  return (
    <>
      <ListPage title={t('title')} list={list} filters={filters} columns={brandColumns(t)} actionsOf={actionsOf} toolbar={add}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {opened && <BrandDialog opened={opened} onClose={() => setOpened(undefined)} />}
      {access.dialog}
    </>
  );
}
