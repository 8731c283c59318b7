import { isPerfilIncompleto } from '@trevo/config/pessoa/perfil-pendente';
import { isAceiteRegrasEnabled } from '@trevo/config/configuracao/telas-questions';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { paineis, usePainel } from '../../platform/navigation/painel-store.ts';
import { useSession } from '../../platform/session/session.ts';
import { useCampanha } from '../campanha/public.ts';
import { avisosPausa, useConsumidor } from '../consumidor/public.ts';

/** Delay in milliseconds, so that the screen is visible before the panel covers it. */
const finishMilliseconds = 1000;

/** Current prompt: unanswered terms, the welcome, or none (then the profile panel follows). */
export type Aviso = 'termos' | 'boasVindas' | null;

/**
 * Returns the current prompt after the start of the app, one at a time and none in the visit of the
 * registration: unanswered terms when the campaign asks for them, the welcome of an unfinished registration, and
 * the panel that finishes it, once per page load.
 */
export function usePerfilAvisos() {
  const c = useConfiguracao();
  const usuario = useSession()?.usuario ?? '';
  const isFree = usePainel() === null && !avisosPausa.isOn();
  const { data: consumidor } = useConsumidor();
  // Terms of an ended campaign would bind to nothing.
  const isEncerrada = useCampanha().situacao === 'encerrada';
  const isAsking = isAceiteRegrasEnabled(c) && !isEncerrada;
  const { data: termos } = useCall(
    'consumidor.aceites',
    {},
    { enabled: consumidor?.cadastroInicial === false && isAsking },
  );
  const [isTermosLeft, setTermosLeft] = useState(false);
  const [isWelcomed, setWelcomed] = useState(() => windowMemory.has('boasVindas', usuario));

  const isKnown =
    consumidor !== undefined && (consumidor.cadastroInicial || !isAsking || termos !== undefined);
  const hasTermos =
    consumidor?.cadastroInicial === false && (termos ?? []).some(({ aceito }) => aceito === null);
  const isIncomplete = consumidor !== undefined && isPerfilIncompleto(c, consumidor);

  const isTermosDue = hasTermos && !isTermosLeft && isFree;
  const isWelcomeDue = isIncomplete && !isWelcomed && isFree;
  const aviso: Aviso = isTermosDue ? 'termos' : isKnown && isWelcomeDue ? 'boasVindas' : null;
  const isFinishDue = isKnown && isIncomplete && aviso === null && isFree;

  useEffect(() => {
    if (!isFinishDue || windowMemory.has('perfil', toLoad(usuario))) return;
    const timer = setTimeout(() => {
      windowMemory.add('perfil', toLoad(usuario));
      paineis.open('perfil');
    }, finishMilliseconds);
    return () => clearTimeout(timer);
  }, [isFinishDue, usuario]);

  return {
    aviso,
    usuario,
    termos: termos ?? [],
    leaveTermos: () => setTermosLeft(true),
    leaveBoasVindas() {
      windowMemory.add('boasVindas', usuario);
      setWelcomed(true);
    },
  };
}

/** Identifies a page load of one user. */
const toLoad = (usuario: string) => `${performance.timeOrigin}/${usuario}`;

const toKey = (topic: string) => `trevo.avisos.${topic}`;

/** Prompts already shown in this window; without session storage each appears again. */
const windowMemory = {
  has(topic: 'boasVindas' | 'perfil', who: string): boolean {
    try {
      return sessionStorage.getItem(toKey(topic)) === who;
    } catch {
      return false;
    }
  },
  add(topic: 'boasVindas' | 'perfil', who: string): void {
    try {
      sessionStorage.setItem(toKey(topic), who);
    } catch {
      // Worst case: the prompt appears once more.
    }
  },
};
