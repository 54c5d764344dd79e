import {
  specification,
  type Specification,
  specificationRecord,
} from '@edp/contract/modules/specification/specification.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { useCategories } from '../category/shared/use-categories.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import {
  accessAction,
  changesAction,
  deleteAction,
  editAction,
  extra,
  languagesAction,
  toggleAction,
} from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { SpecificationTabs } from './specification-tabs.tsx';
import { useSpecificationText } from './specification.texts.ts';
import { FirstValues } from './value-chips.tsx';

const screens = lazyScreens(async () => (await import('./specification-record.tsx')).specificationScreens);

/** The definitions: what products differ in, and the values to choose from. */
export function SpecificationListPage() {
  const t = useSpecificationText();
  const noun = useNounText();
  const { text, columns, filters } = useDefinedList<Specification>(specificationRecord, {
    columns: {
      productTypeId: {
        width: 112,
        grows: true,
        render: ({ productTypeText }) => (
          <span title={productTypeText.replaceAll(',', ' / ')}>{productTypeText.split(',').at(-1)}</span>
        ),
      },
      specValueList: { width: 200, grows: true, render: ({ specValueList }) => <FirstValues values={specValueList} /> },
    },
    filters: { productTypeId: useCategories() },
  });
  const read = useList(specification.list);
  const list = useNounList(read, screens);
  const actionsOf = (row: Specification) => {
    const { id, name, active } = row;
    const question = { title: noun('deleteTitle', { thing: text.say('thing'), name }), detail: t('deleteDetail') };
    const [edit, toggle, languages, remove] = disableIfReadOnly(row, [
      editAction(specification.update, row, list),
      toggleAction(specification.setActive, row, active === 1, ({ version }, on) =>
        request(specification.setActive, { id, version, active: on }),
      ),
      extra(languagesAction(specification.translate, row, list)),
      deleteAction(specification.delete, row, question),
    ]);
    return [
      edit!,
      toggle!,
      remove!,
      languages!,
      changesAction(specification.detail, row, list),
      accessAction(row, list),
    ];
  };
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      navigation={<SpecificationTabs />}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(read, specification)}
      add={
        <AddButton
          call={specification.save}
          text={noun('add', { thing: text.say('thing') })}
          load={screens.load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
