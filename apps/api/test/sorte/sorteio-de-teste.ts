import type { CallId } from '@trevo/contract/paths';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, type MutableArquivo, type TestApp } from '../test-app.ts';

export const dia = '2026-11-28';

/** Winning number next above the drawn one; the series is the tens digit of the first prize. */
export const regra = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  umPorPessoa: 'sorteio',
  exemplos: [
    {
      extracao: ['12305', '05437', '13526', '02329', '15458'],
      distribuidos: ['00 57600', '00 57702', '01 00010'],
      premiados: ['00 57702'],
    },
  ],
} as unknown as NonNullable<MutableArquivo['sorteios'][number]['regra']>;

/** Opens a campaign with a draw by a rule on November 28, 19:00, of the receipts until November 25. */
export async function openSorteio(
  test: TestApp,
  identificacao: string,
  change: (arquivo: MutableArquivo) => void = () => undefined,
) {
  const campanha = await openCampanha(test, identificacao, (arquivo) => {
    arquivo.numeros.series = 10;
    arquivo.sorteios = [
      { data: dia, hora: '19:00', nome: '1º sorteio', premio: 'Uma moto', numerosAte: '2026-11-25', regra },
    ];
    change(arquivo);
  });
  const params = { ...campanha.params, date: dia };
  const ask = <Id extends CallId>(id: Id, input: { body?: object; token?: string; params?: object } = {}) =>
    test.client.call(id, { params, token: operatorToken, host: campanha.host, ...input } as never);
  const congelar = () =>
    test.client.call('operador.congelarSorteio', {
      params,
      body: {},
      token: operatorToken,
      host: campanha.host,
    });
  return {
    ...campanha,
    params,
    ask,
    congelar,
    prever: () =>
      test.client.call('operador.preverCongelamento', { params, token: operatorToken, host: campanha.host }),
    manifesto: () => test.client.call('cupom.manifesto', { params, host: campanha.host }),
    /** Registers a receipt at a moment; returns its id and numbers. */
    async sendAt(momento: string, pessoa?: Pessoa) {
      test.clock.set(momento);
      return (await campanha.send(pessoa ?? (await nextPessoa(test)))).body.retorno;
    },
    /** Returns the stored freeze. */
    async readCongelado() {
      const [row] = await test.db.query<{
        mapa: string;
        galhos: string[];
        excluidos: [number, string][];
        congelado_em: Date;
      }>(
        `select f.mapa, f.galhos, f.excluidos, f.congelado_em from sorteio_congelado f
         join campanha c on c.campanha_id = f.campanha_id where c.identificacao = $1 and f.data = $2`,
        [identificacao, dia],
      );
      return row;
    },
  };
}

export const toLugar = ({ serie, numero }: { serie: string; numero: string }): number =>
  Number(serie) * 100_000 + Number(numero);
