import { tenantApplication, type ListedApplication } from '@edp/contract/modules/tenant-application.ts';
import { useCan } from '../../kernel/access.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { tenantApplicationColumns } from './tenant-application-columns.tsx';
import { useTenantApplicationText } from './tenant-application-text.ts';

const ReviewDialog = lazy(async () => (await import('./review-dialog.tsx')).ReviewDialog);

export function TenantApplicationListPage() {
  const t = useTenantApplicationText();
  const can = useCan();
  const list = useList(tenantApplication.list);
  const [openedId, setOpenedId] = useRestorableState<string>();

  const filters = [
    { name: 'name', label: t('nameFilter') },
    { name: 'status', label: t('status'), options: (['pending', 'approved', 'rejected'] as const).map((value) => ({ value, text: t(value) })) },
    { name: 'createdFrom', label: t('createdFrom'), type: 'date' as const },
    { name: 'createdUntil', label: t('createdUntil'), type: 'date' as const },
  ];
  const actionsOf = ({ id, status }: ListedApplication): RowAction[] => {
    const isForReview = status === 'pending' && can(tenantApplication.approve.can);
    return [{ text: isForReview ? t('review') : t('view'), can: tenantApplication.detail.can, run: () => setOpenedId(id) }];
  };

  return (
    <>
      <ListPage title={t('title')} list={list} filters={filters} columns={tenantApplicationColumns(t)} actionsOf={actionsOf}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }} />
      {openedId !== undefined && <ReviewDialog id={openedId} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}
