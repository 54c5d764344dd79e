import { setting, type Setting, type SettingType } from '@edp/contract/modules/setting.ts';
import { translate } from '@edp/contract/texts.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { language } from '../../kernel/language.ts';
import { toast } from '../../kernel/toast.ts';
import { screens, settingText } from './setting-text.ts';

export const deleteSetting = (row: Setting) => {
  const item = settingText(screens[row.type].item);
  return askAndDelete(row.type, [row], settingText('deleteOne', { item }));
};

export function deleteSelected(type: SettingType, rows: readonly Setting[]) {
  if (rows.length === 0) return toast('warning', translate('setting.nothingSelected', language()));
  return askAndDelete(type, rows, settingText('deleteSelected', { items: settingText(screens[type].items) }));
}

async function askAndDelete(type: SettingType, rows: readonly Setting[], title: string) {
  const detail = settingText('deletedNames', { names: namesOf(rows) });
  if (!(await confirm({ title, detail, yes: settingText('delete'), danger: true }))) return;
  await runAction('setting', () => request(setting.delete, { ids: rows.map(({ id }) => id), type }));
}

const mostNames = 10;

function namesOf(rows: readonly Setting[]): string {
  const names = rows.slice(0, mostNames).map(({ name }) => name).join(language() === 'ZHS' ? '、' : ', ');
  return rows.length > mostNames ? settingText('manyNames', { names, count: rows.length }) : names;
}
