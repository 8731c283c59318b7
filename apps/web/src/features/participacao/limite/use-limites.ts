import { isRaspadinhaAlternativaEnabled, isRaspadinhaEnabled } from '@trevo/config/configuracao-questions';
import { checkLimites, type Consumo, type Limites } from '@trevo/rules/limite';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCampanha } from '../../campanha/public.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../../platform/session/session.ts';

export interface LimitesState {
  /** Null while it is not known. */
  readonly limites: Limites | null;
  /** The person's own counters did not come. */
  readonly error: ApiError | null;
}

interface Limitado {
  readonly limitePorUsuario: number;
  readonly limitesPorUsuario: Consumo['limites'];
}

/** What the person's next receipt can still earn, by the campaign's limits and what they registered so far. */
export function useLimites(): LimitesState {
  const configuracao = useConfiguracao();
  const usuario = useSession()?.usuario ?? '';
  const { campanha } = useCampanha();
  const enabled = campanha !== undefined && usuario !== '';
  const params = { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '' };
  const own = { params: { ...params, cpf: usuario }, cache: false };
  const hasGiros = isRaspadinhaEnabled(configuracao) || isRaspadinhaAlternativaEnabled(configuracao);
  const cupom = useCall('cupom.configuracao', { params }, { enabled });
  const escaneados = useCall('cupom.escaneadosPorPeriodo', own, { enabled });
  const giro = useCall('raspadinhaAlternativa.configuracoes', { params }, { enabled: enabled && hasGiros });
  const girados = useCall('raspadinhaAlternativa.porPeriodo', own, { enabled: enabled && hasGiros });
  const cupons = toConsumo(cupom.data, escaneados.data);
  const giros = toConsumo(giro.data, girados.data);
  const isKnown = cupons && (!hasGiros || giros);
  return { limites: isKnown ? checkLimites(cupons, giros) : null, error: escaneados.error };
}

/** The limit of the whole campaign has two names on the wire; the one by span counts first. */
function toConsumo(
  limitado: Limitado | undefined,
  registrados: Consumo['registrados'] | undefined,
): Consumo | null {
  if (!limitado || !registrados) return null;
  return { limites: { total: limitado.limitePorUsuario, ...limitado.limitesPorUsuario }, registrados };
}
