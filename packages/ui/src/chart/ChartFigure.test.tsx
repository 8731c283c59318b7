// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { RankedBars } from './RankedBars.tsx';

afterEach(cleanup);

const points = [
  { label: '9h', value: 3, compare: 1, hint: '9h: 3 notas' },
  { label: '10h', value: 5, compare: 8, hint: '10h: 5 notas' },
];

describe('ChartFigure', () => {
  test('shows the figures of the chart as a table and back', () => {
    render(
      <ChartFigure
        label="Notas por hora"
        summary="8 notas; a maior hora é 10h."
        asTable="Ver como tabela"
        asChart="Ver como gráfico"
        legend={[{ name: 'Hoje', mark: 'value' }]}
        table={{ columns: ['Hora', 'Notas'], rows: points.map(({ label, value }) => [label, String(value)]) }}
      >
        <BarChart points={points} format={String} maximumLabels={12} />
      </ChartFigure>,
    );
    const figure = screen.getByRole('figure', { name: 'Notas por hora' });
    expect(within(figure).getByText('8 notas; a maior hora é 10h.')).toBeTruthy();
    expect(within(figure).queryByRole('table')).toBeNull();
    fireEvent.click(within(figure).getByRole('button', { name: 'Ver como tabela' }));
    const table = within(figure).getByRole('table', { name: 'Notas por hora' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['HoraNotas', '9h3', '10h5']);
    fireEvent.click(within(figure).getByRole('button', { name: 'Ver como gráfico' }));
    expect(within(figure).queryByRole('table')).toBeNull();
  });

  test('draws a bar for each point up to the top of the axis', () => {
    const { container } = render(<BarChart points={points} format={String} maximumLabels={1} />);
    expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('height'))).toEqual([
      '37.5',
      '62.5',
    ]);
    expect(container.querySelectorAll('title')[1]!.textContent).toBe('10h: 5 notas');
    expect(screen.queryByText('10h')).toBeNull();
  });
});

test('RankedBars lists names and values as text', () => {
  render(
    <RankedBars
      label="Estados"
      bars={[
        { id: 'SP', name: 'SP', value: 10, text: '10 notas' },
        { id: 'MS', name: 'MS', value: 5, text: '5 notas' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Estados' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SP10 notas', 'MS5 notas']);
});
