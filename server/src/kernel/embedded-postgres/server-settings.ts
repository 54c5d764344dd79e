export type Settings = Readonly<Record<string, string>>;

/**
 * Given at every start rather than written to postgresql.conf, so that a newer version of the product changes them for
 * old data as well.
 */
export function serverSettings(port: number, others: Settings = {}): string[] {
  const settings: Settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    jit: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // A statement that fails is reported by the server, which knows the request; here it would only fill the disk.
    log_min_messages: 'log',
    ...others,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
