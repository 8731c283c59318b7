import { maximoBloqueios } from '@trevo/contract/bloqueio/bloqueio.calls';

/** Words for lines of blocked values, and of blocks on a receipt or a person. */
export const bloqueioText = {
  recusas: {
    cpf: 'Confira o CPF: um dos algarismos não bate.',
    celular: 'Use o telefone com DDD, como (67) 99999-1234.',
    emitente: 'Use o CNPJ da loja, ou os 8 primeiros algarismos dele para bloquear todas as filiais.',
    rede: 'Use um endereço IP, como 189.4.10.7, ou uma rede, como 189.4.10.0/24.',
    redeLarga: 'Esta rede é grande demais: bloqueie no máximo um /16 (IPv4) ou um /32 (IPv6).',
    semNota: 'Nenhuma nota desta campanha tem esta chave ou este protocolo.',
    variasNotas: 'Mais de uma nota tem este protocolo: use a chave de acesso.',
    semAparelho: 'Não sabemos de qual aparelho veio esta nota.',
  },
  ate: 'O último dia é hoje ou depois.',
  demais: `Envie no máximo ${maximoBloqueios} de cada vez.`,
  /** Evidence on the card of a receipt. */
  sinais: {
    cpf: (motivo: string) => `CPF bloqueado: ${motivo}`,
    celular: (motivo: string) => `Telefone bloqueado: ${motivo}`,
    aparelho: (motivo: string) => `Aparelho bloqueado: ${motivo}`,
    emitente: (motivo: string) => `Emitente bloqueado: ${motivo}`,
    rede: (motivo: string) => `Rede bloqueada: ${motivo}`,
  },
} as const;
