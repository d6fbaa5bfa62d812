// Loaded into the processes of bench:memory: that which serves the site reports Node's memory usage, on request over IPC.
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  process.on('message', (message) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(message);
  });
  cluster.on('message', (_worker, message) => {
    if ('memory' in message) process.send?.(message);
  });
  process.channel?.unref();
} else {
  process.on('message', (message) => {
    if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
  });
}
