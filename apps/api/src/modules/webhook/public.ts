export type { WebhookModule } from './webhook.module.ts';
export { toCampanha } from './evento.ts';
export type { EntregaRow } from './entrega.store.ts';
export type { WebhookView } from './webhook.store.ts';
