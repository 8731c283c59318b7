import {
  type ChaveAcesso,
  checkChaveAcessoWhileTyping,
  parseChaveAcesso,
} from '@trevo/rules/documento-fiscal/chave-acesso';
import { nameModelo } from '@trevo/rules/documento-fiscal/modelo-fiscal';
import { chaveErros, chaveText } from './chave.text.ts';

export interface ChaveSituacao {
  /** Set once the key is complete and valid. */
  chave: ChaveAcesso | null;
  /** User-visible error, or null. */
  erro: string | null;
  /** Indexes (0 to 10) of the groups to mark. */
  wrongGroups: number[];
  missing: number;
}

/** Validates the typed part of a key and returns which group to check. */
export function checkChave(value: string, hoje: string): ChaveSituacao {
  const { grupos, motivo, modelo, faltam } = checkChaveAcessoWhileTyping(value, hoje);
  const errado = grupos.find(({ situacao }) => situacao === 'errado')?.grupo;
  const wrongGroups = grupos.flatMap(({ situacao }, i) =>
    situacao === 'errado' || situacao === 'suspeito' ? [i] : [],
  );
  const parsed = faltam === 0 ? parseChaveAcesso(value, hoje) : null;
  if (parsed?.ok) return { chave: parsed.chave, erro: null, wrongGroups: [], missing: 0 };
  // A bank slip can only be recognised when it is complete.
  if (parsed?.motivo === 'boleto')
    return { chave: null, erro: chaveErros.boleto, wrongGroups: [], missing: 0 };
  if (!motivo) return { chave: null, erro: null, wrongGroups, missing: faltam };
  const nome = motivo === 'modeloNaoAceito' && modelo ? nameModelo(modelo) : null;
  const words = nome ? chaveText.outroDocumento(nome) : chaveErros[motivo];
  return {
    chave: null,
    erro: errado ? chaveText.grupo(errado) + words : words,
    wrongGroups,
    missing: faltam,
  };
}

/** Returns the error of a key that is incomplete when it is submitted; null for a complete one. */
export function describeFalta(value: string, missing: number): string | null {
  if (missing === 0) return null;
  return value === '' ? chaveErros.vazia : chaveText.incompleta(missing);
}
