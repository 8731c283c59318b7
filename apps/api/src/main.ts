import { runProgram } from './comandos/program-command.ts';

const running = await runProgram(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  printError: (error) => console.error(error),
});
if (running === 'failed') process.exit(1);
if (running) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), running.stopSeconds * 1000).unref();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  running.announce();
}
