import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { type CampanhaArquivo, campanhaArquivoShape } from '../src/campanha-file/campanha-file.ts';
import { findMudancas } from '../src/campanha-file/mudanca/find-mudancas.ts';
import type { Regras } from '../src/campanha-file/mudanca/mudanca-regra.ts';
import { mudancaRegras } from '../src/campanha-file/mudanca/mudanca-regras.ts';
import { configuracaoKeys } from '../src/configuracao/configuracao-keys.ts';

interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly (Node | string)[];
}

/** Lists the paths of a schema down to its values: `sorteios.premio`, without list markers. */
function listPaths(node: Node, path = ''): string[] {
  if (path === 'configuracao') return Object.keys(configuracaoKeys).map((chave) => `configuracao ${chave}`);
  if (node.wrapped) return listPaths(node.wrapped, path);
  if (node.type === 'variant' || node.type === 'union')
    return node.options!.flatMap((option) => (typeof option === 'string' ? [] : listPaths(option, path)));
  if (node.item) return listPaths(node.item, path);
  if (!node.entries || node.type === 'picklist') return [path];
  return Object.entries(node.entries).flatMap(([campo, inner]) =>
    listPaths(inner, path === '' ? campo : `${path} ${campo}`),
  );
}

/** Returns the rule of a path; that of a whole group holds for everything below it. */
function findRegra(path: string): unknown {
  let regra: Regras[string] | undefined = mudancaRegras;
  for (const campo of path.split(' ')) {
    const group: Regras = Array.isArray(regra) ? (regra[1] as Regras) : (regra as Regras);
    if (typeof regra === 'string' || 'ausente' in group || 'escolhas' in group) return regra;
    regra = group[campo] ?? group[`${campo.split('.')[0]}.*`];
    if (regra === undefined) return undefined;
  }
  return regra;
}

const paths = [...new Set(listPaths(campanhaArquivoShape as unknown as Node))];

test('every path of the campaign file has a rule, and every rule a path', () => {
  expect(
    paths.filter((path) => findRegra(path) === undefined),
    'fields without a rule; add one to mudanca-regras.ts',
  ).toEqual([]);
  const names = new Set(paths.flatMap((path) => path.split(' ')));
  const listNames = (regras: Regras): string[] =>
    Object.entries(regras).flatMap(([campo, regra]) => {
      const inner = Array.isArray(regra) ? (regra[1] as Regras) : regra;
      const isGroup = typeof inner === 'object' && !('ausente' in inner) && !('escolhas' in inner);
      return [campo, ...(isGroup ? listNames(inner as Regras) : [])];
    });
  const groups = new Set(Object.keys(configuracaoKeys).map((chave) => `${chave.split('.')[0]}.*`));
  expect(
    listNames(mudancaRegras).filter((campo) => !names.has(campo) && !groups.has(campo)),
    'rules without a field; delete them from mudanca-regras.ts',
  ).toEqual([]);
});

/** Sets a value at a path of a copy; undefined removes it. */
function withValue(arquivo: object, path: string, value: unknown): CampanhaArquivo {
  const copy = structuredClone(arquivo) as Record<string, unknown>;
  const keys = path.split('/');
  let group = copy;
  for (const key of keys.slice(0, -1)) group = (group[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete group[keys.at(-1)!];
  else group[keys.at(-1)!] = value;
  return copy as unknown as CampanhaArquivo;
}

const premio = { id: 'carro', nome: 'Um carro', quantidade: 3, entrega: 'promotora', valorCentavos: 100 };
const sorteio = { nome: '1º', data: '2026-12-05', premio: 'Um carro', numerosAte: '2026-12-04' };
const bronze = {
  id: 'bronze',
  nome: 'Bronze',
  moeda: 'pontos',
  alvo: 500,
  ate: '2027-06-30',
  premio: { pontos: 5 },
};

describe('a change after the start', () => {
  it.each<[what: string, path: string, antes: unknown, depois: unknown, efeito: string]>([
    ['another first day', 'campanha/dataInicial', '2026-09-01', '2026-08-01', 'nunca'],
    ['purchases that end earlier', 'campanha/dataFinalCompras', '2026-12-31', '2026-12-01', 'nunca'],
    ['purchases that end later', 'campanha/dataFinalCompras', '2026-12-31', '2027-01-31', 'confirmada'],
    ['an earlier end', 'campanha/dataFinal', '2026-12-31', '2026-12-30', 'nunca'],
    ['registrations that end earlier', 'campanha/dataFinalCadastros', '2026-12-31', '2026-12-30', 'nunca'],
    ['a paused campaign', 'campanha/ativa', true, false, 'confirmada'],
    ['a resumed campaign', 'campanha/ativa', false, true, 'livre'],
    ['another certificate', 'campanha/certificado', '04.1/2026', '04.2/2026', 'confirmada'],
    ['another description', 'campanha/descricao', 'Sorte', 'Sorte!', 'livre'],
    ['a higher ceiling per operator', 'documentos/centavosPorOperador', 50_000, 60_000, 'confirmada'],
    ['a lower ceiling per operator', 'documentos/centavosPorOperador', 50_000, 40_000, 'livre'],
    ['a higher limit of adjustments', 'conta/ajustePorOperador', 500, 600, 'confirmada'],
    ['a lower limit of adjustments', 'conta/ajustePorOperador', 500, 400, 'livre'],
    ['a longer promised review', 'documentos/prazoConferenciaHoras', 48, 72, 'confirmada'],
    ['a shorter promised review', 'documentos/prazoConferenciaHoras', 72, 48, 'livre'],
    ['a host less', 'hosts', ['a.com', 'b.com'], ['a.com'], 'confirmada'],
    ['a host more', 'hosts', ['a.com'], ['a.com', 'b.com'], 'livre'],
    ['a dearer number', 'ganho/centavosPorNumero', 5_000, 10_000, 'nunca'],
    ['a cheaper number', 'ganho/centavosPorNumero', 5_000, 2_500, 'livre'],
    ['another kind of earning', 'ganho/por', 'documento', 'valor', 'nunca'],
    ['fewer numbers a receipt', 'ganho/numeros', 2, 1, 'nunca'],
    ['a new cap a receipt', 'ganho/maximoPorDocumento', undefined, 100, 'nunca'],
    ['a cap that is gone', 'ganho/maximoPorDocumento', 100, undefined, 'livre'],
    ['a smaller multiplier', 'ganho/multiplicadores', { PICPAY: 2 }, { PICPAY: 1 }, 'nunca'],
    [
      'a smaller announced multiplier',
      'configuracao',
      { 'picpay.multiplicador': 3 },
      { 'picpay.multiplicador': 2 },
      'nunca',
    ],
    [
      'points for more money',
      'recompensas/pontos',
      { centavosPorPonto: 100 },
      { centavosPorPonto: 500 },
      'nunca',
    ],
    ['no points any more', 'recompensas/pontos', { centavosPorPonto: 100 }, undefined, 'nunca'],
    ['points where there were none', 'recompensas/pontos', undefined, { centavosPorPonto: 100 }, 'livre'],
    [
      'points that expire earlier',
      'recompensas/pontos',
      { validade: { meses: 12 } },
      { validade: { meses: 6 } },
      'nunca',
    ],
    ['points that expire', 'recompensas/pontos', {}, { validade: { meses: 60 } }, 'nunca'],
    ['less cashback', 'recompensas/cashback', { percentual: 3 }, { percentual: 2 }, 'nunca'],
    ['fewer cards', 'recompensas/raspadinhas', { porDocumento: 2 }, { porDocumento: 1 }, 'nunca'],
    ['a debt for what was spent', 'conta/estornoGasto', 'perdoar', 'abater', 'nunca'],
    ['a forgiven debt', 'conta/estornoGasto', 'abater', 'perdoar', 'livre'],
    ['less time for what comes back', 'conta/devolucaoMinimaDias', 30, 29, 'nunca'],
    ['a goal that is gone', 'metas', [bronze], [], 'nunca'],
    ['a new goal', 'metas', [], [bronze], 'livre'],
    ['a goal further away', 'metas', [bronze], [{ ...bronze, alvo: 501 }], 'nunca'],
    ['a nearer goal', 'metas', [bronze], [{ ...bronze, alvo: 499 }], 'livre'],
    ['a goal that ends earlier', 'metas', [bronze], [{ ...bronze, ate: '2027-06-29' }], 'nunca'],
    ['a goal worth less', 'metas', [bronze], [{ ...bronze, premio: { pontos: 4 } }], 'nunca'],
    [
      'a goal worth something else',
      'metas',
      [bronze],
      [{ ...bronze, premio: { cashbackCentavos: 9 } }],
      'nunca',
    ],
    ['a goal in another currency', 'metas', [bronze], [{ ...bronze, moeda: 'cashback' }], 'nunca'],
    [
      'a dearer product',
      'produtos/itens',
      [{ codigo: 'a', valor: 10 }],
      [{ codigo: 'a', valor: 100 }],
      'confirmada',
    ],
    [
      'a cheaper product',
      'produtos/itens',
      [{ codigo: 'a', valor: 10 }],
      [{ codigo: 'a', valor: 9 }],
      'livre',
    ],
    ['a product less', 'produtos/itens', [{ codigo: 'a' }], [], 'confirmada'],
    [
      'less stock',
      'produtos/itens',
      [{ codigo: 'a', estoque: 9 }],
      [{ codigo: 'a', estoque: 8 }],
      'confirmada',
    ],
    [
      'a new limit a person',
      'produtos/itens',
      [{ codigo: 'a' }],
      [{ codigo: 'a', maximoPorPessoa: 1 }],
      'confirmada',
    ],
    ['a dearer voucher', 'vouchers/itens', [{ id: 'c', valor: 1 }], [{ id: 'c', valor: 2 }], 'confirmada'],
    [
      'a ballot that closes earlier',
      'quiz',
      [{ id: 'q', ate: '2026-12-02' }],
      [{ id: 'q', ate: '2026-12-01' }],
      'confirmada',
    ],
    [
      'an answer worth less',
      'quiz',
      [{ id: 'q', pontosPorAcerto: 2 }],
      [{ id: 'q', pontosPorAcerto: 1 }],
      'nunca',
    ],
    ['a smaller reward for a referral', 'indicacao/premio', { pontos: 200 }, { pontos: 100 }, 'nunca'],
    ['no referrals any more', 'indicacao', { premio: { pontos: 200 } }, undefined, 'nunca'],
    ['a lower limit', 'limites/cupons', { diario: 5 }, { diario: 3 }, 'confirmada'],
    ['a higher limit', 'limites/cupons', { diario: 3 }, { diario: 5 }, 'livre'],
    ['no limit instead of one', 'limites/cupons', { diario: 3 }, { diario: -1 }, 'livre'],
    ['a limit instead of none', 'limites/cupons', { diario: 0 }, { diario: 900 }, 'confirmada'],
    ['no limit in another notation', 'limites/cupons', { diario: 0 }, { diario: -1 }, 'livre'],
    [
      'no receipts instead of no limit',
      'limites/documentosFiscais',
      [{ tipo: 'Fiscal', diario: -1 }],
      [{ tipo: 'Fiscal', diario: 0 }],
      'confirmada',
    ],
    ['a state less', 'documentos/ufsAceitas', ['SP', 'RJ'], ['SP'], 'confirmada'],
    ['only some states', 'documentos/ufsAceitas', undefined, ['SP'], 'confirmada'],
    ['all states', 'documentos/ufsAceitas', ['SP'], undefined, 'livre'],
    ['a later first month', 'documentos/mesMinimo', '2026-09', '2026-10', 'confirmada'],
    ['manual review', 'documentos/apuracao', 'automatica', 'manual', 'livre'],
    [
      'instant prizes where there were none',
      'premios',
      undefined,
      { agenda: 'contador', itens: [premio] },
      'confirmada',
    ],
    ['another way to give prizes', 'premios', { agenda: 'contador' }, { agenda: 'horario' }, 'nunca'],
    ['a prize less', 'premios/itens', [premio], [], 'nunca'],
    ['fewer units of a prize', 'premios/itens', [premio], [{ ...premio, quantidade: 2 }], 'nunca'],
    ['a prize worth less', 'premios/itens', [premio], [{ ...premio, valorCentavos: 99 }], 'nunca'],
    ['another prize', 'premios/itens', [premio], [{ ...premio, nome: 'Uma bicicleta' }], 'confirmada'],
    ['another picture', 'premios/itens', [premio], [{ ...premio, imagem: '/marcas/carro.svg' }], 'livre'],
    ['a draw less', 'sorteios', [sorteio, { ...sorteio, nome: '2º' }], [sorteio], 'nunca'],
    ['a draw more', 'sorteios', [sorteio], [sorteio, { ...sorteio, nome: '2º' }], 'confirmada'],
    ['an earlier draw', 'sorteios', [sorteio], [{ ...sorteio, data: '2026-11-28' }], 'nunca'],
    ['a later draw', 'sorteios', [sorteio], [{ ...sorteio, data: '2026-12-12' }], 'confirmada'],
    ['an earlier cut-off', 'sorteios', [sorteio], [{ ...sorteio, numerosAte: '2026-12-03' }], 'nunca'],
    ['another prize of a draw', 'sorteios', [sorteio], [{ ...sorteio, premio: 'Um avião' }], 'confirmada'],
    ['another name of a draw', 'sorteios', [sorteio], [{ ...sorteio, nome: 'Grande' }], 'livre'],
    ['another regulation', 'textos/regulamento', '<p>50</p>', '<p>100</p>', 'confirmada'],
    [
      'another colour',
      'configuracao',
      { 'tema.corPrimaria': '#000' },
      { 'tema.corPrimaria': '#111' },
      'livre',
    ],
    ['a switched-off quiz', 'configuracao', { 'quiz.ativo': true }, { 'quiz.ativo': false }, 'confirmada'],
    ['a shop less', 'associados', [{ nome: 'Sé', cnpj: '1' }], [], 'confirmada'],
    ['a last day of a shop', 'associados', [{ cnpj: '1' }], [{ cnpj: '1', ate: '2026-12-01' }], 'confirmada'],
    [
      'a later last day of a shop',
      'associados',
      [{ cnpj: '1', ate: '2026-12-01' }],
      [{ cnpj: '1', ate: '2027-12-01' }],
      'livre',
    ],
    [
      'a shop that takes part no more',
      'associados',
      [{ cnpj: '1', ativo: true }],
      [{ cnpj: '1', ativo: false }],
      'confirmada',
    ],
  ])('judges %s', (_what, path, antes, depois, efeito) => {
    const efeitos = findMudancas(withValue({}, path, antes), withValue({}, path, depois)).map(
      (mudanca) => mudanca.efeito,
    );
    expect(efeitos.length > 0 ? [...new Set(efeitos)] : ['livre']).toEqual([efeito]);
  });

  it('names the key with the values before and after', () => {
    const antes = withValue({}, 'premios/itens', [premio]);
    expect(findMudancas(antes, withValue({}, 'premios/itens', [{ ...premio, quantidade: 2 }]))).toEqual([
      { chave: 'premios.itens[carro].quantidade', efeito: 'nunca', antes: '3', depois: '2' },
    ]);
    expect(findMudancas(withValue({}, 'hosts', ['a.com']), withValue({}, 'hosts', []))).toEqual([
      { chave: 'hosts[a.com]', efeito: 'confirmada', antes: 'a.com', depois: '-' },
    ]);
  });
});

test('a file without a change has none', () => {
  const arquivo = v.getDefaults(campanhaArquivoShape) as unknown as CampanhaArquivo;
  expect(findMudancas(arquivo, structuredClone(arquivo))).toEqual([]);
});
