// Loaded into the server of bench:memory: reports Node's memory usage on request over IPC.
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
});
process.channel?.unref();
