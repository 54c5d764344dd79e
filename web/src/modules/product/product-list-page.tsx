import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import type { ProductRow } from '@edp/contract/modules/product/product-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { useHref, useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { lazy } from '../../kernel/lazy.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { useCategories } from '../category/shared/use-categories.ts';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { requestForOne } from '../../ui/noun/request-for-one.ts';
import { accessAction, changesAction, deleteAction, extra, viewAction } from '../../ui/noun/standard-actions.ts';
import { useRecordDrawer } from '../../ui/record/drawer/use-record-drawer.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { invalidateProducts } from './invalidate-products.ts';
import { listColumns } from './product-columns.tsx';
import { useProductText } from './product.texts.ts';
import { productPage, skusPage } from './routes.ts';
import { shelfAction } from './shelf-action.ts';
import { useProductBatch } from './use-product-batch.ts';

const ProductDrawer = lazy(async () => (await import('./record/product-drawer.tsx')).ProductDrawer);
const loadPicker = () => import('./load-products.tsx');
const LoadProducts = lazy(async () => (await loadPicker()).LoadProducts);
const ShelfRequirements = lazy(async () => (await import('./shelf-requirements.tsx')).ShelfRequirements);
const MultilingualDialog = lazy(
  async () => (await import('../../ui/form/multilingual/multilingual-dialog.tsx')).MultilingualDialog,
);

type Opened = { what: 'load' } | { what: 'requirement' } | { what: 'languages'; of: { id: string; name: string } };

/** The products of the active organisation; another one begins again, without the selection. */
export function ProductListPage() {
  const invorgId = useQuery(loginInfoQuery).data?.invorgId ?? '';
  return <ProductList key={invorgId} invorgId={invorgId} />;
}

function ProductList({ invorgId }: { invorgId: string }) {
  const t = useProductText();
  const noun = useNounText();
  const navigate = useNavigate();
  const text = useDefinitionText(productRecord);
  const { columns, filters } = useDefinedList<ProductRow>(productRecord, {
    columns: listColumns(text),
    filters: { categoryId: useCategories() },
  });
  const thing = text.say('thing');
  const incompleteFilter = {
    name: 'incomplete',
    label: t('incomplete'),
    options: (['own', 'all'] as const).map((value) => ({ value, text: t(`incomplete_${value}`) })),
  };
  const list = useList(product.list);
  const batch = useProductBatch(list, thing);
  const [opened, open] = useRestorableState<Opened>();
  const close = () => open(undefined);
  const drawer = useRecordDrawer(list);

  const actionsOf = (row: Pick<ProductRow, 'id' | 'name' | 'code' | 'active' | 'version' | 'editable'>) => {
    const { id, name, code } = row;
    const question = { title: noun('deleteTitle', { thing, name }), detail: t('deleteDetail', { code }) };
    return [
      viewAction(product.detail, () => navigate(productPage(id, invorgId))),
      { text: t('skus'), can: sku.ofProduct.can, run: () => void navigate(skusPage(id)) },
      ...disableIfReadOnly(row, [
        extra(
          shelfAction({ ...row, thing }, (on) => requestForOne(on === 1 ? product.up : product.down, { ids: [id] })),
        ),
        extra({
          text: noun('languages'),
          can: product.translate.can,
          run: () => open({ what: 'languages', of: { id, name } }),
        }),
        extra(
          deleteAction(
            product.delete,
            row,
            question,
            () => requestForOne(product.delete, { ids: [id] }),
            () => invalidateProducts([id]),
          ),
        ),
      ]),
      changesAction(product.detail, row, drawer),
      accessAction(row, drawer),
    ];
  };
  const load = (
    <PermittedButton
      can={product.load.can}
      icon={<CloudDownloadOutlined />}
      onPointerEnter={loadPicker}
      onClick={() => open({ what: 'load' })}>
      {t('load')}
    </PermittedButton>
  );
  const add = <AddButton call={product.create} text={noun('add', { thing })} href={useHref(productPage('0', '0'))} />;
  const toolbar = (
    <>
      <PermittedButton can={product.setRequirement.can} onClick={() => open({ what: 'requirement' })}>
        {t('requirement')}
      </PermittedButton>
      <PermittedButton can={product.up.can} onClick={() => void batch.putOnShelf()}>
        {t('putOnShelf')}
      </PermittedButton>
      <PermittedButton can={product.down.can} onClick={() => void batch.takeOffShelf()}>
        {t('takeOffShelf')}
      </PermittedButton>
      {load}
      {add}
    </>
  );
  return (
    <>
      <ListPage
        title={text.say('title')}
        list={list}
        filters={[...filters, incompleteFilter]}
        columns={columns}
        actionsOf={actionsOf}
        batch={batch}
        {...drawer.table}
        beside={drawer.opened && <ProductDrawer opened={drawer.opened} actionsOf={actionsOf} />}
        toolbar={toolbar}
        empty={{
          title: text.say('emptyTitle'),
          detail: text.say('emptyDetail'),
          action: (
            <>
              {add}
              {load}
            </>
          ),
        }}
      />
      {opened?.what === 'load' && <LoadProducts onClose={close} />}
      {opened?.what === 'requirement' && <ShelfRequirements onClose={close} />}
      {opened?.what === 'languages' && (
        <MultilingualDialog of={opened.of} load={product.translations} save={product.translate} onClose={close} />
      )}
    </>
  );
}
