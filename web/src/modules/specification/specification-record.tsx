import {
  specification,
  type Specification,
  specificationRecord,
} from '@edp/contract/modules/specification/specification.ts';
import type { SpecificationValue } from '@edp/contract/modules/specification/specification-fields.ts';
import { useCategories } from '../category/shared/use-categories.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { pathText, pathTo, withPath } from '../../ui/inputs/tree.ts';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { recordScreens, type RecordScreens } from '../../ui/noun/record-screens.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { useRecordText } from '../../ui/record/record.texts.ts';
import { SpecificationTextsDialog } from './specification-texts-dialog.tsx';
import { SpecificationTextsView } from './specification-texts-view.tsx';
import { useSpecificationText } from './specification.texts.ts';
import { AllValues } from './value-chips.tsx';
import { ValueRows } from './value-rows.tsx';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TreeSelect } from '../../ui/inputs/tree-select.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';

const Inputs = definedInputs<Specification>(specificationRecord, {
  productTypeId: CategoryField,
  specValueList: ValueRows,
});

const screens = recordScreens<Specification>(() => {
  const t = useSpecificationText();
  const record = useRecordText();
  const { nodes } = useCategories();
  const kind = useDefinedKind<Specification>(specificationRecord);
  const { productTypeId, specValueList } = kind.fields;
  const fields: FieldTexts = {
    ...kind.fields,
    productTypeId: { ...productTypeId!, render: (id) => pathText(pathTo(nodes, id as string)) },
    specValueList: {
      ...specValueList!,
      isWide: true,
      nameOf: ({ specValue }) => String(specValue),
      render: (values) =>
        Array.isArray(values) && values.length > 0 && <AllValues values={values as SpecificationValue[]} />,
    },
  };
  return {
    ...kind,
    blank: { ...kind.blank, productTypeId: '' },
    // The parts of a value have names where two people changed the same one.
    fields: {
      ...fields,
      'specValueList.specValue': { label: t('value') },
      'specValueList.sortOrder': { label: fields.sortOrder!.label },
    },
    changeLabels: { specValueSort: t('valueSort') },
    panelsOf: (value) => [
      {
        key: 'overview',
        title: record('overview'),
        content: (
          <RecordDetails schema={specification.detail.output} record={value} fields={{ ...fields, ...kind.facts }} />
        ),
      },
    ],
    Translations: SpecificationTextsView,
    Inputs,
  };
});

/** The texts of a specification are more than its name and description. */
const Dialog: RecordScreens<Specification>['Dialog'] = (props) =>
  props.opened.what === 'languages' ? (
    <SpecificationTextsDialog of={props.opened.of} onClose={props.onClose} />
  ) : (
    <screens.Dialog {...props} />
  );

export const specificationScreens = { ...screens, Dialog };

/** The product category; the one that the record has stays a choice after it was disabled. */
function CategoryField({ record }: { record?: Specification | undefined }) {
  const noun = useNounText();
  const { nodes, isLoading } = useCategories({ isEnabledOnly: true });
  const names = record?.productTypeText.split(',') ?? [];
  const path = record?.productTypeIds.split(',').map((id, index) => ({ id, name: names[index] ?? '' })) ?? [];
  return (
    <FormField name="productTypeId">
      <TreeSelect nodes={withPath(nodes, path)} isLoading={isLoading} placeholder={noun('select')} />
    </FormField>
  );
}
