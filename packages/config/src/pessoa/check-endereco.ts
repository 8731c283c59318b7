import { isCep } from '@trevo/rules/pessoa/endereco/cep';
import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import { findMunicipio } from '@trevo/rules/pessoa/endereco/municipio';

/** An address as typed or sent; a missing part is empty. */
export type EnderecoInformado = {
  readonly [Parte in 'cep' | 'endereco' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado']?:
    | string
    | undefined;
};
export type EnderecoParte = keyof EnderecoInformado;

export interface EnderecoRules {
  /** Whether the campaign requires an address; filled parts are validated in any case. */
  readonly isRequired: boolean;
  /** Minimum characters of a neighbourhood. */
  readonly bairroMinimo: number;
  /** Names of the state's municipalities, or undefined when the list is unavailable: then any city passes. */
  readonly municipios?: readonly string[] | undefined;
  /** The neighbourhood returned by the postal code service: valid however short, like "Sé". */
  readonly bairroFromCep?: string | undefined;
}

const ruaMinimo = 5;
const cidadeMinimo = 3;

const words = {
  cep: 'Informe um CEP válido.',
  endereco: `Informe a rua com no mínimo ${ruaMinimo} letras.`,
  numero: 'Informe o número.',
  cidade: 'Informe a cidade.',
  estado: 'Escolha o estado.',
};

/**
 * Validates an address part by part; a valid part has no key in the result. Source: the rules of registration
 * and profile.
 */
export function checkEndereco(
  informado: EnderecoInformado,
  { isRequired, bairroMinimo, municipios, bairroFromCep }: EnderecoRules,
): Partial<Record<EnderecoParte, string>> {
  const parte = (nome: EnderecoParte) => (informado[nome] ?? '').trim();
  const wrong: Partial<Record<EnderecoParte, string>> = {};
  const check = (nome: EnderecoParte, mensagem: string, isRight: (text: string) => boolean) => {
    const text = parte(nome);
    if (text === '' ? isRequired : !isRight(text)) wrong[nome] = mensagem;
  };
  check('cep', words.cep, isCep);
  check('endereco', words.endereco, (text) => text.length >= ruaMinimo);
  check('numero', words.numero, (text) => /^\d{1,6}$/.test(text));
  check(
    'bairro',
    bairroMinimo > 1 ? `Informe o bairro com no mínimo ${bairroMinimo} letras.` : 'Informe o bairro.',
    (text) => text.length >= bairroMinimo || text === bairroFromCep,
  );
  check('estado', words.estado, (text) => findEstado(text) !== undefined);
  check('cidade', words.cidade, (text) => text.length >= cidadeMinimo);
  const estado = parte('estado');
  const isListed = !municipios || findMunicipio(estado, parte('cidade'), municipios);
  if (parte('cidade') !== '' && !wrong.cidade && !wrong.estado && estado !== '' && !isListed) {
    wrong.cidade = toCidadeWords(parte('cidade'), estado);
  }
  return wrong;
}

/** Formats the message for a city that does not exist in the state. */
const toCidadeWords = (cidade: string, estado: string): string =>
  `"${cidade}" é inválido em "${estado}". Verifique se a cidade está digitada corretamente para o estado selecionado.`;
