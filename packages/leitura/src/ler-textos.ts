import { parseChaveAcesso, type ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { parseQrCode, type QrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import { findCnpjs, findDatas, findModelo, findNumero, isChaveLike, type Achado } from './cabecalho.ts';
import { readChave, type ChaveImpressa, type ChaveLida, type Pistas } from './chave.ts';
import { checkValores, decideSituacao } from './crenca.ts';
import { findItens, type ItemImpresso } from './itens.ts';
import type { Campo, CampoNome, Leitura, Linha, TextoLido } from './leitura.ts';
import { groupLinhas } from './linhas.ts';
import { listCantos } from './retangulo.ts';
import { findTotais, type Totais } from './totais.ts';

export interface Lido {
  /** Texts of the engine, in any order. */
  readonly textos: readonly TextoLido[];
  /** Texts of QR codes and bar codes in the picture. */
  readonly codigos: readonly string[];
  /** Size in pixels of the picture that `lugar` refers to. */
  readonly largura: number;
  readonly altura: number;
}

/**
 * Reads the fields of a receipt from an engine's texts and decides by their consistency whether they are
 * believed.
 *
 * @param hoje the current São Paulo day, `yyyy-mm-dd`; later dates are misread
 */
export function readTextos(lido: Lido, hoje: string): Leitura {
  // Rules, folds and dirt are read as nothing or as one sign.
  const textos = lido.textos.filter(({ texto }) => /[\p{L}\d]/u.test(texto));
  const linhas = groupLinhas(textos.map(({ lugar }) => lugar)).map((indexes) =>
    indexes.flatMap((at) => textos[at] ?? []),
  );
  const codigo = lido.codigos
    .map((text) => parseQrCode(text, hoje))
    .find((result): result is QrCode => result.ok);
  const cnpjs = findCnpjs(linhas);
  const datas = findDatas(linhas, hoje);
  const numero = findNumero(linhas);
  const modelo = findModelo(linhas);
  const pistas: Pistas = {
    ...(cnpjs[0] && { cnpj: cnpjs[0].valor }),
    ...(datas[0] && { anoMes: datas[0].valor.slice(0, 7) }),
    ...(modelo && { modelo }),
    ...numero?.valor,
  };
  const impressa = codigo ? undefined : findChave(linhas, pistas, hoje);
  const chave = codigo?.chave ?? parseLida(impressa?.valor, hoje);
  const cnpj = cnpjs.find(({ valor }) => valor === chave?.emitente) ?? cnpjs[0];
  const emissao = datas.find(({ valor }) => valor.startsWith(chave?.anoMes ?? '')) ?? datas[0];
  const totais = findTotais(linhas);
  const itens = findItens(linhas.slice(0, totais.primeiraLinha));
  const valores = {
    codigo,
    chave,
    origem: impressa?.valor.origem,
    cnpj: cnpj?.valor,
    emissao: emissao?.valor,
    modelo,
    numero: numero?.valor,
    totais,
    itens,
  };
  const checagens = checkValores(valores);
  const valorCentavos = chooseTotal(totais, itens, codigo?.valorCentavos);
  const emitente = chave?.emitenteTipo === 'cnpj' ? chave.emitente : cnpj?.valor;
  const emitidoEm = emissao?.valor ?? codigo?.emitidoEm;
  return {
    situacao: decideSituacao(checagens, {
      temChave: chave !== undefined,
      temTotal: valorCentavos !== undefined,
    }),
    campos: listCampos(lido, { impressa, cnpj, emissao, totais, itens }),
    ...(chave && { chaveAcesso: chave.chaveAcesso }),
    ...(emitente !== undefined && { emitente }),
    ...(emitidoEm !== undefined && { emitidoEm }),
    ...(valorCentavos !== undefined && { valorCentavos }),
    ...((chave ?? numero) && { numero: chave?.numero ?? numero?.valor.numero ?? '' }),
    ...((chave?.serie ?? numero?.valor.serie) !== undefined && {
      serie: chave?.serie ?? numero?.valor.serie ?? '',
    }),
    ...(itens.length > 0 && { itens: itens.map(({ item }) => item) }),
    checagens,
  };
}

function parseLida(lida: ChaveLida | undefined, hoje: string): ChaveAcesso | undefined {
  const parsed = lida && parseChaveAcesso(lida.chave, hoje);
  return parsed?.ok ? parsed.chave : undefined;
}

/** Reads the key from one text, or from up to three rows of groups printed below each other. */
function findChave(linhas: readonly Linha[], pistas: Pistas, hoje: string): Achado<ChaveLida> | undefined {
  const rows = linhas.map((linha) => (linha.every(isChaveLike) ? linha : []));
  const repaired: Achado<ChaveLida>[] = [];
  for (let at = 0; at < rows.length; at += 1)
    for (let count = 1; count <= 3; count += 1) {
      const some = rows.slice(at, at + count);
      if (some.some((row) => row.length === 0)) break;
      const textos = some.flat();
      const lida = readChave(joinChars(textos), pistas, hoje);
      if (lida?.origem === 'lida') return { valor: lida, textos };
      if (lida) repaired.push({ valor: lida, textos });
    }
  const chaves = new Set(repaired.map(({ valor }) => valor.chave));
  return chaves.size === 1 ? repaired[0] : undefined;
}

function joinChars(textos: Linha): ChaveImpressa {
  const kept = textos.flatMap(({ texto, notas }) =>
    Array.from(texto, (char, at) => ({ char, nota: notas[at] ?? 0 })).filter(
      ({ char }) => !/[\s.-]/.test(char),
    ),
  );
  return { chars: kept.map(({ char }) => char).join(''), notas: kept.map(({ nota }) => nota) };
}

/** Returns the printed total; where it contradicts items and payment, which agree, returns theirs. */
function chooseTotal(
  { total, pago, desconto }: Totais,
  itens: readonly ItemImpresso[],
  noCodigo: number | undefined,
): number | undefined {
  const soma =
    itens.length > 0
      ? itens.reduce((sum, { item }) => sum + item.centavos, 0) - (desconto?.valor ?? 0)
      : undefined;
  const others = [soma, pago?.valor, noCodigo].filter((value) => value !== undefined);
  const agreed = others.find((value, at) => others.indexOf(value) !== at);
  if (total && others.includes(total.valor)) return total.valor;
  return agreed ?? total?.valor;
}

interface Achados {
  readonly impressa: Achado<ChaveLida> | undefined;
  readonly cnpj: Achado<string> | undefined;
  readonly emissao: Achado<string> | undefined;
  readonly totais: Totais;
  readonly itens: readonly ItemImpresso[];
}

function listCampos({ largura, altura }: Lido, { impressa, cnpj, emissao, totais, itens }: Achados): Campo[] {
  const toCampos = (nome: CampoNome, valor: string | undefined, textos: Linha | undefined): Campo[] =>
    valor === undefined
      ? []
      : (textos ?? []).map(({ lugar }) => ({
          nome,
          valor,
          caixa: listCantos(lugar).map(([x, y]) => [toParte(x / largura), toParte(y / altura)] as const),
        }));
  return [
    ...toCampos('chaveAcesso', impressa?.valor.chave, impressa?.textos),
    ...toCampos('emitente', cnpj?.valor, cnpj?.textos),
    ...toCampos('emitidoEm', emissao?.valor, emissao?.textos),
    ...toCampos('valorCentavos', totais.total && String(totais.total.valor), totais.total?.textos),
    ...toCampos('desconto', totais.desconto && String(totais.desconto.valor), totais.desconto?.textos),
    ...toCampos('pagamento', totais.pago && String(totais.pago.valor), totais.pago?.textos),
    ...itens.flatMap(({ item, textos }) => toCampos('item', String(item.centavos), textos)),
  ];
}

const toParte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
