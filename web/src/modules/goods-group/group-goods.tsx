import {
  goodsGroup,
  goodsGroupRecord,
  type GoodsGroupRow,
  type GroupProduct,
} from '@edp/contract/modules/goods-group/goods-group.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { nounOf } from '../../kernel/http/query-key.ts';
import { invalidate, runAction } from '../../kernel/http/run-action.ts';
import { useCan } from '../../kernel/session/access.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { useFieldLabels } from '../../ui/noun/defined/definition-text.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useWidth } from '../../ui/table/use-width.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useActionColumn } from '../../ui/table/rows/row-actions.tsx';
import { withDeleteMessages } from './delete-messages.ts';
import { useGoodsColumns } from './goods-columns.tsx';
import { type GoodsGroupText, useGoodsGroupText } from './goods-group.texts.ts';
import styles from './goods-group.module.css';

/** In the drawer beside the list there is no room for more. */
const narrow = 600;
const narrowColumns = new Set(['name', 'priceRange']);

/** The products of a stored group. A removal takes effect at once. */
export function GroupGoods({ group }: { group: Pick<GoodsGroupRow, 'id' | 'editable'> }) {
  const t = useGoodsGroupText();
  const goodsLabel = useFieldLabels(goodsGroupRecord)('productList');
  const [text, setText] = useState('');
  const list = usePagedList(product.inGroup, { groupId: group.id, name: useDebounced(text.trim()) });
  const maySeeProduct = useCan()(product.detail.can);
  const [watchWidth, width] = useWidth();
  const columns = useGoodsColumns(
    maySeeProduct ? ({ id, name }) => <Link to={`/mchManage/${id}/0`}>{name}</Link> : undefined,
  ).filter(({ key }) => width === 0 || width >= narrow || narrowColumns.has(key));
  const actions = useActionColumn<GroupProduct>(list.rows, (row) =>
    disableIfReadOnly(group, [
      {
        text: t('remove'),
        can: goodsGroup.removeProduct.can,
        danger: true,
        run: () => removeProduct(t, group.id, row),
      },
    ]),
  );
  const search = (name: string) => {
    setText(name);
    list.goToPage(1);
  };
  const isEmpty = !list.isFirstLoad && list.rows.length === 0;
  return (
    <div ref={watchWidth} className={styles.goods}>
      <div className={styles.tools}>
        <h3 className={styles.heading}>{goodsLabel}</h3>
        {!(isEmpty && text === '') && (
          <div className={styles.search}>
            <SearchBox label={t('searchGoods')} value={text} onChange={search} />
          </div>
        )}
      </div>
      {list.error && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.error &&
        isEmpty &&
        (text ? <Notice title={t('nothingFound')} /> : <Notice title={t('noGoods')} detail={t('noGoodsDetail')} />)}
      {!list.error && !isEmpty && (
        <>
          <div className={styles.table}>
            <DataTable
              caption={goodsLabel}
              columns={columns}
              rightColumns={actions}
              rows={list.rows}
              isFirstLoad={list.isFirstLoad}
              isLoading={list.isLoading}
            />
          </div>
          <Pagination
            label={goodsLabel}
            {...list.count}
            pageNo={list.pageNo}
            pageSize={list.pageSize}
            onPageChange={list.goToPage}
          />
        </>
      )}
    </div>
  );
}

async function removeProduct(t: GoodsGroupText, groupId: string, { id, name, code }: GroupProduct) {
  if (
    !(await confirm({
      title: t('removeTitle', { name }),
      detail: t('removeDetail', { code }),
      yes: t('remove'),
      danger: true,
    }))
  )
    return;
  const refresh = async () => {
    await Promise.all([goodsGroup.removeProduct, product.inGroup].map((call) => invalidate(nounOf(call))));
  };
  await runAction(
    nounOf(goodsGroup.removeProduct),
    () => withDeleteMessages(request(goodsGroup.removeProduct, { groupId, productId: id })),
    refresh,
  );
}
