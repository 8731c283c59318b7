import { describe, expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const pontos = { recompensas: { pontos: { porDocumento: 1 } } };
const cashback = { recompensas: { cashback: { percentual: 3 } } };
const regra = { premio: { pontos: 200 }, premioIndicado: { pontos: 100 }, liberaEmDias: 7, maximoPorMes: 10 };

/** Returns the errors of a file with these sections as `place: problem`; the warnings if it is valid. */
function check(sections: object) {
  const without = good.replace(/^recompensas:\n(?: .*\n)+/m, '');
  const text = Object.entries(sections).map(([nome, value]) => `${nome}: ${JSON.stringify(value)}\n`);
  const result = checkCampanhaFile(without + text.join(''), 'x.campanha.yaml');
  const said = result.ok ? result.avisos : result.erros;
  return { ok: result.ok, said: said.map(({ chave, problema }) => `${chave}: ${problema}`) };
}

describe('referrals in a campaign file', () => {
  test.each([
    regra,
    { ...regra, premio: undefined },
    { ...regra, premioIndicado: undefined, liberaEmDias: undefined },
  ])('accepts a reward for both sides or one of them: %j', (indicacao) =>
    expect(check({ ...pontos, indicacao })).toEqual({ ok: true, said: [] }),
  );

  test.each([
    [
      'requires a reward for at least one side',
      { ...pontos, indicacao: { maximoPorMes: 10 } },
      'indicacao: a indicação não premia ninguém',
    ],
    [
      'requires either points or cashback',
      { ...pontos, indicacao: { ...regra, premio: { pontos: 1, cashbackCentavos: 1 } } },
      'indicacao.premio: o prêmio da indicação não serve',
    ],
    [
      'rejects a reward of zero',
      { ...pontos, indicacao: { ...regra, premio: { pontos: 0 } } },
      'indicacao.premio.pontos: o número é pequeno demais',
    ],
    [
      'requires a monthly limit',
      { ...pontos, indicacao: { ...regra, maximoPorMes: 0 } },
      'indicacao.maximoPorMes: o número é pequeno demais',
    ],
    [
      'rejects rewards in a hidden account',
      { ...cashback, indicacao: { maximoPorMes: 1, premio: { cashbackCentavos: 500 } } },
      'indicacao.premio: o prêmio seria dado e ninguém o veria: a conta está desligada',
    ],
  ])('%s', (_rule, sections, said) => {
    const result = check(sections);
    expect(result.ok).toBe(false);
    expect(result.said).toContain(said);
  });

  test('warns of a currency that no receipt earns', () => {
    expect(check({ ...cashback, indicacao: { ...regra, premioIndicado: undefined } })).toEqual({
      ok: true,
      said: [
        'recompensas.cashback: as notas rendem cashback, e ninguém veria o ganho: a área está desligada',
        'indicacao.premio: nenhuma nota rende pontos, e isto é em pontos',
      ],
    });
  });
});
