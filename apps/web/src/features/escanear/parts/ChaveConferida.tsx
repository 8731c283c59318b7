import type { ChaveAcesso } from '@trevo/rules/chave-acesso';
import { formatCnpj, formatCpf } from '@trevo/rules/mask';
import { formatAnoMes } from '../../../platform/format/format.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { digitacaoText as text } from '../digitacao.text.ts';

/** What the finished key says, so that the person sees it is their receipt. */
export function ChaveConferida({ chave }: { chave: ChaveAcesso }) {
  const { emitente, emitenteTipo, uf, anoMes } = chave;
  const loja = emitenteTipo === 'cpf' ? formatCpf(emitente.slice(3)) : formatCnpj(emitente);
  return (
    <Notice tone="sucesso" title={text.conferida}>
      {text.emitidaEm(formatAnoMes(anoMes))}, {uf}. {text.loja} {loja}.
    </Notice>
  );
}
