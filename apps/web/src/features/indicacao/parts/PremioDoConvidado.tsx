import { contaText } from '@trevo/contract/palavras.text';
import { Gift } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { registerRetry } from '@trevo/client/request/retries.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';

/**
 * Shows the reward of the first receipt once the API confirms the invitation code, or that the code does not
 * exist. Renders nothing while that is unknown or when the campaign has no reward.
 */
export function PremioDoConvidado({ codigo }: { codigo: string }) {
  const { campanha, situacao } = useCampanha();
  const premio = situacao === 'vigente' ? campanha?.indicacao?.premioIndicado : undefined;
  const existe = useExiste(codigo, Boolean(premio));
  if (!premio || existe === undefined) return null;
  return existe ? (
    <Notice tone="sucesso" icon={<Gift />} title={text.convidado.titulo}>
      {text.convidado.detalhe(contaText.valor(premio.moeda, premio.valor))}
    </Notice>
  ) : (
    <Notice title={text.desconhecido.titulo}>{text.desconhecido.detalhe}</Notice>
  );
}

/** Looks up whether a code exists and retries until there is a response; undefined before. */
function useExiste(codigo: string, enabled: boolean): boolean | undefined {
  const [existe, setExiste] = useState<boolean>();
  useEffect(() => {
    if (!enabled) return undefined;
    let isLeft = false;
    let cancelRetry: (() => void) | undefined;
    const ask = async () => {
      const found = await findExiste(codigo);
      if (isLeft) return;
      if (found === undefined) {
        cancelRetry ??= registerRetry(ask);
      } else {
        cancelRetry?.();
        setExiste(found);
      }
    };
    void ask();
    return () => {
      isLeft = true;
      cancelRetry?.();
    };
  }, [codigo, enabled]);
  return existe;
}

async function findExiste(codigoIndicacao: string): Promise<boolean | undefined> {
  try {
    return (await callApi('consumidor.conferirIndicacao', { params: { codigoIndicacao } })).retorno.existe;
  } catch (thrown) {
    // A malformed code is refused with `requisicao.invalida`; other failures say nothing about the code.
    return toApiError(thrown).codigo === 'requisicao.invalida' ? false : undefined;
  }
}
