import { checkChaveAcessoWhileTyping, parseChaveAcesso, type ChaveAcesso } from '@trevo/rules/chave-acesso';
import { nameModelo } from '@trevo/rules/modelo-fiscal';
import { chaveErros, digitacaoText as text } from './digitacao.text.ts';

export interface ChaveSituacao {
  /** Set once the key is complete and right. */
  chave: ChaveAcesso | null;
  /** What is wrong so far, in words; null while nothing is. */
  erro: string | null;
  /** Positions from 0 to 10 of the groups to mark. */
  wrongGroups: number[];
  missing: number;
}

/** Judges what is typed so far and says in words which group to look at. */
export function judgeChave(value: string, hoje: string): ChaveSituacao {
  const { grupos, motivo, modelo, faltam } = checkChaveAcessoWhileTyping(value, hoje);
  const errado = grupos.find(({ situacao }) => situacao === 'errado')?.grupo;
  const wrongGroups = grupos.flatMap(({ situacao }, i) =>
    situacao === 'errado' || situacao === 'suspeito' ? [i] : [],
  );
  const parsed = faltam === 0 ? parseChaveAcesso(value, hoje) : null;
  if (parsed?.ok) return { chave: parsed.chave, erro: null, wrongGroups: [], missing: 0 };
  // A whole bank slip is told apart only at its end.
  if (parsed?.motivo === 'boleto')
    return { chave: null, erro: chaveErros.boleto, wrongGroups: [], missing: 0 };
  if (!motivo) return { chave: null, erro: null, wrongGroups, missing: faltam };
  const nome = motivo === 'modeloNaoAceito' && modelo ? nameModelo(modelo) : null;
  const words = nome ? text.outroDocumento(nome) : chaveErros[motivo];
  return { chave: null, erro: errado ? text.grupo(errado) + words : words, wrongGroups, missing: faltam };
}
