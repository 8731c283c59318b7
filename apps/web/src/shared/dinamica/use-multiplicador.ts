import { getPicPayMultiplicador, isPicPayEnabled } from '@trevo/config/configuracao-questions';
import { useCall } from '../api/use-call.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { useSession } from '../session/session.ts';

export interface Multiplicador {
  /** Whether the campaign multiplies at all. `desconhecida` while the person's names are not known. */
  readonly situacao: 'desligada' | 'desconhecida' | 'semIdentificacao' | 'valendo';
  /** How many times the numbers, with the identification. */
  readonly vezes: number;
}

const isIdentificacao = (name: string) => /^@\S{2,}$/.test(name);

/** How the person's PicPay multiplies what their receipts earn. */
export function useMultiplicador(): Multiplicador {
  const configuracao = useConfiguracao();
  const telefone = useSession()?.usuario ?? '';
  const vezes = getPicPayMultiplicador(configuracao);
  const isOn = isPicPayEnabled(configuracao) && vezes > 1;
  const known = useCall('cupom.consumidor', { params: { telefone } }, { enabled: isOn && telefone !== '' });
  if (!isOn) return { situacao: 'desligada', vezes: 1 };
  const isUnknownPerson = known.error?.codigo === 'cupom.consumidorNaoEncontrado';
  if (!known.data && !isUnknownPerson) return { situacao: 'desconhecida', vezes };
  const names = known.data?.dinamicaCupom ?? [];
  const has = names.some((name) => name.dinamica === 'PICPAY' && isIdentificacao(name.identificacao));
  return { situacao: has ? 'valendo' : 'semIdentificacao', vezes };
}
