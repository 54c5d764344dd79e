import type { Setting } from '@edp/contract/modules/setting.ts';
import controls from '../../ui/controls.module.css';
import type { Column } from '../../ui/data-table.tsx';
import { timeColumnWidth } from '../../ui/text-width.ts';
import { screens, type SettingText } from './setting-text.ts';

// Aligned with the text of the heading.
const flush = { marginInlineStart: -2 };

/** The name opens the form, for users who may edit. */
export function settingColumns(t: SettingText, type: Setting['type'], edit: ((row: Setting) => void) | undefined): Column<Setting>[] {
  const render = (row: Setting) => edit
    ? <button type="button" className={controls.link} style={flush} title={row.name} aria-label={t('editAction', { name: row.name })} onClick={() => edit(row)}>{row.name}</button>
    : row.name;
  return [
    { key: 'name', title: t(screens[type].name), width: 240, grows: true, render },
    { key: 'updatedTime', title: t('updatedTime'), width: timeColumnWidth, render: ({ updatedTime }) => updatedTime },
  ];
}
