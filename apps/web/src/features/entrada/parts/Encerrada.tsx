import { formatDia } from '@trevo/client/format.ts';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import type { CampanhaWire } from '../../campanha/public.ts';
import { entradaText as text } from '../entrada.text.ts';
import { Premiados } from './Premiados.tsx';

export interface EncerradaProps {
  campanha: CampanhaWire | undefined;
  /** The campaign's own text about its end. */
  mensagem: string | null;
}

/** End of the campaign on the entry: its last day, its text, and the winners, which need no account. */
export function Encerrada({ campanha, mensagem }: EncerradaProps) {
  const hoje = toSaoPaulo(useAgora()).dia;
  return (
    <>
      <Notice tone="alerta" title={text.encerrada}>
        {campanha && <p>{text.terminou(formatDia(campanha.dataFinal, hoje))}</p>}
        <p>{mensagem}</p>
      </Notice>
      {campanha && <Premiados campanha={campanha} />}
    </>
  );
}
