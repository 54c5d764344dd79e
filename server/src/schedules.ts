import { orphanedFiles } from './kernel/files/orphaned-files.ts';
import { earlierFiles } from './kernel/files/seal-earlier-files.ts';
import { changePartitions } from './kernel/jobs/change-partitions.ts';
import { housekeeping } from './kernel/jobs/housekeeping.ts';
import { retention } from './kernel/jobs/retention.ts';
import type { Schedule } from './kernel/jobs/schedule.ts';
import type { Kernel } from './kernel/kernel.ts';
import { rowEstimates } from './kernel/list/refresh-estimates.ts';
import { revealRetention } from './modules/certificate/certificate.retention.ts';
import { expiryReminders } from './modules/certificate/remind-of-expiry.ts';
import { chatRetention } from './modules/chat/chat.retention.ts';
import { importFileRetention, importRetention, importRowRetention } from './modules/import/import.retention.ts';
import { jobRetention } from './modules/job/job.retention.ts';
import { loginRecordRetention } from './modules/login-record/login-record.retention.ts';
import { messageRetention } from './modules/message/message.retention.ts';
import { newsViewRetention } from './modules/news/news.retention.ts';
import { rejectedApplicationRetention } from './modules/tenant-application/tenant-application.retention.ts';

/** Every installation does these at fixed times; modules add theirs here. */
export function allSchedules(kernel: Kernel): Schedule[] {
  const { config } = kernel;
  const expiring = [
    ...messageRetention(config),
    chatRetention(config),
    newsViewRetention(config),
    revealRetention(config),
    rejectedApplicationRetention(config),
    loginRecordRetention(config),
    jobRetention,
    importRowRetention,
    importFileRetention,
    importRetention,
  ];
  return [
    housekeeping(kernel),
    changePartitions(kernel),
    rowEstimates(kernel),
    orphanedFiles(kernel),
    earlierFiles(kernel),
    retention(kernel, expiring),
    expiryReminders(kernel),
  ];
}
