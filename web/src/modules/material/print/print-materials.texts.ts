import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: usePrintText, text: printText } = dictionary('printMaterials', {
  title: { ZHS: '打印物料', ENG: 'Print materials' },
  print: { ZHS: '打印', ENG: 'Print' },
  count: { ZHS: '{count} 项物料', ENG: '{count} materials' },
  labels: { ZHS: '标签', ENG: 'Labels' },
  labelsHint: {
    ZHS: '60×40 毫米，含条形码与二维码，A4 每页 21 张',
    ENG: '60 × 40 mm with barcode and QR code, 21 to an A4 page',
  },
  sheets: { ZHS: '资料页', ENG: 'Data sheets' },
  sheetsHint: {
    ZHS: '每项物料单独成页，含图片与全部字段',
    ENG: 'A page for each material with its picture and all fields',
  },
  byJob: {
    ZHS: '超过 {most} 项时在后台生成，完成后可在“我的任务”中下载。',
    ENG: 'More than {most} are made in the background. Find the file in your tasks when it is done.',
  },
  jobStarted: {
    ZHS: '已开始生成，完成后请在“我的任务”中下载',
    ENG: 'Started. Download the file from your tasks when it is done',
  },
  tooMany: {
    ZHS: '一次最多打印 {most} 项物料，请缩小选择',
    ENG: 'At most {most} materials can be printed at once. Please select fewer',
  },
});
