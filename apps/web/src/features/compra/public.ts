export { chaveDraft } from './compra-draft.ts';
export { compraDraft } from './compra-draft.ts';
export { sendCompra } from './compra-envio.ts';
export { DataCompraField } from './DataCompraField.tsx';
