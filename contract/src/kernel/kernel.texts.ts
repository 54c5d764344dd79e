import type { Text } from './language.ts';

/** What the kernel can say. A module's own messages stand in its `.texts.ts`. */
export const kernelTexts = {
  'success.done': { ZHS: '操作成功', ENG: 'Done' },

  'error.session': { ZHS: '当前会话已失效，请重新登录', ENG: 'Your session has expired. Please log in again' },
  'error.forbidden': { ZHS: '您没有执行此操作的权限', ENG: 'You do not have permission to do this' },
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
  'error.tooMany': { ZHS: '操作过于频繁，请{seconds}秒后再试', ENG: 'Too many attempts. Please try again in {seconds} seconds' },
  'error.clock': { ZHS: '请求已过期，请检查本机时间', ENG: 'The request has expired. Please check your clock' },
  'error.signature': { ZHS: '请求签名不正确', ENG: 'The signature of the request is wrong' },
  'error.replayed': { ZHS: '请求已处理，请勿重复提交', ENG: 'This request has been handled already' },
  'error.tenant': { ZHS: '授权码已失效，请重新输入', ENG: 'The authorisation is no longer valid. Please enter it again' },
  'error.busy': { ZHS: '服务器繁忙，请稍后再试', ENG: 'The server is busy. Please try again shortly' },
  'error.internal': { ZHS: '服务器内部错误，请稍后再试（编号 {request}）', ENG: 'Something went wrong on the server (reference {request})' },
  'error.inUse': { ZHS: '已被使用，不能删除：{uses}', ENG: 'It is in use and cannot be deleted: {uses}' },

  'rule.required': { ZHS: '必填项不能为空', ENG: 'This field is required' },
  'rule.type': { ZHS: '格式不正确', ENG: 'The format is not valid' },
  'rule.maxLength': { ZHS: '不超过{max}个字符', ENG: 'Not more than {max} characters' },
  'rule.minLength': { ZHS: '至少{min}个字符', ENG: 'At least {min} characters' },
  'rule.min': { ZHS: '不能小于{min}', ENG: 'Not less than {min}' },
  'rule.max': { ZHS: '不能大于{max}', ENG: 'Not more than {max}' },
  'rule.integer': { ZHS: '请输入整数', ENG: 'Please enter a whole number' },
  'rule.number': { ZHS: '请输入数字', ENG: 'Please enter a number' },
  'rule.digits': { ZHS: '整数部分最多{digits}位', ENG: 'At most {digits} digits before the point' },
  'rule.decimals': { ZHS: '最多{decimals}位小数', ENG: 'At most {decimals} decimals' },
  'rule.noChinese': { ZHS: '不允许输入中文字符', ENG: 'Chinese characters are not allowed' },
  'rule.control': { ZHS: '包含不允许的控制字符', ENG: 'Control characters are not allowed' },
  'rule.id': { ZHS: '编号不正确', ENG: 'The id is not valid' },
  'rule.choice': { ZHS: '请选择有效的选项', ENG: 'Please choose one of the options' },
  'rule.tooMany': { ZHS: '最多{max}项', ENG: 'At most {max} entries' },
  'rule.unknown': { ZHS: '不支持的字段', ENG: 'This field is not known' },
} satisfies Record<string, Text>;
