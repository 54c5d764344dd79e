import { bom } from '@edp/contract/modules/bom/bom.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { lazy } from '../../kernel/lazy.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { RouteButton } from '../../ui/layout/route-button.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import type { OpenDialog } from '../../ui/noun/record-dialog.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { codeOf, creationFacts, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { EnabledInput, LongTextInput } from '../../ui/noun/standard-inputs.tsx';
import { RevisionTag } from './bom-columns.tsx';
import { BomCopy } from './bom-copy.tsx';
import { bomList, bomTreePage, toBomRow, type BomRow } from './bom-row.ts';
import { useBomText } from './bom.texts.ts';
import { HeadFields } from './head-fields.tsx';

const BomWorkbenchDialog = lazy(async () => (await import('./workbench/bom-workbench-screens.tsx')).BomWorkbenchDialog);

/** What is open above the list. */
export type BomDialog = OpenDialog | { what: 'copy'; of?: BomRow } | { what: 'tree'; of: BomRow };

function Inputs({ record }: { record?: BomRow | undefined }) {
  const noun = useNounText();
  const known = record?.typeId ? [{ id: record.typeId, name: record.typeText }] : [];
  return (
    <>
      <HeadFields nameField="productName" specificationField="proSpecName" />
      <EnabledInput name="active" off={0} />
      <FormField name="typeId">
        <RemoteSelect
          call={categorySet.list}
          detail={categorySet.detail}
          known={known}
          filter={{ type: 1 }}
          placeholder={noun('select')}
        />
      </FormField>
      <LongTextInput name="remark" />
    </>
  );
}

const records = recordScreens<BomRow>(() => {
  const t = useBomText();
  const noun = useNounText();
  return {
    noun: 'bom',
    list: bomList,
    titles: standardTitles(noun, t('thing')),
    calls: { detail: bom.detail, create: bom.save, update: bom.save },
    sharingType: 'bom',
    blank: { productId: '', proSpecId: '', productName: '', proSpecName: '', typeId: '', active: 1, remark: '' },
    fields: {
      productName: { label: t('productName') },
      proSpecName: { label: t('specification') },
      active: { label: noun('status'), render: (value) => (value === 1 ? noun('enabled') : noun('disabled')) },
      typeId: { label: t('type'), render: (_value, { typeText }) => typeText as string },
      remark: { label: noun('remark'), isWide: true },
    },
    facts: {
      itemCount: { label: t('itemCount') },
      ...creationFacts(noun, 'createdName'),
      updatedTime: { label: t('updatedTime') },
    },
    changeLabels: {
      productId: t('fromProduct'),
      proSpecId: t('fromMaterial'),
      productCode: t('productCode'),
      items: t('items'),
      itemSort: t('itemSort'),
      'versions.status': {
        label: noun('status'),
        render: (value) => (value === 'released' ? t('released') : t('draft')),
      },
      'versions.effectiveFrom': t('effectiveFrom'),
      'versions.effectiveTo': t('effectiveTo'),
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
