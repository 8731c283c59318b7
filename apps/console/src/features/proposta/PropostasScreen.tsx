import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { usePages } from '../../platform/api/use-pages.ts';
import { LeituraPaginas } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { propostaConsoleText as text } from './proposta-console.text.ts';
import { PropostaDetalhe } from './PropostaDetalhe.tsx';
import { SituacaoBadge } from './SituacaoBadge.tsx';
import styles from './PropostasScreen.module.css';

type Proposta = RetornoOf<Calls['operador.propostas']>['retorno'][number];

const porPagina = 50;

/** The proposals of the promoter; the address says which of them, and the one that is read. */
export function PropostasScreen() {
  const [search] = useSearchParams();
  const propostaID = search.get('proposta');
  return propostaID === null ? <Lista /> : <PropostaDetalhe key={propostaID} propostaID={propostaID} />;
}

function Lista() {
  const [search, setSearch] = useSearchParams();
  const situacao = search.get('situacao') === 'encerrada' ? 'encerrada' : 'aberta';
  const pages = usePages('operador.propostas', { params: { perPage: porPagina }, query: { situacao } });
  const vazia = situacao === 'aberta' ? text.vazia : text.semEncerradas;
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <div className={styles.filter}>
        <Segmented
          label={text.quais}
          options={[
            { value: 'aberta', label: text.abertas },
            { value: 'encerrada', label: text.encerradas },
          ]}
          value={situacao}
          onValueChange={(value) => setSearch(value === 'aberta' ? {} : { situacao: value })}
        />
      </div>
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="search" title={vazia.titulo} message={vazia.mensagem} />}
      >
        {(propostas) => (
          <Tabela
            nome={text.titulo}
            itens={propostas}
            toId={({ propostaID }) => propostaID}
            colunas={colunas}
          />
        )}
      </LeituraPaginas>
    </Tela>
  );
}

const colunas: readonly Coluna<Proposta>[] = [
  {
    id: 'resumo',
    titulo: text.oQue,
    conteudo: ({ resumo, motivo }) => (
      <span className={styles.what}>
        <strong>{resumo}</strong>
        <small>{motivo}</small>
      </span>
    ),
  },
  {
    id: 'quem',
    titulo: text.quem,
    conteudo: ({ propostaPor, podeRetirar }) => (
      <>
        {text.autor(propostaPor.tipo, propostaPor.nome)} {podeRetirar && <Badge>{text.sua}</Badge>}
      </>
    ),
  },
  {
    id: 'quando',
    titulo: text.quando,
    alinhar: 'fim',
    conteudo: ({ propostaEm }) => <Momento em={propostaEm} />,
  },
  {
    id: 'situacao',
    titulo: text.situacao,
    conteudo: (proposta) =>
      proposta.podeDecidir ? (
        <Badge dot tone="alerta">
          {text.esperaVoce}
        </Badge>
      ) : (
        <SituacaoBadge situacao={proposta.situacao} />
      ),
  },
  {
    id: 'acao',
    titulo: text.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ propostaID, resumo }) => (
      <LinkComoBotao to={`/propostas?proposta=${propostaID}`} rotulo={text.lerQual(resumo)}>
        {text.ler}
      </LinkComoBotao>
    ),
  },
];
