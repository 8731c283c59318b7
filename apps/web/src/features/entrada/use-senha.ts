import { getSenhaMinimo } from '@trevo/config/configuracao-questions';
import { useState } from 'react';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { entradaText as text } from './entrada.text.ts';
import type { Entrar } from './use-entrar.ts';
import type { Modals } from './use-modal.ts';
import type { Numero } from './use-numero.ts';

export interface Senha {
  readonly senha: string;
  readonly erro: string | null;
  change(senha: string): void;
  /** Says at the field why it was refused. */
  refuse(mensagem: string): void;
  /** Answers with the field that is wrong, to give it the focus. */
  submit(): 'usuario' | null;
}

export interface SenhaOptions {
  readonly numero: Numero;
  readonly entrar: Entrar;
  readonly modals: Modals;
  readonly initial: string;
}

/** The password, and signing in with it. */
export function useSenha({ numero, entrar, modals, initial }: SenhaOptions): Senha {
  const minimo = getSenhaMinimo(useConfiguracao());
  const texto = useTexto();
  const [senha, setSenha] = useState(initial);
  const [erro, setErro] = useState<string | null>(null);
  return {
    senha,
    erro,
    change(next) {
      setSenha(next);
      setErro(null);
    },
    refuse: setErro,
    submit() {
      if (entrar.pending) return null;
      if (numero.usuario === '' || senha === '') {
        modals.show({ mensagem: modals.say(text.formInvalido) });
        return null;
      }
      if (!numero.isRight()) return 'usuario';
      if (senha.length < minimo) {
        modals.show({
          titulo: modals.say(text.senhaInvalida),
          mensagem: texto('msg.login.senhaInvalida', text.senhaMinimo(minimo)),
        });
        return null;
      }
      void entrar.signIn(numero.usuario, { senha }, setErro);
      return null;
    },
  };
}
