import { createHash } from 'node:crypto';
import { encerramentoText } from '@trevo/contract/encerramento/encerramento.text';
import type { Clock } from '../../../kernel/clock.ts';
import { writeZip, type ZipEntry } from '../../../kernel/zip.ts';
import { type Andamento, createMedida, type OpenConteudo } from '../../arquivo/public.ts';
import type { ConferenciaService } from '../conferencia-livros.service.ts';
import {
  type BaseKit,
  type ConteudoKitParts,
  type EntradaKit,
  listEntradas,
  toTexto,
} from './conteudo-kit.ts';
import type { FatosService } from '../fatos.service.ts';
import type { PedidoKit } from './kit.service.ts';
import { kitText } from './kit.text.ts';
import { type ArquivoDoKit, type ManifestoKit, nomeManifesto } from './manifesto-kit.ts';

/** Returns the function that opens the files of a kit as a ZIP, each written after the other. */
export const createOpenKit =
  (parts: {
    conteudo: ConteudoKitParts;
    conferencias: ConferenciaService;
    fatos: FatosService;
    clock: Clock;
  }): OpenConteudo<PedidoKit, ManifestoKit> =>
  async (publicada, row, andamento) => {
    const conferencia = await parts.conferencias.check(publicada);
    const fatos = await parts.fatos.read(publicada, { isFresh: true });
    const base: BaseKit = { publicada, row, fatos, conferencia, em: parts.clock.now(), faltas: [] };
    const feito = createManifesto(base);
    async function* measure(entrada: EntradaKit): AsyncGenerator<ZipEntry> {
      await andamento.advance(feito.count());
      const medida = createMedida();
      yield { nome: entrada.nome, conteudo: guard(medida.measure(entrada.conteudo), andamento) };
      feito.add(entrada, medida.end());
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      for await (const entrada of listEntradas(parts.conteudo, base)) yield* measure(entrada);
      yield* measure(feito.toLeiaMe());
      yield { nome: nomeManifesto, conteudo: toPieces(feito.toManifesto()) };
    }
    const pieces = writeZip(entries(), base.em);
    return { extensao: 'zip', contentType: 'application/zip', pieces, toFim: feito.end };
  };

/** Ends a long file early when the writing may not go on. */
async function* guard(pieces: AsyncIterable<Uint8Array>, andamento: Andamento): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    andamento.requireGoing();
    yield piece;
  }
}

async function* toPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Collects the manifest of a kit while its files are written. */
function createManifesto({ publicada, row, fatos, em, faltas }: BaseKit) {
  const arquivos: ArquivoDoKit[] = [];
  const { campanha, promotora, sorteios } = publicada.arquivo;
  const nomes = new Map(sorteios.map(({ data: dia, nome }) => [dia, encerramentoText.sorteio(nome, dia)]));
  const listFaltas = (): string[] => [
    ...fatos.itens
      .filter(({ situacao }) => situacao === 'falta')
      .map(({ codigo, faltam, sorteio }) =>
        encerramentoText.falta(codigo, faltam, sorteio === null ? null : (nomes.get(sorteio) ?? sorteio)),
      ),
    ...faltas,
  ];
  const build = (): ManifestoKit => ({
    versao: 1,
    kitID: row.arquivo_id,
    campanha: {
      ano: campanha.ano,
      identificacao: campanha.identificacao,
      descricao: campanha.descricao,
      certificado: campanha.certificado,
      promotora: { nome: promotora.nome, cnpj: promotora.cnpj },
    },
    geradoEm: em.toISOString(),
    pedidoPor: row.pedido_por.nome,
    aprovadoPor: row.aprovado_por?.nome ?? null,
    finalidade: row.finalidade!,
    scpc: fatos.scpc.cabecalho,
    arquivos,
    faltas: listFaltas(),
  });
  let written: { manifesto: ManifestoKit; manifestoHash: string } | undefined;
  return {
    count: () => arquivos.length,
    add(
      { nome, descricao, countLinhas }: EntradaKit,
      { bytes, sha256 }: { bytes: number; sha256: string },
    ): void {
      arquivos.push({ nome, bytes, sha256, linhas: countLinhas ? countLinhas() : null, descricao });
    },
    toLeiaMe: (): EntradaKit => toTexto(kitText.nomeLeiaMe, kitText.leiaMe, kitText.escreverLeiaMe(build())),
    toManifesto(): Buffer {
      const manifesto = build();
      const bytes = Buffer.from(`${JSON.stringify(manifesto, null, 2)}\n`);
      written = { manifesto, manifestoHash: createHash('sha256').update(bytes).digest('hex') };
      return bytes;
    },
    end() {
      if (!written) throw new Error('the manifest of a kit was not written');
      return { progresso: arquivos.length, ...written };
    },
  };
}
