import type { Atos } from '../operador/ato.ts';
import { ninguem } from '../operador/papeis.ts';

export const consultaAtos = {
  'operador.consultas': {
    feito: 'viu as páginas dos estados',
    fazer: 'ver as consultas às páginas dos estados',
    method: 'GET',
    path: '/operador/v1/consultas',
    auth: 'operador',
    papeis: ninguem,
    registro: 'leitura',
    isDaInstalacao: true,
  },
  'operador.ligarConsulta': {
    feito: 'ligou ou desligou a página de um estado',
    fazer: 'ligar ou desligar a página de um estado',
    method: 'POST',
    path: '/operador/v1/consultas/{uf}',
    auth: 'operador',
    papeis: ninguem,
    registro: 'ato',
    isDaInstalacao: true,
  },
} as const satisfies Atos;
