import { describe, expect, test } from 'vitest';
import { ApiError } from '@trevo/client/api-error.ts';
import { checkCompra, toCompraRecusa, type CompraRegras } from './check-compra.ts';
import { emptyCompra, type CompraForm } from './compra-form.ts';

const regras: CompraRegras = {
  tela: 'manual',
  hoje: '2026-11-21',
  inicio: '2026-09-01',
  fim: '2026-12-31',
  hasFoto: true,
  soFoto: false,
  configuracao: {
    porQuantidade: true,
    ganhoPorQuantidade: { cada: 1, numeros: 1, maximoPorDocumento: null },
    quantidadeMaxima: 20,
    produtos: [],
    formasPagamento: ['Pix'],
    fotoObrigatoria: true,
    lidaDaFoto: false,
    limiteNaoFiscal: -1,
  },
};
const form: CompraForm = {
  ...emptyCompra,
  uf: 'SP',
  cnpjLoja: '12ABC34501DE35',
  numeroDocumento: '123',
  dataCompra: '2026-11-20',
  valorCentavos: 100,
  formaPagamento: 'Pix',
};

describe('checkCompra', () => {
  test('returns no errors for a valid purchase', () => {
    expect(checkCompra(form, regras)).toEqual({});
  });

  test.each([
    ['uf', { uf: '' }, 'Escolha o estado da loja.'],
    ['cnpjLoja', { cnpjLoja: '' }, 'Digite o CNPJ da loja.'],
    ['cnpjLoja', { cnpjLoja: '12ABC34501DE36' }, 'Este CNPJ não confere. Compare com o comprovante.'],
    ['numeroDocumento', { numeroDocumento: ' ' }, 'Digite o número do documento.'],
    ['dataCompra', { dataCompra: '' }, 'Diga o dia da compra.'],
    ['dataCompra', { dataCompra: '2026-11-22' }, 'Este dia ainda não chegou.'],
    ['dataCompra', { dataCompra: '2026-08-31' }, 'Valem as compras feitas a partir de 1º set. 2026.'],
    ['valorCentavos', { valorCentavos: null }, 'Digite o valor da compra.'],
    ['formaPagamento', { formaPagamento: '' }, 'Escolha como você pagou.'],
    ['quantidade', { quantidade: 0 }, 'Diga quantos produtos você comprou.'],
    ['quantidade', { quantidade: 21 }, 'Uma compra pode ter até 20 produtos.'],
  ] as const)('reports at %s what is wrong with %j', (campo, change, words) => {
    expect(checkCompra({ ...form, ...change }, regras)).toEqual({ [campo]: words });
  });

  test('accepts today and the first day and refuses a day after the last one', () => {
    for (const dataCompra of ['2026-11-21', '2026-09-01'])
      expect(checkCompra({ ...form, dataCompra }, regras)).toEqual({});
    const late = { ...regras, hoje: '2027-01-05' };
    expect(checkCompra({ ...form, dataCompra: '2027-01-02' }, late)).toEqual({
      dataCompra: 'Valem as compras feitas até 31 dez. 2026.',
    });
  });

  test('requires a photo only when the campaign does', () => {
    expect(checkCompra(form, { ...regras, hasFoto: false })).toHaveProperty('foto');
    const configuracao = { ...regras.configuracao, fotoObrigatoria: false };
    expect(checkCompra(form, { ...regras, configuracao, hasFoto: false })).toEqual({});
  });

  test('requires neither document number nor amount for a purchase by quantity', () => {
    const typed = { ...form, numeroDocumento: '', valorCentavos: null };
    expect(checkCompra(typed, { ...regras, tela: 'quantidade' })).toEqual({});
  });
});

describe('toCompraRecusa', () => {
  const plain = (_id: string, words: string) => words;

  test('says without network that everything is kept and can be sent again', () => {
    expect(toCompraRecusa(new ApiError(500, {}), plain)).toMatchObject({
      campos: {},
      titulo: 'Sua nota ainda não foi enviada',
      repetir: true,
    });
  });

  test('maps a server failure to the unknown error', () => {
    const error = new ApiError(500, { codigo: 'servidor.falha', mensagem: 'x' });
    expect(toCompraRecusa(error, plain).mensagem).toBe(
      'Ocorreu um erro desconhecido durante a sua requisição',
    );
  });

  test('maps a field error to its field', () => {
    const error = new ApiError(400, {
      codigo: 'requisicao.invalida',
      mensagem: 'Há erros.',
      detalhes: [
        { campo: 'dadosNaoFiscal.cnpjLoja', mensagem: 'CNPJ errado.' },
        { campo: 'dadosNaoFiscal.produtos.0.nome', mensagem: 'Produto errado.' },
        { campo: 'outro', mensagem: 'Nada.' },
      ],
    });
    expect(toCompraRecusa(error, plain).campos).toEqual({
      cnpjLoja: 'CNPJ errado.',
      quantidade: 'Produto errado.',
    });
  });

  test('shows a missing photo at the photo field, with advice', () => {
    const error = new ApiError(400, {
      codigo: 'documentoFiscal.imagemObrigatoria',
      mensagem: 'Esta campanha pede uma foto.',
      cura: 'Tire uma.',
    });
    expect(toCompraRecusa(error, plain).campos).toEqual({ foto: 'Esta campanha pede uma foto. Tire uma.' });
  });

  test('shows a limit with its own text and offers no retry', () => {
    const error = new ApiError(409, {
      codigo: 'documentoFiscal.limiteAtingido',
      mensagem: 'Limite de 3 documentos fiscais atingido!',
    });
    expect(toCompraRecusa(error, plain)).toMatchObject({
      campos: {},
      mensagem: 'Limite de 3 documentos fiscais atingido!',
      repetir: false,
    });
  });
});

describe('checkCompra of a photo alone', () => {
  const soFoto = { ...regras, soFoto: true };

  test('requires nothing but the photo', () => {
    expect(checkCompra(emptyCompra, soFoto)).toEqual({});
    expect(checkCompra(form, { ...soFoto, hasFoto: false })).toEqual({
      foto: 'Tire uma foto do comprovante, ou escolha uma.',
    });
  });

  test('requires the photo where the campaign leaves it optional for typed purchases', () => {
    const configuracao = { ...regras.configuracao, fotoObrigatoria: false };
    expect(checkCompra(emptyCompra, { ...soFoto, configuracao, hasFoto: false })).toHaveProperty('foto');
  });
});
