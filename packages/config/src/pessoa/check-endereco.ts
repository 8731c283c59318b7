import { isCep } from '@trevo/rules/pessoa/cep';
import { findEstado } from '@trevo/rules/pessoa/estados';
import { findMunicipio } from '@trevo/rules/pessoa/municipio';

/** An address as it is typed or sent; a missing part is an empty one. */
export type EnderecoInformado = {
  readonly [Parte in 'cep' | 'endereco' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'estado']?:
    string | undefined;
};
export type EnderecoParte = keyof EnderecoInformado;

export interface EnderecoRules {
  /** Whether the campaign wants an address at all; what is filled is judged either way. */
  readonly isRequired: boolean;
  /** Fewest characters of a neighbourhood. */
  readonly bairroMinimo: number;
  /** Names of the state's municipalities, or undefined while the list could not be had: then any city passes. */
  readonly municipios?: readonly string[] | undefined;
  /** The neighbourhood that the postal code itself answered: right however short, as "Sé" is. */
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

/** Judges an address part by part; no key for a part that is right. Source: the rules of registration and profile. */
export function checkEndereco(
  informado: EnderecoInformado,
  { isRequired, bairroMinimo, municipios, bairroFromCep }: EnderecoRules,
): Partial<Record<EnderecoParte, string>> {
  const parte = (nome: EnderecoParte) => (informado[nome] ?? '').trim();
  const wrong: Partial<Record<EnderecoParte, string>> = {};
  const judge = (nome: EnderecoParte, mensagem: string, isRight: (text: string) => boolean) => {
    const text = parte(nome);
    if (text === '' ? isRequired : !isRight(text)) wrong[nome] = mensagem;
  };
  judge('cep', words.cep, isCep);
  judge('endereco', words.endereco, (text) => text.length >= ruaMinimo);
  judge('numero', words.numero, (text) => /^\d{1,6}$/.test(text));
  judge(
    'bairro',
    bairroMinimo > 1 ? `Informe o bairro com no mínimo ${bairroMinimo} letras.` : 'Informe o bairro.',
    (text) => text.length >= bairroMinimo || text === bairroFromCep,
  );
  judge('estado', words.estado, (text) => findEstado(text) !== undefined);
  judge('cidade', words.cidade, (text) => text.length >= cidadeMinimo);
  const estado = parte('estado');
  const isListed = !municipios || findMunicipio(estado, parte('cidade'), municipios);
  if (parte('cidade') !== '' && !wrong.cidade && !wrong.estado && estado !== '' && !isListed) {
    wrong.cidade = toCidadeWords(parte('cidade'), estado);
  }
  return wrong;
}

/** The sentence for a city that the state does not have. */
const toCidadeWords = (cidade: string, estado: string): string =>
  `"${cidade}" é inválido em "${estado}". Verifique se a cidade está digitada corretamente para o estado selecionado.`;
