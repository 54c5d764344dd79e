import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useRichTextText } = dictionary('richText', {
  title: { ZHS: '图文编辑', ENG: 'Rich text' },
  toolbar: { ZHS: '{label}的格式', ENG: 'Format of {label}' },
  undo: { ZHS: '撤销', ENG: 'Undo' },
  redo: { ZHS: '重做', ENG: 'Redo' },
  heading: { ZHS: '标题', ENG: 'Heading' },
  subheading: { ZHS: '小标题', ENG: 'Subheading' },
  bold: { ZHS: '加粗', ENG: 'Bold' },
  italic: { ZHS: '斜体', ENG: 'Italic' },
  underline: { ZHS: '下划线', ENG: 'Underline' },
  strike: { ZHS: '删除线', ENG: 'Strikethrough' },
  bulletList: { ZHS: '项目符号', ENG: 'Bulleted list' },
  orderedList: { ZHS: '编号', ENG: 'Numbered list' },
  blockquote: { ZHS: '引用', ENG: 'Quote' },
  link: { ZHS: '链接', ENG: 'Link' },
  picture: { ZHS: '插入图片', ENG: 'Insert a picture' },
  clear: { ZHS: '清除格式', ENG: 'Clear formatting' },
  linkAddress: { ZHS: '链接地址', ENG: 'Address of the link' },
  linkPlaceholder: { ZHS: 'https://', ENG: 'https://' },
  linkInvalid: {
    ZHS: '请输入以 http://、https:// 或 mailto: 开头的地址',
    ENG: 'Please enter an address that begins with http://, https:// or mailto:',
  },
  apply: { ZHS: '应用', ENG: 'Apply' },
  removeLink: { ZHS: '取消链接', ENG: 'Remove the link' },
  uploading: { ZHS: '正在上传图片 {percent}%', ENG: 'Uploading the picture {percent}%' },
});
