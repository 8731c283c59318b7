import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

export type RascunhoResumo = RetornoOf<Calls['operador.rascunhos']>['rascunhos'][number];
export type Rascunho = RetornoOf<Calls['operador.rascunho']>;
export type Publicacao = RetornoOf<Calls['operador.publicacoes']>['publicacoes'][number];
export type Conferencia = RetornoOf<Calls['operador.conferirCampanha']>;
export type Previa = RetornoOf<Calls['operador.abrirPrevia']>;
export type Simulacao = RetornoOf<Calls['operador.simulacoes']>['simulacoes'][number];
