/** PostgreSQL's settings when it runs beside Parley on one machine: durable, small, and quiet. */
export const embeddedSettings: Record<string, string | number> = {
  // An acknowledged commit is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Memory: one shop's data, ten connections of Parley and a few of whoever looks into it.
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_connections: 30,
  // Fewer processes: no parallel workers, no replication, reads without helpers.
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
  // Its queries are short; compiling them costs more than it brings.
  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Parley answers for failed statements itself; their texts may hold what visitors wrote.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};
