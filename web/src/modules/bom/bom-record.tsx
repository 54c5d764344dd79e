import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { bomRecord } from '@edp/contract/modules/bom/bom-record.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { lazy } from '../../kernel/lazy.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { RouteButton } from '../../ui/layout/route-button.tsx';
import { wordOf } from '../../ui/noun/defined/defined-columns.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import type { OpenDialog } from '../../ui/noun/record-dialog.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { codeOf } from '../../ui/noun/standard-fields.tsx';
import { RevisionTag } from './revision-tag.tsx';
import { BomCopy } from './bom-copy.tsx';
import { bomTreePage, toBomRow, type BomRow } from './bom-row.ts';
import { useBomText } from './bom.texts.ts';
import { HeadFields } from './head-fields.tsx';

const BomWorkbenchDialog = lazy(async () => (await import('./workbench/bom-workbench-screens.tsx')).BomWorkbenchDialog);

/** What is open above the list. */
export type BomDialog = OpenDialog | { what: 'copy'; of?: BomRow } | { what: 'tree'; of: BomRow };

/** One control has all fields of the head: product, variant and their names. */
const Inputs = definedInputs<BomRow>(
  { ...bomRecord, form: ['productName', 'active', 'typeId', 'remark'] },
  { productName: () => <HeadFields nameField="productName" specificationField="proSpecName" />, typeId: TypeField },
);

function TypeField({ record }: { record?: BomRow | undefined }) {
  const noun = useNounText();
  const stored = record?.typeId ? [{ id: record.typeId, name: record.typeText }] : [];
  return (
    <FormField name="typeId">
      <RemoteSelect
        call={categorySet.list}
        detail={categorySet.detail}
        loadedRecords={stored}
        filter={{ type: 1 }}
        placeholder={noun('select')}
      />
    </FormField>
  );
}

const records = recordScreens<BomRow>(() => {
  const t = useBomText();
  const noun = useNounText();
  const text = useDefinitionText(bomRecord);
  const textsOf = useDefinedTexts(bomRecord);
  return {
    ...useDefinedKind<BomRow>(bomRecord),
    fields: textsOf(['productName', 'proSpecName', 'active', 'typeId', 'remark'], {
      proSpecName: { isWide: false },
      active: { help: undefined },
      typeId: { render: (_value, { typeText }) => typeText as string },
    }),
    facts: textsOf(['itemCount', 'createdName', 'createTime', 'updatedTime']),
    changeLabels: {
      ...textsOf(['productId', 'proSpecId', 'productCode']),
      items: t('items'),
      itemSort: t('itemSort'),
      'versions.status': { label: noun('status'), render: (value) => wordOf(text, 'status', value) },
      'versions.effectiveFrom': text.of('effectiveFrom', 'label')!,
      'versions.effectiveTo': text.of('effectiveTo', 'label')!,
      'versions.remark': t('releaseRemark'),
    },
    toValue: (detail) => toBomRow(detail as Bom),
    codeOf,
    tagsOf: (row) => (
      <>
        <EnabledTag on={row.active === 1} t={noun} />
        <RevisionTag of={row} t={t} />
      </>
    ),
    pageTools: ({ id }) => <RouteButton to={bomTreePage(id)}>{t('manage')}</RouteButton>,
    Inputs,
  };
});

function Dialog({ opened, onClose }: { opened: BomDialog; onClose: () => void }) {
  if (opened.what === 'copy') return <BomCopy of={opened.of} onClose={onClose} />;
  if (opened.what === 'tree') return <BomWorkbenchDialog of={opened.of} onClose={onClose} />;
  return <records.Dialog opened={opened} onClose={onClose} />;
}

export const bomScreens = { ...records, Dialog };
