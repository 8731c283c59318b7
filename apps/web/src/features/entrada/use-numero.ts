import { getCnpjRegra, getTipoIdentificacao } from '@trevo/config/configuracao-questions';
import { checkUsuario, checkUsuarioWhileTyping } from '@trevo/rules/usuario';
import { useState } from 'react';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { toUsuarioWords } from '../consumidor/public.ts';

export interface Numero {
  readonly usuario: string;
  readonly erro: string | null;
  change(usuario: string): void;
  /** Judges it as complete, and says what is wrong at the field. */
  isRight(): boolean;
}

/** The login number while it is typed: a wrong one is said as soon as it could be complete. */
export function useNumero(initial: string): Numero {
  const configuracao = useConfiguracao();
  const tipo = getTipoIdentificacao(configuracao);
  const cnpj = getCnpjRegra(configuracao);
  const texto = useTexto();
  const [usuario, setUsuario] = useState(initial);
  const [erro, setErro] = useState<string | null>(null);
  return {
    usuario,
    erro,
    change(next) {
      setUsuario(next);
      const wrong = checkUsuarioWhileTyping(tipo, next, cnpj);
      setErro(wrong && toUsuarioWords(wrong, tipo, texto));
    },
    isRight() {
      const wrong = checkUsuario(tipo, usuario, cnpj);
      if (wrong) setErro(toUsuarioWords(wrong, tipo, texto));
      return wrong === null;
    },
  };
}
