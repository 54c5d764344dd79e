import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useRecordName } from '../../../kernel/tabs/tab.ts';
import { useGoBack } from '../../../ui/layout/use-go-back.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { productList } from '../routes.ts';
import { useProductText } from '../product.texts.ts';
import { SkuList } from './sku-list.tsx';
import { useSkusText } from './skus.texts.ts';

/** The variants of one product. */
export function ProductSkusPage() {
  const { id = '' } = useParams();
  const t = useSkusText();
  const product = useProductText();
  const ui = useUiText();
  const leave = useGoBack(productList);
  const name = useProductName(id);
  useRecordName(name && t('titleOf', { product: name }));
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => void leave()}>
      {ui('back')}
    </Button>
  );
  return (
    <SkuList
      call={sku.ofProduct}
      title={name ? t('titleOf', { product: name }) : product('skus')}
      productId={id}
      toolbar={back}
    />
  );
}

/** Of any of its variants, whatever the list is filtered by. */
function useProductName(productId: string): string | undefined {
  const input = { productId, pageSize: 1 };
  const { data } = useQuery({
    queryKey: queryKeyOf(sku.ofProduct, input),
    queryFn: ({ signal }) => fetchPage(sku.ofProduct, input, signal),
    meta: { showsOwnError: true },
  });
  return data?.rows[0]?.productName;
}
