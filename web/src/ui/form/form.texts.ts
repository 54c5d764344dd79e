import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useFormText, text: formText } = dictionary('form', {
  title: { ZHS: '表单', ENG: 'Forms' },
  addMissing: { ZHS: '去新增', ENG: 'Add one' },
  askAdministrator: { ZHS: '请联系管理员', ENG: 'Please ask your administrator' },
  draftSaved: { ZHS: '草稿已保存 {time}', ENG: 'Draft saved {time}' },
  changedFields: { ZHS: '已修改 {count} 处', ENG: '{count} changed' },
  losesChanges: {
    ZHS: '已修改 {count} 处。放弃后，这些修改不再保留。',
    ENG: '{count} changed. If you discard this, the changes are lost.',
  },
  losesChangesAndDraft: {
    ZHS: '已修改 {count} 处，草稿保存于 {time}。放弃后，修改和草稿都不再保留。',
    ENG: '{count} changed, draft saved at {time}. If you discard this, the changes and the draft are lost.',
  },
  losesDraft: {
    ZHS: '草稿保存于 {time}。放弃后，已填写的内容和草稿都不再保留。',
    ENG: 'Draft saved at {time}. If you discard this, what you entered and the draft are lost.',
  },
  wrongFields: { ZHS: '{count} 处需要修正：{label}', ENG: '{count} to correct: {label}' },
  wrongInTab: { ZHS: '{count} 处需要修正', ENG: '{count} to correct' },
  help: { ZHS: '说明', ENG: 'Explanation' },
  changedInTab: { ZHS: '有修改', ENG: 'changed' },
});
