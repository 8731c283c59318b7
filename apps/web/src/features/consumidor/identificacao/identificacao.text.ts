import type { TipoIdentificacao } from '@trevo/config/configuracao/configuracao-questions';
import { entradaWords } from '@trevo/config/configuracao/textos/entrada-words';
import type { UsuarioErro } from '@trevo/rules/pessoa/usuario';

/** Texts of the login identifier. */
export const identificacaoText = {
  rotulo: entradaWords.rotulo,
  exemplo: entradaWords.exemplo,
  letras: 'Tem letras?',
  soNumeros: 'Só números',
  obrigatorio: {
    telefone: 'Digite seu celular com DDD.',
    cpf: 'Digite seu CPF.',
    cnpj: 'Digite o CNPJ.',
    cpfCnpj: 'Digite seu CPF ou CNPJ.',
  },
  minimo: {
    telefone: 'O celular tem 11 números, contando o DDD.',
    cpf: 'O CPF tem 11 números.',
    cnpj: 'O CNPJ tem 14 caracteres.',
    cpfCnpj: 'O CPF tem 11 números e o CNPJ, 14 caracteres.',
  },
  cpfInvalido: { id: 'msg.numero.cpfInvalido', texto: 'CPF inválido' },
  cnpjInvalido: { id: 'msg.numero.cnpjInvalido', texto: 'CNPJ inválido' },
  cpfCnpjInvalido: { id: 'msg.numero.cpfCnpjInvalido', texto: 'CPF/CNPJ inválido' },
} as const;

/** Returns the error text of a login identifier. */
export function toUsuarioWords(
  erro: UsuarioErro,
  tipo: TipoIdentificacao,
  texto: (id: string, fallback: string) => string = (_, fallback) => fallback,
): string {
  if (erro === 'obrigatorio' || erro === 'minimo') return identificacaoText[erro][tipo];
  return texto(identificacaoText[erro].id, identificacaoText[erro].texto);
}
