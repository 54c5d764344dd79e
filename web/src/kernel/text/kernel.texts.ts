import { dictionary } from './text.ts';

export const { useText: useKernelText, text: kernelText } = dictionary('kernel', {
  title: { ZHS: '系统提示', ENG: 'System messages' },
  productName: { ZHS: 'EDP 主数据平台', ENG: 'EDP Master Data' },
  sessionLost: { ZHS: '当前会话已失效，请重新登录', ENG: 'Your session has expired. Please log in again' },
  roleLost: {
    ZHS: '当前角色已被收回，请选择其他角色',
    ENG: 'Your current role has been taken away. Please choose another one',
  },
  noAnswer: { ZHS: '获取服务器数据失败', ENG: 'The server could not be reached properly. Please try again' },
  networkFailed: {
    ZHS: '网络连接失败，请检查网络后重试',
    ENG: 'The network connection failed. Please check it and try again',
  },
  serverAway: {
    ZHS: '服务器暂时无法响应，请稍后重试',
    ENG: 'The server does not answer at the moment. Please try again shortly',
  },
  uploadFailed: { ZHS: '文件上传失败，请重试', ENG: 'unable to upload.' },
  justNow: { ZHS: '刚刚', ENG: 'just now' },
  done: { ZHS: '操作成功', ENG: 'Done' },
});
