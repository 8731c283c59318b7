export type { OperadorDemo } from './acesso/operador-demo.ts';
export type { OperadorModule } from './operador.module.ts';
export { toCampanhaLugar } from './campanha-lugar.ts';
export { getPromotoraId } from '../../kernel/operador/promotora-id.ts';
export { toCodigo } from './acesso/codigo-autenticador.ts';
