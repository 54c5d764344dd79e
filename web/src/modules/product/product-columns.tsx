import type { ProductRow } from '@edp/contract/modules/product/product.ts';
import { Link } from 'react-router';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import type { Filter } from '../../ui/filter/filter.ts';
import { PictureOrIcon } from '../../ui/media/record-picture.tsx';
import type { NounText } from '../../ui/noun/noun.texts.ts';
import { codeColumn, createdTimeColumn, creatorColumn, hidden } from '../../ui/noun/standard-columns.tsx';
import type { Column } from '../../ui/table/column.ts';
import { pathColumn } from '../../ui/table/path-column.tsx';
import { stockColumn } from '../../ui/table/stock-column.tsx';
import { tagColumnWidth, textColumnWidth } from '../../ui/table/text-width.ts';
import { amountColumn, priceRangeColumn, timeColumn } from '../../ui/table/columns/value-columns.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import styles from './product.module.css';
import type { ProductText } from './product.texts.ts';
import { productPage } from './routes.ts';

/** What is looked for most is visible without scrolling. */
export const productColumns = (t: ProductText, noun: NounText): Column<ProductRow>[] => [
  codeColumn(t('code'), 124),
  {
    key: 'picture',
    title: t('picture'),
    width: 68,
    render: ({ thumbnailUrl, name }) => <PictureOrIcon url={thumbnailUrl} name={name} icon="product" />,
  },
  {
    key: 'name',
    title: t('name'),
    width: 200,
    grows: true,
    sort: 'name',
    render: ({ proId, invorgId, name }) => (
      <Link to={productPage(proId, invorgId)} className={styles.name}>
        {name}
      </Link>
    ),
  },
  pathColumn('category', t('category'), 124, ({ categoryText }) => categoryText),
  priceRangeColumn(t('priceRange')),
  stockColumn(t('stock')),
  shelfColumn(t),
  {
    key: 'completeness',
    title: t('completeness'),
    width: 108,
    render: ({ completeness }) => <CompletenessBar of={completeness} />,
  },
  { key: 'brand', title: t('brand'), width: 100, wraps: true, render: ({ brandText }) => brandText },
  amountColumn('variantCount', t('variantCount'), ({ variantCount }) => variantCount.toLocaleString('en'), {
    width: textColumnWidth(t('variantCount'), '2,048'),
  }),
  hidden<ProductRow>(creatorColumn(noun, 'createdName')),
  createdTimeColumn(noun),
  timeColumn('updatedTime', t('updatedTime')),
];

/** Of products and of their variants. */
export const shelfColumn = <Row extends { active: 0 | 1 }>(t: ProductText): Column<Row> => ({
  key: 'active',
  title: t('shelf'),
  width: Math.max(tagColumnWidth(t('onShelf'), t('offShelf')), textColumnWidth(t('shelf'))),
  sort: 'active',
  render: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('onShelf') : t('offShelf')} />,
});

export const shelfFilter = (t: ProductText): Filter => ({
  name: 'active',
  label: t('shelf'),
  options: [
    { value: '1', text: t('onShelf') },
    { value: '0', text: t('offShelf') },
  ],
});
