import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCedulaFalta, gradeCedula, type PerguntaRegra } from './cedula.ts';

const opcao = fc.constantFrom('a', 'b', 'c', 'd');
const pergunta: fc.Arbitrary<Omit<PerguntaRegra, 'id'>> = fc
  .uniqueArray(opcao, { minLength: 2, maxLength: 4 })
  .chain((opcoes) =>
    fc.record({
      opcoes: fc.constant(opcoes),
      certa: fc.option(fc.constantFrom(...opcoes), { nil: undefined }),
    }),
  );
/** Generates a ballot and one valid option for each of its questions. */
const respondida = fc
  .record({
    perguntas: fc.array(pergunta, { minLength: 1, maxLength: 6 }),
    pontosPorAcerto: fc.nat(100),
    pontosPorParticipar: fc.nat(100),
    escolhas: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  })
  .map(({ perguntas, escolhas, ...pontos }) => {
    const named = perguntas.map((one, at) => ({ ...one, id: `p${at}` }));
    const respostas = named.map(
      ({ id, opcoes }, at) => [id, opcoes[escolhas[at]! % opcoes.length]!] as const,
    );
    return { cedula: { ...pontos, perguntas: named }, respostas: Object.fromEntries(respostas) };
  });

describe('findCedulaFalta', () => {
  test('accepts one of the options for each question', () => {
    fc.assert(
      fc.property(respondida, ({ cedula, respostas }) => {
        expect(findCedulaFalta(cedula, respostas)).toBeUndefined();
      }),
    );
  });

  test('rejects a missing answer', () => {
    fc.assert(
      fc.property(respondida, fc.nat(), ({ cedula, respostas }, which) => {
        const { id } = cedula.perguntas[which % cedula.perguntas.length]!;
        const { [id]: _left, ...rest } = respostas;
        expect(findCedulaFalta(cedula, rest)).toBe('respostasIncompletas');
      }),
    );
  });

  test('rejects an answer outside the options, or to a question not on the ballot', () => {
    fc.assert(
      fc.property(respondida, ({ cedula, respostas }) => {
        const { id } = cedula.perguntas[0]!;
        expect(findCedulaFalta(cedula, { ...respostas, [id]: 'z' })).toBe('respostaForaDaLista');
        expect(findCedulaFalta(cedula, { ...respostas, outra: 'a' })).toBe('respostaForaDaLista');
      }),
    );
  });

  test('rejects names of inherited object properties as answers', () => {
    const cedula = { perguntas: [{ id: 'constructor', opcoes: ['a', 'b'], certa: 'a' }] };
    expect(findCedulaFalta(cedula, {})).toBe('respostasIncompletas');
    expect(gradeCedula(cedula, {})).toEqual({ acertos: 0, pontos: 0 });
  });
});

describe('gradeCedula', () => {
  test('counts correct answers, and pays for each and for participating', () => {
    fc.assert(
      fc.property(respondida, ({ cedula, respostas }) => {
        const { acertos, pontos } = gradeCedula(cedula, respostas);
        const certas = cedula.perguntas.filter(({ certa }) => certa !== undefined);
        const right = certas.filter(({ id, certa }) => respostas[id] === certa).length;
        expect(acertos).toBe(certas.length === 0 ? null : right);
        expect(pontos).toBe(cedula.pontosPorParticipar + right * cedula.pontosPorAcerto);
      }),
    );
  });

  test('pays nothing without a configured reward', () => {
    const perguntas = [{ id: 'a', opcoes: ['x', 'y'], certa: 'x' }];
    expect(gradeCedula({ perguntas }, { a: 'x' })).toEqual({ acertos: 1, pontos: 0 });
  });
});
