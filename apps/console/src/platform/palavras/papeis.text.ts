import type { Escopo, Papel } from '@trevo/contract/operador/papeis';

/** Roles in words, with the work that each is for. */
export const papeisText: Readonly<Record<Papel, { readonly nome: string; readonly para: string }>> = {
  administrador: { nome: 'Administrador', para: 'Cuida da campanha, da equipe e das credenciais.' },
  operador: { nome: 'Operador', para: 'Julga notas, entrega prêmios, envia arquivos e aprova propostas.' },
  atendimento: { nome: 'Atendimento', para: 'Responde a participantes; vê notas, prêmios e pedidos.' },
  auditor: { nome: 'Auditor', para: 'Vê tudo o que foi feito e não muda nada.' },
  cliente: { nome: 'Cliente', para: 'Acompanha os números da campanha, sem dados de pessoas.' },
};

/** Scopes of credentials in words. */
export const escoposText: Readonly<Record<Escopo, string>> = {
  'campanha:publicar': 'Publicar campanhas',
  'documentos:ler': 'Ler notas',
  'documentos:julgar': 'Julgar notas',
  'vendas:ler': 'Ler arquivos de vendas',
  'vendas:escrever': 'Enviar arquivos de vendas',
  'premios:entregar': 'Procurar e entregar prêmios',
  'pedidos:mover': 'Ler e mover pedidos',
  'codigos:escrever': 'Importar códigos e vouchers',
  'listas:escrever': 'Importar listas de CPFs e lojas',
  'notificacoes:enviar': 'Enviar notificações',
  'sorteios:registrar': 'Registrar premiados',
  'numeros:ler': 'Ler quantos números saíram',
};
