import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildChaveAcesso, calculateDigito, nameModelo, parseChaveAcesso } from './chave-acesso.ts';
import { calculateCnpjDigitos } from '../pessoa/cnpj.ts';
import { calculateCpfDigitos } from '../pessoa/cpf.ts';
import { estados } from '../pessoa/endereco/estados.ts';

const hoje = '2026-11';
const real = '52060433009911002506550120000007800267301615';
const letras = buildChaveAcesso({ anoMes: '2026-10', emitente: '12ABC34501DE35', numero: 78, codigo: 4321 });
const sat = buildChaveAcesso({
  anoMes: '2024-05',
  emitente: '00000000000191',
  modelo: '59',
  serie: '000123456',
  numero: 789,
});

const replaceAt = (key: string, index: number, text: string) =>
  key.slice(0, index) + text + key.slice(index + text.length);

describe('parseChaveAcesso accepts a key', () => {
  test.each([
    ['bare', real],
    ['in groups of four', (real.match(/.{4}/g) ?? []).join(' ')],
    ['with dots', (real.match(/.{4}/g) ?? []).join('.')],
    ['with no-break spaces', (real.match(/.{4}/g) ?? []).join('\u00A0')],
    ['with a document prefix', `NFe${real}`],
    ['with a scanner mark', `]C1${real}`],
    ['with letters in the issuer part', letras],
    ['with letters in lower case', letras.toLowerCase()],
  ])('%s', (_, text) => expect(parseChaveAcesso(text, hoje)).toMatchObject({ ok: true }));

  it('parseChaveAcesso accepts a valid key and returns its parts', () => {
    expect(calculateDigito(real.slice(0, 43))).toBe('5');
    expect(parseChaveAcesso(real, hoje)).toEqual({
      ok: true,
      chave: {
        chaveAcesso: real,
        uf: 'GO',
        ufIbge: '52',
        anoMes: '2006-04',
        emitente: '33009911002506',
        emitenteTipo: 'cnpj',
        modelo: '55',
        serie: '012',
        numero: '000000780',
        contingencia: false,
        digito: '5',
      },
    });
  });

  it('parseChaveAcesso accepts a key of a SAT, with the serial number of nine digits and the number of six', () => {
    expect(parseChaveAcesso(`CFe${sat}`, hoje)).toMatchObject({
      ok: true,
      chave: { modelo: '59', serie: '000123456', numero: '000789', contingencia: false },
    });
  });

  it('parseChaveAcesso accepts an NF-e key with the CPF of its issuer, even when 000 and the CPF are a valid CNPJ', () => {
    const parts = { anoMes: '2026-01', emitente: '00000000191', modelo: '55' } as const;
    const pessoa = parseChaveAcesso(buildChaveAcesso({ ...parts, serie: 920 }), hoje);
    const banco = parseChaveAcesso(buildChaveAcesso({ ...parts, serie: 1 }), hoje);
    expect(pessoa).toMatchObject({ ok: true, chave: { emitenteTipo: 'cpf' } });
    expect(banco).toMatchObject({ ok: true, chave: { emitenteTipo: 'cnpj' } });
  });

  it('parseChaveAcesso accepts a key in contingency, and reports the contingency', () => {
    const key = buildChaveAcesso({ anoMes: '2026-11', emitente: '00000000000191', tipoEmissao: 9 });
    expect(parseChaveAcesso(key, hoje)).toMatchObject({ ok: true, chave: { contingencia: true } });
  });

  it('when code and number are equal, as in keys before 2019', () => {
    const key = buildChaveAcesso({ anoMes: '2018-03', emitente: '00000000000191', numero: 77, codigo: 77 });
    expect(parseChaveAcesso(key, hoje).ok).toBe(true);
  });
});

describe('parseChaveAcesso rejects a key', () => {
  test.each([
    ['empty', ' . ', { motivo: 'vazia' }],
    ['short', real.slice(0, 43), { motivo: 'tamanho' }],
    ['long', `${real}1`, { motivo: 'tamanho' }],
    ['with a letter in the number', replaceAt(real, 30, 'A'), { motivo: 'caractere', grupo: 8 }],
    ['with a letter before the issuer', replaceAt(real, 5, 'A'), { motivo: 'caractere', grupo: 2 }],
    [
      'with a foreign letter that upper-cases to I',
      replaceAt(letras, 8, 'ı'),
      { motivo: 'caractere', grupo: 3 },
    ],
    ['of an unknown state', replaceAt(real, 0, '20'), { motivo: 'ufInexistente', grupo: 1 }],
    ['of month 13', replaceAt(real, 4, '13'), { motivo: 'mesInexistente', grupo: 2 }],
    ['of month 00', replaceAt(real, 4, '00'), { motivo: 'mesInexistente', grupo: 2 }],
    ['from before electronic invoices', replaceAt(real, 2, '0304'), { motivo: 'mesInexistente', grupo: 1 }],
    ['of next month', replaceAt(real, 2, '2612'), { motivo: 'mesFuturo', grupo: 2 }],
    ['of next year', replaceAt(real, 2, '2701'), { motivo: 'mesFuturo', grupo: 1 }],
    ['with a typing error in the issuer', replaceAt(real, 8, '1'), { motivo: 'emitenteInvalido' }],
    ['with a wrong check digit', replaceAt(real, 43, '6'), { motivo: 'digitoInvalido' }],
    ['with a typing error in the number', replaceAt(real, 30, '9'), { motivo: 'digitoInvalido' }],
    ['that is a typed bank slip', '00190500954014481606906809350314337370000000100', { motivo: 'boleto' }],
    [
      'that is the bar code of a bank slip',
      '00193373700000001000500940144816060680935031',
      { motivo: 'boleto' },
    ],
    [
      'that is the bar code of a utility bill',
      '83620000000667800481001809756573100158963608',
      { motivo: 'boleto' },
    ],
  ])('%s', (_, text, expected) => expect(parseChaveAcesso(text, hoje)).toEqual({ ok: false, ...expected }));

  test.each(['57', '58', '62', '63', '64', '66', '67'])(
    'parseChaveAcesso rejects a key of model %s, naming the model',
    (modelo) => {
      const result = parseChaveAcesso(replaceAt(real, 20, modelo), hoje);
      expect(result).toEqual({ ok: false, motivo: 'modeloNaoAceito', grupo: 6, modelo });
      expect(nameModelo('__proto__')).toBeNull();
      expect(nameModelo(modelo)).toMatch(/\(.+\)$/);
    },
  );

  it('parseChaveAcesso rejects a key of a SAT issued by a person', () => {
    const key = buildChaveAcesso({ anoMes: '2024-01', emitente: '12345678909', modelo: '59' });
    expect(parseChaveAcesso(key, hoje)).toEqual({ ok: false, motivo: 'emitenteInvalido' });
  });
});

describe('parseChaveAcesso properties', () => {
  const digits = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`));
  const cnpj = fc
    .stringMatching(/^[0-9A-Z]{11}[1-9A-Z]$/)
    .filter((doze) => !/^(.)\1+$/.test(doze))
    .map((doze) => doze + calculateCnpjDigitos(doze));
  const cpf = digits(8).map((oito) => `${oito}1${calculateCpfDigitos(`${oito}1`)}`);

  it('never throws, whatever the text', () => {
    const nearly = fc.stringMatching(/^[0-9A-Za-z .\-|]{38,50}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), fc.string(), (text, mes) => {
        expect(typeof parseChaveAcesso(text, mes).ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });

  it('parses a built key back into its parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...estados),
        fc.integer({ min: 6, max: 25 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('55', '65', '59'),
        cnpj,
        digits(9),
        digits(9),
        fc.constantFrom('1', '9'),
        ({ codigo: uf }, ano, mes, modelo, emitente, a, b, tipoEmissao) => {
          const anoMes = `20${String(ano).padStart(2, '0')}-${String(mes).padStart(2, '0')}`;
          const isSat = modelo === '59';
          const serie = isSat ? a : a.slice(0, 3);
          const numero = isSat ? b.slice(0, 6) : b;
          const key = buildChaveAcesso({ uf, anoMes, emitente, modelo, serie, numero, tipoEmissao });
          const contingencia = !isSat && tipoEmissao === '9';
          expect(parseChaveAcesso(key, hoje)).toMatchObject({
            ok: true,
            chave: { chaveAcesso: key, uf, anoMes, emitente, modelo, serie, numero, contingencia },
          });
        },
      ),
    );
  });

  it('parses a key built for a person back into that person', () => {
    fc.assert(
      fc.property(cpf, fc.integer({ min: 920, max: 969 }), (emitente, serie) => {
        const key = buildChaveAcesso({ anoMes: '2026-02', emitente, modelo: '55', serie });
        const chave = { emitente: `000${emitente}`, emitenteTipo: 'cpf' };
        expect(parseChaveAcesso(key, hoje)).toMatchObject({ ok: true, chave });
      }),
    );
  });

  it('rejects a key with one mistyped digit', () => {
    fc.assert(
      fc.property(cnpj, fc.nat(43), fc.integer({ min: 1, max: 9 }), (emitente, index, step) => {
        const key = buildChaveAcesso({ anoMes: '2026-05', emitente, numero: 4711, codigo: 90210 });
        // Two remainders share the check digit 0, so under a 0 a few typing errors are undetectable.
        fc.pre(/\d/.test(key[index] ?? '') && !key.endsWith('0'));
        const wrong = replaceAt(key, index, String((Number(key[index]) + step) % 10));
        expect(parseChaveAcesso(wrong, hoje).ok).toBe(false);
      }),
    );
  });
});

it('buildChaveAcesso throws RangeError for parts that do not fit', () => {
  expect(() => buildChaveAcesso({ anoMes: '2026-05', emitente: '00000000000191', serie: 1000 })).toThrow(
    RangeError,
  );
  expect(() => buildChaveAcesso({ anoMes: '2026-05', emitente: '00000000000191', uf: 'XX' })).toThrow(
    RangeError,
  );
});
