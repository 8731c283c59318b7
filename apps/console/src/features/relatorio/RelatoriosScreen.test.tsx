// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { relatorioExemplos } from '@trevo/contract/relatorio/relatorio.exemplos';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  campanhas,
  close,
  enter,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import type { Relatorio } from './relatorio.wire.ts';
import { RelatoriosScreen } from './RelatoriosScreen.tsx';

afterEach(close);

const exemplo = relatorioExemplos['operador.relatorio.retorno']![0] as Relatorio;
const nada = {
  notas: 0,
  validas: 0,
  invalidas: 0,
  pendentes: 0,
  valorCentavos: 0,
  numeros: 0,
  pontos: 0,
  cashbackCentavos: 0,
  contestadas: 0,
  revertidas: 0,
  contestadasPendentes: 0,
};
const horas = Array.from({ length: 24 }, (_, hora) => ({
  hora,
  notas: hora === 18 ? 160 : 0,
  anterior: hora,
}));
const relatorio: Relatorio = {
  ...exemplo,
  horas,
  dias: [...exemplo.dias, { ...exemplo.dias[0]!, dia: '2026-11-16' }],
};
const hoje = toSaoPaulo(new Date()).dia;
const base = '/operador/v1/relatorios/2026/TREVO';
const semana = `GET ${base}?de=${addDias(hoje, -6)}&ate=${hoje}`;
const destinos = { enderecos: [], definidoEm: null, definidoPor: null, ultimaSemana: null };

async function openScreen(
  lido: StubbedAnswer | StubbedAnswer[],
  {
    papel = 'administrador',
    path = '/',
    more = {},
  }: {
    papel?: 'administrador' | 'cliente';
    path?: string;
    more?: Record<string, StubbedAnswer | StubbedAnswer[]>;
  } = {},
) {
  const sent = stubNetwork({
    ...campanhas,
    [semana]: lido,
    [`GET ${base}/destinos`]: answer(destinos),
    ...more,
  });
  enter(papel);
  open(<RelatoriosScreen />, path);
  await screen.findByRole('heading', { name: 'Relatórios' });
  return sent;
}
const sectionOf = (titulo: string) => screen.getByRole('heading', { name: titulo }).closest('section')!;

describe('Relatórios', () => {
  test('shows the figures of seven days with the period before', async () => {
    await openScreen(answer(relatorio));
    await screen.findByRole('heading', { name: 'Lojas' });
    const medida = (nome: string) => screen.getAllByText(nome)[0]!.closest('div')!.textContent;
    expect(medida('Notas')).toBe('Notas1.480+13%, antes 1.310');
    expect(medida('Aprovação')).toBe('Aprovação90%das 1.452 decididas');
    expect(medida('Custo por válida')).toMatch(/R\$\s3,38/);
    const lojas = within(sectionOf('Lojas'));
    expect(lojas.getByText('Mercado Bom Preço')).toBeTruthy();
    expect(lojas.getByText('Outras 4')).toBeTruthy();
    expect(sectionOf('Tempo até a decisão').textContent).toContain('metade até 4 h, 95% até 36 h');
    expect(sectionOf('Números da sorte').textContent).toContain('acabam por volta de 1º fev. 2027');
    expect(sectionOf('Custo por nota válida').textContent).toContain('o preço de cada mensagem');
    expect(sectionOf('Contestações').textContent).toContain('Recusa mantida5');
  });

  test('shows a chart as a table with the same figures', async () => {
    await openScreen(answer(relatorio));
    const figure = within(await screen.findByRole('figure', { name: 'Notas por hora do dia' }));
    expect(figure.getByText('1.480 notas no período; a hora com mais notas foi 18h.')).toBeTruthy();
    fireEvent.click(figure.getByRole('button', { name: 'Ver como tabela' }));
    expect(figure.getByRole('row', { name: '18h 160 18' })).toBeTruthy();
  });

  test('shows a client the report without the addresses of the e-mail', async () => {
    const sent = await openScreen(answer(relatorio), { papel: 'cliente' });
    await screen.findByRole('heading', { name: 'Lojas' });
    expect(screen.queryByText('E-mail da semana')).toBeNull();
    expect(sent.map(({ call }) => call)).toEqual(['GET /operador/v1/campanhas', semana]);
  });

  test('says the next step of a period without people and receipts', async () => {
    const empty = { cadastros: 0, primeiras: 0, primeirasValidas: 0 };
    await openScreen(
      answer({
        ...relatorio,
        totais: { atual: nada, anterior: nada },
        funil: { atual: empty, anterior: empty },
      }),
    );
    expect(await screen.findByText('Nada neste período')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Números da sorte' })).toBeTruthy();
  });

  test('says that the history is still read', async () => {
    await openScreen(answer({ ...relatorio, atualizadoEm: null }));
    expect(await screen.findByText('Os números ainda estão sendo reunidos')).toBeTruthy();
  });

  test('shows an error and reads again', async () => {
    await openScreen([refusal('requisicao.muitas'), answer(relatorio)]);
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    expect(await screen.findByRole('heading', { name: 'Lojas' })).toBeTruthy();
  });

  test('shows a skeleton until the report arrives', async () => {
    await openScreen(answer(relatorio));
    await screen.findByLabelText('Período');
    expect(screen.getAllByText('Carregando').length).toBeGreaterThan(0);
    await screen.findByRole('heading', { name: 'Lojas' });
  });

  test('keeps the period in the address, and asks nothing for an own one that is not valid', async () => {
    const sent = await openScreen(answer(relatorio), {
      more: { [`GET ${base}?de=2026-11-01&ate=2026-11-10`]: answer(relatorio) },
    });
    await screen.findByRole('heading', { name: 'Lojas' });
    fireEvent.change(screen.getByLabelText('Período'), { target: { value: 'outro' } });
    expect(await screen.findByText('Escolha o primeiro e o último dia.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Primeiro dia'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Último dia'), { target: { value: '2026-10-10' } });
    expect(await screen.findByText('O último dia vem antes do primeiro.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Último dia'), { target: { value: '2026-11-10' } });
    await screen.findByRole('heading', { name: 'Lojas' });
    expect(sent.map(({ call }) => call).filter((call) => call.includes('?de='))).toEqual([
      semana,
      `GET ${base}?de=2026-11-01&ate=2026-11-10`,
    ]);
  });

  test('sets the addresses of the weekly e-mail, and names a wrong one', async () => {
    const salvos = { ...destinos, enderecos: ['a@marca.example', 'b@marca.example'] };
    const sent = await openScreen(answer(relatorio), {
      more: {
        [`GET ${base}/destinos`]: [answer(destinos), answer(salvos)],
        [`POST ${base}/destinos`]: answer(salvos),
      },
    });
    expect(await screen.findByText('Ninguém recebe o relatório desta campanha por e-mail.')).toBeTruthy();
    press('Mudar endereços');
    type('Endereços de e-mail', 'a@marca.example\nsem-arroba');
    press('Salvar endereços');
    expect(await screen.findByText('“sem-arroba” não é um e-mail.')).toBeTruthy();
    type('Endereços de e-mail', 'A@marca.example\nb@marca.example\n');
    press('Salvar endereços');
    expect(await screen.findByText('b@marca.example')).toBeTruthy();
    expect(sent.find(({ call }) => call.startsWith('POST'))!.body).toEqual({ enderecos: salvos.enderecos });
  });
});
