import { useLayoutEffect, useRef } from 'react';
import { codigoText, ConfirmarCelularModal } from '../../consumidor/public.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { toasts } from '../../../platform/toast/toasts.ts';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import styles from './PerfilFormulario.module.css';
import { perfilText as text } from '../perfil.text.ts';
import { usePerfil, type PerfilOptions } from '../use-perfil.ts';
import { useSecoes } from '../use-secoes.ts';
import { PerfilCampos } from './PerfilCampos.tsx';
import { SenhaAtualModal } from './SenhaAtualModal.tsx';

export interface PerfilFormularioProps extends PerfilOptions {
  id: string;
  pending: boolean;
  /** Form names of the fields that the user was sent here to fill. */
  wanted: readonly string[];
}

/** Profile form with its dialogs. */
export function PerfilFormulario({ id, pending, wanted, ...options }: PerfilFormularioProps) {
  const texto = useTexto();
  const perfil = usePerfil(options);
  const secoes = useSecoes(perfil, wanted);
  const { aviso, closeAviso, submit } = perfil;
  const form = useFirstWrongFocus(aviso !== null);
  return (
    <>
      <form
        ref={form}
        id={id}
        noValidate
        aria-busy={pending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && event.target === event.currentTarget) void submit(event);
        }}
      >
        <PerfilCampos perfil={perfil} secoes={secoes} />
      </form>
      <ConfirmarCelularModal
        celular={perfil.celular}
        onConfirm={(comprovante) => {
          toasts.show(texto(codigoText.valido.id, codigoText.valido.texto), { tone: 'sucesso' });
          perfil.confirmCelular(comprovante);
        }}
        onClose={perfil.leaveCelular}
      />
      <SenhaAtualModal
        open={perfil.senhaPedido !== null}
        erro={perfil.senhaPedido?.erro ?? null}
        pending={pending}
        onConfirm={perfil.confirmSenha}
        onClose={perfil.leaveSenha}
      />
      <InfoModal
        open={aviso !== null}
        onClose={closeAviso}
        tone="alerta"
        title={texto(text.ops.id, text.ops.texto)}
        message={aviso?.mensagem}
      >
        {aviso && aviso.itens.length > 0 && (
          <ul className={styles.itens}>
            {aviso.itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </InfoModal>
    </>
  );
}

/** Focuses the first invalid field after the error modal was closed: a modal dialog makes the form inert. */
function useFirstWrongFocus(isSaid: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasSaid = useRef(false);
  useLayoutEffect(() => {
    if (wasSaid.current && !isSaid) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    wasSaid.current = isSaid;
  }, [isSaid]);
  return form;
}
