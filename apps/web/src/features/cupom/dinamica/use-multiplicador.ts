import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getInstagramMultiplicador,
  getPicPayMultiplicador,
} from '@trevo/config/configuracao/telas-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { countNumeros, type Dinamica, findMultiplicador } from '@trevo/rules/conta/ganho';
import { useCall } from '../../../platform/api/use-call.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { useCampanha } from '../../campanha/public.ts';

export interface Multiplicador {
  /** `desligada`: the factors add nothing. `desconhecida`: the consumidor's names are not known yet. */
  readonly situacao: 'desligada' | 'desconhecida' | 'semIdentificacao' | 'valendo';
  /** Factor of the known names, rounded to three decimals. */
  readonly vezes: number;
  /** Active multipliers with known names. */
  readonly dinamicas: readonly Dinamica[];
  /** Active multipliers without names; with them the factor is `vezesComTodas`. */
  readonly faltam: readonly Dinamica[];
  readonly vezesComTodas: number;
  /** Numbers per receipt when every receipt earns the same: without names, with the known names, with all names. */
  readonly porNota: PorNota | null;
}

interface PorNota {
  readonly sem: number;
  readonly com: number;
  readonly comTodas: number;
}

const isIdentificacao = (name: string) => /^@\S{2,}$/.test(name);

/** Computes how PicPay and Instagram multiply the numbers that the consumidor's receipts earn. */
export function useMultiplicador(): Multiplicador {
  const configuracao = useConfiguracao();
  const telefone = useSession()?.usuario ?? '';
  const on = listDinamicas(configuracao);
  const isOn = on.length > 0;
  const known = useCall('cupom.consumidor', { params: { telefone } }, { enabled: isOn && telefone !== '' });
  const { campanha, situacao: periodo, error } = useCampanha();
  const params = { ano: campanha?.ano ?? 0, identificacao: campanha?.identificacao ?? '' };
  const regra = useCall('cupom.configuracao', { params }, { enabled: isOn && campanha !== undefined });
  // Waits for the rule, so that a factor is not shown and then withdrawn.
  const isRegraComing = regra.isLoading || (periodo === 'carregando' && !error);
  const isUnknownPerson = known.error?.codigo === 'cupom.consumidorNaoEncontrado';
  const names = known.data?.dinamicaCupom ?? [];
  const dinamicas = on.filter((dinamica) =>
    names.some((name) => name.dinamica === dinamica && isIdentificacao(name.identificacao)),
  );
  const vezes = countVezes(configuracao, dinamicas);
  const vezesComTodas = countVezes(configuracao, on);
  const porNota = toPorNota(regra.data?.ganhoPorDocumento, vezes, vezesComTodas);
  // Numbers are rounded down: a factor may add nothing to the numbers of one receipt.
  const isMoreToGain = !porNota || porNota.comTodas > porNota.com;
  return {
    situacao: findSituacao(),
    vezes,
    dinamicas,
    faltam: isMoreToGain ? on.filter((dinamica) => !dinamicas.includes(dinamica)) : [],
    vezesComTodas,
    porNota,
  };

  function findSituacao(): Multiplicador['situacao'] {
    if (!isOn) return 'desligada';
    if ((!known.data && !isUnknownPerson) || isRegraComing) return 'desconhecida';
    if (porNota && porNota.comTodas <= porNota.sem) return 'desligada';
    const isGaining = porNota ? porNota.com > porNota.sem : dinamicas.length > 0;
    return isGaining ? 'valendo' : 'semIdentificacao';
  }
}

type GanhoPorDocumento = RetornoOf<Calls['cupom.configuracao']>['ganhoPorDocumento'];

/** Counts with the rule that the server uses. */
function toPorNota(
  ganho: GanhoPorDocumento | undefined,
  vezes: number,
  vezesComTodas: number,
): PorNota | null {
  if (!ganho) return null;
  const { numeros, maximoPorDocumento } = ganho;
  const rule = {
    por: 'documento',
    numeros,
    ...(maximoPorDocumento !== null && { maximoPorDocumento }),
  } as const;
  const count = (multiplicador: number) => countNumeros(rule, { multiplicador }).numeros ?? 0;
  return { sem: count(1), com: count(vezes), comTodas: count(vezesComTodas) };
}

const dinamicas: readonly Dinamica[] = ['PICPAY', 'INSTAGRAM'];

const getMultiplicadores = (c: Configuracao) => ({
  PICPAY: getPicPayMultiplicador(c),
  INSTAGRAM: getInstagramMultiplicador(c),
});

/** Returns the multipliers that the campaign has enabled. */
function listDinamicas(c: Configuracao): readonly Dinamica[] {
  const multiplicadores = getMultiplicadores(c);
  return dinamicas.filter((dinamica) => multiplicadores[dinamica] > 1);
}

/** Returns the product of the factors, rounded to three decimals. */
function countVezes(c: Configuracao, own: readonly Dinamica[]): number {
  return Math.round(findMultiplicador({ multiplicadores: getMultiplicadores(c) }, own) * 1000) / 1000;
}

/** Returns the multipliers with the factor as their product; empty unless exactly one combination matches. */
export function guessDinamicas(c: Configuracao, vezes: number): readonly Dinamica[] {
  const on = listDinamicas(c);
  const ways = [...on.map((dinamica) => [dinamica]), ...(on.length > 1 ? [on] : [])];
  const [way, ...others] = ways.filter((own) => countVezes(c, own) === vezes);
  return way && others.length === 0 ? way : [];
}
