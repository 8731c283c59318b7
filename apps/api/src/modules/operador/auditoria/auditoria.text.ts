import type { EmailMensagem } from '../../../adapters/email/email.port.ts';
import type { Cabeca } from './assinatura.ts';

/** Messages about the audit trail. */
export const auditoriaText = {
  removida: (seguinte: number) => `falta este registro; o seguinte é o ${seguinte}`,
  trocada: 'o registro não continua o de antes: foi trocado de lugar ou posto no meio',
  alterada: 'o conteúdo do registro mudou depois de encadeado',
  outraCabeca:
    'o registro não é o que a cabeça assinada diz: a corrente foi refeita ou uma cópia foi restaurada',
  cortada: 'a corrente termina antes desta cabeça: foi cortada, ou uma cópia antiga foi restaurada',
  ausente: (cabecas: number) =>
    `a corrente inteira falta, embora cabeças assinadas a nomeiem (${cabecas}): foi apagada, ou os hashes dela`,
  soltos: (registros: number) =>
    `registros fora da corrente há mais de duas horas: ${registros}; o encadeamento parou, ou os hashes foram apagados`,
  semAssinatura: (dia: string) => `a cabeça do dia ${dia} não tem a assinatura desta instalação`,
  semAssinaturaHora: (em: string) => `a cabeça da hora ${em} não tem a assinatura desta instalação`,
};

/** Renders the e-mail that makes its reader a witness of a day's head. It leaves by the program's own sender. */
export const toCabecaEmail = (
  destinatario: string,
  { corrente, dia, ordem, hash }: Cabeca,
  assinatura: string,
): EmailMensagem => ({
  promotoraId: '',
  destinatario,
  assunto: `Registro de quem fez o quê: ${dia}`,
  texto: [
    `O registro do dia ${dia} está fechado. Guarde este e-mail: com ele se prova que nada foi mudado depois.`,
    '',
    `Corrente: ${corrente || '(instalação)'}`,
    `Registros até aqui: ${ordem}`,
    `Cabeça: ${hash}`,
    `Assinatura: ${assinatura}`,
    '',
    `Para conferir: npm run auditoria -- verificar --cabeca ${corrente}:${ordem}:${hash}`,
  ].join('\n'),
});
