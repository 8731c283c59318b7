// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  enter,
  answer,
  close,
  open,
  press,
  refusal,
  type StubbedAnswer,
  stubNetwork,
} from '../../../test/console-harness.tsx';
import { HojeScreen } from './HojeScreen.tsx';
import type { CampanhaResumo, Resumo } from './resumo-hoje.ts';

afterEach(close);

const hours = (count: number): string => new Date(Date.now() - count * 3_600_000).toISOString();
const nada = { total: 0, desde: null };

const buildCampanha = (change: Partial<CampanhaResumo> = {}): CampanhaResumo => ({
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Sorte em Dobro',
  espera: { notas: nada, indicacoes: nada, pedidos: nada, sorteios: [] },
  marcos: [{ tipo: 'fim', dia: '2099-07-31', nome: null }],
  prazos: [],
  premios: null,
  numeros: { total: 1_000_000, restam: 640_000, previsao: null },
  ...change,
});

async function openHoje(
  resumo: StubbedAnswer | StubbedAnswer[],
  papel: 'operador' | 'cliente' = 'operador',
): Promise<ReturnType<typeof stubNetwork>> {
  const sent = stubNetwork({
    'GET /operador/v1/resumo': resumo,
    'GET /operador/v1/propostas/lista/1?situacao=aberta': answer({ retorno: [], esperam: 0, depois: null }),
    'GET /operador/v1/vendas/2026/TREVO/3': answer({ retorno: [], total: 0, depois: null }),
  });
  enter(papel);
  open(<HojeScreen />);
  await screen.findByRole('heading', { name: 'Hoje' });
  return sent;
}
const withCampanha = (change: Partial<CampanhaResumo>, falhas: Partial<Resumo> = {}) =>
  answer({ campanhas: [buildCampanha(change)], envios: [], paginas: [], ...falhas });

describe('Hoje', () => {
  test('lists pending work, the oldest first', async () => {
    await openHoje(
      withCampanha({
        espera: {
          notas: { total: 37, desde: hours(19.5) },
          pedidos: { total: 1, desde: hours(72.5) },
          indicacoes: nada,
          sorteios: [{ nome: '1º sorteio', data: '2020-12-19' }],
        },
      }),
    );
    await screen.findByText('37 notas para conferir');
    const section = screen.getByRole('heading', { name: 'A fazer' }).closest('section')!;
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sorte em Dobro1º sorteio: registrar os premiadosO sorteio foi em 19 dez. 2020',
      'Sorte em Dobro1 pedido para aprovarEspera mais longa: 3 dias.',
      'Sorte em Dobro37 notas para conferirEspera mais longa: 19 h.Abrir a fila',
    ]);
  });

  test('says so when nothing waits', async () => {
    await openHoje(withCampanha({}));
    expect(await screen.findByText('Nada a fazer agora.')).toBeTruthy();
    expect(screen.queryByText('Falhas')).toBeNull();
  });

  test.each([
    [null, 'Sem previsão: a medida tem menos de 3 dias inteiros.'],
    [
      { porDia: 9_500.4, dias: 7, terminamEm: '2099-01-02' },
      'Acabam por volta de 2 jan. 2099Ritmo dos últimos 7 dias inteiros: 9.500 por dia.',
    ],
    [
      { porDia: 1, dias: 4, terminamEm: '2099-08-01' },
      'Duram até o fim da campanha. Ritmo dos últimos 4 dias inteiros: 1 por dia.',
    ],
    [
      { porDia: 1, dias: 4, terminamEm: null },
      'Duram até o fim da campanha. Ritmo dos últimos 4 dias inteiros: 1 por dia.',
    ],
    [{ porDia: 0, dias: 3, terminamEm: null }, 'Nenhum número saiu nos últimos 3 dias.'],
  ])('says when the numbers run out and from what: %o', async (previsao, expected) => {
    await openHoje(withCampanha({ numeros: { total: 1_000_000, restam: 640_000, previsao } }));
    const section = (await screen.findByRole('heading', { name: 'Quanto resta' })).closest('section')!;
    expect(section.textContent).toContain('640.000 de 1.000.000 números da sorte');
    expect(section.textContent).toContain(expected);
  });

  test('names senders without a provider and paused ones', async () => {
    await openHoje(
      withCampanha(
        {},
        {
          envios: [
            { servico: 'email', problema: 'semProvedor', falhas: null, ate: null },
            { servico: 'onesignal', problema: 'parado', falhas: 4, ate: new Date().toISOString() },
          ],
        },
      ),
    );
    expect(await screen.findByText(/^Nenhum e-mail desta promotora sai/)).toBeTruthy();
    expect(screen.getByText(/^4 falhas seguidas\. Próxima tentativa: /)).toBeTruthy();
  });

  test("names the states' pages that are not asked", async () => {
    const paginas = [
      { uf: 'PE', desligadaEm: hours(2.5), pausaAte: null },
      { uf: 'MS', desligadaEm: null, pausaAte: new Date().toISOString() },
    ];
    await openHoje(withCampanha({}, { paginas }));
    expect(await screen.findByText('A página de PE está desligada')).toBeTruthy();
    expect(screen.getByText('A página de MS está em pausa')).toBeTruthy();
  });

  test('shows a client the figures and makes no other call', async () => {
    const sent = await openHoje(withCampanha({ premios: { total: 500, restam: 412 } }), 'cliente');
    expect(await screen.findByText('de 500 prêmios instantâneos')).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['GET /operador/v1/resumo']);
  });

  test('shows the next step of a promoter without campaigns', async () => {
    await openHoje(answer({ campanhas: [], envios: [], paginas: [] }));
    expect(await screen.findByText('Nenhuma campanha publicada')).toBeTruthy();
  });

  test('shows an error and reads again', async () => {
    await openHoje([refusal('operador.origemRecusada'), withCampanha({})]);
    await screen.findByText('Não deu para carregar');
    press('Tentar novamente');
    expect(await screen.findByText('Nada a fazer agora.')).toBeTruthy();
  });
});
