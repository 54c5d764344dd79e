import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { setting, type Setting, type SettingType } from '@edp/contract/modules/setting.ts';
import { useCan } from '../../kernel/access.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useList } from '../../kernel/use-list.ts';
import { useRestorableState } from '../../kernel/use-restorable-state.ts';
import { useSelection } from '../../kernel/use-selection.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { useSearchToggle } from '../../ui/use-search-toggle.tsx';
import { deleteSelected, deleteSetting } from './setting-actions.ts';
import { settingColumns } from './setting-columns.tsx';
import { screens, useSettingText } from './setting-text.ts';

const loadForm = () => import('./setting-form.tsx');
const SettingForm = lazy(async () => (await loadForm()).SettingForm);

/** The module list is longer after a reset. */
const resetPageSizes: Partial<Record<SettingType, number>> = { APPLICATION_MODULE: 20 };

/** One of the three screens of the application setup: they differ in their texts and in the category's mark. */
function SettingListPage({ type }: { type: SettingType }) {
  const t = useSettingText();
  const can = useCan();
  const screen = screens[type];
  const list = useList(setting.list, { fixedFilters: { type }, resetPageSize: resetPageSizes[type] });
  const selection = useSelection(list);
  const search = useSearchToggle(list.filters);
  const [opened, setOpened] = useRestorableState<{ record?: Setting }>();

  const tabs = Object.values(screens).map(({ path, title }) => ({ to: path, text: t(title) }));
  const edit = can(setting.update.can) ? (record: Setting) => setOpened({ record }) : undefined;
  const add = (
    <PermittedButton can={setting.save.can} type="primary" icon={<PlusOutlined />} onPointerEnter={loadForm} onClick={() => setOpened({})}>{t('new')}</PermittedButton>
  );
  const toolbar = (
    <>
      {search.button}
      <PermittedButton can={setting.delete.can} icon={<DeleteOutlined />} onClick={() => void deleteSelected(type, selection.rows)}>{t('delete')}</PermittedButton>
      {add}
    </>
  );

  return (
    <>
      <ListPage title={t(screen.title)} navigation={<RouteTabs label={t('title')} tabs={tabs} />} list={list}
        filters={search.isOpen ? [{ name: 'name', label: t(screen.name) }] : []} columns={settingColumns(t, type, edit)}
        selection={can(setting.delete.can) ? selection : undefined} toolbar={toolbar}
        actionsOf={(row) => [{ text: t('delete'), can: setting.delete.can, run: () => deleteSetting(row), danger: true }]}
        empty={{ title: t('emptyTitle', { items: t(screen.items) }), detail: t('emptyDetail', { items: t(screen.items) }), action: add }} />
      {opened && <SettingForm type={type} record={opened.record} onClose={() => setOpened(undefined)} />}
    </>
  );
}

export const ModuleListPage = () => <SettingListPage type="APPLICATION_MODULE" />;
export const CategoryListPage = () => <SettingListPage type="APPLICATION_CATEGORY" />;
export const LabelListPage = () => <SettingListPage type="APPLICATION_LABEL" />;
