import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useFieldsText } = dictionary('recordFields', {
  title: { ZHS: '通用字段', ENG: 'Common fields' },
  size: { ZHS: '外形尺寸', ENG: 'Dimensions' },
  length: { ZHS: '长', ENG: 'L' },
  width: { ZHS: '宽', ENG: 'W' },
  height: { ZHS: '高', ENG: 'H' },
  weight: { ZHS: '重量', ENG: 'Weight' },
  gross: { ZHS: '毛重', ENG: 'Gross' },
  net: { ZHS: '净重', ENG: 'Net' },
  piece: { ZHS: '单件', ENG: 'Each' },
  disabledHint: { ZHS: '已停用，可以保留或重新选择', ENG: 'Disabled; keep it or select another' },
  disabledNode: { ZHS: '{name}（已停用）', ENG: '{name} (disabled)' },
  missingUnit: { ZHS: '还没有计量单位', ENG: 'There are no units yet' },
  missingCategory: { ZHS: '还没有可选的分类', ENG: 'There are no categories to choose from yet' },
  setOrganisation: { ZHS: '去设置', ENG: 'Set it' },
  noUnit: { ZHS: '不填', ENG: 'None' },
  picturesHint: {
    ZHS: '图片建议 {width}×{height} 像素，小于 {max}MB；mp4 视频小于 {maxVideo}MB。拖动可调整顺序。',
    ENG: 'Pictures: best {width}×{height} pixels, under {max}MB. mp4 videos: under {maxVideo}MB. Drag to change the order.',
  },
  documentsHint: {
    ZHS: '说明书、图纸、检验报告等，每个小于 {max}MB。',
    ENG: 'Manuals, drawings, test reports; each under {max}MB.',
  },
  noContent: { ZHS: '还没有填写', ENG: 'Nothing written yet' },
});
