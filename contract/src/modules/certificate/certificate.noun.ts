import { defineNoun, recordPermissions } from '../../kernel/record/noun.ts';

export const certificateNoun = defineNoun({
  name: 'certificate',
  table: 'certificate',
  title: { ZHS: '证书', ENG: 'Certificates' },
  nameColumn: 'package_name',
  view: 'certificate.view',
  edit: 'certificate.edit',
  menu: {
    group: 'applicationCenter',
    code: 'certificate',
    name: { ZHS: '证书管理', ENG: 'Certificates' },
    icon: 'certificate',
    url: '/zBook',
    permissions: [
      ...recordPermissions('certificate'),
      { code: 'certificate.reveal', name: { ZHS: '查看密码、下载证书', ENG: 'Reveal passwords, download files' } },
    ],
  },
  parts: { certificate_reveal: { ZHS: '证书密码查看记录', ENG: 'Records of revealed passwords' } },
  newPage: '/zBook?new',
  imported: true,
  batchEdited: true,
  search: { filter: 'appKey', name: 'appKey', code: 'packageName' },
  changes: {},
  texts: {
    'certificate.applicationRequired': { ZHS: '请选择应用', ENG: 'Please select the application' },
    'certificate.appKeyRequired': { ZHS: '请输入AppKey', ENG: 'Please enter the AppKey' },
    'certificate.packageRequired': { ZHS: '请输入包名', ENG: 'Please enter the package name' },
    'certificate.typeRequired': { ZHS: '请选择证书类型', ENG: 'Please select the certificate type' },
    'certificate.statusRequired': { ZHS: '请选择证书状态', ENG: 'Please select the certificate status' },
    'certificate.passwordRequired': { ZHS: '请输入证书密码', ENG: 'Please enter the certificate password' },
    'certificate.startRequired': { ZHS: '请选择开始日期', ENG: 'Please select the start date' },
    'certificate.endRequired': { ZHS: '请选择结束日期', ENG: 'Please select the end date' },
    'certificate.endBeforeStart': {
      ZHS: '结束日期不能早于开始日期',
      ENG: 'The end date must not be before the start date',
    },
    'certificate.remindRequired': { ZHS: '请选择提醒对象', ENG: 'Please select who is to be reminded' },
    'certificate.applicationGone': {
      ZHS: '所选应用不存在，请重新选择',
      ENG: 'This application does not exist. Please select another',
    },
    'certificate.personGone': {
      ZHS: '提醒对象中有人已不存在，请重新选择',
      ENG: 'A person to be reminded no longer exists. Please select again',
    },
    'certificate.fileGone': {
      ZHS: '证书文件不存在，请重新上传',
      ENG: 'The certificate file does not exist. Please upload it again',
    },
    'certificate.noFile': { ZHS: '该证书没有上传文件', ENG: 'No file was uploaded for this certificate' },
    'certificate.noPassword': {
      ZHS: '还没有填写证书密码，请编辑证书并填写',
      ENG: 'The password has not been entered yet. Please edit the certificate and enter it',
    },
    'certificate.unreadable': {
      ZHS: '证书密码无法解密，请编辑证书并重新填写密码',
      ENG: 'The password cannot be decrypted. Please edit the certificate and enter it again',
    },
    'certificate.fileUnreadable': {
      ZHS: '证书文件无法解密，请编辑证书并重新上传文件',
      ENG: 'The file cannot be decrypted. Please edit the certificate and upload it again',
    },
    'certificate.nothingSelected': { ZHS: '请选择要删除的数据', ENG: 'Please select the data to be deleted' },
    'certificate.type.PUSH': { ZHS: '推送证书', ENG: 'Push certificate' },
    'certificate.type.RELEASE': { ZHS: '发布证书', ENG: 'Release certificate' },
    'certificate.hiddenApplication': { ZHS: '无权查看的应用', ENG: 'an application that you may not view' },
  },
});
