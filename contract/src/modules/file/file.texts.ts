import type { Text } from '../../kernel/language.ts';

export const fileTexts = {
  'file.pictureOnly': { ZHS: '只能上传JPG/PNG !', ENG: 'Only JPG/PNG can be uploaded !' },
  'file.unsupported': { ZHS: '不支持上传这种文件！', ENG: 'This kind of file cannot be uploaded!' },
  'file.tooLarge': { ZHS: '文件必须小于{max}MB !', ENG: 'The file must be smaller than {max}MB !' },
  'file.videoTooLarge': { ZHS: '视频必须小于{max}MB !', ENG: 'The video must be smaller than {max}MB !' },
  'file.notAllowed': { ZHS: '当前角色没有上传这类文件的权限', ENG: 'Your role may not upload files for this' },
  'file.ownQuota': {
    ZHS: '您的存储空间不足：上限{limit}，已用{used}，请联系管理员',
    ENG: 'Your storage is full: {used} of {limit} are used. Please contact the administrator',
  },
  'file.tenantQuota': {
    ZHS: '企业的存储空间不足：上限{limit}，已用{used}，请联系管理员',
    ENG: 'The storage of your company is full: {used} of {limit} are used. Please contact the administrator',
  },
  'file.visitorQuota': {
    ZHS: '暂时不能上传：注册资料的存储空间已达上限{limit}，请稍后再试',
    ENG: 'Uploads are paused: the files of applicants have reached the limit of {limit}. Please try again later',
  },
  'file.missing': { ZHS: '请选择要上传的文件', ENG: 'Please choose a file to upload' },
  'file.tooMuchToRead': {
    ZHS: '读取这个文件需要的时间或内存过多，已停止读取',
    ENG: 'Reading this file takes too much time or memory, and was stopped',
  },
  'file.readersBusy': {
    ZHS: '正在读取的文件很多，请稍后再上传',
    ENG: 'Many files are being read at the moment. Please upload it again later',
  },
  'file.empty': { ZHS: '文件内容为空', ENG: 'The file is empty' },
  'file.broken': {
    ZHS: '文件上传不完整或格式不正确，请重新上传',
    ENG: 'The upload is incomplete or malformed. Please upload the file again',
  },
  'file.infected': {
    ZHS: '文件中发现病毒或恶意代码，没有上传',
    ENG: 'A virus or malicious code was found in this file. It was not uploaded',
  },
  'file.notScanned': {
    ZHS: '暂时无法检查文件是否安全，没有上传，请稍后再试或联系管理员',
    ENG: 'The file could not be checked for viruses and was not uploaded. Please try again later or contact the administrator',
  },
  'file.link': { ZHS: '图片路径错误', ENG: 'The image path is wrong' },
  'file.linkExpired': {
    ZHS: '文件链接已失效，请刷新页面',
    ENG: 'The link to this file has expired. Please refresh the page',
  },
} satisfies Record<string, Text>;
