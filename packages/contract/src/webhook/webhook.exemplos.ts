import { atorExemplo, type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';

const webhook = {
  webhookID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77',
  url: 'https://erp.exemplo.com.br/webhooks/trevo',
  descricao: 'ERP da matriz',
  eventos: ['documento.julgado', 'pedido.alterado'],
  pausa: null,
  criadoEm: instante,
  ator: atorExemplo,
  segredoAnteriorAte: null,
  saude: { entregueEm: instante, falhouEm: null, falhandoDesde: null, pendentes: 0, falhas: 0 },
};

const pausado = { ...webhook, pausa: { motivo: 'operador', em: instante } };
const segredo = 'whsec_RXhlbXBsbyBkZSBzZWdyZWRvIGRlIHdlYmhvb2s=';

const entrega = {
  eventoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee78',
  tipo: 'documento.julgado',
  campanha: { ano: 2026, identificacao: 'quatro_estacoes' },
  objetoID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee79',
  status: 'VALIDO',
  ocorridoEm: instante,
  criadaEm: instante,
  estado: 'entregue',
  proximaEm: null,
  tentativas: [{ em: instante, httpStatus: 204, falha: null, duracaoMs: 132 }],
};

const campos = { url: webhook.url, descricao: webhook.descricao, eventos: webhook.eventos };

export const webhookExemplos: Exemplos = {
  webhookID: [webhook.webhookID],
  eventoID: [entrega.eventoID],
  'operador.webhooks.retorno': [[webhook]],
  'operador.webhook.retorno': [webhook],
  'operador.criarWebhook.body': [campos],
  'operador.criarWebhook.retorno': [{ ...webhook, segredo }],
  'operador.alterarWebhook.body': [campos],
  'operador.alterarWebhook.retorno': [webhook],
  'operador.pausarWebhook.retorno': [pausado],
  'operador.retomarWebhook.retorno': [webhook],
  'operador.girarWebhook.retorno': [{ ...webhook, segredoAnteriorAte: instanteDepois, segredo }],
  'operador.removerWebhook.retorno': [null],
  'operador.testarWebhook.retorno': [
    { ...entrega, tipo: 'webhook.teste', campanha: null, status: 'TESTE', objetoID: webhook.webhookID },
  ],
  'operador.entregasWebhook.retorno': [{ retorno: [entrega], depois: null }],
  'operador.reenviarEntrega.retorno': [{ ...entrega, estado: 'pendente', proximaEm: instanteDepois }],
  'operador.reenviarEntregas.body': [{ de: instante, ate: instanteDepois, todas: false }],
  'operador.reenviarEntregas.retorno': [{ total: 37, completo: true }],
};
