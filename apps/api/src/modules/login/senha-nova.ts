import type { Detalhe } from '@trevo/contract/envelope';
import { isSenhaNova, senhaAtualMinimo } from '@trevo/rules/senha';
import { refuse } from '../../kernel/domain-error.ts';

const regra = 'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.';

/** Refuses a new password that is too weak, naming the field. */
export function checkSenhaNova(novaSenha: string): void {
  const mensagem = judge(novaSenha);
  if (mensagem) throw refuse('requisicao.invalida', {}, [{ campo: 'novaSenha', mensagem }]);
}

/** Refuses a change of password whose fields do not hold, naming each of them. */
export function checkTrocaSenha(
  troca: { senhaAtual: string; novaSenha: string; confirmacao: string },
  textoAtualMinimo: string,
): void {
  const { senhaAtual, novaSenha, confirmacao } = troca;
  const detalhes: Detalhe[] = [];
  const judged = judge(novaSenha);
  if (!senhaAtual) detalhes.push({ campo: 'senhaAtual', mensagem: 'Senha atual é requerida' });
  else if (senhaAtual.length < senhaAtualMinimo)
    detalhes.push({ campo: 'senhaAtual', mensagem: textoAtualMinimo });
  if (judged) detalhes.push({ campo: 'novaSenha', mensagem: judged });
  if (!confirmacao)
    detalhes.push({ campo: 'confirmacao', mensagem: 'O Campo confirmação de senha é requerido' });
  else if (confirmacao !== novaSenha)
    detalhes.push({ campo: 'confirmacao', mensagem: 'As senhas novas devem ser iguais' });
  if (detalhes.length > 0) throw refuse('requisicao.invalida', {}, detalhes);
}

function judge(novaSenha: string): string | undefined {
  if (!novaSenha) return 'O Campo nova senha é requerido';
  return isSenhaNova(novaSenha) ? undefined : regra;
}
