import type { Text } from './language.ts';

/** The messages of the kernel. A module's own messages stand in its `.texts.ts`. */
export const kernelTexts = {
  'success.done': { ZHS: '操作成功', ENG: 'Done' },

  'error.session': { ZHS: '当前会话已失效，请重新登录', ENG: 'Your session has expired. Please log in again' },
  'error.forbidden': { ZHS: '您没有执行此操作的权限', ENG: 'You do not have permission to do this' },
  'error.passwordChange': {
    ZHS: '密码由管理员设置，请先修改密码',
    ENG: 'Your password was set by an administrator. Please change it first',
  },
  'error.preview': {
    ZHS: '正在预览角色，只能查看。请先结束预览再操作',
    ENG: 'You are previewing a role and can only look. Please end the preview first',
  },
  'error.readOnly': { ZHS: '您只能查看该记录，不能修改', ENG: 'You may only view this record, not change it' },
  'error.notFound': { ZHS: '数据不存在或已被删除', ENG: 'The record does not exist or has been deleted' },
  'error.noSuchCall': { ZHS: '请求的地址不存在', ENG: 'There is no such address' },
  'error.invalid': { ZHS: '提交的数据有误，请检查后重试', ENG: 'Some of the data is not valid. Please check it' },
  'error.malformed': { ZHS: '请求格式不正确', ENG: 'The request is malformed' },
  'error.tooLarge': { ZHS: '提交的内容过大', ENG: 'The request is too large' },
  'error.unsupportedType': { ZHS: '不支持的内容类型', ENG: 'This content type is not supported' },
  'error.stale': {
    ZHS: '数据已被{user}于{time}修改，请核对后重新保存',
    ENG: '{user} changed this record at {time}. Please review it and save again',
  },
  'error.tooMany': {
    ZHS: '操作过于频繁，请{seconds}秒后再试',
    ENG: 'Too many attempts. Please try again in {seconds} seconds',
  },
  'error.clock': { ZHS: '请求已过期，请检查本机时间', ENG: 'The request has expired. Please check your clock' },
  'error.signature': { ZHS: '请求签名不正确', ENG: 'The signature of the request is wrong' },
  'error.replayed': { ZHS: '请求已处理，请勿重复提交', ENG: 'This request has been handled already' },
  'error.tenant': {
    ZHS: '授权码已失效，请重新输入',
    ENG: 'The authorisation is no longer valid. Please enter it again',
  },
  'error.timeout': {
    ZHS: '数据传输长时间没有进展，连接已断开，请重试',
    ENG: 'The transfer made no progress and was ended. Please try again',
  },
  'error.diskLow': {
    ZHS: '服务器磁盘空间不足，暂时不能上传文件或进行批量操作，请联系管理员',
    ENG: 'The server is low on disk space. Uploads and bulk operations are paused; please contact the administrator',
  },
  'error.diskFull': {
    ZHS: '服务器磁盘空间已满，未能保存，请联系管理员',
    ENG: 'The server is out of disk space. Nothing was saved; please contact the administrator',
  },
  'error.busy': { ZHS: '服务器繁忙，请稍后再试', ENG: 'The server is busy. Please try again shortly' },
  'error.unavailable': {
    ZHS: '数据库暂时无法访问，请稍后再试',
    ENG: 'The database cannot be reached right now. Please try again shortly',
  },
  'error.uncertain': {
    ZHS: '保存时与数据库的连接中断，请刷新后查看是否已保存',
    ENG: 'The connection to the database was lost while saving. Refresh to see whether it was saved',
  },
  'error.internal': {
    ZHS: '服务器内部错误，请稍后再试（编号 {request}）',
    ENG: 'Something went wrong on the server (reference {request})',
  },
  'error.inUse': { ZHS: '已被使用，不能删除：{uses}', ENG: 'It is in use and cannot be deleted: {uses}' },
  'rights.fieldLocked': {
    ZHS: '您的角色不能修改或使用该字段，请联系管理员',
    ENG: 'Your role may not change or use this field. Please ask an administrator',
  },

  'rule.required': { ZHS: '必填项不能为空', ENG: 'This field is required' },
  'rule.type': { ZHS: '格式不正确', ENG: 'The format is not valid' },
  'rule.maxLength': { ZHS: '不超过{max}个字符', ENG: 'Not more than {max} characters' },
  'rule.minLength': { ZHS: '至少{min}个字符', ENG: 'At least {min} characters' },
  'rule.min': { ZHS: '不能小于{min}', ENG: 'Not less than {min}' },
  'rule.max': { ZHS: '不能大于{max}', ENG: 'Not more than {max}' },
  'rule.date': { ZHS: '请输入正确的日期', ENG: 'Please enter a valid date' },
  'rule.integer': { ZHS: '请输入整数', ENG: 'Please enter a whole number' },
  'rule.number': { ZHS: '请输入数字', ENG: 'Please enter a number' },
  'rule.digits': { ZHS: '整数部分最多{digits}位', ENG: 'At most {digits} digits before the point' },
  'rule.decimals': { ZHS: '最多{decimals}位小数', ENG: 'At most {decimals} decimals' },
  'rule.noChinese': { ZHS: '不允许输入中文字符', ENG: 'Chinese characters are not allowed' },
  'rule.marks': { ZHS: '一个字符上叠加的符号过多', ENG: 'Too many marks on one character' },
  'rule.control': { ZHS: '包含不允许的控制字符', ENG: 'Control characters are not allowed' },
  'rule.id': { ZHS: '编号不正确', ENG: 'The id is not valid' },
  'rule.choice': { ZHS: '请选择有效的选项', ENG: 'Please choose one of the options' },
  'rule.reference': { ZHS: '所选数据不存在，请重新选择', ENG: 'What was chosen does not exist. Please choose again' },
  'rule.stale': {
    ZHS: '数据已被他人修改，请刷新后重试',
    ENG: 'The record has been changed by another user. Please refresh and try again',
  },
  'rule.tooMany': { ZHS: '最多{max}项', ENG: 'At most {max} entries' },
  'rule.unknown': { ZHS: '不支持的字段', ENG: 'This field is not known' },
} satisfies Record<string, Text>;

/** The reasons to refuse a place in a tree, whatever the tree holds. */
export const treeTexts = {
  'tree.cycle': { ZHS: '不能移动到自身或自己的下级', ENG: 'A node cannot be moved into itself or below itself' },
  'tree.parentGone': {
    ZHS: '上级已被他人删除，请重新选择位置',
    ENG: 'The parent has been deleted by someone else. Please choose another place',
  },
  'tree.placeGone': {
    ZHS: '目标位置已被他人改动，请重新选择位置',
    ENG: 'Someone else has changed that place. Please choose it again',
  },
  'tree.tooDeep': { ZHS: '最多{max}级，不能放在这里', ENG: 'At most {max} levels: it cannot be placed here' },
  'tree.grown': {
    ZHS: '其下级已被他人改动（现有{count}个），请重新确认',
    ENG: 'Someone else has changed what is below it ({count} now). Please confirm again',
  },
  'set.isSystem': {
    ZHS: '系统预置的数据不能修改、停用或删除',
    ENG: 'What came with the system cannot be changed, disabled or deleted',
  },
} satisfies Record<string, Text>;
