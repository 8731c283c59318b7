import { buildChaveAcesso, parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChave, type Pistas } from './chave.ts';

const hoje = '2026-11-27';
const cnpj = '27742901000105';
const chave = buildChaveAcesso({
  anoMes: '2026-09',
  emitente: cnpj,
  serie: 1,
  numero: 1_976_722,
  codigo: 21_741_572,
});
const pistas: Pistas = { cnpj, anoMes: '2026-09', modelo: '65', serie: '001', numero: '1976722' };
const print = (chars: string, doubtful: readonly number[] = []) => ({
  chars,
  notas: Array.from(chars, (_, at) => (doubtful.includes(at) ? 0.4 : 0.99)),
});
const replaceAt = (text: string, at: number, char: string) => text.slice(0, at) + char + text.slice(at + 1);

describe('readChave', () => {
  it('returns a valid key as printed, without any other value', () => {
    expect(readChave(print(chave), {}, hoje)).toEqual({ chave, origem: 'lida' });
  });

  it('reads look-alike letters as digits', () => {
    const printed = chave.replaceAll('0', 'O').replaceAll('1', 'l');
    expect(readChave(print(printed), {}, hoje)).toEqual({ chave, origem: 'lida' });
  });

  it('keeps letters of an alphanumeric CNPJ', () => {
    const letras = buildChaveAcesso({ anoMes: '2026-10', emitente: '12ABC34501DE35', numero: 78 });
    expect(readChave(print(letras), { cnpj: '12ABC34501DE35' }, hoje)).toEqual({
      chave: letras,
      origem: 'lida',
    });
  });

  it.each([
    ['one wrong digit', replaceAt(chave, 8, '1')],
    ['two wrong digits', replaceAt(replaceAt(chave, 8, '1'), 30, '9')],
    ['one digit too few', chave.slice(0, 13) + chave.slice(14)],
    ['two digits too few', chave.slice(0, 13) + chave.slice(14, 31) + chave.slice(32)],
    ['one digit too many', `${chave.slice(0, 20)}7${chave.slice(20)}`],
  ])('solves %s from the CNPJ, month, model and number printed beside the key', (_, printed) => {
    expect(readChave(print(printed, [30]), pistas, hoje)).toEqual({ chave, origem: 'pistas' });
  });

  it('does not replace a well-read digit by the number printed elsewhere, which can be the misread one', () => {
    expect(readChave(print(chave), { ...pistas, numero: '9976722' }, hoje)).toEqual({
      chave,
      origem: 'lida',
    });
    expect(readChave(print(replaceAt(chave, 30, '9')), pistas, hoje)).toBeUndefined();
  });

  it('does not solve three wrong digits', () => {
    const printed = [8, 12, 30].reduce(
      (text, at) => replaceAt(text, at, text[at] === '4' ? '5' : '4'),
      chave,
    );
    expect(readChave(print(printed), pistas, hoje)).toBeUndefined();
  });

  it('solves one doubtful digit of the code by the check digit, and says so', () => {
    const printed = replaceAt(chave, 38, chave[38] === '7' ? '1' : '7');
    expect(readChave(print(printed, [38]), pistas, hoje)).toEqual({ chave, origem: 'digito' });
  });

  it('does not solve a wrong digit of the code that has no low score', () => {
    expect(readChave(print(replaceAt(chave, 38, '?')), {}, hoje)).toEqual({ chave, origem: 'digito' });
    expect(
      readChave(print(replaceAt(chave, 38, chave[38] === '7' ? '1' : '7')), pistas, hoje),
    ).toBeUndefined();
  });
});

describe('readChave properties', () => {
  const cnpjs = fc.stringMatching(/^[0-9]{8}000[1-9]$/).filter((doze) => !/^(.)\1+$/.test(doze));
  const keys = fc
    .tuple(
      cnpjs,
      fc.integer({ min: 1, max: 889 }),
      fc.nat(999_999_999),
      fc.nat(99_999_999),
      fc.integer({ min: 1, max: 11 }),
    )
    .map(([doze, serie, numero, codigo, mes]) => {
      const emitente = doze + calculateCnpjDigitos(doze);
      const anoMes = `2026-${String(mes).padStart(2, '0')}`;
      const known = {
        cnpj: emitente,
        anoMes,
        modelo: '65',
        serie: String(serie),
        numero: String(numero),
      } as const;
      return { known, key: buildChaveAcesso({ anoMes, emitente, serie, numero, codigo }) };
    });

  it('never turns one valid key into another, whatever is printed beside it', () => {
    fc.assert(
      fc.property(keys, keys, ({ key }, { known }) => {
        expect(readChave(print(key), known, hoje)?.chave).toBe(key);
      }),
    );
  });

  it('returns the printed key or nothing, when up to two of the digits printed twice are misread', () => {
    const misreadings = fc.array(fc.tuple(fc.integer({ min: 2, max: 33 }), fc.integer({ min: 1, max: 9 })), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(keys, misreadings, ({ key, known }, wrong) => {
        const printed = wrong.reduce(
          (text, [at, step]) => replaceAt(text, at, String((Number(text[at]) + step) % 10)),
          key,
        );
        // Two errors can make another valid key; the comparison with the values beside it refuses that one later.
        fc.pre(printed === key || !parseChaveAcesso(printed, hoje).ok);
        expect([key, undefined]).toContain(readChave(print(printed), known, hoje)?.chave);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws and returns valid keys only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9OIlSB]{40,47}$/), keys, (text, { known }) => {
        const found = readChave(print(text), known, hoje);
        expect(found === undefined || parseChaveAcesso(found.chave, hoje).ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
