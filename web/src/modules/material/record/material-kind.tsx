import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { translate } from '@edp/contract/texts.ts';
import { quantityText } from '../../../kernel/text/decimal-text.ts';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../kernel/text/language.ts';
import { completenessView } from '../../../ui/completeness/missing-text.ts';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { EnabledTag } from '../../../ui/noun/standard-columns.tsx';
import type { RecordKind } from '../../../ui/record/record-kind.ts';
import { withOrganisationChanges } from '../../../ui/record/organisations/assignments.ts';
import { useFieldTexts } from './field-texts.tsx';
import { formTabs } from './form/form-tabs.tsx';
import { toMaterialValue, type MaterialValue } from './material-value.ts';
import { useMaterialRecordText } from './material-record.texts.ts';
import { materialList, materialRoute, copyRoute } from './routes.ts';
import { viewPanels } from './view/view-panels.tsx';
import { PermittedButton } from '../../../ui/layout/permitted-button.tsx';
import { usePrint } from '../print/use-print.tsx';

/** What the record page needs to know of materials. `blank`: the values that a new one begins with. */
export function useMaterialKind(blank: object): RecordKind<MaterialValue> {
  const t = useMaterialRecordText();
  const noun = useNounText();
  const language = useLanguage();
  const fields = useFieldTexts();
  const text = useDefinitionText(materialRecord);
  return {
    noun: 'material',
    list: materialList,
    // The specification quotes these titles.
    titles: { create: t('create'), view: t('view'), edit: t('edit') },
    calls: {
      detail: material.detail,
      create: material.save,
      update: material.update,
      translations: material.translations,
      translate: material.translate,
    },
    pageOf: materialRoute,
    idName: 'skuId',
    sharingType: 'material',
    blank,
    fields,
    changeLabels: { storageNum: text.of('storageNum', 'label')! },
    invalidMessage: translate('material.checkFields', language),
    toValue: toMaterialValue,
    toInput: withOrganisationChanges,
    tabsOf: (record) => formTabs(t, record, fields),
    panelsOf: (record) => viewPanels(t, record, fields),
    pictureOf: ({ thumbnailUrl }) => thumbnailUrl,
    codeOf: ({ itemCode }) => itemCode,
    tagsOf: ({ enabled }) => <EnabledTag on={enabled === 1} t={noun} />,
    factsOf: ({ storageNum, unitText, stock }) => [
      {
        label: text.of('storageNum', 'label')!,
        value: `${quantityText(storageNum)} ${unitText}`.trim(),
        detail: stock.map(({ invOrgName, quantity }) => `${invOrgName} ${quantityText(quantity)}`).join('\n'),
      },
    ],
    completenessOf: ({ completeness }) => completenessView(text, completeness, tabOf),
    pageTools: (record) => <PageTools record={record} />,
  };
}

/** The tab where a field is read. */
const tabOf = (name: string) => ({ graphicDetails: 'details', parameter: 'parameter' })[name] ?? 'basic';

/** What can be done with a material beside editing it. */
function PageTools({ record: { id } }: { record: MaterialValue }) {
  const t = useMaterialRecordText();
  const navigate = useNavigate();
  const { print, dialog } = usePrint();
  return (
    <>
      <PermittedButton
        can={material.save.can}
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void navigate(copyRoute(id))}>
        {t('copy')}
      </PermittedButton>
      <PermittedButton can="material.print" icon={<PrinterOutlined aria-hidden="true" />} onClick={() => print([id])}>
        {t('print')}
      </PermittedButton>
      {dialog}
    </>
  );
}
