// TypeORM entities for the tables of apps/api/migrations that a registration writes or reads.
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Dinamica } from '@trevo/rules/conta/ganho';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Statuses of a documento_fiscal row. */
export type NotaStatus = 'PENDENTE' | 'VALIDO' | 'INVALIDO';

@Entity('campanha')
export class Campanha {
  @PrimaryColumn('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @Column('integer')
  ano: number;

  @Column('text')
  identificacao: string;

  @Column('date', { name: 'data_inicial' })
  dataInicial: string;

  @Column('date', { name: 'data_final_cadastros' })
  dataFinalCadastros: string;

  @Column('boolean')
  ativa: boolean;

  /** The campaign's file. */
  @Column('jsonb')
  arquivo: CampanhaArquivo;
}

@Entity('consumidor')
export class Consumidor {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @Column('boolean')
  ativo: boolean;

  @Column('integer', { name: 'token_versao' })
  tokenVersao: number;

  /** Accounts at other services, which multiply the earnings of a receipt. */
  @Column('jsonb', { name: 'dinamica_cupom' })
  dinamicaCupom: { readonly dinamica: Dinamica }[];
}

@Entity('sessao_encerrada')
export class SessaoEncerrada {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('text', { name: 'sessao_id' })
  sessaoId: string;

  @Column('timestamptz', { name: 'encerra_em' })
  encerraEm: Date;
}

@Entity('chave_acesso_registrada')
export class ChaveAcessoRegistrada {
  @PrimaryColumn('text', { name: 'chave_acesso' })
  chaveAcesso: string;

  @PrimaryColumn('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @Column('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @Column('uuid', { name: 'documento_fiscal_id' })
  documentoFiscalId: string;
}

@Entity('consumidor_contador')
export class ConsumidorContador {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @PrimaryColumn('text')
  assunto: string;

  @PrimaryColumn('text')
  periodo: string;

  @Column('integer')
  quantidade: number;

  @Column('integer', { nullable: true })
  limite: number | null;
}

@Entity('documento_fiscal')
export class DocumentoFiscal {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('uuid', { name: 'documento_fiscal_id' })
  documentoFiscalId: string;

  @Column('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @Column('text')
  tipo: string;

  @Column('text', { name: 'chave_acesso', nullable: true })
  chaveAcesso: string | null;

  @Column('text', { nullable: true })
  modelo: string | null;

  @Column('text', { nullable: true })
  uf: string | null;

  @Column('text', { nullable: true })
  emitente: string | null;

  @Column('text')
  origem: string;

  @Column('text')
  status: NotaStatus;

  @Column('text', { nullable: true })
  fonte: string | null;

  @Column('integer', { name: 'numeros_concedidos' })
  numerosConcedidos: number;

  @Column('integer', { name: 'raspadinhas_concedidas' })
  raspadinhasConcedidas: number;

  @Column('integer', { name: 'multiplicador_milesimos' })
  multiplicadorMilesimos: number;

  @Column('timestamptz', { name: 'registrado_em' })
  registradoEm: Date;

  @Column('timestamptz', { name: 'apurado_em', nullable: true })
  apuradoEm: Date | null;
}

@Entity('documento_fiscal_historico')
export class DocumentoFiscalHistorico {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('uuid', { name: 'documento_fiscal_id' })
  documentoFiscalId: string;

  @PrimaryColumn('smallint')
  ordem: number;

  @Column('text')
  status: NotaStatus;

  @Column('timestamptz', { name: 'data_hora' })
  dataHora: Date;
}

@Entity('cupom')
export class Cupom {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @PrimaryColumn('bigint')
  indice: number;

  @Column('text')
  serie: string;

  @Column('text')
  numero: string;

  @Column('uuid', { name: 'documento_fiscal_id' })
  documentoFiscalId: string;

  @Column('timestamptz', { name: 'concedido_em' })
  concedidoEm: Date;
}

@Entity('raspadinha')
export class Raspadinha {
  @PrimaryColumn('uuid', { name: 'consumidor_id' })
  consumidorId: string;

  @PrimaryColumn('uuid', { name: 'raspadinha_id' })
  raspadinhaId: string;

  @Column('uuid', { name: 'campanha_id' })
  campanhaId: string;

  @Column('uuid', { name: 'documento_fiscal_id' })
  documentoFiscalId: string;

  @Column('timestamptz', { name: 'concedida_em' })
  concedidaEm: Date;
}

/** All entities, for the connection. */
export const entities = [
  Campanha,
  Consumidor,
  SessaoEncerrada,
  ChaveAcessoRegistrada,
  ConsumidorContador,
  DocumentoFiscal,
  DocumentoFiscalHistorico,
  Cupom,
  Raspadinha,
];
