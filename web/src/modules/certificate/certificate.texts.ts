import type { CertificateType } from '@edp/contract/modules/certificate/certificate.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../kernel/text/language.ts';
import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useCertificateText, text: certificateText } = dictionaryPart('certificate', {
  applicationHidden: { ZHS: '（无权查看的应用）', ENG: '(not shared with you)' },
  passwordKept: { ZHS: '未修改', ENG: 'Not changed' },
  passwordNew: { ZHS: '已填写新密码', ENG: 'A new password' },
  validUntil: { ZHS: '至 {end}', ENG: 'to {end}' },
  valid: { ZHS: '有效', ENG: 'Valid' },
  expiring: { ZHS: '30天内到期', ENG: 'Expires in 30 days' },
  expired: { ZHS: '已过期', ENG: 'Expired' },
  expiresToday: { ZHS: '今天到期', ENG: 'Expires today' },
  expiresIn: { ZHS: '{days}天后到期', ENG: '{days} days left' },
  endDay: { ZHS: '到期日期', ENG: 'Expiry date' },
  display: { ZHS: '显示方式', ENG: 'Display' },
  list: { ZHS: '列表', ENG: 'List' },
  timeline: { ZHS: '到期时间线', ENG: 'Expiry timeline' },
  later: { ZHS: '更晚', ENG: 'Later' },
  fileHint: { ZHS: '支持 p12、pfx、cer、crt、pem，不超过 {max}MB', ENG: 'p12, pfx, cer, crt or pem, at most {max}MB' },
  chooseFile: { ZHS: '上传文件', ENG: 'Upload a file' },
  replaceFile: { ZHS: '更换文件', ENG: 'Replace the file' },
  removeFile: { ZHS: '移除文件 {name}', ENG: 'Remove the file {name}' },
  uploading: { ZHS: '正在上传 {percent}%', ENG: 'Uploading {percent}%' },
  found: { ZHS: '文件中的有效期：{start} 至 {end}', ENG: 'The file is valid from {start} to {end}' },
  adopt: { ZHS: '采用', ENG: 'Use these dates' },
  addUsers: { ZHS: '添加用户', ENG: 'Add users' },
  remove: { ZHS: '移除 {name}', ENG: 'Remove {name}' },
  reveals: { ZHS: '查看记录', ENG: 'Access log' },
  kept: { ZHS: '查看记录保留{days}天', ENG: 'These records are kept for {days} days' },
  noReveals: {
    ZHS: '还没有人查看密码或下载文件',
    ENG: 'The password has not been viewed and the file not downloaded yet',
  },
  revealed_password: { ZHS: '查看密码', ENG: 'saw the password' },
  revealed_file: { ZHS: '下载文件', ENG: 'downloaded the file' },
  reveal: { ZHS: '查看密码，查看会被记录', ENG: 'Show the password; this is recorded' },
  hide: { ZHS: '隐藏密码', ENG: 'Hide the password' },
  of: { ZHS: '{action} {name}', ENG: '{action} {name}' },
  download: { ZHS: '下载', ENG: 'Download' },
  deleteTitle: { ZHS: '确认删除该证书？', ENG: 'Confirm to delete this certificate?' },
  deleteDetail: {
    ZHS: '{name}（{package}，有效期至 {end}）。证书文件会一起删除，删除后不能恢复。',
    ENG: '{name} ({package}, valid until {end}). Its file is deleted too. This cannot be undone.',
  },
});

/** The server's messages contain it too, so the texts are in the contract. */
export const typeText = (type: CertificateType) => translate(`certificate.type.${type}`, language());
