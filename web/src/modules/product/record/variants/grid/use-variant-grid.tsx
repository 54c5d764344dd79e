import { product } from '@edp/contract/modules/product/product.ts';
import { skuRecord } from '@edp/contract/modules/product/sku-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChoices } from '../../../../../kernel/data/use-dictionary.ts';
import { toast } from '../../../../../kernel/feedback/toast.ts';
import { language } from '../../../../../kernel/text/language.ts';
import { useFormScope } from '../../../../../ui/form/engine/form-context.ts';
import controls from '../../../../../ui/layout/controls.module.css';
import { useDefinitionText } from '../../../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../../../ui/noun/noun.texts.ts';
import { rangeOf } from '../../../../../ui/grid/model/range/range.ts';
import type { Change, GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { useGrid } from '../../../../../ui/grid/use-grid.ts';
import type { ProductForm, ProductValue } from '../../product-value.ts';
import { exclude, restore, variantName } from '../exclusions.ts';
import { gridColumns } from './grid-columns.tsx';
import { createVariantErrors } from './grid-errors.ts';
import { createGridRows, withChanges, foldCode } from './grid-rows.ts';
import { numberWidths } from './number-widths.ts';
import { keyOf, type Matrix } from '../matrix.ts';
import type { VariantRow } from '../variant-row.ts';
import { useVariantsText } from '../product-variants.texts.ts';
import { fetchData } from '../../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../../kernel/http/query-key.ts';
import { useDebounced } from '../../../../../ui/layout/use-debounced.ts';

interface Options {
  record: ProductValue | undefined;
  matrix: Matrix;
  rows: readonly VariantRow[];
  /** The form was submitted with errors in here: from now on empty cells are errors. */
  isWrong: boolean;
  onChange: (rows: readonly VariantRow[]) => void;
  onPicture: (row: GridRow) => void;
}

const isWithoutPicture = ({ struck, values }: GridRow) => !struck && values['picture'] === '';
const isStruck = ({ struck }: GridRow) => struck === true;

/** The grid of the variants: its rows are those of the form. */
export function useVariantGrid({ record, matrix, rows, isWrong, onChange, onPicture }: Options) {
  const t = useVariantsText();
  const noun = useNounText();
  const text = useDefinitionText(skuRecord);
  const { form } = useFormScope();
  const types = useChoices('dms_sku_itemtype', ...(record?.specList.map(({ proType }) => proType) ?? []));
  const typesKey = types.map((type) => type.text).join();
  const [showsMissing, setShowsMissing] = useState(record !== undefined);
  if (isWrong && !showsMissing) setShowsMissing(true);
  const stored = useMemo(() => new Set(record?.specList.map(({ itemCode }) => itemCode)), [record]);
  const taken = useTakenCodes(record?.id, stored, rows);
  const [toGridRows] = useState(createGridRows);
  const gridRows = useMemo(() => toGridRows(matrix, rows), [toGridRows, matrix, rows]);
  const latest = useRef({ rows, onChange });

  const change = (changes: readonly Change[]) => latest.current.onChange(withChanges(latest.current.rows, changes));
  // What excluded rows had, for those that come back: a value of the form, so that it is in its draft.
  const excludedRows = () => (form.getValues('excludedRows') as ProductForm['excludedRows']) ?? [];
  const bringBack = (key: string) => {
    const had = excludedRows();
    latest.current.onChange(
      restore(
        { matrix, rows: latest.current.rows },
        key,
        had.find(({ specValues }) => keyOf(specValues) === key),
        (form.getValues('name') as string | undefined) ?? '',
      ),
    );
    form.setValue('excludedRows', exclude(had, new Set([key])));
  };
  const widths = useMemo(() => numberWidths(gridRows), [gridRows]);
  const widthsKey = Object.values(widths).join();
  const columns = useMemo(
    () => gridColumns({ t, noun, text, matrix, types, showsMissing, onPicture, widths }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the types and the widths are other objects than before
    [t, noun, text, matrix, typesKey, showsMissing, onPicture, widthsKey],
  );
  const errorsOf = useMemo(() => createVariantErrors({ showsMissing, taken }), [showsMissing, taken]);
  const quickFilters = useMemo(
    () => [
      {
        key: 'picture',
        label: t('withoutPicture'),
        count: gridRows.filter(isWithoutPicture).length,
        matches: isWithoutPicture,
      },
      { key: 'excluded', label: t('excludedRows'), count: gridRows.filter(isStruck).length, matches: isStruck },
    ],
    [t, gridRows],
  );
  const struckNote = useMemo(
    () =>
      function StruckNote({ key }: GridRow) {
        return (
          <>
            {t('excludedNote')}{' '}
            <button type="button" className={controls.link} onClick={() => bringBack(key)}>
              {t('restore')}
            </button>
          </>
        );
      },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, matrix],
  );
  const grid = useGrid({ columns, rows: gridRows, onChange: change, errorsOf, quickFilters });
  useLayoutEffect(() => {
    latest.current = { rows, onChange };
  });

  /** Without the rows of the selection; one that is in use stays, and says why. */
  const excludeSelected = () => {
    const { top, bottom } = rangeOf(grid.actions.current());
    const keys = new Set(
      grid.rows
        .slice(top, bottom + 1)
        .filter(({ struck }) => !struck)
        .map(({ key }) => key),
    );
    const chosen = rows.filter(({ specValues }) => keys.has(keyOf(specValues)));
    const held = chosen.find(({ usedBy }) => usedBy !== '');
    if (held)
      return toast(
        'warning',
        translate('product.variantUsed', language(), { variant: variantName(matrix, held), uses: held.usedBy }),
      );
    form.setValue('excludedRows', [...exclude(excludedRows(), keys), ...chosen]);
    return onChange(exclude(rows, keys));
  };
  const setPicture = (key: string, url: string) =>
    onChange(
      rows.map((row) =>
        keyOf(row.specValues) === key ? { ...row, dfilePreview: url, dfilePreviewIds: url ? [url] : [] } : row,
      ),
    );
  return { grid, struckNote, excludeSelected, setPicture };
}

const none: readonly string[] = [];
/** Longer ones are wrong anyway. */
const mostLetters = 20;

/**
 * Which of the typed codes other materials of the tenant have, folded; not those that the product has already
 * (`stored`). Asked when typing rests; the server decides at the save.
 */
function useTakenCodes(
  productId: string | undefined,
  stored: ReadonlySet<string>,
  rows: readonly VariantRow[],
): ReadonlySet<string> {
  const typed = [
    ...new Set(
      rows.flatMap(({ itemCode }) =>
        itemCode === '' || itemCode.length > mostLetters || stored.has(itemCode) ? [] : itemCode.trim(),
      ),
    ),
  ]
    .toSorted()
    .join('\n');
  const joinedCodes = useDebounced(typed);
  const { data = none } = useQuery({
    queryKey: queryKeyOf(product.takenCodes, productId, joinedCodes),
    queryFn: ({ signal }) =>
      fetchData(product.takenCodes, { proId: productId, codes: joinedCodes.split('\n') }, signal),
    enabled: joinedCodes !== '',
    placeholderData: keepPreviousData,
    // The save says it again.
    meta: { showsOwnError: true },
  });
  return useMemo(() => new Set((joinedCodes === '' ? none : data).map(foldCode)), [data, joinedCodes]);
}
