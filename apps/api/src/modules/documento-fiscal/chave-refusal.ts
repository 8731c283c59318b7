import type { ErrorCode } from '@trevo/contract/errors';
import { nameModelo, type ChaveMotivo, type ChaveRecusada } from '@trevo/rules/chave-acesso';
import { DomainError } from '../../kernel/domain-error.ts';

const codes: Record<ChaveMotivo, ErrorCode> = {
  vazia: 'documentoFiscal.chaveVazia',
  tamanho: 'documentoFiscal.chaveTamanho',
  caractere: 'documentoFiscal.chaveCaractere',
  boleto: 'documentoFiscal.boleto',
  ufInexistente: 'documentoFiscal.ufInexistente',
  mesInexistente: 'documentoFiscal.mesInexistente',
  mesFuturo: 'documentoFiscal.mesFuturo',
  emitenteInvalido: 'documentoFiscal.emitenteInvalido',
  modeloNaoAceito: 'documentoFiscal.modeloDesconhecido',
  digitoInvalido: 'documentoFiscal.chaveInvalida',
};

/** The refusal of an access key that cannot be one, with the group of four to look at when it is known. */
export function refuseChave(recusada: ChaveRecusada): DomainError {
  const { motivo, grupo, modelo } = recusada;
  const nome = modelo ? nameModelo(modelo) : null;
  return new DomainError(
    codes[motivo],
    {
      ...(grupo ? { grupo } : {}),
      ...(motivo === 'modeloNaoAceito' ? { nome: nome ?? 'tipo desconhecido' } : {}),
    },
    [{ campo: 'chaveAcesso', mensagem: motivo }],
  );
}
