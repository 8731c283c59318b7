import { formatContagem } from '@trevo/client/format.ts';
import { BarChart } from '@trevo/ui/chart/BarChart.tsx';
import { ChartFigure } from '@trevo/ui/chart/ChartFigure.tsx';
import { RankedBars } from '@trevo/ui/chart/RankedBars.tsx';
import { type Coluna, Tabela } from '../../platform/screen/tabela/Tabela.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { Contagens } from './Contagens.tsx';
import { formatMudanca } from './mudanca.ts';
import { Painel } from './Painel.tsx';
import { formatReais, relatorioConsoleText as text } from './relatorio-console.text.ts';
import type { Relatorio } from './relatorio.wire.ts';
import styles from './Relatorios.module.css';

type Motivo = Relatorio['motivos'][number];
type Mensagem = Relatorio['mensagens'][number];

/** Reasons, time to the verdicts, contested receipts, signals of fraud, messages and cost. */
export const QualidadeSecoes = ({ relatorio }: { relatorio: Relatorio }) => (
  <>
    <Secao titulo={text.secoes.motivos}>
      {relatorio.motivos.length === 0 ? (
        <p className={styles.quiet}>{text.semMotivos}</p>
      ) : (
        <Tabela
          nome={text.secoes.motivos}
          itens={relatorio.motivos}
          toId={({ motivo }) => motivo}
          colunas={colunasMotivos}
        />
      )}
    </Secao>
    <div className={styles.grid}>
      <Prazos {...relatorio} />
      <div>
        <Contestacoes {...relatorio} />
        <Sinais {...relatorio} />
      </div>
      <Mensagens {...relatorio} />
      <Custo {...relatorio} />
    </div>
  </>
);

const colunasMotivos: readonly Coluna<Motivo>[] = [
  { id: 'motivo', titulo: text.colunas.motivo, conteudo: ({ mensagem }) => mensagem },
  {
    id: 'notas',
    titulo: text.colunas.notas,
    alinhar: 'fim',
    conteudo: ({ notas }) => formatContagem(notas),
  },
  {
    id: 'antes',
    titulo: text.colunas.antes,
    alinhar: 'fim',
    conteudo: ({ anterior }) => formatContagem(anterior),
  },
  {
    id: 'mudanca',
    titulo: text.colunas.mudanca,
    alinhar: 'fim',
    conteudo: ({ notas, anterior }) => formatMudanca(notas, anterior),
  },
];

function Prazos({ prazos }: Pick<Relatorio, 'prazos'>) {
  const toFato = (quem: 'pessoa' | 'regra') => {
    const prazo = prazos[quem];
    return [
      text.colunas[quem],
      prazo ? text.prazo(text.ateTempo(prazo.medianaAte), text.ateTempo(prazo.p95Ate)) : text.semDecisao,
    ] as const;
  };
  const total = prazos.faixas.reduce((sum, { pessoa, regra }) => sum + pessoa + regra, 0);
  return (
    <Painel titulo={text.secoes.prazos}>
      <Contagens linhas={[toFato('pessoa'), toFato('regra')]} />
      {total > 0 && (
        <ChartFigure
          asTable={text.comoTabela}
          asChart={text.comoGrafico}
          label={text.secoes.prazos}
          summary={text.resumos.prazos(text.notas(total))}
          legend={[
            { name: text.colunas.regra, mark: 'part' },
            { name: text.colunas.pessoa, mark: 'value' },
          ]}
          table={{
            columns: [text.colunas.tempo, text.colunas.pessoa, text.colunas.regra],
            rows: prazos.faixas.map(({ ate, pessoa, regra }) => [
              text.ateTempo(ate),
              formatContagem(pessoa),
              formatContagem(regra),
            ]),
          }}
        >
          <BarChart
            format={formatContagem}
            maximumLabels={4}
            points={prazos.faixas.map(({ ate, pessoa, regra }) => ({
              label: text.ateTempo(ate),
              value: pessoa + regra,
              part: pessoa,
              hint: text.pontoPrazo(text.ateTempo(ate), formatContagem(pessoa), formatContagem(regra)),
            }))}
          />
        </ChartFigure>
      )}
    </Painel>
  );
}

function Contestacoes({ totais: { atual } }: Pick<Relatorio, 'totais'>) {
  const { contestadas, revertidas, contestadasPendentes } = atual;
  return (
    <Painel titulo={text.secoes.contestadas}>
      {contestadas === 0 ? (
        <p className={styles.quiet}>{text.semContestacoes}</p>
      ) : (
        <Contagens
          linhas={[
            [text.contestadas, formatContagem(contestadas)],
            [text.revertidas, formatContagem(revertidas)],
            [text.mantidas, formatContagem(contestadas - revertidas - contestadasPendentes)],
            [text.contestadasPendentes, formatContagem(contestadasPendentes)],
          ]}
        />
      )}
    </Painel>
  );
}

const Sinais = ({ sinais }: Pick<Relatorio, 'sinais'>) => (
  <Painel titulo={text.secoes.sinais}>
    {sinais.length === 0 ? (
      <p className={styles.quiet}>{text.semSinais}</p>
    ) : (
      <RankedBars
        label={text.secoes.sinais}
        bars={sinais.map(({ sinal, notas }) => ({
          id: sinal,
          name: text.sinais[sinal] ?? sinal,
          value: notas,
          text: formatContagem(notas),
        }))}
      />
    )}
  </Painel>
);

const toColunaMensagem = (id: Exclude<keyof Mensagem, 'canal'>): Coluna<Mensagem> => ({
  id,
  titulo: text.colunas[id],
  alinhar: 'fim',
  conteudo: (mensagem) => formatContagem(mensagem[id]),
});

const colunasMensagens: readonly Coluna<Mensagem>[] = [
  { id: 'canal', titulo: text.colunas.canal, conteudo: ({ canal }) => text.canais[canal] ?? canal },
  ...(['aceitas', 'falhas', 'semResultado'] as const).map(toColunaMensagem),
];

const Mensagens = ({ mensagens }: Pick<Relatorio, 'mensagens'>) => (
  <Secao titulo={text.secoes.mensagens}>
    {mensagens.length === 0 ? (
      <p className={styles.quiet}>{text.semMensagens}</p>
    ) : (
      <>
        <Tabela
          nome={text.secoes.mensagens}
          itens={mensagens}
          toId={({ canal }) => canal}
          colunas={colunasMensagens}
        />
        <p className={styles.quiet}>{text.mensagensNota}</p>
      </>
    )}
  </Secao>
);

function Custo({ custo: { parcelas, porValidaCentavos, faltam } }: Pick<Relatorio, 'custo'>) {
  return (
    <Painel titulo={text.secoes.custo}>
      {parcelas.length === 0 ? (
        <p className={styles.quiet}>{text.semCusto}</p>
      ) : (
        <Contagens
          linhas={[
            ...parcelas.map(
              ({ parcela, centavos }) => [text.parcelas[parcela], formatReais(centavos)] as const,
            ),
            ...(porValidaCentavos === null
              ? []
              : [[text.porValida, formatReais(porValidaCentavos)] as const]),
          ]}
        />
      )}
      {faltam.length > 0 && (
        <>
          <p className={styles.quiet}>{text.faltam}</p>
          <ul className={styles.list}>
            {faltam.map((falta) => (
              <li key={falta}>{text.faltasCusto[falta]}</li>
            ))}
          </ul>
        </>
      )}
    </Painel>
  );
}
