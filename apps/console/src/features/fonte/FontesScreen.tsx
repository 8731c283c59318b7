import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao, Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { fonteConsoleText as text } from './fonte-console.text.ts';
import { PaginasEstados } from './PaginasEstados.tsx';

type Fonte = RetornoOf<Calls['operador.fontes']>[number];

/** The results of each source in a campaign, and the states' pages for operators of the installation. */
export function FontesScreen() {
  const isPermitido = usePermissao();
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      {isPermitido('operador.fontes') && (
        <EscolhaCampanha>{(campanha) => <Fontes campanha={campanha} />}</EscolhaCampanha>
      )}
      {isPermitido('operador.consultas') && <PaginasEstados />}
    </Tela>
  );
}

function Fontes({ campanha: { ano, identificacao } }: { campanha: CampanhaDaPromotora }) {
  const fontes = useRead('operador.fontes', { params: { ano, identificacao } });
  return (
    <Secao titulo={text.resultados}>
      <Leitura lida={fontes}>
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState illustration="receipt" title={text.vazia.titulo} message={text.vazia.mensagem} />
          ) : (
            <Tabela nome={text.resultados} itens={todas} toId={({ fonte }) => fonte} colunas={colunas} />
          )
        }
      </Leitura>
    </Secao>
  );
}

const toColuna = (id: Exclude<keyof Fonte, 'fonte'>): Coluna<Fonte> => ({
  id,
  titulo: text[id],
  alinhar: 'fim',
  conteudo: (fonte) => formatContagem(fonte[id]),
});

const colunas: readonly Coluna<Fonte>[] = [
  { id: 'fonte', titulo: text.fonte, conteudo: ({ fonte }) => text.fontes[fonte] },
  ...(['perguntadas', 'achadas', 'tarde', 'divergentes', 'contadas'] as const).map(toColuna),
];
