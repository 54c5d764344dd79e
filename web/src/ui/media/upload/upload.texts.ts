import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useUploadText } = dictionary('upload', {
  title: { ZHS: '文件上传', ENG: 'File upload' },
  choose: { ZHS: '选择文件', ENG: 'Choose files' },
  drop: { ZHS: '或将文件拖到此处', ENG: 'or drop them here' },
  limits: { ZHS: '支持 {types}，最多 {max} 个', ENG: '{types}; at most {max} files' },
  full: { ZHS: '最多上传 {max} 个文件', ENG: 'At most {max} files can be uploaded' },
  oddSize: {
    ZHS: '{names} 与建议的 {width}×{height} 像素不同，显示时会缩放',
    ENG: '{names}: not the suggested {width}×{height} pixels and will be scaled',
  },
  waiting: { ZHS: '等待上传', ENG: 'Waiting' },
  uploading: { ZHS: '正在上传 {percent}%', ENG: 'Uploading {percent}%' },
  cancel: { ZHS: '取消上传 {name}', ENG: 'Cancel {name}' },
  retry: { ZHS: '重试', ENG: 'Retry' },
  retryOf: { ZHS: '重试 {name}', ENG: 'Retry {name}' },
  remove: { ZHS: '移除 {name}', ENG: 'Remove {name}' },
  preview: { ZHS: '预览', ENG: 'Preview' },
  open: { ZHS: '在新标签页打开 {name}', ENG: 'Open {name} in a new tab' },
  order: { ZHS: '调整顺序：{name}，拖动或按上下方向键', ENG: 'Order of {name}: drag, or press the arrow keys' },
  moved: { ZHS: '{name} 已移到第 {place} 位', ENG: '{name} is now number {place}' },
});
