import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { addDias } from '@trevo/rules/tempo/sao-paulo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCampanhaFile } from '../campanha-file/campanha-file-check.ts';
import { buildModelo } from './build-modelo.ts';
import { modelos, pedeSorteio, type RespostasModelo } from './modelo-respostas.ts';

const texto = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcdeáçõ XYZ019-:#&\'"!'), minLength: min, maxLength: max })
    .filter((text) => text.trim().length >= min && text === text.trim());
const cor = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const cnpj = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 12, maxLength: 12 })
  .filter((text) => new Set(text).size > 1)
  .map((doze) => doze + calculateCnpjDigitos(doze));
const datas = fc
  .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 7, max: 340 }))
  .map(([first, days]) => ({
    dataInicial: addDias('2026-01-01', first),
    dataFinalCompras: addDias('2026-01-01', first + days),
  }));
const premio = fc.constantFrom('Um carro zero', 'Uma moto', 'Uma viagem à praia', 'Uma geladeira');

const respostas: fc.Arbitrary<RespostasModelo> = fc
  .record({
    modelo: fc.constantFrom(...modelos),
    promotora: fc.record({
      identificacao: fc.stringMatching(/^[a-z][a-z0-9_]{2,20}$/),
      nome: texto(3, 60),
      cnpj,
    }),
    campanha: fc.record({
      identificacao: fc.stringMatching(/^[A-Z][A-Z0-9]{2,12}$/),
      descricao: texto(3, 40),
      certificado: fc.constant('04.000001/2027'),
      datas,
    }),
    host: fc.constantFrom('promo.exemplo.com.br', 'sorte.localhost'),
    emailSuporte: fc.constant('oi@exemplo.com.br'),
    tema: fc.record({
      logo: fc.constantFrom(null, '/marcas/logo-1a2b3c4d.png'),
      corPrimaria: cor,
      corSecundaria: cor,
    }),
    premioSorteio: fc.option(premio, { nil: null }),
    series: fc.constantFrom(1, 2, 5, 10, 20, 99, 100, 120, 500, 1_000),
    centavos: fc.integer({ min: 1, max: 100_000 }),
    produtos: fc.integer({ min: 1, max: 50 }),
    percentual: fc.constantFrom(0.5, 1, 3, 10),
    numerosPorCodigo: fc.integer({ min: 1, max: 10 }),
    revelacao: fc.constantFrom('raspadinha' as const, 'giro' as const),
    itens: fc.array(fc.record({ nome: texto(3, 28), quantidade: fc.integer({ min: 1, max: 500 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ campanha: { datas: dias, ...campanha }, premioSorteio, ...rest }) => ({
    ...rest,
    premioSorteio: premioSorteio ?? (pedeSorteio(rest.modelo) ? 'Um carro zero' : null),
    campanha: { ...campanha, ...dias },
  }));

/** Warnings that a model may have: hidden numbers of a campaign without a draw. */
const esperados = ['ganho'];

describe('buildModelo', () => {
  it('writes a valid file without unexpected warnings from any answers', () => {
    fc.assert(
      fc.property(respostas, (answers) => {
        const yaml = buildModelo(answers);
        const check = checkCampanhaFile(yaml, 'modelo.yaml');
        if (!check.ok) throw new Error(`${JSON.stringify(check.erros)}\n${yaml}`);
        const avisos = check.avisos.filter(
          ({ chave }) => !(answers.premioSorteio === null && esperados.includes(chave)),
        );
        expect(avisos, JSON.stringify(avisos)).toEqual([]);
        expect(check.arquivo.campanha.descricao).toBe(answers.campanha.descricao);
        expect(check.arquivo.promotora.nome).toBe(answers.promotora.nome);
        expect(yaml.match(/#/g)!.length).toBeGreaterThan(8);
      }),
      { numRuns: 600 },
    );
  });

  it('warns about a certificate that is still to come', () => {
    const [answers] = fc.sample(respostas, 1);
    const yaml = buildModelo({ ...answers!, campanha: { ...answers!.campanha, certificado: 'A definir' } });
    const check = checkCampanhaFile(yaml, 'modelo.yaml');
    expect(check.ok && check.avisos.map(({ chave }) => chave)).toContain('campanha.certificado');
  });
});
