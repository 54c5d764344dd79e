import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useTourText } = dictionary('tour', {
  title: { ZHS: '首次登录引导', ENG: 'Tour of the first login' },
  menuTitle: { ZHS: '从菜单打开页面', ENG: 'Open pages from the menu' },
  menuText: {
    ZHS: '您可以使用的功能都在左侧，每个页面是一个标签页。',
    ENG: 'All that you can use is on the left; each page opens as a tab.',
  },
  searchTitle: { ZHS: '按 Ctrl+K 查找一切', ENG: 'Press Ctrl+K to find anything' },
  searchText: {
    ZHS: '输入名称、编码或拼音首字母，直接打开菜单、记录或操作。',
    ENG: 'Type a name or a code to open pages, records and actions.',
  },
  homeTitle: { ZHS: '首页告诉您先做什么', ENG: 'Home says what to do first' },
  homeText: {
    ZHS: '待办、最近变更和起步的步骤都在这里。',
    ENG: 'It lists what waits for you, the latest changes and the first steps.',
  },
  step: { ZHS: '{now} / {all}', ENG: '{now} / {all}' },
  skip: { ZHS: '跳过', ENG: 'Skip' },
  next: { ZHS: '下一步', ENG: 'Next' },
  done: { ZHS: '开始使用', ENG: 'Start' },
});
