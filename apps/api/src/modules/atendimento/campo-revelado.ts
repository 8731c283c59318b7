import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatNome } from '@trevo/rules/pessoa/nome';
import { formatCep, formatCpfCnpj, formatDiaMesAno, formatTelefone } from '@trevo/rules/texto/mask';
import type { PessoaView } from './pessoa.views.ts';

export type CampoRevelavel = RetornoOf<Calls['operador.revelarCampo']>['campo'];

const partesEndereco = ['endereco', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const;

/** Returns a field of a person as people write it; an empty text without a value. */
export function revealCampo(pessoa: PessoaView, campo: CampoRevelavel): string {
  const values: Readonly<Record<CampoRevelavel, () => string>> = {
    nome: () => formatNome(pessoa.nome),
    cpf: () => formatCpfCnpj(pessoa.cpf ?? ''),
    telefoneContato: () => formatTelefone(pessoa.telefone_contato ?? ''),
    email: () => pessoa.email ?? '',
    dataNascimento: () => formatDiaMesAno(pessoa.data_nascimento ?? ''),
    endereco: () => writeEndereco(pessoa.endereco as Readonly<Record<string, string>>),
  };
  return pessoa.ativo ? values[campo]() : '';
}

function writeEndereco(endereco: Readonly<Record<string, string>>): string {
  const partes = partesEndereco.flatMap((parte) => endereco[parte] || []);
  const cep = endereco['cep'] ? [formatCep(endereco['cep'])] : [];
  return [...partes, ...cep].join(', ');
}
