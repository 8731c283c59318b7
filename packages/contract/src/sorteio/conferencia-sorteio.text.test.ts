import { buildCapsula, disqualifyPremiado } from '@trevo/fixtures/capsula-builder';
import type { Capsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { motivosExclusao } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  describeDesclassificados,
  describePremiados,
  describeNumero,
  describePassos,
  describeSorteio,
} from './conferencia-sorteio.text.ts';

describe('a capsule in words', () => {
  let capsula: Capsula;
  beforeAll(async () => void ({ capsula } = await buildCapsula()));

  it('names draw, freeze and counts', () => {
    expect(describeSorteio(capsula)).toEqual([
      '1º sorteio, 19/12/2026, campanha TREVO de 2026',
      'Congelado em 18/12/2026 às 18:00, no horário de Brasília',
      '7 números distribuídos, 1 excluído',
    ]);
  });

  it('gives the reason of each exclusion of a freeze, and the code of an unknown one', () => {
    const toPasso = (motivo: string) =>
      describePassos({
        ...capsula,
        apuracao: {
          ...capsula.apuracao,
          passos: [{ premio: 0, lugar: 57_699, achado: { excluido: motivo } }],
        },
      })[0]!.passos;
    expect([...motivosExclusao, 'futuro'].flatMap(toPasso)).toEqual([
      '00 57699 não ganha: a conta foi excluída',
      '00 57699 não ganha: o CPF está na lista dos que não participam',
      '00 57699 não ganha: a participação da pessoa foi bloqueada nesta campanha',
      '00 57699 não ganha: futuro',
    ]);
  });

  it('tells each step, and the alternates after the winners', () => {
    expect(describePassos(capsula)).toEqual([
      {
        id: 'premio-0',
        titulo: 'Uma moto: o número sorteado é 00 57698',
        passos: [
          '00 57699 não ganha: o CPF está na lista dos que não participam',
          '00 57702 ganha',
          '00 57705 é de uma pessoa que já ganhou',
          '00 57710 ganha',
        ],
      },
      { id: 'suplentes-0', titulo: 'Suplentes de Uma moto', passos: ['01 57698 fica como suplente'] },
    ]);
    expect(describePremiados(capsula, capsula.apuracao.premiados)).toEqual([
      'Uma moto: 00 57702',
      'Uma moto: 00 57710',
    ]);
  });

  it('names a number that lost its prize after the freeze', async () => {
    expect(describeDesclassificados(await disqualifyPremiado(capsula))).toEqual([
      '00 57702 perdeu o prêmio: a nota foi recusada depois do congelamento',
    ]);
  });

  it.each([
    [57_702, true, 'Este número ganhou: Uma moto.'],
    [157_698, true, 'Este número participou e ficou como suplente.'],
    [57_699, true, 'Este número estava na lista e não ganha: o CPF está na lista dos que não participam.'],
    [10, true, 'Este número participou e não ganhou.'],
    [11, false, 'Este número não estava com ninguém quando o sorteio foi congelado.'],
  ])('tells how number %i took part', (lugar, isDistribuido, words) => {
    expect(describeNumero(capsula, lugar, isDistribuido)).toBe(words);
  });
});
