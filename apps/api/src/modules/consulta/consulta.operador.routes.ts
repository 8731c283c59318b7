import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { OperadorBinder } from '../campanha/public.ts';

type Pagina = RetornoOf<Calls['operador.consultas']>[number];

interface Paginas {
  list(): Promise<Pagina[]>;
  set(uf: string, decisao: { ligada: boolean; motivo: string; ator: Ator }): Promise<Pagina[]>;
}

/** Binds the health of the states' receipt pages, and their switch. */
export function bindConsultaOperador(operador: OperadorBinder, paginas: Paginas): void {
  operador.bind(calls['operador.consultas'], async () => ({ retorno: await paginas.list() }));
  operador.bind(calls['operador.ligarConsulta'], async ({ params, body, context }) => ({
    retorno: await paginas.set(params.uf, { ...body, ator: context.ator }),
  }));
}
