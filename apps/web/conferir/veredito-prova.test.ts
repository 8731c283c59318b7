import { hashCanonico, hashTitular } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { verifyProva } from '@trevo/rules/sorte/numeros/prova-numeros';
import { sha256 } from '@trevo/fixtures/manifesto-builder';
import { buildProva, falsificacoesProva, type ProvaPublicada } from '@trevo/fixtures/prova-builder';
import { beforeAll, describe, expect, it } from 'vitest';
import { toVereditoProva } from './veredito-prova.ts';

describe('toVereditoProva', () => {
  let publicada: ProvaPublicada;
  beforeAll(async () => void (publicada = await buildProva()));
  const judge = async ({ prova, cpf }: ProvaPublicada, impressao: string, isAsked = true) => {
    const manifestoHash = await hashCanonico(prova.manifesto, sha256);
    const isProvada = !(await verifyProva(prova, { manifestoHash }, sha256)).includes('numeros');
    const conferida = { prova, manifestoHash, isProvada };
    const isSeu = (await hashTitular(prova.sal, cpf, sha256)) === prova.compromisso;
    return toVereditoProva(conferida, impressao, isAsked ? isSeu : undefined);
  };

  it('accepts a proof with the published hash and the CPF', async () => {
    expect((await judge(publicada, publicada.manifestoHash)).estado).toBe('confere');
  });

  it('lists the missing entries before it gives a verdict', async () => {
    expect(await judge(publicada, '', false)).toEqual({
      estado: 'falta',
      falhas: [],
      faltam: ['manifesto', 'titular'],
    });
  });

  it.each(falsificacoesProva)('refuses $com', async ({ falsify, falhas }) => {
    const falsified = await falsify(publicada);
    const veredito = await judge(falsified, publicada.manifestoHash);
    const isEmpty = falsified.prova.numeros.length === 0;
    expect(veredito).toMatchObject(isEmpty ? { estado: 'vazia' } : { estado: 'falhou', falhas });
  });
});
