import type { LabelSet } from '@edp/contract/modules/label-set.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags, widthOfWords } from '../../ui/text-width.ts';
import type { LabelSetText } from './label-set-text.ts';

export const labelSetColumns = (t: LabelSetText): Column<LabelSet>[] => [
  { key: 'name', title: t('name'), width: 168, show: ({ name }) => name },
  { key: 'useObj', title: t('useObj'), width: 88, show: ({ useObjName }) => useObjName },
  { key: 'state', title: t('state'), width: widthOfTags(t('enabled'), t('disabled')), show: ({ state }) => <StatusTag on={state === 1} text={state === 1 ? t('enabled') : t('disabled')} /> },
  { key: 'origin', title: t('origin'), width: widthOfWords(t('origin'), t('system'), t('user')), show: ({ source }) => (source === 1 ? t('system') : t('user')) },
  { key: 'remark', title: t('remark'), width: widthOfWords(t('remark')), grows: true, show: ({ remark }) => remark },
  { key: 'createdName', title: t('createdName'), width: 76, spare: true, show: ({ createdName }) => createdName },
  { key: 'createTime', title: t('createTime'), width: timeWidth, show: ({ createTime }) => createTime },
];
