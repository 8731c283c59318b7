import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { SituacaoArquivo } from '../../platform/arquivo/SituacaoArquivo.tsx';
import { formatTamanho } from '../../platform/format/tamanho.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { AcoesExportacao } from './AcoesExportacao.tsx';
import { exportacaoConsoleText as text } from './exportacao-console.text.ts';
import type { Exportacao } from './exportacao.wire.ts';
import styles from './Exportacoes.module.css';

/** The exports of a campaign, each with its content, progress and end. */
export function ExportacoesTabela(props: {
  campanha: CampanhaDaPromotora;
  exportacoes: readonly Exportacao[];
}) {
  const { campanha, exportacoes } = props;
  const acao: Coluna<Exportacao> = {
    id: 'acao',
    titulo: text.colunas.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (exportacao) => <AcoesExportacao campanha={campanha} exportacao={exportacao} />,
  };
  return (
    <Tabela
      nome={text.lista}
      itens={exportacoes}
      toId={({ exportacaoID }) => exportacaoID}
      colunas={[...colunas, acao]}
    />
  );
}

const toDia = (dia: string | null): string | null => dia && formatDiaMesAno(dia);

const colunas: readonly Coluna<Exportacao>[] = [
  {
    id: 'arquivo',
    titulo: text.colunas.arquivo,
    conteudo: ({ tipo, porItem, formato, de, ate, comDadosPessoais, finalidade }) => (
      <span className={styles.what}>
        <strong>{porItem ? text.comItens : text.tipos[tipo]}</strong>
        <small>
          {text.formato(formato)}, {text.periodo(toDia(de), toDia(ate))}
        </small>
        {comDadosPessoais && (
          <>
            <Badge tone="alerta">{text.comDados}</Badge>
            <small>{text.finalidadeDe(finalidade ?? '')}</small>
          </>
        )}
      </span>
    ),
  },
  {
    id: 'pedida',
    titulo: text.colunas.pedida,
    conteudo: ({ pedidaEm, pedidaPor, aprovadaPor }) => (
      <span className={styles.what}>
        <Momento em={pedidaEm} />
        <small>{text.por(pedidaPor.nome)}</small>
        {aprovadaPor && <small>{text.aprovada(aprovadaPor.nome)}</small>}
      </span>
    ),
  },
  {
    id: 'situacao',
    titulo: text.colunas.situacao,
    conteudo: (exportacao) => (
      <span className={styles.what}>
        <SituacaoArquivo arquivo={exportacao}>
          {(exportacao.situacao === 'escrevendo' || exportacao.bytes !== null) && (
            <small>
              {text.linhas(exportacao.linhas)}
              {exportacao.bytes !== null && `, ${formatTamanho(exportacao.bytes)}`}
            </small>
          )}
        </SituacaoArquivo>
      </span>
    ),
  },
  {
    id: 'ate',
    titulo: text.colunas.ate,
    alinhar: 'fim',
    conteudo: ({ venceEm }) => (venceEm === null ? text.semPrazo : <Momento em={venceEm} />),
  },
];
