import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useHomeText } = dictionary('home', {
  title: { ZHS: '企业设置', ENG: 'Company settings' },
  browserTitle: { ZHS: '浏览器标题', ENG: 'Browser title' },
  browserTitleHint: { ZHS: '留空时显示产品名称', ENG: 'The name of the product if left empty' },
  tabIcon: { ZHS: '标签图标', ENG: 'Tab icon' },
  tabIconHint: { ZHS: '须为正方形；留空时使用产品图标', ENG: 'It must be square; the icon of the product if left empty' },
  logo: { ZHS: '企业标志', ENG: 'Logo' },
  logoShown: { ZHS: '标志显示', ENG: 'Show the logo' },
  shown: { ZHS: '显示', ENG: 'Shown' },
  hidden: { ZHS: '不显示', ENG: 'Hidden' },
  bottomTitle: { ZHS: '页脚文字', ENG: 'Footer' },
  watermark: { ZHS: '安全水印', ENG: 'Security watermark' },
  watermarkHint: { ZHS: '开启后，每个人的页面上都有其姓名与账号；已打开的页面刷新后生效', ENG: 'Every page shows the name and account of its user; pages that are open already after a refresh' },
  on: { ZHS: '开启', ENG: 'On' },
  off: { ZHS: '关闭', ENG: 'Off' },
  reset: { ZHS: '撤销修改', ENG: 'Discard changes' },
  preview: { ZHS: '效果预览', ENG: 'Preview' },
  light: { ZHS: '浅色', ENG: 'Light' },
  dark: { ZHS: '深色', ENG: 'Dark' },
  sampleMark: { ZHS: '张伟 zhangwei', ENG: 'Zhang Wei zhangwei' },
});
