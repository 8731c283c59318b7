// npm run leitor -- instalar|situacao: installs the optional reader of photos, or tells whether it is installed.
import { fail } from '../ensure-install.mjs';
import { installLeitor, isLeitorInstalled } from './leitor-motor.ts';

const commands: Readonly<Record<string, () => void>> = { instalar: install, situacao: printSituacao };
const command = commands[process.argv[2] ?? 'situacao'];
if (!command) fail(`There are ${Object.keys(commands).join(' and ')}; not ${process.argv[2]}.`);
else command();

function install(): void {
  try {
    installLeitor();
  } catch (error) {
    fail((error as Error).message);
  }
  printSituacao();
}

function printSituacao(): void {
  console.log(
    isLeitorInstalled()
      ? 'The reader of photos is installed.'
      : 'The reader of photos is not installed. Everything else works without it. Install it: npm run leitor -- instalar',
  );
}
