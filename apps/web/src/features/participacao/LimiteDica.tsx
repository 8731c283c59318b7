import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { getTextoDicaSoGiros, getTextoDicaSoNumeros } from '@trevo/config/configuracao/telas-questions';
import { checkLimites, type Consumo, type Limites } from '@trevo/rules/documento-fiscal/limite';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useCampanha } from '../campanha/public.ts';
import { limiteText as text } from './participacao.text.ts';

export interface LimiteDicaProps {
  /** Suppresses the error when another section already shows one. */
  isQuiet?: boolean;
}

/**
 * Shows before a registration the possible earnings of a receipt: a hint when one of the two limits is reached, the
 * limit when nothing more can be earned; renders nothing below the limits.
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

export interface LimitesState {
  /** Null while unknown. */
  readonly limites: Limites | null;
  /** Error of the counters. */
  readonly error: ApiError | null;
}

interface Limitado {
  readonly limitePorUsuario: number;
  readonly limitesPorUsuario: Consumo['limites'];
}

/** Loads the possible earnings of the next receipt, by the campaign's limits and the registrations so far. */
function useLimites(): LimitesState {
  const configuracao = useConfiguracao();
  const usuario = useSession()?.usuario ?? '';
  const { campanha } = useCampanha();
  const enabled = campanha !== undefined && usuario !== '';
  const params = { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '' };
  const own = { params: { ...params, cpf: usuario } };
  const hasGiros = isAreaOffered(configuracao, 'raspadinhas');
  const cupom = useCall('cupom.configuracao', { params }, { enabled });
  const escaneados = useCall('cupom.escaneadosPorPeriodo', own, { enabled });
  const giro = useCall('raspadinhaAlternativa.configuracoes', { params }, { enabled: enabled && hasGiros });
  const girados = useCall('raspadinhaAlternativa.porPeriodo', own, { enabled: enabled && hasGiros });
  const cupons = toConsumo(cupom.data, escaneados.data);
  const giros = toConsumo(giro.data, girados.data);
  const isKnown = cupons && (!hasGiros || giros);
  return { limites: isKnown ? checkLimites(cupons, giros) : null, error: escaneados.error };
}

/** The limit of the whole campaign has two names on the wire; the one by period takes precedence. */
function toConsumo(
  limitado: Limitado | undefined,
  registrados: Consumo['registrados'] | undefined,
): Consumo | null {
  if (!limitado || !registrados) return null;
  return { limites: { total: limitado.limitePorUsuario, ...limitado.limitesPorUsuario }, registrados };
}
