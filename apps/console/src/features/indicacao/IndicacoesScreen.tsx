import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { LeituraPaginas, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { indicacaoConsoleText as text } from './indicacao-console.text.ts';
import styles from './IndicacoesScreen.module.css';
import { RecusarIndicacaoDialog } from './RecusarIndicacaoDialog.tsx';

type Indicacao = RetornoOf<Calls['operador.indicacoes']>['retorno'][number];

const porPagina = 50;

/** The referrals of a campaign that wait for an operator's decision. */
export function IndicacoesScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Indicacoes key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Indicacoes({ campanha }: { campanha: CampanhaDaPromotora }) {
  const params = { ano: campanha.ano, identificacao: campanha.identificacao };
  const isPermitido = usePermissao();
  const pages = usePages('operador.indicacoes', { params: { ...params, perPage: porPagina } });
  const decidir = useAct('operador.decidirIndicacao');
  const [recusada, setRecusada] = useState<string | null>(null);

  async function approve(indicadoID: string): Promise<void> {
    const decided = await decidir.run({ params: { ...params, indicadoID }, body: { decisao: 'APROVAR' } });
    if (decided) avisos.show(text.aprovada, { tone: 'sucesso' });
  }

  const acao: Coluna<Indicacao> = {
    id: 'acao',
    titulo: text.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: ({ indicadoID }) => (
      <span className={styles.acoes}>
        <Button
          size="small"
          variant="secondary"
          aria-label={text.aprovarDe(indicadoID)}
          unavailable={decidir.isPending}
          onClick={() => void approve(indicadoID)}
        >
          {text.aprovar}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={text.recusarDe(indicadoID)}
          onClick={() => setRecusada(indicadoID)}
        >
          {text.recusar}
        </Button>
      </span>
    ),
  };
  const colunasDoPapel = isPermitido('operador.decidirIndicacao') ? [...colunas, acao] : colunas;
  return (
    <>
      <Recusa error={decidir.error} />
      <LeituraPaginas
        pages={pages}
        vazia={<EmptyState illustration="gift" title={text.vazia.titulo} message={text.vazia.mensagem} />}
      >
        {(indicacoes) => (
          <>
            {!pages.hasMore && (
              <p className={styles.total}>
                {text.esperam(indicacoes.length, formatContagem(indicacoes.length))}
              </p>
            )}
            <Tabela
              nome={text.lista}
              itens={indicacoes}
              toId={({ indicadoID }) => indicadoID}
              colunas={colunasDoPapel}
            />
          </>
        )}
      </LeituraPaginas>
      {recusada !== null && (
        <RecusarIndicacaoDialog
          params={{ ...params, indicadoID: recusada }}
          onClose={() => setRecusada(null)}
        />
      )}
    </>
  );
}

const colunas: readonly Coluna<Indicacao>[] = [
  {
    id: 'sinais',
    titulo: text.sinais,
    conteudo: ({ sinais }) => (
      <ul className={styles.sinais}>
        {sinais.map(({ sinal, descricao, vezes }) => (
          <li key={sinal}>
            {descricao} {vezes > 1 && text.vezes(vezes)}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'convidado',
    titulo: text.convidado,
    alinhar: 'fim',
    conteudo: ({ criadoEm }) => <Momento em={criadoEm} />,
  },
  {
    id: 'desde',
    titulo: text.desde,
    alinhar: 'fim',
    conteudo: ({ apuradoEm }) => apuradoEm !== null && <Momento em={apuradoEm} />,
  },
];
