import { formatAnoMes, formatContagem } from '@trevo/client/format.ts';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { RankedBars } from '@trevo/ui/chart/RankedBars.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { formatPerto } from '../../platform/format/momento.ts';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { Painel } from './Painel.tsx';
import { formatReais, relatorioConsoleText as text } from './relatorio-console.text.ts';
import type { Relatorio } from './relatorio.wire.ts';
import styles from './Relatorios.module.css';

type Agora = Relatorio['agora'];
type Premio = NonNullable<Agora['premios']>[number];
type Saldo = Agora['saldos'][number];

/** The state now, regardless of the period: numbers, prizes, balances and orders. */
export function AgoraSecoes({ relatorio: { agora } }: { relatorio: Relatorio }) {
  const lido = agora.lidoEm === null ? text.naoLido : text.lido(formatPerto(agora.lidoEm));
  const nota = `${text.agora} ${lido}`;
  return (
    <>
      {agora.premios && agora.premios.length > 0 && (
        <Secao titulo={text.secoes.premios}>
          <Tabela
            nome={text.secoes.premios}
            itens={agora.premios}
            toId={({ premioID }) => premioID}
            colunas={colunasPremios}
          />
          <p className={styles.quiet}>{nota}</p>
        </Secao>
      )}
      <div className={styles.grid}>
        <Numeros {...agora} />
        <Painel titulo={text.secoes.pedidos} nota={nota}>
          {agora.pedidos.length === 0 ? (
            <p className={styles.quiet}>{text.semPedidos}</p>
          ) : (
            <RankedBars
              label={text.secoes.pedidos}
              bars={agora.pedidos.map(({ situacao, pedidos }) => ({
                id: situacao,
                name: text.situacoes[situacao],
                value: pedidos,
                text: formatContagem(pedidos),
              }))}
            />
          )}
        </Painel>
        <Saldos moeda="pontos" saldos={agora.saldos} nota={nota} />
        <Saldos moeda="cashback" saldos={agora.saldos} nota={nota} />
      </div>
    </>
  );
}

const colunasPremios: readonly Coluna<Premio>[] = [
  { id: 'premio', titulo: text.colunas.premio, conteudo: ({ nome }) => nome },
  {
    id: 'saidos',
    titulo: text.colunas.saidos,
    alinhar: 'fim',
    conteudo: ({ saidos }) => formatContagem(saidos),
  },
  {
    id: 'devidos',
    titulo: text.colunas.devidos,
    alinhar: 'fim',
    conteudo: ({ devidos }) => formatContagem(devidos),
  },
  {
    id: 'total',
    titulo: text.colunas.total,
    alinhar: 'fim',
    conteudo: ({ total }) => formatContagem(total),
  },
];

function Numeros({ numeros: { total, restam, previsao } }: Pick<Agora, 'numeros'>) {
  const words = text.restam(formatContagem(restam), formatContagem(total));
  const porDia = previsao && formatContagem(Math.round(previsao.porDia));
  return (
    <Painel
      titulo={text.secoes.numeros}
      nota={
        previsao && porDia !== null
          ? previsao.terminamEm === null
            ? text.naoAcabam(porDia)
            : text.acabam(formatDiaCurto(previsao.terminamEm), porDia)
          : text.semPrevisao
      }
    >
      <p className={styles.value}>{words}</p>
      <ProgressBar label={text.secoes.numeros} value={restam} max={total} valueText={words} />
    </Painel>
  );
}

/** Balances of a currency by month of their end; nothing without any. */
function Saldos({ moeda, saldos, nota }: { moeda: Saldo['moeda']; saldos: readonly Saldo[]; nota: string }) {
  const titulo = `${text.moedas[moeda]}: ${text.secoes.saldos}`;
  const own = saldos.filter((saldo) => saldo.moeda === moeda);
  if (own.length === 0) return null;
  return (
    <Painel titulo={titulo} nota={nota}>
      <RankedBars
        label={titulo}
        bars={own.map(({ mes, valor }) => ({
          id: mes ?? '',
          name: mes === null ? text.semPrazo : formatAnoMes(mes),
          value: valor,
          text: moeda === 'cashback' ? formatReais(valor) : formatContagem(valor),
        }))}
      />
    </Painel>
  );
}
