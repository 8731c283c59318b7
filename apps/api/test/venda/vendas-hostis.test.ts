import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCfe, buildEvento, buildNota, buildProc, toChaveVenda } from './venda-builder.ts';
import { ArquivoRecusado } from '../../src/modules/venda/arquivo/arquivo-recusado.ts';
import { readRegistros } from '../../src/modules/venda/arquivo/read-registros.ts';
import type { Registro } from '../../src/modules/venda/arquivo/registro.ts';
import { ProblemaError } from '../../src/modules/venda/arquivo/registro.ts';
import { parseValorEscrito, parseValorXml } from '../../src/modules/venda/arquivo/valor-escrito.ts';

const chaves = [1, 2, 3].map((n) => toChaveVenda(n));
const sat = toChaveVenda(4, '59');
const csv = `﻿"Chave";Emissão;Valor;Itens;Cancelada\r\n${chaves.map((chave, i) => `${chave};20/11/2026;1.234,${i}6;${i};não\r\n`).join('')}`;
const xml = `<?xml version="1.0"?><lote>${buildProc(buildNota({ chave: chaves[0]!, valor: '1234.06' }), chaves[0]!)}${buildCfe(sat, '7.31')}${buildEvento(chaves[1]!)}</lote>`;

async function read(bytes: Buffer, pieceBytes: number): Promise<Registro[]> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const found: Registro[] = [];
  try {
    for await (const registros of readRegistros(pieces(), 'utf-8', '2026-11')) found.push(...registros);
  } catch (error) {
    // Any other error fails the test.
    if (!(error instanceof ArquivoRecusado)) throw error;
  }
  return found;
}

/** Typical corruptions of a text: a piece is lost, duplicated, or replaced. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    put: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '"',
        ';',
        '\n',
        '.',
        ',',
        '0',
        '1',
        '<',
        '>',
        '&lol;',
        '</NFe>',
        '<NFe>',
        '<vNF>9.99</vNF>',
        '<!--',
        ']]>',
        '\0',
      ),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
const change = (text: string, all: { at: number; length: number; put: string }[]) =>
  all.reduce((now, { at, length, put }) => {
    const place = Math.floor(at * now.length);
    return now.slice(0, place) + put + now.slice(place + length);
  }, text);

it.each([
  ['CSV', csv],
  ['XML', xml],
])(
  'no corruption of a %s makes the parser throw or yields an amount or key absent from the file',
  async (_, text) => {
    await fc.assert(
      fc.asyncProperty(changes, fc.integer({ min: 1, max: 4_000 }), async (all, pieceBytes) => {
        const changed = change(text, all);
        const found = await read(Buffer.from(changed), pieceBytes);
        for (const registro of found) {
          if (!('venda' in registro)) continue;
          const { chaveAcesso, valorCentavos } = registro.venda;
          expect(changed).toContain(chaveAcesso);
          if (valorCentavos === null) continue;
          const written = [...changed.matchAll(/\d[\d.,]*/g)].map(([number]) => number.replace(/\D/g, ''));
          const [reais, decimals] = [
            String(Math.floor(valorCentavos / 100)),
            String(valorCentavos % 100).padStart(2, '0'),
          ];
          const isWritten = written.some(
            (digits) =>
              [`${reais}${decimals}`, `${reais}${decimals.replace(/0$/, '')}`, reais].includes(
                digits.replace(/^0+(?=\d)/, ''),
              ) ||
              digits.replace(/^0+(?=\d)/, '').replace(/0+$/, '') ===
                `${reais}${decimals}`.replace(/^0+(?=\d)/, '').replace(/0+$/, ''),
          );
          expect(isWritten, `${valorCentavos} in ${changed}`).toBe(true);
        }
      }),
      { numRuns: 1_500 },
    );
  },
  60_000,
);

it('gives the same result for any chunk boundaries', async () => {
  for (const text of [csv, xml]) {
    const whole = await read(Buffer.from(text), 1_000_000);
    expect(whole).toHaveLength(3);
    for (const pieceBytes of [1, 2, 3, 5, 64, 777])
      expect(await read(Buffer.from(text), pieceBytes)).toEqual(whole);
  }
});

const tryParse = (parse: (text: string) => number, text: string): number | undefined => {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof ProblemaError) return undefined;
    throw error;
  }
};

it('parses an amount in every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centavos) => {
      const reais = Math.floor(centavos / 100);
      const decimals = String(centavos % 100).padStart(2, '0');
      const grouped = String(reais).replace(/\B(?=(\d{3})+$)/g, '.');
      for (const text of [
        `${reais},${decimals}`,
        `${reais}.${decimals}`,
        `${grouped},${decimals}`,
        `R$ ${grouped},${decimals}`,
        `${reais}.${decimals}00`,
      ])
        expect(tryParse(parseValorEscrito, text)).toBe(centavos);
      expect(tryParse(parseValorXml, `${reais}.${decimals}`)).toBe(centavos);
    }),
  );
});

it('never returns an amount without its digits', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE R$'.split('')), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), (text) => {
      for (const parse of [parseValorEscrito, parseValorXml]) {
        const centavos = tryParse(parse, text);
        if (centavos === undefined) continue;
        expect(Number.isSafeInteger(centavos) && centavos >= 0).toBe(true);
        const [, reais = '', decimals = ''] = /^[^\d]*([\d.]*?)(?:[.,](\d{1,8}))?\s*$/.exec(text) ?? [];
        expect(`${Number(reais.replaceAll('.', ''))}.${decimals.padEnd(2, '0').slice(0, 2)}`).toBe(
          (centavos / 100).toFixed(2),
        );
      }
    }),
    { numRuns: 5_000 },
  );
});
