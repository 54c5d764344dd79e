import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet, type LabelSet, labelSetRecord } from '@edp/contract/modules/label-set/label-set.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { languagesAction } from '../../ui/noun/standard-actions.ts';
import { CopyButton } from '../../ui/noun/copy-button.tsx';
import { setActions } from '../../ui/noun/tree-set.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { useLabelSetText } from './label-set.texts.ts';

const screens = lazyScreens(async () => (await import('./label-set-record.tsx')).labelSetScreens);

export function LabelSetListPage() {
  const t = useLabelSetText();
  const noun = useNounText();
  const { text, columns, filters } = useDefinedList<LabelSet>(labelSetRecord);
  const list = useNounList(useList(labelSet.list), screens);
  const actionsOf = (row: LabelSet) =>
    setActions(row, list, {
      calls: labelSet,
      thing: text.say('thing'),
      manage: { text: t('manage'), can: label.detail.can },
      languages: languagesAction(labelSet.translate, row, list),
      deleteDetail: t('deleteDetail'),
    });
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, labelSet)}
      tools={
        <CopyButton
          call={labelSet.copy}
          text={t('copy')}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'copy' })}
        />
      }
      add={
        <AddButton
          call={labelSet.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
