import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useFormText } = dictionary('form', {
  title: { ZHS: '表单', ENG: 'Forms' },
  addMissing: { ZHS: '去新增', ENG: 'Add one' },
  askAdministrator: { ZHS: '请联系管理员', ENG: 'Please ask your administrator' },
  draftSaved: { ZHS: '草稿已保存 {time}', ENG: 'Draft saved {time}' },
  changedFields: { ZHS: '已修改 {count} 处', ENG: '{count} changed' },
  wrongFields: { ZHS: '{count} 处需要修正：{label}', ENG: '{count} to correct: {label}' },
  wrongInTab: { ZHS: '{count} 处需要修正', ENG: '{count} to correct' },
  help: { ZHS: '说明', ENG: 'Explanation' },
  changedInTab: { ZHS: '有修改', ENG: 'changed' },
});
