export type { OperadorDemo } from './acesso/operador-demo.ts';
export type { OperadorModule } from './operador.module.ts';
export { toCodigo } from './acesso/senha/codigo-autenticador.ts';
