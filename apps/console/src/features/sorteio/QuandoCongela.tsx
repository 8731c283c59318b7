import { Momento } from '../../platform/screen/Momento.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { sorteioConsoleText as text } from './sorteio-console.text.ts';

/** The moment at which a job freezes the numbers; a past one is due at its next run. */
export const QuandoCongela = ({ ate }: { ate: string }) =>
  Date.parse(ate) > agoraServidor() ? <Momento em={ate} /> : text.emInstantes;
