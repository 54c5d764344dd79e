import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { label } from '@edp/contract/modules/label.ts';
import { labelSet, type LabelSet } from '@edp/contract/modules/label-set.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { useSearchToggle } from '../../ui/use-search-toggle.tsx';
import { disableIfReadOnly } from '../../ui/disable-if-read-only.ts';
import { deleteLabelSet, toggleLabelSet } from './label-set-actions.ts';
import { labelSetColumns } from './label-set-columns.tsx';
import { useLabelSetText } from './label-set-text.ts';

// Forms are most of antd's weight; a list is often only read.
const loadDialog = () => import('./label-set-dialog.tsx');
const LabelSetDialog = lazy(async () => (await loadDialog()).LabelSetDialog);

/** What is open above the list. */
export type OpenDialog = { what: 'form'; id?: string } | { what: 'copy' } | { what: 'tree' | 'languages'; of: LabelSet };

const system = 1;

export function LabelSetListPage() {
  const t = useLabelSetText();
  const list = useList(labelSet.list);
  const search = useSearchToggle(list.filters);
  const [opened, setOpened] = useRestorableState<OpenDialog>();
  const access = useRecordAccess('label_set');

  const filters = [{ name: 'name', label: t('name') }];
  const actionsOf = (row: LabelSet): RowAction[] => [
    { text: t('manage'), can: label.detail.can, run: () => setOpened({ what: 'tree', of: row }) },
    ...disableIfReadOnly(row, [
      ...(row.source === system ? [] : [
        { text: t('editAction'), can: labelSet.save.can, run: () => setOpened({ what: 'form', id: row.id }) },
        { text: row.state === 1 ? t('disable') : t('enable'), can: labelSet.disable.can, run: () => toggleLabelSet(row) },
      ]),
      { text: t('languages'), can: labelSet.translate.can, run: () => setOpened({ what: 'languages', of: row }) },
    ]),
    access.actionOf(row),
    ...disableIfReadOnly(row, row.source === system ? [] : [{ text: t('delete'), can: labelSet.delete.can, run: () => deleteLabelSet(row), danger: true }]),
  ];
  const add = (
    <PermittedButton can={labelSet.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'form' })}>
      {t('add')}
    </PermittedButton>
  );
  const copy = (
    <PermittedButton can={labelSet.copy.can} icon={<CopyOutlined />} onPointerEnter={loadDialog} onClick={() => setOpened({ what: 'copy' })}>
      {t('copy')}
    </PermittedButton>
  );

  return (
    <>
      <ListPage title={t('title')} list={list} filters={search.isOpen ? filters : []} columns={labelSetColumns(t)} actionsOf={actionsOf} toolbar={<>{search.button}{copy}{add}</>}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {opened && <LabelSetDialog opened={opened} onClose={() => setOpened(undefined)} />}
      {access.dialog}
    </>
  );
}
