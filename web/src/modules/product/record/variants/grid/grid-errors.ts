import { VariantInput, variantColumns } from '@edp/contract/modules/product/variant.ts';
import { translate } from '@edp/contract/texts.ts';
import { issuesOf } from '../../../../../kernel/data/rules.ts';
import { language } from '../../../../../kernel/text/language.ts';
import { createErrorsOf } from '../../../../../ui/grid/model/errors.ts';
import type { CellError, Errors, GridCommands, GridRow } from '../../../../../ui/grid/model/grid-model.ts';
import { specificationColumn } from './grid-rows.ts';
import { variantsText as t } from '../product-variants.texts.ts';

interface Options {
  /** Whether an empty cell is an error already. */
  readonly showsMissing: boolean;
  /** Folded codes that other materials have. */
  readonly taken: ReadonlySet<string>;
}

/** What is wrong in the cells: the rules of the contract, and codes that are there twice. */
export function createVariantErrors({ showsMissing, taken }: Options): (rows: readonly GridRow[]) => Errors {
  const generate = (key: string) => ({
    text: t('makeGenerated'),
    run: (grid: GridCommands) => grid.write([{ key, column: 'itemCode', value: '' }]),
  });
  const repeated = () => translate('product.codeRepeated', language());
  const errorsOf = createErrorsOf({
    ofRow: (row) => {
      const errors = new Map<string, CellError>();
      for (const { field, message } of issuesOf(VariantInput, inputOf(row))) {
        if (showsMissing || row.values[field] !== '') errors.set(field, { message });
      }
      if (taken.has(String(row.values['codeKey'])))
        errors.set('itemCode', { message: repeated(), detail: t('takenElsewhere'), actions: [generate(row.key)] });
      return errors;
    },
    unique: [
      {
        column: 'codeKey',
        error: (row, first, place) => ({
          message: repeated(),
          detail: t('sameAs', { place, name: nameOf(first) }),
          actions: [
            generate(row.key),
            { text: t('goToRow', { place }), run: (grid) => grid.goTo(first.key, 'itemCode') },
          ],
        }),
      },
    ],
  });
  return (rows) => new Map([...errorsOf(rows)].map(([key, errors]) => [key, atCode(errors)]));
}

/** Codes are compared in a column that is not shown. */
function atCode(errors: ReadonlyMap<string, CellError>): ReadonlyMap<string, CellError> {
  const clash = errors.get('codeKey');
  if (!clash) return errors;
  const shown = new Map(errors);
  shown.delete('codeKey');
  return shown.set('itemCode', shown.get('itemCode') ?? clash);
}

/** 碳钢 WCB · DN25 */
function nameOf({ values }: GridRow): string {
  const names: unknown[] = [];
  for (let index = 0; specificationColumn(index) in values; index++) names.push(values[specificationColumn(index)]);
  return names.join(' · ');
}

const inputOf = ({ values }: GridRow) => ({
  ...Object.fromEntries(variantColumns.map((name) => [name, values[name]])),
  active: values['active'] === true ? 1 : 0,
  isCreateItem: values['isCreateItem'] === true ? 1 : 0,
  ...(values['isStored'] === true && { id: '1' }),
});
