// Prints the peak memory of the process at its end.
process.on('exit', () =>
  console.log(`memory of the command: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB at most`),
);
