// Loaded into the server of bench:memory: tells what Node knows of its memory when asked over IPC.
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage() });
});
process.channel?.unref();
