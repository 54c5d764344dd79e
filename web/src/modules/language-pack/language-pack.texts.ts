import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useLanguagePackText } = dictionary('languagePack', {
  title: { ZHS: '多语言配置', ENG: 'Language settings' },
  page: { ZHS: '页面', ENG: 'Page' },
  language: { ZHS: '语言', ENG: 'Language' },
  search: { ZHS: '搜索文本', ENG: 'Search texts' },
  searchPlaceholder: { ZHS: '按键名或文本搜索', ENG: 'Search by key or text' },
  onlyChanged: { ZHS: '仅看已修改', ENG: 'Changed only' },
  optionChanged: { ZHS: '{name} · 已修改 {count} 项', ENG: '{name} · {count} changed' },
  key: { ZHS: '键名', ENG: 'Key' },
  builtIn: { ZHS: '默认文本', ENG: 'Built-in text' },
  own: { ZHS: '自定义文本', ENG: 'Own text' },
  ownOf: { ZHS: '自定义文本：{key}', ENG: 'Own text: {key}' },
  reset: { ZHS: '恢复默认', ENG: 'Reset' },
  resetOf: { ZHS: '恢复默认：{key}', ENG: 'Reset: {key}' },
  resetAll: { ZHS: '全部恢复默认', ENG: 'Reset all' },
  noMatch: { ZHS: '没有匹配的文本', ENG: 'No text matches' },
  hint: { ZHS: '自定义文本留空时使用默认文本，保存后立即对本租户的所有用户生效。', ENG: 'Where the own text is left empty, the built-in one is used. Changes apply to everybody of this tenant as soon as they are saved.' },
});
