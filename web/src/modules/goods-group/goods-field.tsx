import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { goodsGroupRecord, type GroupProduct } from '@edp/contract/modules/goods-group/goods-group.ts';
import { defaultPageSize } from '@edp/contract/kernel/paging.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import type { Control } from '../../ui/inputs/control.ts';
import { matchesText } from '../../ui/inputs/matches-text.ts';
import { useFieldLabels } from '../../ui/noun/defined/definition-text.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useActionColumn } from '../../ui/table/rows/row-actions.tsx';
import { useGoodsColumns } from './goods-columns.tsx';
import { useGoodsGroupText } from './goods-group.texts.ts';
import styles from './goods-group.module.css';

const GoodsPicker = lazy(async () => (await import('./goods-picker.tsx')).GoodsPicker);

export const GoodsField = () => (
  <FormField name="productList">
    <GoodsInput />
  </FormField>
);

const none: readonly GroupProduct[] = [];

/** The products of the form: nothing is saved before the form is. */
function GoodsInput({ id, value = none, onChange }: Control<readonly GroupProduct[]>) {
  const t = useGoodsGroupText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const found = text.trim() ? value.filter(({ name }) => matchesText(name, text)) : value;
  const remove = (product: GroupProduct) => {
    onChange?.(value.filter((each) => each.id !== product.id));
    // The pressed button is gone.
    add.current?.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        <Button
          ref={add}
          id={id}
          aria-label={t('addGoods')}
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => setOpen(true)}>
          {t('addGoods')}
        </Button>
        {value.length > 0 && (
          <div className={styles.search}>
            <SearchBox label={t('searchGoods')} value={text} onChange={setText} />
          </div>
        )}
      </div>
      {value.length === 0 && <Notice title={t('noGoods')} detail={t('addGoodsDetail')} />}
      {value.length > 0 && <ChosenGoods key={text} goods={found} onRemove={remove} />}
      {isOpen && (
        <GoodsPicker
          added={value}
          onAdd={(chosen) => onChange?.([...chosen, ...value])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function ChosenGoods({
  goods,
  onRemove,
}: {
  goods: readonly GroupProduct[];
  onRemove: (product: GroupProduct) => void;
}) {
  const t = useGoodsGroupText();
  const goodsLabel = useFieldLabels(goodsGroupRecord)('productList');
  const columns = useGoodsColumns();
  const [page, setPage] = useState({ pageNo: 1, pageSize: defaultPageSize });
  // The last row of the last page may have been removed.
  const pageNo = Math.min(page.pageNo, Math.max(1, Math.ceil(goods.length / page.pageSize)));
  const shown = goods.slice((pageNo - 1) * page.pageSize, pageNo * page.pageSize);
  const actions = useActionColumn(shown, (row) => [
    { text: t('remove'), can: 'member', danger: true, run: () => onRemove(row) },
  ]);
  if (goods.length === 0) return <Notice title={t('nothingFound')} />;
  return (
    <>
      <div className={styles.table}>
        <DataTable
          caption={goodsLabel}
          columns={columns}
          rightColumns={actions}
          rows={shown}
          isFirstLoad={false}
          isLoading={false}
        />
      </div>
      <Pagination
        label={goodsLabel}
        total={goods.length}
        pageNo={pageNo}
        pageSize={page.pageSize}
        onPageChange={(next, pageSize = page.pageSize) => setPage({ pageNo: next, pageSize })}
      />
    </>
  );
}
