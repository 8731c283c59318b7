export type { OnFatos } from './busca.service.ts';
export type { ConsultaModule } from './consulta.module.ts';
export type { ConsultaResposta, ConsultaService, PedidoConsulta } from './consulta.service.ts';
