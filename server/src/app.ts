import { randomUUID } from 'node:crypto';
import { largestFile } from '@edp/contract/kernel/stored-file.ts';
import { live as liveChannel } from '@edp/contract/modules/live/live.ts';
import { nouns } from '@edp/contract/nouns.ts';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pg from 'pg';
import type { Config } from './config.ts';
import { openBus } from './kernel/process/bus.ts';
import { assertProtected } from './kernel/schema/assert-protected.ts';
import { chooseReader, openPool } from './kernel/database/pool.ts';
import { watchDisk } from './kernel/process/disk-space.ts';
import { openFileStore } from './kernel/files/file-store.ts';
import { openLinks } from './kernel/files/links.ts';
import { removeTemporaryFiles } from './kernel/uploads/temporary-files.ts';
import { limitBodyTime } from './kernel/http/body-time.ts';
import { closeConnectionsOnStop } from './kernel/process/close-connections.ts';
import { registerDocs } from './kernel/docs/docs.ts';
import type { BoundCall } from './kernel/http/bind.ts';
import { toFailure } from './kernel/http/failure.ts';
import { registerHealth } from './kernel/process/health.ts';
import { loggerOptions } from './kernel/process/logging.ts';
import { registerMetrics } from './kernel/process/metrics.ts';
import { version } from './kernel/process/version.ts';
import { languageOf, registerCalls } from './kernel/http/routes.ts';
import { setSecurityHeaders } from './kernel/http/security-headers.ts';
import { serveWeb } from './kernel/http/static-files.ts';
import type { Kernel } from './kernel/kernel.ts';
import type { JobKind } from './kernel/jobs/define-job.ts';
import { openQueue } from './kernel/jobs/queue.ts';
import type { Schedule } from './kernel/jobs/schedule.ts';
import { startJobs } from './kernel/jobs/start-jobs.ts';
import { openLive } from './kernel/live/live.ts';
import { AppError } from './kernel/app-error.ts';
import { openSessions } from './kernel/session/open-sessions.ts';
import { jobKinds } from './job-kinds.ts';
import { allCalls, allChannels, modules } from './modules.ts';
import { countUnread } from './modules/live/count-unread.ts';
import { announceDueNews } from './modules/news/announce-due.ts';
import { allSchedules } from './schedules.ts';

const largestBody = 2 * 1024 * 1024;

/** One server process: everything wired, nothing listening yet. */
export async function buildApp(
  config: Config,
  databaseUrl: string,
  kinds: readonly JobKind[] = jobKinds,
  calls: readonly BoundCall[] = modules,
  schedulesOf: (kernel: Kernel) => readonly Schedule[] = allSchedules,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config) ?? false,
    // A line per request costs a tenth of the throughput; /metrics counts them all.
    logController: new LogController({ disableRequestLogging: true }),
    // The client is the first address from the right in X-Forwarded-For that is no proxy of ours: what stands before
    // it, the client wrote itself.
    trustProxy: config.isTrustedProxy,
    bodyLimit: largestBody,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // A logger of its own for each request is made thousands of times for one line that is written.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Addresses that cannot be decoded: no route, and so no error handler, is found for them.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  const pool = openPool({
    url: databaseUrl,
    timeZone: config.timeZone,
    size: config.database.pool,
    openReader: chooseReader(pg, (message) => app.log.warn(message)),
  });
  pool.on('error', (error) => app.log.warn({ error: String(error) }, 'an idle database connection broke'));
  await assertProtected(pool);
  const bus = await openBus(databaseUrl, app.log);
  const kernel: Kernel = {
    config,
    log: app.log,
    pool,
    bus,
    queue: openQueue(databaseUrl, bus, app.log),
    jobKinds: kinds,
    sessions: openSessions(pool, bus, app.log, config.sessionMaxDays),
    files: openFileStore(config, app.log),
    links: openLinks(config.secret),
    disk: watchDisk(config.dataFolder, config.minFreeDiskBytes),
  };
  await removeTemporaryFiles(kernel.files.temporaryFolder);
  const stopJobs = await startJobs(kernel, kinds, schedulesOf(kernel));

  closeConnectionsOnStop(app);
  limitBodyTime(app, config.bodyTime);
  setSecurityHeaders(app);
  answerFailures(app);
  const live = await openLive(app, kernel, liveChannel, countUnread(config.keepDays.newsViews), nouns);
  const stopAnnouncing = await announceDueNews(kernel, live);
  registerMetrics(app, config, pool, live.connections, kernel.disk.freeBytes);
  registerHealth(app, pool, bus, kernel.disk);
  registerDocs(app, config, allCalls, allChannels, version);
  await app.register(multipart, {
    limits: { files: 2, fields: 20, fieldSize: 10_000, fileSize: largestFile + 1, parts: 22 },
    throwFileSizeLimit: false,
  });
  registerCalls(app, kernel, calls);
  await serveWeb(app);

  app.addHook('preClose', () => live.close());
  app.addHook('onClose', async () => {
    await Promise.all([stopAnnouncing(), stopJobs()]);
    await kernel.queue.close();
    await bus.close();
    await pool.end();
  });
  return app;
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfter, unexpected } = toFailure(error, languageOf(request), request.id);
  if (unexpected) request.log.error({ err: error, req: request, requestId: request.id }, 'unexpected error');
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

function answerFailures(app: FastifyInstance) {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    // A person sees the page that says so, and finds the way back from there.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.accept?.includes('text/html') && app.hasReplyDecorator('sendFile'))
      return reply.code(404).sendFile('index.html');
    const { status, body } = toFailure(new AppError(404, 'error.noSuchCall'), languageOf(request), request.id);
    return reply.code(status).send(body);
  });
}
