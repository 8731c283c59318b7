import { describe, expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const bronze = {
  id: 'bronze',
  nome: 'Bronze',
  moeda: 'pontos',
  alvo: 100,
  ate: '2026-06-30',
  premio: { pontos: 5 },
};
const voucher = {
  id: 'ingresso',
  provedor: 'cinema',
  nome: 'Ingresso',
  moeda: 'pontos',
  valor: 30,
  codigos: 'importados',
  validadeDias: 60,
};
const cinema = { id: 'cinema', nome: 'Cine' };
const pontos = { recompensas: { pontos: { centavosPorPonto: 100 } } };

/** Returns the errors of a file with these sections as `place: problem`; the warnings if it is valid. */
function check(sections: object) {
  const without = good
    .replace(/^recompensas:\n(?: .*\n)+/m, '')
    .replace('picpay.ativo: true', 'picpay.ativo: true\n  cashback.ativo: true');
  const text = Object.entries(sections).map(([nome, value]) => `${nome}: ${JSON.stringify(value)}\n`);
  const result = checkCampanhaFile(without + text.join(''), 'x.campanha.yaml');
  const said = result.ok ? result.avisos : result.erros;
  return { ok: result.ok, said: said.map(({ chave, problema }) => `${chave}: ${problema}`) };
}

describe('account section of a campaign file', () => {
  test('accepts points and cashback with dates, goals and vouchers', () => {
    expect(
      check({
        recompensas: {
          pontos: { porDocumento: 20, validade: { meses: 12 } },
          cashback: { percentual: 3, liberaEmDias: 7, validade: { data: '2027-12-31' } },
        },
        conta: { devolucaoMinimaDias: 45, estornoGasto: 'perdoar' },
        metas: [bronze, { ...bronze, id: 'ouro', moeda: 'cashback', premio: { cashbackCentavos: 500 } }],
        vouchers: { provedores: [cinema], itens: [voucher] },
      }),
    ).toEqual({ ok: true, said: [] });
  });

  test.each([
    [
      'requires a source of points',
      { recompensas: { pontos: { liberaEmDias: 3 } } },
      'recompensas.pontos: não se sabe quantos pontos a nota rende',
    ],
    [
      'rejects an expiry before the last receipts earn',
      { recompensas: { pontos: { porDocumento: 1, validade: { data: '2026-01-31' } } } },
      'recompensas.pontos.validade.data: o que as últimas notas rendem já teria vencido',
    ],
    [
      'requires the expiry either in months or as a day',
      { recompensas: { pontos: { porDocumento: 1, validade: { semanas: 3 } } } },
      'recompensas.pontos.validade: a validade não serve',
    ],
    [
      'rejects a duplicate goal id',
      { ...pontos, metas: [bronze, bronze] },
      'metas[2].id: a meta está repetida',
    ],
    [
      'rejects a goal that ends outside the campaign',
      { ...pontos, metas: [{ ...bronze, ate: '2030-01-01' }] },
      'metas[1].ate: a meta termina fora da campanha',
    ],
    [
      'requires points or cashback for a goal',
      { ...pontos, metas: [{ ...bronze, premio: { bola: 1 } }] },
      'metas[1].premio: o prêmio da meta não serve',
    ],
    [
      'rejects a voucher of an unlisted provider',
      { ...pontos, vouchers: { provedores: [cinema], itens: [{ ...voucher, provedor: 'teatro' }] } },
      'vouchers.itens[1].provedor: não há provedor com este id',
    ],
    [
      'rejects a duplicate voucher id',
      { ...pontos, vouchers: { provedores: [cinema], itens: [voucher, voucher] } },
      'vouchers.itens[2].id: o voucher está repetido',
    ],
    [
      'rejects a duplicate provider id',
      { ...pontos, vouchers: { provedores: [cinema, cinema], itens: [voucher] } },
      'vouchers.provedores[2].id: o provedor está repetido',
    ],
  ])('%s', (_, sections, words) => {
    expect(check(sections)).toEqual({ ok: false, said: [words] });
  });

  test.each([
    [
      'a voucher in a currency that no receipt earns',
      { recompensas: {}, vouchers: { provedores: [cinema], itens: [voucher] } },
      'vouchers.itens[1].moeda: nenhuma nota rende pontos, e isto é em pontos',
    ],
    [
      'a goal in such a currency',
      { recompensas: {}, metas: [bronze] },
      'metas[1].moeda: nenhuma nota rende pontos, e isto é em pontos',
    ],
    [
      'an expiry too soon to be noticed',
      { recompensas: { pontos: { porDocumento: 1, validade: { meses: 2 } } } },
      'recompensas.pontos.validade: o que as notas rendem vence em menos de 90 dias',
    ],
  ])('warns of %s', (_, sections, words) => {
    expect(check(sections)).toEqual({ ok: true, said: [words] });
  });
});
