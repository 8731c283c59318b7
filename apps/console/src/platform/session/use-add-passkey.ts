import { useTask } from '../api/use-act.ts';
import { consolePlatformText } from '../console-platform.text.ts';
import { avisos } from '../screen/avisos-store.ts';
import { addPasskey } from './passkey-console.ts';

/** Adds a passkey to the operator's account and says so. */
export function useAddPasskey() {
  const task = useTask(addPasskey);
  return {
    ...task,
    async run(): Promise<void> {
      const nome = await task.run();
      if (nome) avisos.show(consolePlatformText.passkey.guardada(nome), { tone: 'sucesso' });
    },
  };
}
