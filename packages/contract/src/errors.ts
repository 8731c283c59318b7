import { writeValor } from '@trevo/rules/tempo/dia-curto';
import { requisicaoErrors } from './requisicao/requisicao.errors.ts';
import { configuracaoErrors } from './configuracao/configuracao.errors.ts';
import { campanhaErrors } from './campanha/campanha.errors.ts';
import { loginErrors } from './login/login.errors.ts';
import { consumidorErrors } from './consumidor/consumidor.errors.ts';
import { meusDadosErrors } from './meus-dados/meus-dados.errors.ts';
import { notificacaoErrors } from './notificacao/notificacao.errors.ts';
import { uploadErrors } from './upload/upload.errors.ts';
import { externoErrors } from './externo/externo.errors.ts';
import { quizErrors } from './quiz/quiz.errors.ts';
import { cupomErrors } from './cupom/cupom.errors.ts';
import { documentoFiscalErrors } from './documento-fiscal/documento-fiscal.errors.ts';
import { apuracaoErrors } from './documento-fiscal/apuracao.errors.ts';
import { comperErrors } from './comper/comper.errors.ts';
import { contaCorrenteErrors } from './conta-corrente/conta-corrente.errors.ts';
import { produtoErrors } from './produto/produto.errors.ts';
import { pedidoErrors } from './pedido/pedido.errors.ts';
import { fidelidadeErrors } from './fidelidade/fidelidade.errors.ts';
import { estoqueErrors } from './estoque/estoque.errors.ts';
import { estudioErrors } from './estudio/estudio.errors.ts';
import { encerramentoErrors } from './encerramento/encerramento.errors.ts';
import { exportacaoErrors } from './exportacao/exportacao.errors.ts';
import { bloqueioErrors } from './bloqueio/bloqueio.errors.ts';
import { webhookErrors } from './webhook/webhook.errors.ts';
import { premioErrors } from './premio/premio.errors.ts';
import { raspadinhaErrors } from './raspadinha/raspadinha.errors.ts';
import { indicacaoErrors } from './indicacao/indicacao.errors.ts';
import { sorteioErrors } from './sorteio/sorteio.errors.ts';
import { operadorErrors } from './operador/operador.errors.ts';
import { atendimentoErrors } from './atendimento/atendimento.errors.ts';
import { vendaErrors } from './venda/venda.errors.ts';

export type { ErrorEntry } from './error-entry.ts';

/** All errors by code. A code begins with the noun of its folder. docs/reference/errors.md is generated from here. */
export const errors = {
  ...requisicaoErrors,
  ...configuracaoErrors,
  ...campanhaErrors,
  ...loginErrors,
  ...consumidorErrors,
  ...meusDadosErrors,
  ...notificacaoErrors,
  ...uploadErrors,
  ...externoErrors,
  ...quizErrors,
  ...cupomErrors,
  ...documentoFiscalErrors,
  ...apuracaoErrors,
  ...comperErrors,
  ...contaCorrenteErrors,
  ...produtoErrors,
  ...pedidoErrors,
  ...fidelidadeErrors,
  ...raspadinhaErrors,
  ...premioErrors,
  ...estoqueErrors,
  ...bloqueioErrors,
  ...webhookErrors,
  ...encerramentoErrors,
  ...exportacaoErrors,
  ...estudioErrors,
  ...indicacaoErrors,
  ...sorteioErrors,
  ...operadorErrors,
  ...atendimentoErrors,
  ...vendaErrors,
} as const;

export type ErrorCode = keyof typeof errors;

type Placeholders<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Placeholders<Rest>
  : never;
type WordsOf<Code extends ErrorCode> =
  | (typeof errors)[Code]['mensagem']
  | ((typeof errors)[Code] extends { readonly cura: infer Cura extends string } ? Cura : never);
/** The named placeholders in the message of a code; a missing one is a compile error. */
export type ErrorPlaceholders<Code extends ErrorCode> = Record<Placeholders<WordsOf<Code>>, string | number>;

/**
 * Fills `{name}` placeholders, formatting a day `yyyy-mm-dd` for display; a placeholder without a value stays
 * visible.
 */
export function fillPlaceholders(text: string, holes: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const valor = holes[name];
    return valor === undefined ? whole : writeValor(valor);
  });
}

/** Narrows a text to a known error code (for codes returned by the database). */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}
