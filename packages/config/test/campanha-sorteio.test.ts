import { describe, expect, test } from 'vitest';
import { checkCampanhaFile } from '../src/campanha-file/campanha-file-check.ts';
import { good } from './campanha-sample.ts';

const extracao = ['12305', '05437', '13526', '02329', '15458'];
const regra = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  umPorPessoa: 'sorteio',
  exemplos: [{ extracao, distribuidos: ['00 57600', '00 57700'], premiados: ['00 57700'] }],
};
const sorteio = { data: '2026-06-20', nome: '1º', premio: 'Moto', numerosAte: '2026-06-17' };

/** Returns the errors of a file with a draw by this rule, as `place: problem`. */
function listErros(change: object, text = good): string[] {
  const sorteios = JSON.stringify([{ ...sorteio, regra: { ...regra, ...change } }]);
  const result = checkCampanhaFile(`${text}sorteios: ${sorteios}\n`, 'x.campanha.yaml');
  return result.ok ? [] : result.erros.map(({ chave, problema }) => `${chave}: ${problema}`);
}

describe('the rule of a draw in a campaign file', () => {
  test('the rule of a draw is accepted with a worked example that it gives', () => {
    expect(listErros({})).toEqual([]);
  });

  test.each([
    [
      'another winner than the example says',
      { exemplos: [{ ...regra.exemplos[0]!, premiados: ['00 57600'] }] },
      'sorteios[1].regra.exemplos[1].premiados: a regra dá 00 57700, e o exemplo diz 00 57600',
    ],
    [
      'a number that the campaign does not have',
      { exemplos: [{ ...regra.exemplos[0]!, distribuidos: ['10 57600'] }] },
      'sorteios[1].regra.exemplos[1].distribuidos[1]: a campanha não tem o número 10 57600',
    ],
    ['no example', { exemplos: [] }, 'sorteios[1].regra.exemplos: falta um exemplo'],
    [
      'four digits of the number',
      { numero: regra.numero.slice(1) },
      'sorteios[1].regra.numero: o número tem cinco algarismos',
    ],
    [
      'a digit that no prize has',
      { serie: ['6.dezena'] },
      'sorteios[1].regra.serie[1]: o valor "6.dezena" não serve',
    ],
    [
      'a series that the campaign does not have',
      { serie: ['1.dezena', '2.dezena'] },
      'sorteios[1].regra.serieInexistente: os algarismos podem dar a série 99, e a campanha vai até a 9',
    ],
    [
      'no number above the drawn one',
      { aproximacao: { sentido: 'superior', volta: false, alcance: 'todas' } },
      'sorteios[1].regra.aproximacao.volta: se o número sorteado for maior que todos os que participam, ninguém ganha',
    ],
    [
      'a second winner in two directions',
      {
        aproximacao: { sentido: 'superiorDepoisInferior', volta: false, alcance: 'todas' },
        suplentes: 1,
      },
      'sorteios[1].regra.proximo: o segundo ganhador muda conforme se conta do número sorteado ou do primeiro ganhador',
    ],
    [
      'a series of a prize without a number of its own',
      { premios: [{ nome: 'Moto', quantidade: 1, serie: ['1.dezena'] }] },
      'sorteios[1].regra.premios[1].serie: a série própria precisa de um número próprio',
    ],
  ])('the rule of a draw is refused for %s', (_words, change, erro) => {
    expect(listErros(change)).toEqual([erro]);
  });

  test('the rule of a draw has no digits of the series in a campaign with one', () => {
    const umaSerie = good.replace('series: 10', 'series: 1');
    expect(listErros({}, umaSerie)).toEqual(['sorteios[1].regra.serie: a campanha tem uma série só']);
    expect(listErros({ serie: [] }, umaSerie)).toEqual([]);
  });
});
