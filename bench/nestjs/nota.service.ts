import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { toRegraGanho } from '@trevo/config/campanha-file/campanha-file';
import { type ChaveAcesso, parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { countNumeros, findMultiplicador } from '@trevo/rules/conta/ganho';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { DataSource, type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { v7 as createId } from 'uuid';
import type { NotaDto } from './nota.dto.ts';
import {
  Campanha,
  ChaveAcessoRegistrada,
  Consumidor,
  ConsumidorContador,
  Cupom,
  DocumentoFiscal,
  DocumentoFiscalHistorico,
  Raspadinha,
} from './nota.entities.ts';
import { type NumeroReservado, NumeroService } from './numero.service.ts';

/** A registered receipt in the response format. */
export type NotaResposta = ReturnType<typeof toResposta>;

interface Registro {
  readonly consumidorId: string;
  readonly campanha: Campanha;
  readonly chave: ChaveAcesso;
  readonly origem: string;
  readonly agora: Date;
}

const uniqueViolation = '23505';

/** Registers receipts: one TypeORM transaction for all earnings of a receipt. */
@Injectable()
export class NotaService {
  private readonly campanhas = new Map<string, Campanha>();

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Campanha) private readonly publicadas: Repository<Campanha>,
    @InjectRepository(Consumidor) private readonly consumidores: Repository<Consumidor>,
    private readonly numeros: NumeroService,
  ) {}

  async register(consumidorId: string, nome: { ano: number; identificacao: string }, dto: NotaDto) {
    const campanha = await this.findCampanha(nome);
    const agora = new Date();
    const { dia, anoMes } = toSaoPaulo(agora);
    if (!campanha.ativa || dia < campanha.dataInicial || dia > campanha.dataFinalCadastros)
      throw new BadRequestException('campanha.encerrada');
    const parsed = parseChaveAcesso(dto.chaveAcesso, anoMes);
    if (!parsed.ok) throw new BadRequestException(parsed.motivo);
    const { chave } = parsed;
    if (!campanha.arquivo.documentos.modelosAceitos.includes(chave.modelo))
      throw new BadRequestException('documentoFiscal.modeloNaoAceito');
    if (chave.anoMes < campanha.dataInicial.slice(0, 7))
      throw new BadRequestException('documentoFiscal.foraDoPeriodo');
    return this.write({ consumidorId, campanha, chave, origem: dto.origem, agora });
  }

  /** Caches campaigns, which change rarely. */
  private async findCampanha(nome: { ano: number; identificacao: string }): Promise<Campanha> {
    const key = `${nome.ano} ${nome.identificacao}`;
    let campanha = this.campanhas.get(key);
    if (!campanha) {
      campanha = (await this.publicadas.findOneBy(nome)) ?? undefined;
      if (!campanha) throw new NotFoundException('campanha.inexistente');
      this.campanhas.set(key, campanha);
    }
    return campanha;
  }

  /** Prepares everything that needs no transaction first, so that no transaction waits for a second connection. */
  private async write(registro: Registro): Promise<NotaResposta> {
    const { campanha, consumidorId } = registro;
    const { dinamicaCupom } = await this.consumidores.findOneOrFail({
      select: { consumidorId: true, dinamicaCupom: true },
      where: { consumidorId },
    });
    const regra = toRegraGanho(campanha.arquivo);
    const dinamicas = dinamicaCupom.map(({ dinamica }) => dinamica);
    const multiplicador = findMultiplicador(regra, dinamicas);
    const ganho = countNumeros(regra, { multiplicador }).numeros ?? 0;
    const numeros = await this.numeros.reserve(campanha, ganho);
    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    try {
      const resposta = await this.writeAll(runner.manager, registro, multiplicador, numeros);
      await runner.commitTransaction();
      return resposta;
    } catch (error) {
      await runner.rollbackTransaction();
      if (error instanceof QueryFailedError && error.driverError.code === uniqueViolation)
        throw new ConflictException('documentoFiscal.jaCadastrado');
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async writeAll(
    manager: EntityManager,
    registro: Registro,
    multiplicador: number,
    reservados: readonly NumeroReservado[],
  ): Promise<NotaResposta> {
    const { consumidorId, campanha, chave, origem, agora } = registro;
    const { campanhaId, arquivo } = campanha;
    const documentoFiscalId = createId();
    const ref = { consumidorId, documentoFiscalId };
    await manager.insert(ChaveAcessoRegistrada, { ...ref, chaveAcesso: chave.chaveAcesso, campanhaId });
    const numeros = reservados.slice(0, await this.take(manager, registro, reservados.length));
    const raspadinhas = Array.from({ length: arquivo.recompensas.raspadinhas?.porDocumento ?? 0 }, () =>
      createId(),
    );
    const documento = {
      ...ref,
      campanhaId,
      tipo: 'Fiscal',
      chaveAcesso: chave.chaveAcesso,
      modelo: chave.modelo,
      uf: chave.uf,
      emitente: chave.emitente,
      origem,
      status: 'VALIDO' as const,
      fonte: 'codigo',
      numerosConcedidos: numeros.length,
      raspadinhasConcedidas: raspadinhas.length,
      multiplicadorMilesimos: Math.round(multiplicador * 1000),
      registradoEm: agora,
      apuradoEm: agora,
    };
    await manager.insert(DocumentoFiscal, documento);
    await manager.insert(DocumentoFiscalHistorico, [
      { ...ref, ordem: 1, status: 'PENDENTE', dataHora: agora },
      { ...ref, ordem: 2, status: 'VALIDO', dataHora: agora },
    ]);
    await manager.insert(
      Cupom,
      numeros.map(({ indice, serie, numero }) => ({
        ...ref,
        campanhaId,
        indice,
        serie,
        numero,
        concedidoEm: agora,
      })),
    );
    await manager.insert(
      Raspadinha,
      raspadinhas.map((raspadinhaId) => ({ ...ref, raspadinhaId, campanhaId, concedidaEm: agora })),
    );
    return toResposta(documento, numeros);
  }

  /**
   * Takes up to `quantidade` numbers from the person's daily limit; the row stays locked until the end of the
   * transaction.
   */
  private async take(
    manager: EntityManager,
    { consumidorId, campanha, agora }: Registro,
    quantidade: number,
  ): Promise<number> {
    const limite = campanha.arquivo.limites.cupons?.diario ?? Infinity;
    const { campanhaId } = campanha;
    const where = { consumidorId, campanhaId, assunto: 'cupom', periodo: `d${toSaoPaulo(agora).dia}` };
    const lock = { mode: 'pessimistic_write' as const };
    let contador = await manager.findOne(ConsumidorContador, { where, lock });
    if (!contador) {
      const first = { ...where, quantidade: 0, limite };
      await manager.createQueryBuilder().insert().into(ConsumidorContador).values(first).orIgnore().execute();
      contador = await manager.findOneOrFail(ConsumidorContador, { where, lock });
    }
    const concedidos = Math.min(quantidade, limite - contador.quantidade);
    if (concedidos <= 0) throw new ConflictException('cupom.limiteAtingido');
    await manager.update(ConsumidorContador, where, { quantidade: contador.quantidade + concedidos });
    return concedidos;
  }
}

/** Builds the same fields as our response. */
const toResposta = (documento: Omit<DocumentoFiscal, 'apuradoEm'>, numeros: readonly NumeroReservado[]) => ({
  retorno: {
    documentoFiscalID: documento.documentoFiscalId,
    cabecalho: {
      chaveAcesso: documento.chaveAcesso,
      coo: null,
    },
    uriImagem: null,
    tipo: documento.tipo,
    modelo: documento.modelo,
    uf: documento.uf,
    emitente: documento.emitente,
    loja: null,
    emitidoEm: null,
    valorCentavos: null,
    registradoEm: documento.registradoEm.toISOString(),
    apuracao: {
      status: documento.status,
      motivo: null,
      historico: (['PENDENTE', documento.status] as const).map((status) => ({
        status,
        dataHora: documento.registradoEm.toISOString(),
        observacao: null,
        motivo: null,
      })),
    },
    numeros: numeros.map(({ serie, numero }) => ({
      serie,
      numero,
    })),
    raspadinhas: documento.raspadinhasConcedidas,
    pontos: 0,
    cashbackCentavos: 0,
    multiplicador: documento.multiplicadorMilesimos / 1000,
    contestavel: false,
    protocolo: null,
  },
});
