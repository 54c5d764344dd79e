import StopOutlined from '@ant-design/icons/StopOutlined';
import { mostVariants } from '@edp/contract/modules/product/product-limits.ts';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { Button } from 'antd';
import { useState, type CSSProperties } from 'react';
import type { Control } from '../../../../../ui/inputs/control.ts';
import { useFieldLabels } from '../../../../../ui/noun/defined/definition-text.ts';
import { Grid } from '../../../../../ui/grid/grid.tsx';
import type { GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import type { ProductValue } from '../../product-value.ts';
import type { Matrix } from '../matrix.ts';
import { useVariantGrid } from './use-variant-grid.tsx';
import type { VariantRow } from '../variant-row.ts';
import { VariantPicture } from './variant-picture.tsx';
import styles from './variant-grid.module.css';
import { useVariantsText } from '../product-variants.texts.ts';

interface Props extends Control<readonly VariantRow[]> {
  record: ProductValue | undefined;
  matrix: Matrix;
  /** The specifications above take one line. */
  isFolded: boolean;
  /** The button that adds specifications. */
  addId: string;
}

const noRows: readonly VariantRow[] = [];

/** The variants of a multi style, edited like a spreadsheet. */
export function VariantGrid({ record, matrix, isFolded, addId, value = noRows, onChange, id, ...control }: Props) {
  const t = useVariantsText();
  const label = useFieldLabels(productRecord);
  const [opened, setOpened] = useState<GridRow>();
  const { grid, struckNote, excludeSelected, setPicture } = useVariantGrid({
    record,
    matrix,
    rows: value,
    isWrong: control['aria-invalid'] === true,
    onChange: (rows) => onChange?.(rows),
    onPicture: setOpened,
  });
  // There is nothing to correct here: a failed submit goes to where specifications are added.
  if (matrix.length === 0)
    return <span id={id} tabIndex={-1} data-focus="" onFocus={() => document.getElementById(addId)?.focus()} />;
  return (
    <div
      className={styles.grid}
      id={id}
      style={{ '--rows': grid.allRows.length, '--specifications': isFolded ? 0 : matrix.length } as CSSProperties}>
      {/* A failed submit focuses the first cell that is wrong. */}
      <span tabIndex={-1} data-focus="" onFocus={() => grid.actions.goToFirstError()} />
      <Grid
        grid={grid}
        label={label('specList')}
        limit={mostVariants}
        struckNote={struckNote}
        toolbar={
          <Button type="text" size="small" icon={<StopOutlined aria-hidden="true" />} onClick={excludeSelected}>
            {t('exclude')}
          </Button>
        }
      />
      {opened && <VariantPicture row={opened} onChange={setPicture} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
