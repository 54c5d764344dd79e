import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useFileText } = dictionary('file', {
  title: { ZHS: '存储空间', ENG: 'Storage' },
  own: { ZHS: '我上传的文件', ENG: 'My uploads' },
  tenant: { ZHS: '本企业的全部文件', ENG: 'All files of the company' },
  usedOf: { ZHS: '已用 {used}，上限 {limit}', ENG: '{used} of {limit} used' },
  usedWithoutLimit: { ZHS: '已用 {used}，不限', ENG: '{used} used, no limit' },
  nearlyFull: {
    ZHS: '已用 {percent}%，即将达到上限，请联系管理员',
    ENG: '{percent}% used. Please contact the administrator before it is full',
  },
  full: {
    ZHS: '空间已满，不能再上传文件，请联系管理员',
    ENG: 'The storage is full, nothing more can be uploaded. Please contact the administrator',
  },
  orphans: {
    ZHS: '没有被任何数据使用的文件会自动清除，上传后至少保留一天。',
    ENG: 'Unused files are removed, at the earliest a day after their upload.',
  },
});
