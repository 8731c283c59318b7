import type { ArquivoSituacao } from '@trevo/rules/arquivo/situacao-arquivo';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import type { ReactNode } from 'react';
import { arquivoConsoleText as text } from './arquivo-console.text.ts';

const tons: Readonly<Record<ArquivoSituacao, 'info' | 'sucesso' | 'perigo' | 'neutro'>> = {
  naFila: 'info',
  escrevendo: 'info',
  pronta: 'sucesso',
  vencida: 'neutro',
  cancelada: 'neutro',
  falhou: 'perigo',
};

/** State of a file that the server writes, with its progress as children. */
export function SituacaoArquivo(props: {
  arquivo: { readonly situacao: ArquivoSituacao; readonly downloads: number };
  children?: ReactNode;
}) {
  const { situacao, downloads } = props.arquivo;
  return (
    <>
      <Badge tone={tons[situacao]} dot>
        {text.situacoes[situacao]}
      </Badge>
      {props.children}
      {downloads > 0 && <small>{text.baixado(downloads)}</small>}
      {situacao === 'falhou' && <small>{text.falhou}</small>}
    </>
  );
}
