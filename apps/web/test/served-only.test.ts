import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeOperador, type PathEntry } from '@trevo/contract/path-entry';
import { paths } from '@trevo/contract/paths';
import { expect, test } from 'vitest';

/** Calls that the API serves for other clients and this app does not make, with the reason. */
const servedOnly: Readonly<Record<string, string>> = {
  'campanha.gruposAssociados': 'each shop of campanha.associados names its group',
  'cashback.produtos': 'produto.listar tells the products of both currencies',
  'comper.integrarDocumentoFiscalAlternativa': 'another address of comper.integrarDocumentoFiscal',
  'configuracao.listarAlternativa': 'another address of configuracao.listar',
  'cupom.listarConsumidorCpfSufixo': 'another address of cupom.listarConsumidorCpf',
  'cupom.listarDocumentoFiscal': 'the list of numbers tells the receipt of each',
  'cupom.manifesto': 'cupom.sorteios has its hash, and the capsule the manifest itself',
  'cupom.totalEscaneados': 'counts of printed batches, which no screen of a person shows',
  'documentoFiscal.configuracao': 'cupom.configuracaoCompra tells the limit with the rest of the form',
  'documentoFiscal.listarPorTipo':
    'only the server knows what counts towards a limit, and refuses in the specified words',
  'produto.industrias': 'produto.listarFiltroConfiguracao tells all choices of the filter in one answer',
  'produto.segmentosSetores':
    'produto.listarFiltroConfiguracao tells all choices of the filter in one answer',
  'produto.listarComCorpo': 'produto.listar takes the same filters in an address, whose answer is cached',
  'produto.listarFiltrados': 'produto.listar takes the same filters in an address, whose answer is cached',
  'raspadinhaAlternativa.picPayPorGet':
    'the app changes nothing by GET and sends raspadinhaAlternativa.picPay',
  'raspadinhaAlternativa.rasparPorGet':
    'the app changes nothing by GET and sends raspadinhaAlternativa.raspar',
};

const source = new URL('../src', import.meta.url).pathname;

test('the app makes every call of consumidores, or the reason why not is recorded', () => {
  const text = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('galeria/'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const unused = Object.entries<PathEntry>(paths)
    .filter(([id, { auth }]) => !isDeOperador(auth) && !text.includes(`'${id}'`))
    .map(([id]) => id);
  expect(unused.toSorted()).toEqual(Object.keys(servedOnly).toSorted());
});
