import { specification, type Specification } from '@edp/contract/modules/specification/specification.ts';
import type { SpecificationValue } from '@edp/contract/modules/specification/specification-fields.ts';
import { useCategories } from '../../ui/filter/use-categories.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { helpOf } from '../../ui/form/fields/help.tsx';
import { pathText, pathTo } from '../../ui/inputs/tree.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens, type RecordScreens } from '../../ui/noun/record-screens.tsx';
import { helpText } from '../../ui/noun/standard-help.texts.ts';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { standardFacts, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { EnabledInput, LongTextInput, NameInput, SortOrderInput } from '../../ui/noun/standard-inputs.tsx';
import { RecordDetails } from '../../ui/record/record-details.tsx';
import { useRecordText } from '../../ui/record/record.texts.ts';
import { CategoryField } from './category-field.tsx';
import { SpecificationTextsDialog } from './specification-texts-dialog.tsx';
import { SpecificationTextsView } from './specification-texts-view.tsx';
import { useSpecificationText } from './specification.texts.ts';
import { AllValues } from './value-chips.tsx';
import { ValueRows } from './value-rows.tsx';

const Inputs = ({ record }: { record?: Specification | undefined }) => (
  <>
    <NameInput />
    <CategoryField record={record} />
    <EnabledInput name="active" off={0} />
    <SortOrderInput />
    <ValueRows />
    <LongTextInput name="description" />
  </>
);

const screens = recordScreens<Specification>(() => {
  const t = useSpecificationText();
  const noun = useNounText();
  const record = useRecordText();
  const { nodes } = useCategories();
  const fields: FieldTexts = {
    name: { label: t('name') },
    productTypeId: {
      label: t('category'),
      help: helpOf(t('categoryHelp')),
      render: (id) => pathText(pathTo(nodes, id as string)),
    },
    active: {
      label: noun('status'),
      help: helpOf(helpText('active')),
      render: (active) => (active === 1 ? noun('enabled') : noun('disabled')),
    },
    sortOrder: { label: noun('sortOrder'), help: helpOf(helpText('sortOrder')) },
    specValueList: {
      label: t('values'),
      isWide: true,
      nameOf: ({ specValue }) => String(specValue),
      render: (values) =>
        Array.isArray(values) && values.length > 0 && <AllValues values={values as SpecificationValue[]} />,
    },
    description: { label: noun('description'), isWide: true },
  };
  const facts = standardFacts(noun, 'createdName');
  return {
    noun: 'specification',
    list: '/specification',
    titles: standardTitles(noun, t('thing')),
    tagsOf: ({ active }) => <EnabledTag on={active === 1} t={noun} />,
    calls: {
      detail: specification.detail,
      create: specification.save,
      update: specification.update,
      translations: specification.translations,
      translate: specification.translate,
    },
    sharingType: 'specification',
    blank: { name: '', productTypeId: '', active: 1, sortOrder: 0, description: '', specValueList: [] },
    // The parts of a value have names where two people changed the same one.
    fields: {
      ...fields,
      'specValueList.specValue': { label: t('value') },
      'specValueList.sortOrder': { label: noun('sortOrder') },
    },
    facts,
    changeLabels: { specValueSort: t('valueSort') },
    panelsOf: (value) => [
      {
        key: 'overview',
        title: record('overview'),
        content: <RecordDetails schema={specification.detail.output} record={value} fields={{ ...fields, ...facts }} />,
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
