import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { accessTo } from '../../../../../kernel/session/field-access.ts';
import { Thumbnail } from '../../../../../ui/media/thumbnail.tsx';
import type { DefinitionText } from '../../../../../ui/noun/defined/definition-text.ts';
import type { NounText } from '../../../../../ui/noun/noun.texts.ts';
import { withCommas } from '../../../../../ui/record/facts/with-commas.ts';
import type { GridColumn, GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { specificationColumn } from './grid-rows.ts';
import type { NumberWidths } from './number-widths.ts';
import { withValues, type Matrix } from '../matrix.ts';
import styles from './variant-grid.module.css';
import type { VariantsText } from '../product-variants.texts.ts';

interface Options {
  t: VariantsText;
  noun: NounText;
  /** What the definition of the SKU records says. */
  text: DefinitionText;
  matrix: Matrix;
  types: readonly { value: string; text: string }[];
  /** Empty cells are errors already. */
  showsMissing: boolean;
  onPicture: (row: GridRow) => void;
  widths: NumberWidths;
}

/** The specifications, which stay in view, and what is filled in for each variant. */
export function gridColumns({
  t,
  noun,
  text,
  matrix,
  types,
  showsMissing,
  onPicture,
  widths,
}: Options): readonly GridColumn[] {
  const labelOf = (name: string) => text.of(name, 'label')!;
  const required = { required: true, mayWait: !showsMissing };
  const price = { kind: 'number', align: 'right', decimals: 2, ...required } as const;
  const columns: readonly GridColumn[] = [
    ...withValues(matrix).map(({ name }, index): GridColumn => ({
      name: specificationColumn(index),
      label: name,
      kind: 'fixed',
      width: index === 0 ? 80 : 104,
      pinned: true,
      fadesRepeats: true,
    })),
    {
      name: 'picture',
      label: noun('picture'),
      kind: 'custom',
      width: 52,
      align: 'center',
      render: (row) => (
        <Picture url={String(row.values['picture'] ?? '')} label={t('addPicture')} onOpen={() => onPicture(row)} />
      ),
      activate: onPicture,
    },
    {
      name: 'itemCode',
      label: labelOf('itemCode'),
      hint: t('codeHint'),
      kind: 'text',
      width: 190,
      isMonospaced: true,
      render: (row) => <Code row={row} generated={t('generated')} />,
    },
    { name: 'itemName', label: labelOf('itemName'), kind: 'text', width: 200, grows: true, ...required },
    {
      name: 'proType',
      label: labelOf('proType'),
      kind: 'choice',
      width: 96,
      options: types.map((type) => ({ value: type.value, label: type.text })),
      ...required,
    },
    { name: 'marketPrice', label: labelOf('marketPrice'), width: widths.marketPrice, ...price },
    { name: 'listPricePerUnit', label: labelOf('listPricePerUnit'), width: widths.listPricePerUnit, ...price },
    { name: 'barCode', label: labelOf('barCode'), kind: 'text', width: 130, isMonospaced: true },
    {
      name: 'storageNum',
      label: labelOf('storageNum'),
      kind: 'fixed',
      width: widths.storageNum,
      align: 'right',
      render: ({ values }) =>
        Number(values['storageNum'] ?? 0) === 0 ? t('none') : withCommas(String(values['storageNum'])),
    },
    { name: 'active', label: labelOf('active'), kind: 'switch', width: 60, align: 'center' },
  ];
  return columns.flatMap(permitted);
}

/**
 * A variant is a material: what the role may not see of those has no column here, what it may not change cannot be
 * typed into.
 */
function permitted(column: GridColumn): GridColumn[] {
  const access = accessTo(`material.${column.name}`);
  if (access === 'hidden') return [];
  const { name, label, width, align } = column;
  return [access === 'readonly' ? { name, label, width, align, kind: 'fixed' } : column];
}

/** A click opens the picture; with the keyboard, F2 or Space in the cell. */
const Picture = ({ url, label, onOpen }: { url: string; label: string; onOpen: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    className={url ? styles.picture : styles.noPicture}
    aria-label={label}
    onClick={onOpen}>
    {url ? <Thumbnail url={url} name="" /> : <PlusOutlined aria-hidden="true" />}
  </button>
);

function Code({ row: { values }, generated }: { row: GridRow; generated: string }) {
  const code = String(values['itemCode'] ?? '');
  return <span className={values['isCreateItem'] === true ? styles.generated : undefined}>{code || generated}</span>;
}
