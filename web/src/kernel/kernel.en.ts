import type { kernelZh } from './kernel.zh.ts';
import type { Translated } from './text.ts';

export const kernelEn: Translated<typeof kernelZh> = {
  productName: 'EDP Master Data',
  sessionLost: 'Your session has expired. Please log in again',
  roleLost: 'Your current role has been taken away. Please choose another one',
  noAnswer: 'The server could not be reached properly. Please try again',
  networkFailed: 'The network connection failed. Please check it and try again',
  serverAway: 'The server does not answer at the moment. Please try again shortly',
  uploadFailed: 'unable to upload.',
  done: 'Done',
};
