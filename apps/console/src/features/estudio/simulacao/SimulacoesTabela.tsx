import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { formatPerto } from '../../../platform/format/momento.ts';
import { Momento } from '../../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import type { Simulacao } from '../documento/rascunho.wire.ts';
import { tons } from './andamento.ts';
import { simulacaoText as text } from './simulacao.text.ts';
import styles from './Simulacao.module.css';

const inteiro = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** The last simulations of the promoter, each with a button that opens it. */
export function SimulacoesTabela(props: {
  simulacoes: readonly Simulacao[];
  aberta: Simulacao;
  onAbrir: (simulacaoID: string) => void;
}) {
  const { simulacoes, aberta, onAbrir } = props;
  const acao: Coluna<Simulacao> = {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ simulacaoID, identificacao, pedidaEm }) => (
      <Button
        variant="ghost"
        size="small"
        aria-label={text.verDe(identificacao, formatPerto(pedidaEm))}
        aria-pressed={simulacaoID === aberta.simulacaoID}
        onClick={() => onAbrir(simulacaoID)}
      >
        {text.ver}
      </Button>
    ),
  };
  return (
    <Tabela
      nome={text.ultimas}
      itens={simulacoes}
      toId={({ simulacaoID }) => simulacaoID}
      colunas={[...colunas, acao]}
    />
  );
}

const colunas: readonly Coluna<Simulacao>[] = [
  {
    id: 'campanha',
    titulo: text.colunas.campanha,
    conteudo: ({ ano, identificacao }) => text.campanha(identificacao, ano),
  },
  {
    id: 'notas',
    titulo: text.colunas.notas,
    alinhar: 'fim',
    conteudo: ({ notas }) => inteiro.format(notas),
  },
  {
    id: 'pedida',
    titulo: text.colunas.pedida,
    conteudo: ({ pedidaEm, pedidaPor }) => (
      <span className={styles.what}>
        <Momento em={pedidaEm} />
        <small>{text.por(pedidaPor.nome)}</small>
      </span>
    ),
  },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: ({ situacao }) => (
      <Badge tone={tons[situacao]} dot>
        {text.situacoes[situacao]}
      </Badge>
    ),
  },
];
