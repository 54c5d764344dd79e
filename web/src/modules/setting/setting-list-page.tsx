import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { fill } from '@edp/contract/kernel/language.ts';
import { setting, type Setting, settingRecord, type SettingType } from '@edp/contract/modules/setting/setting.ts';
import { translate } from '@edp/contract/texts.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { request } from '../../kernel/http/api.ts';
import { useCan } from '../../kernel/session/access.ts';
import { language } from '../../kernel/text/language.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import controls from '../../ui/layout/controls.module.css';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { RouteTabs } from '../../ui/layout/route-tabs.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { lazyScreens } from '../../ui/noun/lazy-screens.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { deleteAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { settingText, useSettingText, words } from './setting.texts.ts';

const screensOf = (type: SettingType) =>
  lazyScreens(async () => (await import('./setting-record.tsx')).settingScreens[type]);
const screens = {
  APPLICATION_MODULE: screensOf('APPLICATION_MODULE'),
  APPLICATION_CATEGORY: screensOf('APPLICATION_CATEGORY'),
  APPLICATION_LABEL: screensOf('APPLICATION_LABEL'),
};

/** The module list is longer after a reset. */
const resetPageSizes: Partial<Record<SettingType, number>> = { APPLICATION_MODULE: 20 };

// Aligned with the text of the heading.
const flush = { marginInlineStart: -2 };

/** One of the three screens of the application setup: they differ in their texts and in the category's mark. */
function SettingListPage({ type }: { type: SettingType }) {
  const t = useSettingText();
  const noun = useNounText();
  const can = useCan();
  const screen = words[type];
  const list = useNounList(
    useList(setting.list, { fixedFilters: { type }, resetPageSize: resetPageSizes[type] }),
    screens[type],
  );
  const batch = useRecordBatch(list.list, setting, {
    beforeDelete: ({ rows, count }) => ({
      title: t('deleteSelected', { items: t(screen.items) }),
      detail: deleteDetail(rows, count),
      yes: noun('delete'),
      danger: true,
    }),
  });
  /** The name opens the form, for users who may edit. */
  const renderName = ({ id, name }: Setting) =>
    can(setting.update.can) ? (
      <button
        type="button"
        className={controls.link}
        style={flush}
        title={name}
        aria-label={t('editOf', { name })}
        onClick={() => list.openDialog({ what: 'form', id })}>
        {name}
      </button>
    ) : (
      name
    );
  const { text, columns, filters } = useDefinedList<Setting>(settingRecord, {
    columns: { name: { title: t(screen.name), lead: 'plain', text: ({ name }) => name, render: renderName } },
    filters: { name: { label: t(screen.name) } },
  });
  const actionsOf = (row: Setting) => [
    deleteAction(
      setting.delete,
      row,
      { title: t('deleteOne', { item: t(screen.item) }), detail: deleteDetail([row], 1) },
      () => request(setting.delete, { ids: [row.id], type }),
    ),
  ];
  const deleteSelected = () =>
    batch.selection.count === 0
      ? toast('warning', translate('setting.nothingSelected', language()))
      : batch.actions[0]!.run();
  return (
    <NounListPage
      of={list}
      title={t(screen.title)}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={batch}
      navigation={
        <RouteTabs
          label={text.say('title')}
          tabs={Object.values(words).map(({ path, title }) => ({ to: path, text: t(title) }))}
        />
      }
      tools={
        <PermittedButton can={setting.delete.can} icon={<DeleteOutlined />} onClick={() => void deleteSelected()}>
          {noun('delete')}
        </PermittedButton>
      }
      add={
        <AddButton
          call={setting.save}
          text={t('new')}
          load={screens[type].load}
          onClick={() => list.openDialog({ what: 'form' })}
        />
      }
      empty={{
        title: fill(text.say('emptyTitle'), { items: t(screen.items) }),
        detail: fill(text.say('emptyDetail'), { items: t(screen.items) }),
      }}
    />
  );
}

const mostNames = 10;

/** Names the first of the items that would be deleted. */
function deleteDetail(rows: readonly Setting[], count: number): string {
  const names = joinNames(rows.slice(0, mostNames).map(({ name }) => name));
  return settingText('deleteDetail', { names: count > mostNames ? settingText('manyNames', { names, count }) : names });
}

export const ModuleListPage = () => <SettingListPage type="APPLICATION_MODULE" />;
export const CategoryListPage = () => <SettingListPage type="APPLICATION_CATEGORY" />;
export const LabelListPage = () => <SettingListPage type="APPLICATION_LABEL" />;
