import { formatContagem } from '@trevo/client/format.ts';
import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { BarChart } from '@trevo/ui/chart/BarChart.tsx';
import { ChartFigure } from '@trevo/ui/chart/ChartFigure.tsx';
import { RankedBars } from '@trevo/ui/chart/RankedBars.tsx';
import { Medida } from './Medida.tsx';
import { Painel } from './Painel.tsx';
import { formatParte, formatReais, relatorioConsoleText as text } from './relatorio-console.text.ts';
import type { Relatorio } from './relatorio.wire.ts';
import styles from './Relatorios.module.css';

const { colunas, legendas, medidas } = text;
const palavrasGrafico = { asTable: text.comoTabela, asChart: text.comoGrafico };

/** The figures of the period, the funnel, and the receipts by day and by hour. */
export const ResumoSecoes = ({ relatorio, hoje }: { relatorio: Relatorio; hoje: string }) => (
  <>
    <Medidas relatorio={relatorio} />
    <div className={styles.grid}>
      <Funil {...relatorio} />
      <PorHora {...relatorio} />
    </div>
    {relatorio.dias.length > 1 && <PorDia {...relatorio} hoje={hoje} />}
  </>
);

function Medidas({ relatorio: { totais, funil, custo } }: { relatorio: Relatorio }) {
  const { atual, anterior } = totais;
  const decididas = atual.validas + atual.invalidas;
  return (
    <dl className={styles.tiles} aria-label={medidas.resumo}>
      <Medida
        nome={medidas.cadastros}
        valor={formatContagem(funil.atual.cadastros)}
        antes={[funil.atual.cadastros, funil.anterior.cadastros]}
      />
      <Medida
        nome={medidas.notas}
        valor={formatContagem(atual.notas)}
        antes={[atual.notas, anterior.notas]}
      />
      <Medida
        nome={medidas.validas}
        valor={formatContagem(atual.validas)}
        antes={[atual.validas, anterior.validas]}
      />
      <Medida
        nome={medidas.aprovacao}
        valor={decididas === 0 ? '–' : formatParte(atual.validas, decididas)}
        nota={decididas === 0 ? text.semDecisao : text.deDecididas(formatContagem(decididas))}
      />
      <Medida nome={medidas.pendentes} valor={formatContagem(atual.pendentes)} />
      <Medida
        nome={medidas.numeros}
        valor={formatContagem(atual.numeros)}
        antes={[atual.numeros, anterior.numeros]}
      />
      {custo.porValidaCentavos !== null && (
        <Medida nome={medidas.custo} valor={formatReais(custo.porValidaCentavos)} />
      )}
    </dl>
  );
}

function Funil({ funil: { atual, anterior } }: Pick<Relatorio, 'funil'>) {
  return (
    <Painel titulo={text.secoes.funil} nota={text.funil.nota}>
      <RankedBars
        label={text.secoes.funil}
        bars={(['cadastros', 'primeiras', 'primeirasValidas'] as const).map((passo) => ({
          id: passo,
          name: text.funil[passo],
          value: atual[passo],
          text: (
            <>
              <strong>{formatContagem(atual[passo])}</strong>{' '}
              <span className={styles.quiet}>{text.antes(formatContagem(anterior[passo]))}</span>
            </>
          ),
        }))}
      />
    </Painel>
  );
}

function PorHora({ horas, totais }: Pick<Relatorio, 'horas' | 'totais'>) {
  const most = horas.reduce((best, hora) => (hora.notas > best.notas ? hora : best), horas[0]!);
  return (
    <Painel titulo={text.secoes.horas}>
      <ChartFigure
        {...palavrasGrafico}
        label={text.secoes.horas}
        summary={text.resumos.horas(text.notas(totais.atual.notas), most.hora)}
        legend={[
          { name: legendas.agora, mark: 'value' },
          { name: legendas.antes, mark: 'compare' },
        ]}
        table={{
          columns: [colunas.hora, colunas.notas, colunas.antes],
          rows: horas.map(({ hora, notas, anterior }) => [
            text.hora(hora),
            formatContagem(notas),
            formatContagem(anterior),
          ]),
        }}
      >
        <BarChart
          format={formatContagem}
          maximumLabels={8}
          points={horas.map(({ hora, notas, anterior }) => ({
            label: text.hora(hora),
            value: notas,
            compare: anterior,
            hint: text.pontoHora(hora, formatContagem(notas), formatContagem(anterior)),
          }))}
        />
      </ChartFigure>
    </Painel>
  );
}

function PorDia({ dias, totais, hoje }: Pick<Relatorio, 'dias' | 'totais'> & { hoje: string }) {
  const most = dias.reduce((best, dia) => (dia.notas > best.notas ? dia : best), dias[0]!);
  return (
    <Painel titulo={text.secoes.dias}>
      <ChartFigure
        {...palavrasGrafico}
        label={text.secoes.dias}
        summary={text.resumos.dias(text.notas(totais.atual.notas), formatDiaCurto(most.dia, hoje))}
        legend={[
          { name: legendas.notas, mark: 'part' },
          { name: legendas.validas, mark: 'value' },
        ]}
        table={{
          columns: [colunas.dia, medidas.cadastros, colunas.notas, colunas.validas],
          rows: dias.map(({ dia, cadastros, notas, validas }) => [
            formatDiaCurto(dia, hoje),
            ...[cadastros, notas, validas].map(formatContagem),
          ]),
        }}
      >
        <BarChart
          format={formatContagem}
          maximumLabels={6}
          points={dias.map(({ dia, notas, validas }) => ({
            label: formatDiaCurto(dia, hoje),
            value: notas,
            part: validas,
            hint: text.pontoDia(formatDiaCurto(dia, hoje), formatContagem(notas), formatContagem(validas)),
          }))}
        />
      </ChartFigure>
    </Painel>
  );
}
