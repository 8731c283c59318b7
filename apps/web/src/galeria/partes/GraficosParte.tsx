import { BarChart } from '@trevo/ui/chart/BarChart.tsx';
import { ChartFigure } from '@trevo/ui/chart/ChartFigure.tsx';
import { RankedBars } from '@trevo/ui/chart/RankedBars.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';

const horas = [4, 9, 21, 34, 40, 38, 29, 12].map((value, at) => ({
  label: `${at + 9}h`,
  value,
  part: value - (at % 3) * 2,
  compare: 24 + ((at * 7) % 15),
  hint: `${at + 9}h: ${value} notas`,
}));

/** Bars with a comparison and their table, and a ranked list. */
export const GraficosParte = () => (
  <Page header={<PageHeader title="Gráficos" onBack={() => {}} backLabel="Voltar" compact />}>
    <Card>
      <ChartFigure
        label="Notas por hora"
        summary="187 notas; a maior hora é 13h."
        asTable="Ver como tabela"
        asChart="Ver como gráfico"
        legend={[
          { name: 'Notas', mark: 'part' },
          { name: 'Válidas', mark: 'value' },
          { name: 'Uma semana antes', mark: 'compare' },
        ]}
        table={{
          columns: ['Hora', 'Notas', 'Válidas', 'Uma semana antes'],
          rows: horas.map(({ label, value, part, compare }) => [label, `${value}`, `${part}`, `${compare}`]),
        }}
      >
        <BarChart points={horas} format={String} maximumLabels={8} />
      </ChartFigure>
    </Card>
    <Card>
      <RankedBars
        label="Estados"
        bars={[
          { id: 'SP', name: 'São Paulo', value: 120, text: '120 notas' },
          { id: 'MS', name: 'Mato Grosso do Sul', value: 44, text: '44 notas' },
          { id: 'outros', name: 'Outros', value: 9, text: '9 notas' },
        ]}
      />
    </Card>
  </Page>
);
