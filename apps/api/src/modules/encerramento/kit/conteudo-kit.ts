import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { StoredFile } from '../../../adapters/storage/storage.port.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { CampanhaModule, CampanhaPublicada } from '../../campanha/public.ts';
import { type Coluna, type ExportacaoModule, type Linha, writeCsv } from '../../exportacao/public.ts';
import type { PremioModule, PremioNoQuadro } from '../../premio/public.ts';
import type { SorteioModule } from '../../sorteio/public.ts';
import type { AnexoService } from '../anexo.service.ts';
import type { Conferencia } from '../conferencia-livros.service.ts';
import type { FatosDaCampanha, ListCabecas } from '../fatos.service.ts';
import type { KitRow } from './kit.service.ts';
import { kitText as text } from './kit.text.ts';
import { toPrazosWire } from '../painel.service.ts';
import {
  colunasCabecas,
  colunasDarf,
  colunasPrazos,
  createTabelaNaoReclamados,
  listLinhasDarf,
  tabelaExclusoes,
} from './tabelas-kit.ts';

/** A file of a kit; its content is read when its turn comes. */
export interface EntradaKit {
  readonly nome: string;
  readonly descricao: string;
  readonly conteudo: AsyncIterable<Uint8Array>;
  /** Returns the rows of a table after its content was read. */
  readonly countLinhas?: () => number;
}

export interface ConteudoKitParts {
  readonly versoes: Pick<CampanhaModule['versoes'], 'walk'>;
  readonly apuracoesSorteio: Pick<SorteioModule['apuracoesSorteio'], 'getCapsula'>;
  readonly atas: SorteioModule['atas'];
  readonly participantes: Pick<SorteioModule['participantes'], 'open'>;
  readonly fechos: SorteioModule['fechos'];
  readonly quadro: Pick<PremioModule['quadro'], 'list'>;
  readonly fechosPremio: Pick<PremioModule['fechosPremio'], 'walkArquivos'>;
  readonly readPremiados: ExportacaoModule['readPremiados'];
  readonly anexos: Pick<AnexoService, 'list' | 'get'>;
  readonly listCabecas: ListCabecas;
}

/** Input of a kit's content. */
export interface BaseKit {
  readonly publicada: CampanhaPublicada;
  readonly row: KitRow;
  readonly fatos: FatosDaCampanha;
  readonly conferencia: Conferencia;
  /** Moment as of which the data are. */
  readonly em: Date;
  /** Receives what is missing, in words. */
  readonly faltas: string[];
}

/** Prizes read by one statement. */
const porPagina = 1_000;

/** Lists the files of a kit. Each file's content must be read before the next file. */
export async function* listEntradas(parts: ConteudoKitParts, base: BaseKit): AsyncGenerator<EntradaKit> {
  yield* listPublicacoes(parts, base);
  for (const { data: dia, nome } of base.publicada.arquivo.sorteios)
    yield* listSorteio(parts, base, dia, nome);
  yield* listPremios(parts, base);
  yield* listCalculos(parts, base);
  yield* listAnexos(parts, base);
}

async function* listPublicacoes(
  { versoes }: ConteudoKitParts,
  { publicada }: BaseKit,
): AsyncGenerator<EntradaKit> {
  let versao = 0;
  for await (const row of versoes.walk(publicada.campanhaId)) {
    const { publicada_em: publicadaEm, arquivo_hash: arquivoHash, arquivo, motivo, mudancas, ator } = row;
    versao += 1;
    const { dia } = toSaoPaulo(publicadaEm);
    const nome = `regulamento/${String(versao).padStart(2, '0')}-${dia}`;
    yield toTexto(`${nome}.txt`, text.publicacao(versao, dia), arquivo.textos.regulamento);
    yield toTexto(
      `${nome}.json`,
      text.arquivoCampanha(versao, dia),
      toJson({ publicadaEm, arquivoHash, por: ator?.nome ?? null, motivo, mudancas, arquivo }),
    );
  }
}

async function* listSorteio(
  parts: ConteudoKitParts,
  base: BaseKit,
  dia: string,
  nome: string,
): AsyncGenerator<EntradaKit> {
  const { publicada, row, fatos } = base;
  const has = (codigo: string) =>
    fatos.itens.some((item) => item.codigo === codigo && item.sorteio === dia && item.situacao === 'feito');
  const pasta = `sorteios/${dia}`;
  const words = encerramentoText.sorteio(nome, dia);
  const documento = await parts.fechos.findDocumento(publicada, dia);
  if (documento) yield toArquivo(`${pasta}/resultado`, text.resultado(words), documento);
  if (has('exclusoes')) {
    const capsula = await parts.apuracoesSorteio.getCapsula(publicada, dia);
    yield { nome: `${pasta}/capsula.json`, descricao: text.capsula(words), conteudo: toBytes(capsula) };
    const ata = await parts.atas.write(publicada, dia, { ator: row.pedido_por, origin: row.pedido.origem });
    yield { nome: `${pasta}/ata.pdf`, descricao: text.ata(words), conteudo: toPieces(ata) };
    const exclusoes = await parts.fechos.listExclusoes(publicada, dia);
    yield toTabela(base, `${pasta}/exclusoes.csv`, text.exclusoes(words), {
      colunas: tabelaExclusoes.colunas,
      paginas: toPaginas(exclusoes.map(tabelaExclusoes.toLinha)),
    });
  }
  if (has('participantes')) yield* listParticipantes(parts, base, dia, words);
}

async function* listParticipantes(
  { participantes }: ConteudoKitParts,
  { publicada, em, faltas }: BaseKit,
  dia: string,
  words: string,
): AsyncGenerator<EntradaKit> {
  try {
    for await (const { nome, conteudo } of await participantes.open(publicada, dia, em)) {
      const counted = countCsv(conteudo);
      yield {
        nome: `sorteios/${dia}/participantes/${nome}`,
        descricao: text.participantes(words),
        conteudo: counted.pieces,
        ...(nome.endsWith('.csv') && { countLinhas: counted.countLinhas }),
      };
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'campanha.numerosIndisponiveis') throw error;
    faltas.push(text.semParticipantes(words));
  }
}

async function* listPremios(parts: ConteudoKitParts, base: BaseKit): AsyncGenerator<EntradaKit> {
  const { publicada, em, faltas, fatos } = base;
  // The bound is exclusive, and a win of this moment belongs to the kit.
  const premiados = await parts.readPremiados(publicada, new Date(em.getTime() + 1));
  yield toTabela(base, 'ganhadores/ganhadores.csv', text.premiados, premiados);
  let at = 0;
  for await (const { premioId, tipo, nomeArquivo, file } of parts.fechosPremio.walkArquivos(
    publicada.campanhaId,
  )) {
    at += 1;
    const nome = `ganhadores/${tipo}s/${premioId}-${String(at).padStart(4, '0')}`;
    if (file) yield toArquivo(nome, text.recibo, file);
    else faltas.push(text.perdido(nomeArquivo));
  }
  const naoReclamados = createTabelaNaoReclamados(fatos);
  async function* readPaginas(): AsyncGenerator<Linha[]> {
    for await (const page of walkPremios(parts, publicada))
      yield page.filter(({ situacao }) => situacao !== 'ENTREGUE').map(naoReclamados.toLinha);
  }
  yield toTabela(base, 'ganhadores/nao-entregues.csv', text.naoReclamados, {
    colunas: naoReclamados.colunas,
    paginas: readPaginas(),
  });
}

async function* walkPremios(
  { quadro }: ConteudoKitParts,
  publicada: CampanhaPublicada,
): AsyncGenerator<readonly PremioNoQuadro[]> {
  for (let depois: { em: Date; id: string } | undefined; ;) {
    const page = await quadro.list(publicada, {}, porPagina, depois);
    yield page.retorno;
    const last = page.retorno.at(-1);
    if (page.depois === null || !last) return;
    depois = { em: new Date(last.ganhoEm), id: last.premioID };
  }
}

async function* listCalculos(parts: ConteudoKitParts, base: BaseKit): AsyncGenerator<EntradaKit> {
  const { publicada, fatos, conferencia, faltas } = base;
  yield toTabela(base, 'impostos/darf.csv', text.darf, {
    colunas: colunasDarf,
    paginas: toPaginas(listLinhasDarf(fatos)),
  });
  if (publicada.arquivo.premios) faltas.push(text.valorInstantaneos);
  yield toTexto('livros/conferencia.json', text.livros, toJson(conferencia));
  const prazos = toPrazosWire(publicada, fatos).map(
    ({ nome, sorteio, base: de, quantidade, unidade, sentido, dia, situacao, fonte, proprio }): Linha => [
      nome,
      sorteio?.data ?? null,
      de,
      encerramentoText.duracao(quantidade, unidade),
      sentido,
      dia,
      situacao,
      fonte,
      proprio?.motivo ?? null,
    ],
  );
  yield toTabela(base, 'prazos/prazos.csv', text.prazos, {
    colunas: colunasPrazos,
    paginas: toPaginas(prazos),
  });
  const { promotoraId, campanha } = publicada;
  const cabecas = await parts.listCabecas(promotoraId, addDias(campanha.dataInicial, -1));
  yield toTabela(base, 'auditoria/cabecas.csv', text.auditoria, {
    colunas: colunasCabecas,
    paginas: toPaginas(cabecas.map(({ dia, ordem, hash, assinatura }) => [dia, ordem, hash, assinatura])),
  });
}

async function* listAnexos(
  { anexos }: ConteudoKitParts,
  { publicada, faltas }: BaseKit,
): AsyncGenerator<EntradaKit> {
  let at = 0;
  for (const { tipo, sorteio, nome_arquivo } of await anexos.list(publicada.campanhaId)) {
    at += 1;
    const nome = `anexos/${tipo}${sorteio === null ? '' : `-${sorteio}`}-${String(at).padStart(3, '0')}`;
    const file = await anexos.get(nome_arquivo);
    if (file) yield toArquivo(nome, text.anexo(tipo), file);
    else faltas.push(text.perdido(nome));
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const toTexto = (nome: string, descricao: string, texto: string): EntradaKit => ({
  nome,
  descricao,
  conteudo: toPieces(Buffer.from(texto)),
});

const toArquivo = (nome: string, descricao: string, { bytes, contentType }: StoredFile): EntradaKit => ({
  nome: `${nome}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`,
  descricao,
  conteudo: toPieces(bytes),
});

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* toBytes(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

async function* toPaginas(linhas: readonly Linha[]): AsyncGenerator<readonly Linha[]> {
  yield linhas;
}

/** Writes a table with the watermark of the kit, formulas as text. */
function toTabela(
  { row }: BaseKit,
  nome: string,
  descricao: string,
  { colunas, paginas }: { colunas: readonly Coluna[]; paginas: AsyncIterable<readonly Linha[]> },
): EntradaKit {
  let linhas = 0;
  async function* count(): AsyncGenerator<readonly Linha[]> {
    for await (const pagina of paginas) {
      linhas += pagina.length;
      yield pagina;
    }
  }
  const { pedido_por, pedido_em, arquivo_id } = row;
  const marca = text.marca(pedido_por.nome, pedido_em, arquivo_id);
  const conteudo = writeCsv({ colunas, paginas: count(), marca, em: pedido_em });
  return { nome, descricao, conteudo, countLinhas: () => linhas };
}

const lineFeed = 10;

/** Counts the rows of the regulator's layout, in which no field has a line break. */
function countCsv(source: AsyncIterable<Uint8Array>) {
  let breaks = 0;
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) breaks += 1;
      yield piece;
    }
  }
  return { pieces: read(), countLinhas: () => Math.max(0, breaks - 1) };
}
