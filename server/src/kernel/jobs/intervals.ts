/** How often each process looks into the queue. No settings: they stand together because tests shorten them. */
export const intervals = {
  /** NOTIFY wakes at once; this is for retries, whose time comes without a notification. */
  pollSeconds: 5,
  /** How soon another process notices that the heartbeats of a job have stopped. */
  superviseSeconds: 10,
  /** For schedules that are due. */
  cronSeconds: 10,
};
