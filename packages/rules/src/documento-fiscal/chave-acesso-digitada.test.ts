import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChaveAcessoWhileTyping } from './chave-acesso-digitada.ts';

const hoje = '2026-11';
const real = '52060433009911002506550120000007800267301615';
const situacoes = (text: string) =>
  checkChaveAcessoWhileTyping(text, hoje).grupos.map((grupo) => grupo.situacao);

it('never marks a valid key while it is typed', () => {
  for (let length = 0; length <= 44; length += 1) {
    const { motivo, faltam, grupos } = checkChaveAcessoWhileTyping(real.slice(0, length), hoje);
    expect({ motivo, faltam }).toEqual({ motivo: null, faltam: 44 - length });
    expect(grupos.map((grupo) => grupo.texto).join('')).toBe(real.slice(0, length));
  }
  expect(situacoes(real)).toEqual(Array(11).fill('completo'));
});

it('validates a group only once it is complete', () => {
  expect(situacoes('990')[0]).toBe('incompleto');
  expect(situacoes('9906')[0]).toBe('errado');
  expect(checkChaveAcessoWhileTyping('9906', hoje).motivo).toBe('ufInexistente');
});

it('marks a letter at a digit-only position immediately', () => {
  expect(situacoes('52A')[0]).toBe('errado');
  expect(situacoes('520604A')[1]).toBe('incompleto');
});

it('marks the second group for an invalid month', () => {
  expect(situacoes('52061333')).toEqual(['completo', 'errado', ...Array(9).fill('vazio')]);
});

it('marks the four issuer groups as suspect for an invalid issuer', () => {
  const typed = checkChaveAcessoWhileTyping(`${real.slice(0, 10)}7${real.slice(11, 24)}`, hoje);
  expect(typed.motivo).toBe('emitenteInvalido');
  const marked = typed.grupos.filter(({ situacao }) => situacao === 'suspeito');
  expect(marked.map(({ grupo }) => grupo)).toEqual([2, 3, 4, 5]);
});

it('names the kind of an unsupported document by its model', () => {
  const typed = checkChaveAcessoWhileTyping(`${real.slice(0, 20)}5701`, hoje);
  expect(typed).toMatchObject({ motivo: 'modeloNaoAceito', modelo: '57' });
  expect(typed.grupos[5]?.situacao).toBe('errado');
});

it('marks the groups after the issuer as suspect for a wrong check digit', () => {
  expect(checkChaveAcessoWhileTyping(`${real.slice(0, 43)}6`, hoje).motivo).toBe('digitoInvalido');
  expect(situacoes(`${real.slice(0, 43)}6`).slice(5)).toEqual(Array(6).fill('suspeito'));
});

it('never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(checkChaveAcessoWhileTyping(text, hoje).grupos).toHaveLength(11);
    }),
  );
});
