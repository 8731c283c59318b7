import { contaText } from '@trevo/contract/palavras.text';
import { Gift } from 'lucide-react';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useCampanha } from '../../campanha/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';

/** What the first receipt of who came by an invitation earns. Nothing where the campaign promises nothing. */
export function PremioDoConvidado() {
  const { campanha, situacao } = useCampanha();
  const premio = situacao === 'vigente' ? campanha?.indicacao?.premioIndicado : undefined;
  if (!premio) return null;
  return (
    <Notice tone="sucesso" icon={<Gift />} title={text.convidado.titulo}>
      {text.convidado.detalhe(contaText.valor(premio.moeda, premio.valor))}
    </Notice>
  );
}
