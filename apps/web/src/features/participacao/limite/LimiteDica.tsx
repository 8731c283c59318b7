import { getTextoDicaSoGiros, getTextoDicaSoNumeros } from '@trevo/config/configuracao-questions';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { limiteText as text } from './limite.text.ts';
import { useLimites } from './use-limites.ts';

export interface LimiteDicaProps {
  /** Where other things fail loudly enough, counters that did not come are no news. */
  isQuiet?: boolean;
}

/**
 * Tells before a receipt is registered what it can still earn: a tip when one of the two limits is reached, the
 * limit itself when nothing more can be earned; nothing while there is room.
 */
export function LimiteDica({ isQuiet = false }: LimiteDicaProps) {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const { limites, error } = useLimites();
  if (error && isQuiet) return null;
  if (error) return <Notice tone="alerta">{text.erroPeriodo(error.mensagem)}</Notice>;
  if (!limites || limites.situacao === 'nenhum') return null;
  if (limites.situacao === 'soGiros') return <Notice>{getTextoDicaSoGiros(configuracao)}</Notice>;
  if (limites.situacao === 'soNumeros') return <Notice>{getTextoDicaSoNumeros(configuracao)}</Notice>;
  const title =
    limites.situacao === 'cupons'
      ? text.cupons(limites.tipo, limites.limite)
      : texto(text.ambos.id, text.ambos.texto);
  return (
    <Notice tone="alerta" title={title}>
      {text.guarde}
    </Notice>
  );
}
