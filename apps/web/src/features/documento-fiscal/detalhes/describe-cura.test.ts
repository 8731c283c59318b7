import { apuracaoErrors } from '@trevo/contract/documento-fiscal/apuracao.errors';
import { expect, test } from 'vitest';
import { describeCura } from './describe-cura.ts';

type Motivo = Parameters<typeof describeCura>[0]['motivo'];

/** Answers to an action; no receipt has them as its reason. */
const answers = ['documentoFiscal.leituraInvalida'];
const reasons = Object.entries(apuracaoErrors).filter(
  ([codigo, { status }]) => status !== 409 && !answers.includes(codigo),
);

test.each(reasons)('gives no circular advice in the details: %s', (codigo, { mensagem, cura }) => {
  const said = describeCura({ motivo: { codigo, mensagem, cura } as Motivo });
  expect(said ?? '').not.toMatch(/Minhas notas\.|observação da análise/);
});

test('keeps advice that leads elsewhere', () => {
  const { mensagem, cura } = apuracaoErrors['documentoFiscal.imagemIlegivel'];
  expect(
    describeCura({ motivo: { codigo: 'documentoFiscal.imagemIlegivel', mensagem, cura } as Motivo }),
  ).toBe(cura);
});
