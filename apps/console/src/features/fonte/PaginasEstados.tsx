import { formatContagem } from '@trevo/client/format.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { formatPerto } from '../../platform/format/momento.ts';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { fonteConsoleText as text } from './fonte-console.text.ts';
import { LigarPaginaDialog } from './LigarPaginaDialog.tsx';
import styles from './PaginasEstados.module.css';

type Consulta = RetornoOf<Calls['operador.consultas']>[number];

/** The queries to each state's public page, with a switch that asks for a reason. */
export function PaginasEstados() {
  const consultas = useRead('operador.consultas', {});
  const [escolhida, setEscolhida] = useState<Consulta | null>(null);
  const acao: Coluna<Consulta> = {
    id: 'acao',
    titulo: text.acao,
    isTituloOculto: true,
    alinhar: 'fim',
    conteudo: (one) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={one.ligada ? text.desligarDe(one.uf) : text.ligarDe(one.uf)}
        onClick={() => setEscolhida(one)}
      >
        {one.ligada ? text.desligar : text.ligar}
      </Button>
    ),
  };
  return (
    <Secao titulo={text.paginas}>
      <p className={styles.quiet}>{text.paginasAjuda}</p>
      <Leitura lida={consultas}>
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              illustration="search"
              title={text.semPaginas.titulo}
              message={text.semPaginas.mensagem}
            />
          ) : (
            <Tabela nome={text.paginas} itens={todas} toId={({ uf }) => uf} colunas={[...colunas, acao]} />
          )
        }
      </Leitura>
      {escolhida && (
        <LigarPaginaDialog uf={escolhida.uf} isLigada={escolhida.ligada} onClose={() => setEscolhida(null)} />
      )}
    </Secao>
  );
}

const colunas: readonly Coluna<Consulta>[] = [
  { id: 'uf', titulo: text.estado, conteudo: ({ uf }) => uf },
  { id: 'situacao', titulo: text.situacao, conteudo: (consulta) => <Situacao consulta={consulta} /> },
  {
    id: 'pendentes',
    titulo: text.pendentes,
    alinhar: 'fim',
    conteudo: ({ pendentes }) => formatContagem(pendentes),
  },
  { id: 'achadas', titulo: text.achadas, alinhar: 'fim', conteudo: ({ achadas }) => formatContagem(achadas) },
  {
    id: 'naoAchadas',
    titulo: text.naoAchadas,
    alinhar: 'fim',
    conteudo: ({ naoAchadas }) => formatContagem(naoAchadas),
  },
  {
    id: 'mediana',
    titulo: text.mediana,
    alinhar: 'fim',
    conteudo: ({ medianaSegundos }) =>
      medianaSegundos === null ? text.semMediana : text.segundos(medianaSegundos),
  },
];

function Situacao({ consulta: { ligada, pausaAte, motivo } }: { consulta: Consulta }) {
  const isPausada = ligada && pausaAte !== null && Date.parse(pausaAte) > agoraServidor();
  return (
    <span className={styles.state}>
      <Badge dot tone={isPausada ? 'alerta' : ligada ? 'sucesso' : 'perigo'}>
        {isPausada ? text.pausada(formatPerto(pausaAte)) : ligada ? text.ligada : text.desligada}
      </Badge>
      {!ligada && motivo !== null && <small>{text.porque(motivo)}</small>}
    </span>
  );
}
