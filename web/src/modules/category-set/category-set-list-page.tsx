import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { category } from '@edp/contract/modules/category.ts';
import { categorySet, type CategorySet } from '@edp/contract/modules/category-set.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { useSearchToggle } from '../../ui/use-search-toggle.tsx';
import { disableIfReadOnly } from '../../ui/disable-if-read-only.ts';
import { deleteCategorySet, toggleCategorySet } from './category-set-actions.ts';
import { categorySetColumns } from './category-set-columns.tsx';
import { typeNames, useCategorySetText } from './category-set-text.ts';

// Forms are most of antd's weight; a list is often only read.
const loadDialog = () => import('./category-set-dialog.tsx');
const CategorySetDialog = lazy(async () => (await loadDialog()).CategorySetDialog);

/** What is open above the list. */
export type OpenDialog = { what: 'form'; id?: string } | { what: 'copy' } | { what: 'tree' | 'languages'; of: CategorySet };

const system = 1;

export function CategorySetListPage() {
  const t = useCategorySetText();
  const list = useList(categorySet.list);
  const search = useSearchToggle(list.filters);
  const [opened, setOpened] = useRestorableState<OpenDialog>();
  const access = useRecordAccess('category_set');

  const filters = [
    { name: 'type', label: t('type'), options: typeNames(t).map(({ value, label }) => ({ value: String(value), text: label })) },
    { name: 'name', label: t('name') },
  ];
  const actionsOf = (row: CategorySet): RowAction[] => [
    { text: t('manage'), can: category.detail.can, run: () => setOpened({ what: 'tree', of: row }) },
    ...disableIfReadOnly(row, [
      ...(row.source === system ? [] : [
        { text: t('editAction'), can: categorySet.save.can, run: () => setOpened({ what: 'form', id: row.id }) },
        { text: row.state === 1 ? t('disable') : t('enable'), can: categorySet.disable.can, run: () => toggleCategorySet(row) },
      ]),
      { text: t('languages'), can: categorySet.translate.can, run: () => setOpened({ what: 'languages', of: row }) },
    ]),
    access.actionOf(row),
    ...disableIfReadOnly(row, row.source === system ? [] : [{ text: t('delete'), can: categorySet.delete.can, run: () => deleteCategorySet(row), danger: true }]),
  ];
  const add = (
    <PermittedButton can={categorySet.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'form' })}>
      {t('add')}
    </PermittedButton>
  );
  const copy = (
    <PermittedButton can={categorySet.copy.can} icon={<CopyOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'copy' })}>
      {t('copy')}
    </PermittedButton>
  );

  return (
    <>
      <ListPage title={t('title')} list={list} filters={search.isOpen ? filters : []} columns={categorySetColumns(t)} actionsOf={actionsOf} toolbar={<>{search.button}{copy}{add}</>}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {opened && <CategorySetDialog opened={opened} onClose={() => setOpened(undefined)} />}
      {access.dialog}
    </>
  );
}
