/** PostgreSQL's settings when it runs beside Parley on one machine: durable, little memory, little logging. */
export const embeddedSettings: Record<string, string | number> = {
  // Every acknowledged commit is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Memory for one shop's data, Parley's ten connections and a few of operators.
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_connections: 30,
  // Fewer processes: no parallel workers, no replication, no I/O workers.
  io_method: 'sync',
  max_worker_processes: 0,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  autovacuum_worker_slots: 2,
  autovacuum_max_workers: 2,
  wal_level: 'minimal',
  max_wal_senders: 0,
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  // Our queries are short; compiling them costs more than it saves.
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Parley logs failed statements itself; their texts may contain visitors' input.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
