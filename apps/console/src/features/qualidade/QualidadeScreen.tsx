import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useSearchParams } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { EscolhaCampanha, type CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Filtros } from '../../platform/screen/tabela/Filtros.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { Discordancias } from './Discordancias.tsx';
import { qualidadeConsoleText as text } from './qualidade-console.text.ts';

type Qualidade = RetornoOf<Calls['operador.qualidade']>[number];

/** Days of a period besides today. */
const diasAntes = { hoje: 0, semana: 6, mes: 29 } as const;
type Periodo = keyof typeof diasAntes;

/** The figures of verdicts: of all operators for an administrator, the own ones for an operator. */
export function QualidadeScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => <Figuras key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />}
      </EscolhaCampanha>
    </Tela>
  );
}

function Figuras({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const isPermitido = usePermissao();
  const [search] = useSearchParams();
  const periodo = search.get('periodo') ?? '';
  const antes = diasAntes[periodo in diasAntes ? (periodo as Periodo) : 'semana'];
  const { dia } = toSaoPaulo(new Date(agoraServidor()));
  const lidas = useRead('operador.qualidade', {
    params: { ano, identificacao },
    query: { de: addDias(dia, -antes), ate: dia },
  });
  const opcoes = (['hoje', 'mes'] as const).map((value) => ({ value, label: text.periodos[value] }));
  return (
    <>
      <Filtros
        rotulo={text.filtros}
        filtros={[{ nome: 'periodo', rotulo: text.periodo, todos: text.periodos.semana, opcoes }]}
      />
      <Leitura lida={lidas}>
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState illustration="search" title={text.vazia.titulo} message={text.vazia.mensagem} />
          ) : (
            <Tabela nome={text.lista} itens={todas} toId={({ operadorID }) => operadorID} colunas={colunas} />
          )
        }
      </Leitura>
      {isPermitido('operador.discordancias') && <Discordancias campanha={campanha} />}
    </>
  );
}

const colunas: readonly Coluna<Qualidade>[] = [
  { id: 'pessoa', titulo: text.pessoa, conteudo: ({ nome }) => <strong>{nome}</strong> },
  {
    id: 'julgadas',
    titulo: text.julgadas,
    alinhar: 'fim',
    conteudo: ({ julgadas }) => julgadas.toLocaleString('pt-BR'),
  },
  {
    id: 'mediana',
    titulo: text.mediana,
    alinhar: 'fim',
    conteudo: ({ medianaSegundos }) =>
      medianaSegundos === null ? '–' : <span title={text.medianaDica}>{text.segundos(medianaSegundos)}</span>,
  },
  {
    id: 'concordancia',
    titulo: text.concordancia,
    alinhar: 'fim',
    conteudo: ({ concordam, conferidas }) =>
      conferidas === 0 ? text.semConferidas : text.igual(concordam, conferidas),
  },
  { id: 'revertidas', titulo: text.revertidas, conteudo: (one) => describeRevertidas(one) },
];

function describeRevertidas({ revertidas: { contestacao, desfeita, segunda } }: Qualidade): string {
  const parts = [
    contestacao > 0 && text.contestacao(contestacao),
    desfeita > 0 && text.desfeita(desfeita),
    segunda > 0 && text.segunda(segunda),
  ].filter((one) => one !== false);
  return parts.length === 0 ? text.nenhumaRevertida : parts.join(' · ');
}
