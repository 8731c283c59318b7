import { describe, expect, it } from 'vitest';
import { findProximoSorteio, listPremiosAnunciados } from './premio-anunciado.ts';

const sorteio = (premio: string, dia: string, destaque = false) => ({
  premio,
  destaque,
  sorteio: { nome: `Sorteio de ${dia}`, data: dia },
});
const at = (dia: string, hora = '12:00:00') => ({ dia, hora });
const naHora = (premio: string, destaque = false) => ({ premio, destaque });
const names = (premios: readonly { premio: string }[]) => premios.map(({ premio }) => premio);

describe('listPremiosAnunciados', () => {
  it('orders draws by day before instant prizes', () => {
    const premios = [naHora('vale'), sorteio('carro', '2027-07-17'), sorteio('moto', '2026-12-19')];
    expect(names(listPremiosAnunciados(premios, at('2026-11-26')))).toEqual(['moto', 'carro', 'vale']);
  });

  it('puts a highlighted prize first', () => {
    const premios = [sorteio('moto', '2026-12-19'), sorteio('carro', '2027-07-17', true), naHora('vale')];
    expect(names(listPremiosAnunciados(premios, at('2026-11-26')))).toEqual(['carro', 'moto', 'vale']);
  });

  it.each([
    ['2026-12-18', ['moto']],
    ['2026-12-19', ['moto']],
    ['2026-12-20', []],
  ])('announces a draw until its day (%s)', (hoje, expected) => {
    expect(names(listPremiosAnunciados([sorteio('moto', '2026-12-19', true)], at(hoje)))).toEqual(expected);
  });
});

describe('a draw with a time', () => {
  it.each([
    ['18:59:59', 1],
    ['19:00:00', 0],
  ])('a draw with a time is announced at %s %i times', (hora, count) => {
    const premio = { ...naHora('moto'), sorteio: { nome: 'S', data: '2026-12-19', hora: '19:00' } };
    expect(listPremiosAnunciados([premio], at('2026-12-19', hora))).toHaveLength(count);
  });
});

describe('findProximoSorteio', () => {
  it('returns the next draw although a later one is highlighted', () => {
    const premios = [
      naHora('vale', true),
      sorteio('carro', '2027-07-17', true),
      sorteio('moto', '2026-12-19'),
    ];
    expect(findProximoSorteio(premios, at('2026-11-26'))?.premio).toBe('moto');
    expect(findProximoSorteio(premios, at('2026-12-20'))?.premio).toBe('carro');
    expect(findProximoSorteio(premios, at('2027-07-18'))).toBeUndefined();
  });
});
