import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useHomeText } = dictionary('home', {
  title: { ZHS: '企业设置', ENG: 'Company settings' },
  browserTitle: { ZHS: '浏览器标题', ENG: 'Browser title' },
  browserTitleHint: { ZHS: '留空时显示产品名称', ENG: 'The name of the product if left empty' },
  bottomTitle: { ZHS: '页脚文字', ENG: 'Footer' },
  logo: { ZHS: '标志', ENG: 'Logo' },
  shown: { ZHS: '显示', ENG: 'Shown' },
  hidden: { ZHS: '不显示', ENG: 'Hidden' },
  watermark: { ZHS: '安全水印', ENG: 'Security watermark' },
  watermarkHint: { ZHS: '开启后，每个人的页面上都有其姓名与账号；已打开的页面刷新后生效', ENG: 'Every page shows the name and account of its user; pages that are open already after a refresh' },
  on: { ZHS: '开启', ENG: 'On' },
  off: { ZHS: '关闭', ENG: 'Off' },
});
