import type { ErrorEntry } from '../error-entry.ts';
import { diasEntregas, maximoWebhooks } from './webhook-eventos.ts';

export const webhookErrors = {
  'webhook.nenhum': {
    status: 404,
    mensagem: 'Esta promotora não tem este webhook.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha um dos webhooks dela.',
  },
  'webhook.demais': {
    status: 409,
    mensagem: `Uma promotora tem no máximo ${maximoWebhooks} webhooks.`,
    lugar: 'modal',
    cura: 'Remova um que não é mais usado, ou acrescente eventos a um que já existe.',
  },
  'webhook.enderecoNaoPermitido': {
    status: 422,
    mensagem: 'O endereço precisa ser público e https, na porta 443 e sem senha.',
    lugar: 'campo',
    cura: 'Use um endereço como https://erp.exemplo.com.br/webhooks/trevo.',
  },
  'webhook.entregaNenhuma': {
    status: 404,
    mensagem: 'Este webhook não tem esta entrega.',
    lugar: 'modal',
    cura: `As entregas ficam guardadas por ${diasEntregas} dias. Atualize a lista e escolha uma delas.`,
  },
} as const satisfies Record<string, ErrorEntry>;
