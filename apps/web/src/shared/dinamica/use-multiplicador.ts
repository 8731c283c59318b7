import type { Dinamica } from '@trevo/rules/ganho';
import { useCall } from '../api/use-call.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { useSession } from '../session/session.ts';
import { countVezes, listDinamicas } from './multiplicadores.ts';

export interface Multiplicador {
  /** Whether the campaign multiplies at all. `desconhecida` while the person's names are not known. */
  readonly situacao: 'desligada' | 'desconhecida' | 'semIdentificacao' | 'valendo';
  /** How many times the numbers, with what the person has told: to the thousandth. */
  readonly vezes: number;
  /** What the person has told and that multiplies. */
  readonly dinamicas: readonly Dinamica[];
  /** What would multiply too; with it, `vezesComTodas` times the numbers. */
  readonly faltam: readonly Dinamica[];
  readonly vezesComTodas: number;
}

const isIdentificacao = (name: string) => /^@\S{2,}$/.test(name);

/** How the person's PicPay and Instagram multiply what their receipts earn. */
export function useMultiplicador(): Multiplicador {
  const configuracao = useConfiguracao();
  const telefone = useSession()?.usuario ?? '';
  const on = listDinamicas(configuracao);
  const isOn = on.length > 0;
  const known = useCall('cupom.consumidor', { params: { telefone } }, { enabled: isOn && telefone !== '' });
  const isUnknownPerson = known.error?.codigo === 'cupom.consumidorNaoEncontrado';
  const names = known.data?.dinamicaCupom ?? [];
  const dinamicas = on.filter((dinamica) =>
    names.some((name) => name.dinamica === dinamica && isIdentificacao(name.identificacao)),
  );
  return {
    situacao: findSituacao(),
    vezes: countVezes(configuracao, dinamicas),
    dinamicas,
    faltam: on.filter((dinamica) => !dinamicas.includes(dinamica)),
    vezesComTodas: countVezes(configuracao, on),
  };

  function findSituacao(): Multiplicador['situacao'] {
    if (!isOn) return 'desligada';
    if (!known.data && !isUnknownPerson) return 'desconhecida';
    return dinamicas.length > 0 ? 'valendo' : 'semIdentificacao';
  }
}
