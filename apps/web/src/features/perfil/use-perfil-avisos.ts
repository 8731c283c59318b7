import { isPerfilIncompleto } from '@trevo/config/perfil-pendente';
import { isAceiteRegrasEnabled } from '@trevo/config/configuracao-questions';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { paineis, usePainel } from '../../platform/navigation/painel-store.ts';
import { useSession } from '../../platform/session/session.ts';
import { avisosPausa, useConsumidor } from '../consumidor/public.ts';

/** The screen is seen before it is covered. */
const finishMilliseconds = 1000;

/** What is asked now: terms to answer, a welcome, or nothing (and then, soon, the profile). */
export type Aviso = 'termos' | 'boasVindas' | null;

/**
 * What a person is asked after the app has started, one thing a day and nothing on the day they registered: unanswered
 * terms where the campaign asks; else, of who has not finished registering, the panel that finishes it, the first time
 * after a welcome.
 */
export function usePerfilAvisos() {
  const c = useConfiguracao();
  const usuario = useSession()?.usuario ?? '';
  const isFree = usePainel() === null;
  const { data: consumidor } = useConsumidor();
  const isAsking = isAceiteRegrasEnabled(c);
  const { data: termos } = useCall(
    'consumidor.aceites',
    {},
    { enabled: consumidor?.cadastroInicial === false && isAsking },
  );
  const isKnown =
    consumidor !== undefined && (consumidor.cadastroInicial || !isAsking || termos !== undefined);
  const hasTermos =
    consumidor?.cadastroInicial === false && (termos ?? []).some(({ aceito }) => aceito === null);
  const isIncomplete = consumidor !== undefined && isPerfilIncompleto(c, consumidor);
  const due = !isKnown ? null : hasTermos ? 'termos' : isIncomplete ? 'perfil' : null;

  // What this visit asks: the first thing that is due. The next one waits for another day.
  const [asked, setAsked] = useState<typeof due>(null);
  const [isLeft, setLeft] = useState(false);
  const [isWelcomed, setWelcomed] = useState(avisosPausa.isWelcomed);
  useEffect(() => {
    if (asked !== null || due === null || !isFree || avisosPausa.isOn()) return;
    avisosPausa.begin();
    setAsked(due);
  }, [asked, due, isFree]);

  const isOpen = asked !== null && asked === due && isFree && !isLeft;
  const aviso: Aviso = !isOpen ? null : asked === 'termos' ? 'termos' : isWelcomed ? null : 'boasVindas';
  const isFinishDue = isOpen && asked === 'perfil' && isWelcomed;

  useEffect(() => {
    if (!isFinishDue) return;
    const timer = setTimeout(() => {
      setLeft(true);
      paineis.open('perfil');
    }, finishMilliseconds);
    return () => clearTimeout(timer);
  }, [isFinishDue]);

  return {
    aviso,
    usuario,
    termos: termos ?? [],
    leaveTermos: () => setLeft(true),
    leaveBoasVindas() {
      avisosPausa.setWelcomed();
      setWelcomed(true);
    },
  };
}
